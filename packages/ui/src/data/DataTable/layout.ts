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
export const canHide = ({ canHide: may, isRowHeader }: ColumnFacts): boolean =>
  may ?? isRowHeader !== true;

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
  const at = shown.findIndex((column) => column.id === id);
  const own = shown[at];
  const alike = (other: C | undefined) =>
    own && other && isPinned(own, layout) === isPinned(other, layout) ? other : undefined;
  return { before: alike(shown[at - 1]), after: alike(shown[at + 1]) };
}

/** Returns the layout with two of the shown columns swapped. */
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
  const own = column.width ?? DEFAULT_TRACK;
  if (isPinned(column, layout)) return `${leastPx(own) || PINNED_PX}px`;
  if (column.width !== undefined) return own;
  const hasWidths = Object.values(layout).some(({ width: given }) => given !== undefined);
  const least = column.minWidth ?? (hasWidths ? SQUEEZED_PX : 0);
  return least === 0 ? own : `minmax(${least}px, 1fr)`;
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
