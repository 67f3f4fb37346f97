export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** A filter of a list. The URL holds its values under its ID, separated by commas. */
export interface ListFilter {
  /** The name in the URL, and in the call that fetches the list. */
  readonly id: string;
  /** "Fleet". */
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** One value at a time; several by default. */
  readonly isSingle?: boolean;
}
