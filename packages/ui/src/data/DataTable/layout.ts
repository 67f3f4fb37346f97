import type { Column, ColumnLayout, TableLayout } from './types.ts';

export type { ColumnLayout, TableLayout };

/** The parts of a column that its place depends on. */
export type ColumnFacts = Pick<
  Column<never>,
  'id' | 'width' | 'minWidth' | 'from' | 'isPinned' | 'isRowHeader' | 'canHide'
>;

export const COLUMN_MIN_PX = 72;
export const COLUMN_MAX_PX = 720;
/** One press of an arrow key at a column's edge. */
export const RESIZE_STEP_PX = 16;
/** Width of a pinned column without a width of its own. */
const PINNED_PX = 160;
const DEFAULT_TRACK = 'minmax(0, 1fr)';
/** Minimum width of a flexible column once someone has set the width of another. */
const SQUEEZED_PX = 120;

/** The layout after one column got other values. */
export function withColumn(layout: TableLayout, id: string, change: ColumnLayout): TableLayout {
  return { ...layout, [id]: { ...layout[id], ...change } };
}

/** The layout without the width that a person gave a column. */
export function withoutWidth(layout: TableLayout, id: string): TableLayout {
  const { width: _width, ...rest } = layout[id] ?? {};
  return { ...layout, [id]: rest };
}

/** A width that a column can have. */
export const clampWidth = (px: number): number =>
  Math.round(Math.min(Math.max(px, COLUMN_MIN_PX), COLUMN_MAX_PX));

/** Whether a person may hide the column; what names the row stays. */
export const canHide = ({ canHide: may, isRowHeader }: ColumnFacts): boolean =>
  may ?? isRowHeader !== true;

export const isPinned = (column: ColumnFacts, layout: TableLayout): boolean =>
  layout[column.id]?.isPinned ?? column.isPinned ?? false;

/** Whether a column is chosen, whatever room there is. */
export const isChosen = (column: ColumnFacts, layout: TableLayout): boolean =>
  layout[column.id]?.isShown ?? true;

/** All columns in the order that the person gave them, the pinned ones first. */
export function orderedColumns<C extends ColumnFacts>(
  columns: readonly C[],
  layout: TableLayout,
): readonly C[] {
  const ordered = columns
    .map((column, index) => ({ column, place: layout[column.id]?.place ?? index }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ column }) => column);
  return [
    ...ordered.filter((column) => isPinned(column, layout)),
    ...ordered.filter((column) => !isPinned(column, layout)),
  ];
}

/** The columns that a column can swap places with: its neighbors, pinned or unpinned like it. */
export function neighbors<C extends ColumnFacts>(
  shown: readonly C[],
  layout: TableLayout,
  id: string,
): { readonly before: C | undefined; readonly after: C | undefined } {
  const at = shown.findIndex((column) => column.id === id);
  const own = shown[at];
  const alike = (other: C | undefined) =>
    own && other && isPinned(own, layout) === isPinned(other, layout) ? other : undefined;
  return { before: alike(shown[at - 1]), after: alike(shown[at + 1]) };
}

/** The layout after two of the shown columns changed places. */
export function withSwapped(
  shown: readonly ColumnFacts[],
  layout: TableLayout,
  [one, other]: readonly [string, string],
): TableLayout {
  const swapped = new Map([
    [one, other],
    [other, one],
  ]);
  return shown.reduce<TableLayout>(
    (changed, { id }, place) => withColumn(changed, swapped.get(id) ?? id, { place }),
    layout,
  );
}

/**
 * The layout after a column was moved next to another. Pinned columns stay together: a column that
 * moves among them is pinned, and one that leaves them is unpinned.
 */
export function withMoved(
  columns: readonly ColumnFacts[],
  layout: TableLayout,
  id: string,
  { beside, isAfter }: { readonly beside: string; readonly isAfter: boolean },
): TableLayout {
  const ordered = orderedColumns(columns, layout);
  const moved = ordered.find((column) => column.id === id);
  const others = ordered.filter((column) => column !== moved);
  const found = others.findIndex((column) => column.id === beside);
  if (!moved || found === -1) return layout;
  const at = isAfter ? found + 1 : found;
  const [before, after] = [others[at - 1], others[at]];
  const wasPinned = isPinned(moved, layout);
  const isBetween = after !== undefined && isPinned(after, layout);
  const isBehind = before !== undefined && !isPinned(before, layout);
  const staysPinned = isBetween || (wasPinned && !isBehind);
  const placed = others
    .toSpliced(at, 0, moved)
    .reduce<TableLayout>(
      (changed, column, place) => withColumn(changed, column.id, { place }),
      layout,
    );
  return staysPinned === wasPinned ? placed : withColumn(placed, id, { isPinned: staysPinned });
}

/**
 * The shown columns in order. A narrow table leaves out those with a `from`, unless the person
 * asked for them.
 */
export function shownColumns<C extends ColumnFacts>(
  columns: readonly C[],
  layout: TableLayout,
  tableWidth: number,
): readonly C[] {
  return orderedColumns(columns, layout).filter(
    (column) =>
      layout[column.id]?.isShown ?? (tableWidth === 0 || tableWidth >= (column.from ?? 0)),
  );
}

/** The minimum width of a CSS grid track; 0 if it has none. */
export function leastPx(track: string): number {
  const [, px] = /(\d+(?:\.\d+)?)px/.exec(track) ?? [];
  return px === undefined ? 0 : Number(px);
}

function trackOf(column: ColumnFacts, layout: TableLayout): string {
  const width = layout[column.id]?.width;
  if (width !== undefined) return `${width}px`;
  const own = column.width ?? DEFAULT_TRACK;
  if (isPinned(column, layout)) return `${leastPx(own) || PINNED_PX}px`;
  if (column.width !== undefined) return own;
  const hasWidths = Object.values(layout).some(({ width: given }) => given !== undefined);
  const least = column.minWidth ?? (hasWidths ? SQUEEZED_PX : 0);
  return least === 0 ? own : `minmax(${least}px, 1fr)`;
}

export interface Tracks {
  /** `grid-template-columns` of every row. */
  readonly template: string;
  /** In a table narrower than this, the columns scroll sideways, px. */
  readonly minWidth: number;
  /** Distance of each pinned column from the table's start, px. */
  readonly pinOffsets: readonly number[];
  /** Total width of the pinned columns with what precedes them, px. */
  readonly pinnedWidth: number;
}

/** Places the shown columns behind `lead` and before `trail` (their widths in px, 0 for none). */
export function tracksOf(
  shown: readonly ColumnFacts[],
  layout: TableLayout,
  { lead, trail }: { readonly lead: number; readonly trail: number },
): Tracks {
  const tracks = shown.map((column) => trackOf(column, layout));
  const pinOffsets: number[] = [];
  let pinnedWidth = lead;
  for (const [index, column] of shown.entries()) {
    if (!isPinned(column, layout)) break;
    pinOffsets.push(pinnedWidth);
    pinnedWidth += leastPx(tracks[index] ?? '');
  }
  return {
    template: [
      ...(lead > 0 ? [`${lead}px`] : []),
      ...tracks,
      ...(trail > 0 ? [`${trail}px`] : []),
    ].join(' '),
    minWidth: tracks.reduce((sum, track) => sum + leastPx(track), lead + trail),
    pinOffsets,
    pinnedWidth: pinOffsets.length > 0 ? pinnedWidth : 0,
  };
}
