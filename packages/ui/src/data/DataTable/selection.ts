/** Returns the selection with one row toggled. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Returns the selection after a Shift-click: all rows from the anchor to this one take the state
 * that this one toggles to.
 */
export function rangeToggled(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  anchor: string | null,
  id: string,
): ReadonlySet<string> {
  const from = anchor === null ? -1 : ids.indexOf(anchor);
  const to = ids.indexOf(id);
  if (from < 0 || to < 0) return toggled(selected, id);
  const isChosen = !selected.has(id);
  const next = new Set(selected);
  for (const rowId of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isChosen) next.add(rowId);
    else next.delete(rowId);
  }
  return next;
}

/**
 * Returns the selection while Shift+arrow extends a range: the rows selected before, plus every row
 * from the anchor to `id`.
 */
export function stretched(
  before: ReadonlySet<string>,
  ids: readonly string[],
  anchor: string,
  id: string,
): ReadonlySet<string> {
  const from = ids.indexOf(anchor);
  const to = ids.indexOf(id);
  if (from < 0 || to < 0) return before;
  return new Set([...before, ...ids.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}

/** A range being extended with Shift and the arrow keys. */
export interface Stretch {
  readonly anchor: string;
  /** The rows selected before it began. */
  readonly before: ReadonlySet<string>;
  /** The row at its moving end. */
  readonly at: string;
}

/**
 * Returns the range to extend from a row: the current one if it ends there and its anchor is still
 * listed and selected, otherwise a new one. Rows deselected since it began stay deselected.
 */
export function stretchFrom(
  stretch: Stretch | null,
  selected: ReadonlySet<string>,
  ids: readonly string[],
  from: string,
): Stretch {
  const isContinued =
    stretch?.at === from && selected.has(stretch.anchor) && ids.includes(stretch.anchor);
  if (!isContinued) return { anchor: from, before: selected, at: from };
  return { ...stretch, before: new Set([...stretch.before].filter((id) => selected.has(id))) };
}

/** Whether none, some, or all of the rows are selected. */
export function coverage(
  selected: ReadonlySet<string>,
  ids: readonly string[],
): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
