import { useCallback, useLayoutEffect, useRef } from 'react';
import {
  coverage,
  rangeToggled,
  stretchFrom,
  stretched,
  toggled,
  type Stretch,
} from './selection.ts';
import type { DataTableProps } from './types.ts';

const NONE: ReadonlySet<string> = new Set();

type RowsOptions<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'getRowId' | 'selected' | 'onSelect' | 'canSelect' | 'onOpen'
>;

const isSelectable = <Row>({ canSelect }: RowsOptions<Row>, row: Row): boolean =>
  canSelect?.(row) ?? true;

/** The IDs of the rows that can be selected. */
const selectableIds = <Row>(options: RowsOptions<Row>): readonly string[] =>
  options.rows.filter((row) => isSelectable(options, row)).map(options.getRowId);

/** Selects these rows, except those that cannot be selected. */
function select<Row>(options: RowsOptions<Row>, chosen: ReadonlySet<string>): void {
  const { rows, getRowId, onSelect } = options;
  const fixed = rows.filter((row) => !isSelectable(options, row)).map(getRowId);
  onSelect?.(
    fixed.length === 0 ? chosen : new Set([...chosen].filter((id) => !fixed.includes(id))),
  );
}

/** Shared by both forms of the table: selecting rows, singly or as a range, and opening one. */
export function useRows<Row>(options: RowsOptions<Row>) {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const anchor = useRef<string | null>(null);
  const stretch = useRef<Stretch | null>(null);
  const { selected = NONE, onSelect } = options;

  const toggle = useCallback((index: number, isRange: boolean) => {
    const current = latest.current;
    const row = current.rows[index];
    if (row === undefined || !isSelectable(current, row)) return;
    const id = current.getRowId(row);
    const selection = current.selected ?? NONE;
    select(
      current,
      isRange
        ? rangeToggled(selection, current.rows.map(current.getRowId), anchor.current, id)
        : toggled(selection, id),
    );
    anchor.current = id;
    stretch.current = null;
  }, []);

  const stretchTo = useCallback((from: number, to: number) => {
    const current = latest.current;
    const [first, last] = [current.rows[from], current.rows[to]];
    if (first === undefined || last === undefined || !current.onSelect) return;
    const ids = current.rows.map(current.getRowId);
    const at = current.getRowId(last);
    const range = stretchFrom(
      stretch.current,
      current.selected ?? NONE,
      ids,
      current.getRowId(first),
    );
    select(current, stretched(range.before, ids, range.anchor, at));
    stretch.current = { ...range, at };
    anchor.current = range.anchor;
  }, []);
  const endStretch = useCallback(() => {
    stretch.current = null;
  }, []);

  const open = useCallback((index: number) => {
    const row = latest.current.rows[index];
    if (row !== undefined) latest.current.onOpen?.(row);
  }, []);

  const toggleAll = () => {
    endStretch();
    const ids = selectableIds(options);
    onSelect?.(coverage(selected, ids) === 'all' ? NONE : new Set(ids));
  };

  const chooseAll = () => {
    endStretch();
    onSelect?.(new Set(selectableIds(options)));
  };
  const clear = () => {
    endStretch();
    if (selected.size > 0) onSelect?.(NONE);
  };

  return {
    selected,
    toggle,
    stretchTo,
    endStretch,
    chooseAll,
    clear,
    open,
    toggleAll,
    coverage: onSelect ? coverage(selected, selectableIds(options)) : null,
  };
}
