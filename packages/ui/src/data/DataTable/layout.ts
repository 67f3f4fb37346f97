import type { Column, ColumnLayout, TableLayout } from './types.ts';

export type { ColumnLayout, TableLayout };

/** The properties of a column that affect its layout. */
export type ColumnFacts = Pick<
  Column<never>,
  'id' | 'width' | 'minWidth' | 'from' | 'isPinned' | 'isRowHeader' | 'canHide'
>;

export const COLUMN_MIN_PX = 72;
export const COLUMN_MAX_PX = 720;
/** Step of an arrow key at a column's edge. */
export const RESIZE_STEP_PX = 16;
/** Width of a pinned column that has no fixed width. */
const PINNED_PX = 160;
const DEFAULT_TRACK = 'minmax(0, 1fr)';
/** Minimum width of a flexible column once another column's width has been set. */
const SQUEEZED_PX = 120;

/** Returns the layout with one column changed. */
export function withColumn(layout: TableLayout, id: string, change: ColumnLayout): TableLayout {
  return { ...layout, [id]: { ...layout[id], ...change } };
}

/** Returns the layout without a column's custom width. */
export function withoutWidth(layout: TableLayout, id: string): TableLayout {
  const { width: _width, ...rest } = layout[id] ?? {};
  return { ...layout, [id]: rest };
}

/** Rounds a width in px and clamps it to the limits of a column. */
export const clampWidth = (px: number): number =>
  Math.round(Math.min(Math.max(px, COLUMN_MIN_PX), COLUMN_MAX_PX));

/** Whether people can hide the column; by default, all but the row header. */
export const canHide = ({ canHide: explicit, isRowHeader }: ColumnFacts): boolean =>
  explicit ?? isRowHeader !== true;

export const isPinned = (column: ColumnFacts, layout: TableLayout): boolean =>
  layout[column.id]?.isPinned ?? column.isPinned ?? false;

/** Whether the column is not hidden by choice, even if it currently does not fit. */
export const isChosen = (column: ColumnFacts, layout: TableLayout): boolean =>
  layout[column.id]?.isShown ?? true;

/** All columns in the layout's order, pinned ones first. */
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

/** The neighbors that a column can swap with: those that are pinned or unpinned like it. */
export function neighbors<C extends ColumnFacts>(
  shown: readonly C[],
  layout: TableLayout,
  id: string,
): { readonly before: C | undefined; readonly after: C | undefined } {
  const index = shown.findIndex((column) => column.id === id);
  const current = shown[index];
  const swappable = (other: C | undefined) =>
    current && other && isPinned(current, layout) === isPinned(other, layout) ? other : undefined;
  return { before: swappable(shown[index - 1]), after: swappable(shown[index + 1]) };
}

/** Returns the layout with two of the shown columns swapped. */
export function withSwapped(
  shown: readonly ColumnFacts[],
  layout: TableLayout,
  [first, second]: readonly [string, string],
): TableLayout {
  const swapped = new Map([
    [first, second],
    [second, first],
  ]);
  return shown.reduce<TableLayout>(
    (next, { id }, place) => withColumn(next, swapped.get(id) ?? id, { place }),
    layout,
  );
}

/**
 * Returns the layout with a column moved next to another. Pinned columns stay together: a column
 * dropped among them becomes pinned, and one dropped beyond them is unpinned.
 */
export function withMoved(
  columns: readonly ColumnFacts[],
  layout: TableLayout,
  id: string,
  { beside, isAfter }: { readonly beside: string; readonly isAfter: boolean },
): TableLayout {
  const ordered = orderedColumns(columns, layout);
  const movedColumn = ordered.find((column) => column.id === id);
  const otherColumns = ordered.filter((column) => column !== movedColumn);
  const besideIndex = otherColumns.findIndex((column) => column.id === beside);
  if (!movedColumn || besideIndex === -1) return layout;
  const insertIndex = isAfter ? besideIndex + 1 : besideIndex;
  const [before, after] = [otherColumns[insertIndex - 1], otherColumns[insertIndex]];
  const wasPinned = isPinned(movedColumn, layout);
  const isBetween = after !== undefined && isPinned(after, layout);
  const isBehind = before !== undefined && !isPinned(before, layout);
  const staysPinned = isBetween || (wasPinned && !isBehind);
  const reordered = otherColumns
    .toSpliced(insertIndex, 0, movedColumn)
    .reduce<TableLayout>((next, column, place) => withColumn(next, column.id, { place }), layout);
  return staysPinned === wasPinned
    ? reordered
    : withColumn(reordered, id, { isPinned: staysPinned });
}

/**
 * The shown columns in order. Columns with `from` are left out of narrow tables, unless the user
 * chose to show them.
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

/** Minimum width of a CSS grid track in px; 0 if it has none. */
export function leastPx(track: string): number {
  const [, px] = /(\d+(?:\.\d+)?)px/.exec(track) ?? [];
  return px === undefined ? 0 : Number(px);
}

function trackOf(column: ColumnFacts, layout: TableLayout): string {
  const width = layout[column.id]?.width;
  if (width !== undefined) return `${width}px`;
  const track = column.width ?? DEFAULT_TRACK;
  if (isPinned(column, layout)) return `${leastPx(track) || PINNED_PX}px`;
  if (column.width !== undefined) return track;
  const hasWidths = Object.values(layout).some(
    ({ width: customWidth }) => customWidth !== undefined,
  );
  const minWidth = column.minWidth ?? (hasWidths ? SQUEEZED_PX : 0);
  return minWidth === 0 ? track : `minmax(${minWidth}px, 1fr)`;
}

export interface Tracks {
  /** `grid-template-columns` of each row. */
  readonly template: string;
  /** Below this width, the columns scroll sideways, px. */
  readonly minWidth: number;
  /** Distance of each pinned column from the table's start, px. */
  readonly pinOffsets: readonly number[];
  /** Total width of the pinned columns and of `lead`, px; 0 if none are pinned. */
  readonly pinnedWidth: number;
}

/** Lays out columns between `lead` and `trail` (widths of the edge columns in px, 0 for none). */
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
