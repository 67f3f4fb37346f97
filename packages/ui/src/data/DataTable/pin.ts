import * as css from './DataTable.css.ts';

/** Classes of a cell of the column at this place, when the first `pins` columns stay in sight. */
export const pinClass = (index: number, pins: number): string => {
  if (index >= pins) return '';
  return index === pins - 1 ? `${css.pinned} ${css.pinnedLast}` : css.pinned;
};

/** Where a pinned cell stays: the distance is a variable of the table. */
export const pinStyle = (
  index: number,
  pins: number,
): { readonly insetInlineStart: string } | undefined =>
  index < pins ? { insetInlineStart: `var(--pin-${index})` } : undefined;

/** The variables that say where the pinned columns stay. */
export const pinVariables = (offsets: readonly number[]): Readonly<Record<string, string>> =>
  Object.fromEntries(offsets.map((offset, index) => [`--pin-${index}`, `${offset}px`]));
