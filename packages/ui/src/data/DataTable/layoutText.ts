import {
  canHide,
  clampWidth,
  orderedColumns,
  withColumn,
  type ColumnFacts,
  type ColumnLayout,
  type TableLayout,
} from './layout.ts';

/** A column ID, then its marks: hidden or shown, pinned or loose (unpinned), and a width in px. */
const ENTRY = /^([^.]+)(?:\.([hs]?)([pl]?)(\d*))?$/;

/** A column's marks; defaults are omitted. */
function marksOf(column: ColumnFacts, { isShown, isPinned, width }: ColumnLayout): string {
  const defaultPinned = column.isPinned ?? false;
  return [
    isShown === false ? 'h' : '',
    isShown === true && column.from !== undefined ? 's' : '',
    isPinned === undefined || isPinned === defaultPinned ? '' : isPinned ? 'p' : 'l',
    width ?? '',
  ].join('');
}

/**
 * Serializes a layout for a URL or a saved view: every column in order, with its changes, as in
 * `card.p status.h fleet.142`. Column IDs must not contain dots or spaces.
 */
export function textOfLayout(columns: readonly ColumnFacts[], layout: TableLayout): string {
  return orderedColumns(columns, layout)
    .map((column) => [column.id, marksOf(column, layout[column.id] ?? {})])
    .map(([id, marks]) => (marks === '' ? id : `${id}.${marks}`))
    .join(' ');
}

function layoutOfEntry(
  column: ColumnFacts,
  [visibility, pin, width]: readonly string[],
): ColumnLayout {
  return {
    ...(visibility === 's' ? { isShown: true } : {}),
    ...(visibility === 'h' && canHide(column) ? { isShown: false } : {}),
    ...(pin ? { isPinned: pin === 'p' } : {}),
    ...(width ? { width: clampWidth(Number(width)) } : {}),
  };
}

/** Orders columns as named; a column that is not named follows its default predecessor. */
function completeOrder(namedIds: readonly string[], allIds: readonly string[]): readonly string[] {
  return allIds.reduce<readonly string[]>((ids, id, index) => {
    if (ids.includes(id)) return ids;
    const previous = allIds[index - 1];
    return ids.toSpliced(previous === undefined ? 0 : ids.indexOf(previous) + 1, 0, id);
  }, namedIds);
}

/** Parses a serialized layout; unknown columns are ignored. */
export function layoutOfText(columns: readonly ColumnFacts[], text: string): TableLayout {
  const entries = text.split(' ').flatMap((entry) => {
    const [, id, ...marks] = ENTRY.exec(entry) ?? [];
    const column = columns.find((one) => one.id === id);
    return column ? [[column.id, layoutOfEntry(column, marks)] as const] : [];
  });
  const layouts = new Map(entries);
  const layout = Object.fromEntries(
    [...layouts].filter(([, columnLayout]) => Object.keys(columnLayout).length > 0),
  );
  const defaultOrder = orderedColumns(columns, layout).map(({ id }) => id);
  const ids = completeOrder([...layouts.keys()], defaultOrder);
  if (ids.every((id, place) => id === defaultOrder[place])) return layout;
  return ids.reduce<TableLayout>((next, id, place) => withColumn(next, id, { place }), layout);
}
