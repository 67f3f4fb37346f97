export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** A filter of a list. Its values stand in the address under its id, divided by commas. */
export interface ListFilter {
  /** The name in the address, and in the call that fetches the list. */
  readonly id: string;
  /** "Fleet". */
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** One value at a time; default several. */
  readonly isSingle?: boolean;
}
