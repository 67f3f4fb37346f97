/** Chosen rows after one row was ticked or unticked. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Chosen rows after a shift-click: every row between the last ticked one and this takes the state
 * that this one gets.
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
  for (const each of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isChosen) next.add(each);
    else next.delete(each);
  }
  return next;
}

/**
 * Chosen rows while Shift and an arrow key stretch a choice: what was chosen before, and every row
 * between where the stretch began and where it stands.
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

/** A choice that is being stretched with Shift and the arrow keys. */
export interface Stretch {
  readonly anchor: string;
  /** What was chosen before it began. */
  readonly before: ReadonlySet<string>;
  /** The row where it stands. */
  readonly at: string;
}

/**
 * The stretch that continues from a row: the current one if it ended there and its anchor is still
 * listed and selected, otherwise a new one. Rows that were cleared since it began stay cleared.
 */
export function stretchFrom(
  stretch: Stretch | null,
  selected: ReadonlySet<string>,
  ids: readonly string[],
  from: string,
): Stretch {
  const goesOn =
    stretch?.at === from && selected.has(stretch.anchor) && ids.includes(stretch.anchor);
  if (!goesOn) return { anchor: from, before: selected, at: from };
  return { ...stretch, before: new Set([...stretch.before].filter((id) => selected.has(id))) };
}

/** Whether none, some or all of the rows are chosen. */
export function coverage(
  selected: ReadonlySet<string>,
  ids: readonly string[],
): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
