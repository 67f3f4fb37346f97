import { useEffect, useRef } from 'react';

/** Rows before the end at which the next page is asked for. */
const ROWS_AHEAD = 12;

/** Calls `onEndReached` once for every count of rows, when the last of them come near. */
export function useEndReached(
  lastVisible: number,
  rowCount: number,
  onEndReached: (() => void) | undefined,
): void {
  const askedAt = useRef(-1);
  useEffect(() => {
    if (!onEndReached || rowCount === 0 || askedAt.current === rowCount) return;
    if (lastVisible < rowCount - ROWS_AHEAD) return;
    askedAt.current = rowCount;
    onEndReached();
  }, [lastVisible, rowCount, onEndReached]);
}
