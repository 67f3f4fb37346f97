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
  const usual = column.isPinned ?? false;
  return [
    isShown === false ? 'h' : '',
    isShown === true && column.from !== undefined ? 's' : '',
    isPinned === undefined || isPinned === usual ? '' : isPinned ? 'p' : 'l',
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

function layoutOfEntry(column: ColumnFacts, [shown, pin, width]: readonly string[]): ColumnLayout {
  return {
    ...(shown === 's' ? { isShown: true } : {}),
    ...(shown === 'h' && canHide(column) ? { isShown: false } : {}),
    ...(pin ? { isPinned: pin === 'p' } : {}),
    ...(width ? { width: clampWidth(Number(width)) } : {}),
  };
}

/** Orders columns as named; a column that is not named follows its default predecessor. */
function placed(named: readonly string[], all: readonly string[]): readonly string[] {
  return all.reduce<readonly string[]>((ids, id, at) => {
    if (ids.includes(id)) return ids;
    const before = all[at - 1];
    return ids.toSpliced(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  }, named);
}

/** Parses a serialized layout; unknown columns are ignored. */
export function layoutOfText(columns: readonly ColumnFacts[], text: string): TableLayout {
  const entries = text.split(' ').flatMap((entry) => {
    const [, id, ...marks] = ENTRY.exec(entry) ?? [];
    const column = columns.find((one) => one.id === id);
    return column ? [[column.id, layoutOfEntry(column, marks)] as const] : [];
  });
  const said = new Map(entries);
  const layout = Object.fromEntries([...said].filter(([, one]) => Object.keys(one).length > 0));
  const usual = orderedColumns(columns, layout).map(({ id }) => id);
  const ids = placed([...said.keys()], usual);
  if (ids.every((id, place) => id === usual[place])) return layout;
  return ids.reduce<TableLayout>((moved, id, place) => withColumn(moved, id, { place }), layout);
}
