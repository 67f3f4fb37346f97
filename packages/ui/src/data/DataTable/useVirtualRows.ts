import { useCallback, useLayoutEffect } from 'react';
import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';

/** Rows beyond the visible ones that are kept ready. */
const OVERSCAN_ROWS = 8;

export interface VirtualRowsOptions {
  readonly count: number;
  /** Height of the row at this place, px. */
  readonly heightOf: (index: number) => number;
  /** Height of the head that sticks over the rows, px. */
  readonly headHeight: number;
  readonly scroller: { readonly current: HTMLElement | null };
  /** A row that stays in the document wherever the others are scrolled to; -1 for none. */
  readonly keptRow: number;
  /** Every row is in the document, for printing. */
  readonly isWhole?: boolean;
}

/** A row in the document; it lies in the flow of the body. */
export interface PlacedRow {
  readonly index: number;
  readonly height: number;
  /** Room left before it for rows that are not in the document, px. */
  readonly gap: number;
}

export interface VirtualRows {
  readonly items: readonly PlacedRow[];
  /** The body's style: room for all rows, and before the first of those in the document. */
  readonly body: { readonly height: number; readonly paddingBlockStart: number };
  readonly reveal: (row: number) => void;
  readonly toStart: () => void;
}

/** Which rows of a scrolled list are in the document. */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  'use no memo';
  const { count, heightOf, headHeight, scroller, keptRow, isWhole = false } = options;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    overscan: OVERSCAN_ROWS,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: (range: Range) => {
      if (isWhole) return Array.from({ length: range.count }, (_, index) => index);
      const indexes = defaultRangeExtractor(range);
      if (keptRow < 0 || keptRow >= range.count || indexes.includes(keptRow)) return indexes;
      return [...indexes, keptRow].toSorted((a, b) => a - b);
    },
  });
  // Heights are known, not measured: when they change, what was laid out is out of date.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, heightOf]);
  const reveal = useCallback((row: number) => virtualizer.scrollToIndex(row), [virtualizer]);
  const toStart = useCallback(() => virtualizer.scrollToOffset(0), [virtualizer]);
  const found = virtualizer.getVirtualItems();
  return {
    items: found.map(({ index, size, start }, at) => ({
      index,
      height: size,
      gap: start - (found[at - 1]?.end ?? start),
    })),
    body: {
      height: virtualizer.getTotalSize(),
      paddingBlockStart: (found[0]?.start ?? headHeight) - headHeight,
    },
    reveal,
    toStart,
  };
}

export interface VirtualItemsOptions {
  readonly count: number;
  /** Height of an item before it is measured, px. */
  readonly itemHeight: number;
  /** Distance of the list from the top of the page, px. */
  readonly margin: number;
  readonly keyOf: (index: number) => string | number;
}

/** Which items of a list that scrolls with the page are in the document. */
export function useVirtualItems({ count, itemHeight, margin, keyOf }: VirtualItemsOptions) {
  'use no memo';
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => itemHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: margin,
    getItemKey: keyOf,
  });
  return {
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
