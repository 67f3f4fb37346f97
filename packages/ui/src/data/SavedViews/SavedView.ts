/** A list's saved filters, sort order, and columns. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** Provided by the product or an administrator; people can choose it, but not change it. */
  readonly isFixed?: boolean;
  /** The user who shares it; people can choose it and save it as their own, but not change it. */
  readonly sharedBy?: string;
  /** Set on a person's own view if others can use it too. */
  readonly isShared?: boolean;
}
