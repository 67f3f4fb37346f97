/** A kept arrangement of a list: what is filtered, how it is sorted, which columns stand in it. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** Comes with the product or from an administrator: can be chosen, not changed. */
  readonly isFixed?: boolean;
  /** Another user shares it: can be chosen and saved as a new one, not changed. */
  readonly sharedBy?: string;
  /** One’s own, which others may use too. */
  readonly isShared?: boolean;
}
