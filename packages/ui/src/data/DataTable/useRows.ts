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
  'rows' | 'getRowId' | 'selected' | 'onSelect' | 'onOpen'
>;

/** Shared by both forms of the table: selecting rows, singly or as a range, and opening one. */
export function useRows<Row>(options: RowsOptions<Row>) {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const anchor = useRef<string | null>(null);
  const stretch = useRef<Stretch | null>(null);
  const { rows, getRowId, selected = NONE, onSelect } = options;

  const toggle = useCallback((index: number, isRange: boolean) => {
    const now = latest.current;
    const row = now.rows[index];
    if (row === undefined || !now.onSelect) return;
    const id = now.getRowId(row);
    const chosen = now.selected ?? NONE;
    now.onSelect(
      isRange
        ? rangeToggled(chosen, now.rows.map(now.getRowId), anchor.current, id)
        : toggled(chosen, id),
    );
    anchor.current = id;
    stretch.current = null;
  }, []);

  const stretchTo = useCallback((from: number, to: number) => {
    const now = latest.current;
    const [first, last] = [now.rows[from], now.rows[to]];
    if (first === undefined || last === undefined || !now.onSelect) return;
    const ids = now.rows.map(now.getRowId);
    const at = now.getRowId(last);
    const begun = stretchFrom(stretch.current, now.selected ?? NONE, ids, now.getRowId(first));
    now.onSelect(stretched(begun.before, ids, begun.anchor, at));
    stretch.current = { ...begun, at };
    anchor.current = begun.anchor;
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
    const ids = rows.map(getRowId);
    onSelect?.(coverage(selected, ids) === 'all' ? NONE : new Set(ids));
  };

  const chooseAll = () => {
    endStretch();
    onSelect?.(new Set(rows.map(getRowId)));
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
    coverage: onSelect ? coverage(selected, rows.map(getRowId)) : null,
  };
}
