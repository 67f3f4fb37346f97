import { useCallback, useLayoutEffect } from 'react';
import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';

/** Rows rendered beyond the visible ones. */
const OVERSCAN_ROWS = 8;

export interface VirtualRowsOptions {
  readonly count: number;
  /** Height of the row at this index, px. */
  readonly heightOf: (index: number) => number;
  /** Height of the sticky head above the rows, px. */
  readonly headHeight: number;
  readonly scroller: { readonly current: HTMLElement | null };
  /** A row that stays in the document wherever the list is scrolled; -1 for none. */
  readonly mountedRow: number;
  /** Renders every row, for printing. */
  readonly rendersAll?: boolean;
}

/** A rendered row; positioned in the body's normal flow. */
export interface RenderedRow {
  readonly index: number;
  readonly height: number;
  /** Space above it for rows that are not rendered, px. */
  readonly gap: number;
}

export interface VirtualRows {
  readonly items: readonly RenderedRow[];
  /** Style of the body: height of all rows, and space above the first rendered one. */
  readonly body: { readonly height: number; readonly paddingBlockStart: number };
  readonly reveal: (row: number) => void;
  readonly toStart: () => void;
}

/** Determines which rows of a scrolling list to render. */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  'use no memo';
  const { count, heightOf, headHeight, scroller, mountedRow, rendersAll = false } = options;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    overscan: OVERSCAN_ROWS,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: (range: Range) => {
      if (rendersAll) return allOf(range);
      const indexes = defaultRangeExtractor(range);
      if (mountedRow < 0 || mountedRow >= range.count || indexes.includes(mountedRow))
        return indexes;
      return [...indexes, mountedRow].toSorted((a, b) => a - b);
    },
  });
  // Heights are known, not measured; discard the cached ones when they change.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, heightOf]);
  const reveal = useCallback((row: number) => virtualizer.scrollToIndex(row), [virtualizer]);
  const toStart = useCallback(() => virtualizer.scrollToOffset(0), [virtualizer]);
  const virtualItems = virtualizer.getVirtualItems();
  return {
    items: virtualItems.map(({ index, size, start }, position) => ({
      index,
      height: size,
      gap: start - (virtualItems[position - 1]?.end ?? start),
    })),
    body: {
      height: virtualizer.getTotalSize(),
      paddingBlockStart: (virtualItems[0]?.start ?? headHeight) - headHeight,
    },
    reveal,
    toStart,
  };
}

export interface VirtualItemsOptions {
  readonly count: number;
  /** Estimated height of an item before it is measured, px. */
  readonly itemHeight: number;
  /** Distance of the list from the top of the page, px. */
  readonly margin: number;
  readonly keyOf: (index: number) => string | number;
  /** Renders every item, for printing. */
  readonly rendersAll?: boolean;
}

const allOf = ({ count }: Range) => Array.from({ length: count }, (_, index) => index);

/** Determines which items of a list that scrolls with the page to render. */
export function useVirtualItems(options: VirtualItemsOptions) {
  'use no memo';
  const { count, itemHeight, margin, keyOf, rendersAll = false } = options;
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => itemHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: margin,
    getItemKey: keyOf,
    rangeExtractor: rendersAll ? allOf : defaultRangeExtractor,
  });
  return {
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
