import { useEffect, useRef } from 'react';
import type { DataTableProps } from './types.ts';

/** Rows before the end at which the next page is requested. */
const ROWS_AHEAD = 12;

type ListProps<Row> = Pick<DataTableProps<Row>, 'rows' | 'getRowId' | 'onEndReached'>;

/**
 * Calls `onEndReached` once per last row, when that row comes near. Compares IDs rather than
 * counts, because a sorted or filtered list can have the same length as the previous one.
 */
export function useEndReached<Row>(
  { rows, getRowId, onEndReached }: ListProps<Row>,
  lastVisible: number,
): void {
  const requestedId = useRef<string | null>(null);
  const last = rows.at(-1);
  const lastId = last === undefined ? null : getRowId(last);
  const isNear = lastVisible >= rows.length - ROWS_AHEAD;
  useEffect(() => {
    if (!onEndReached || lastId === null || requestedId.current === lastId || !isNear) return;
    requestedId.current = lastId;
    onEndReached();
  }, [isNear, lastId, onEndReached]);
}
