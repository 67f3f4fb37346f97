/** A saved arrangement of a list: its filters, its sort order, and its columns. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** Provided by the product or an administrator: people can choose it, but not change it. */
  readonly isFixed?: boolean;
  /** Shared by another user: people can choose it and save it as a new one, but not change it. */
  readonly sharedBy?: string;
  /** A person's own view, which others may use too. */
  readonly isShared?: boolean;
}
