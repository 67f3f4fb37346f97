import { useEffect, useRef } from 'react';
import type { DataTableProps } from './types.ts';

/** Rows before the end at which the next page is requested. */
const ROWS_AHEAD = 12;

type ListProps<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'getRowId' | 'onEndReached' | 'isLoadingMore'
>;

/**
 * Calls `onEndReached` once per last row, when that row comes near. Compares IDs rather than
 * counts, because a sorted or filtered list can have the same length as the previous one. Calls it
 * again for the same row once someone has scrolled away and back, because that page may have failed.
 */
export function useEndReached<Row>(
  { rows, getRowId, onEndReached, isLoadingMore = false }: ListProps<Row>,
  lastVisible: number,
): void {
  const requestedId = useRef<string | null>(null);
  const last = rows.at(-1);
  const lastId = last === undefined ? null : getRowId(last);
  const isNear = lastVisible >= rows.length - ROWS_AHEAD;
  useEffect(() => {
    if (!isNear) requestedId.current = null;
    if (!onEndReached || lastId === null || requestedId.current === lastId) return;
    if (!isNear || isLoadingMore) return;
    requestedId.current = lastId;
    onEndReached();
  }, [isNear, isLoadingMore, lastId, onEndReached]);
}
