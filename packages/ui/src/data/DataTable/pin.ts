import * as css from './DataTable.css.ts';

/** Classes of the cell in column `index` if the first `pins` columns are pinned. */
export const pinClass = (index: number, pins: number): string => {
  if (index >= pins) return '';
  return index === pins - 1 ? `${css.pinned} ${css.pinnedLast}` : css.pinned;
};

/** Sticky offset of a pinned cell, from a CSS variable of the table. */
export const pinStyle = (
  index: number,
  pins: number,
): { readonly insetInlineStart: string } | undefined =>
  index < pins ? { insetInlineStart: `var(--pin-${index})` } : undefined;

/** The table's CSS variables with the offsets of the pinned columns. */
export const pinVariables = (offsets: readonly number[]): Readonly<Record<string, string>> =>
  Object.fromEntries(offsets.map((offset, index) => [`--pin-${index}`, `${offset}px`]));
