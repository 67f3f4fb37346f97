import { useCallback, useLayoutEffect, useRef } from 'react';
import { coverage, rangeToggled, toggled } from './selection.ts';
import type { DataTableProps } from './types.ts';

const NONE: ReadonlySet<string> = new Set();

type RowsOptions<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'getRowId' | 'selected' | 'onSelect' | 'onOpen'
>;

/** What both shapes of the table share: choosing rows, one or a range, and opening one. */
export function useRows<Row>(options: RowsOptions<Row>) {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const anchor = useRef<string | null>(null);
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
  }, []);

  const open = useCallback((index: number) => {
    const row = latest.current.rows[index];
    if (row !== undefined) latest.current.onOpen?.(row);
  }, []);

  const toggleAll = () => {
    const ids = rows.map(getRowId);
    onSelect?.(coverage(selected, ids) === 'all' ? NONE : new Set(ids));
  };

  return {
    selected,
    toggle,
    open,
    toggleAll,
    coverage: onSelect ? coverage(selected, rows.map(getRowId)) : null,
  };
}
