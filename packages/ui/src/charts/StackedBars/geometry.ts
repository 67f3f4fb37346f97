import { bands } from '../scales/bands.ts';
import { linear, ticks as ticksUpTo } from '../scales/linear.ts';
import type { BarColumn, StackedBarsData } from './types.ts';

/** Space between two layers of a bar, px. */
const LAYER_GAP = 2;
/** Share of each band that stays empty. */
const BAND_PADDING = 0.46;
const BAND_PADDING_PHONE = 0.28;
const TICK_COUNT = 4;
/** Maximum width of a bar, px. */
const BAR_MAX = 72;

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  /** Leaves out the axis; the values above the bars suffice. */
  readonly isPhone: boolean;
}

export interface Layer {
  readonly categoryId: string;
  readonly value: number;
  readonly y: number;
  readonly height: number;
}

export interface Bar {
  readonly column: BarColumn;
  readonly total: number;
  readonly x: number;
  readonly width: number;
  /** Left edge of the bar's band, which is its hover and press target. */
  readonly bandX: number;
  readonly bandWidth: number;
  readonly top: number;
  readonly layers: readonly Layer[];
}

export interface BarsGeometry {
  readonly bars: readonly Bar[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly baseline: number;
}

/** Average width of a character in the label's font, px. */
const CHARACTER_PX = 6.3;
/** Line height of the label under a bar, px. */
export const NAME_LINE = 14;

/**
 * Wraps a bar's label onto a second line if its band is too narrow; lines that are still too long
 * end in "…".
 */
export function nameLines(name: string, bandWidth: number): readonly string[] {
  const maxLength = Math.max(2, Math.floor(bandWidth / CHARACTER_PX));
  if (name.length <= maxLength) return [name];
  const [first = name, ...rest] = name.split(' ');
  const lines = rest.length > 0 ? [first, rest.join(' ')] : [first];
  return lines.map((line) =>
    line.length <= maxLength ? line : `${line.slice(0, maxLength - 1)}…`,
  );
}

/** Sum of a column's values across the categories. */
export function totalOf(column: BarColumn, categories: StackedBarsData['categories']): number {
  return categories.reduce((sum, { id }) => sum + (column.values[id] ?? 0), 0);
}

/** Height of a column's bar in the chart's unit; negative values (refunds) are not drawn. */
function drawnOf({ values }: BarColumn, categories: StackedBarsData['categories']): number {
  return categories.reduce((sum, { id }) => sum + Math.max(values[id] ?? 0, 0), 0);
}

type YScale = (value: number) => number;

function layersOf(
  column: BarColumn,
  categories: StackedBarsData['categories'],
  y: YScale,
): readonly Layer[] {
  let base = 0;
  return categories.flatMap(({ id }, index) => {
    const value = column.values[id] ?? 0;
    if (value <= 0) return [];
    const from = y(base);
    base += value;
    const gap = index === 0 ? 0 : LAYER_GAP;
    const height = Math.max(from - y(base) - gap, 1);
    return [{ categoryId: id, value, y: from - gap - height, height }];
  });
}

/** Computes the positions of bars, layers, and grid lines inside the frame. */
export function barsGeometry(
  data: Pick<StackedBarsData, 'categories' | 'columns'>,
  frame: Frame,
): BarsGeometry {
  const { categories, columns } = data;
  const baseline = frame.height - frame.bottom;
  const highest = Math.max(0, ...columns.map((column) => drawnOf(column, categories)));
  const y = linear([0, highest || 1], [baseline, frame.top]);
  const padding = frame.isPhone ? BAND_PADDING_PHONE : BAND_PADDING;
  const band = bands(columns.length, [frame.left, frame.width], padding);
  const width = Math.min(band.width, BAR_MAX);
  const bars = columns.map((column, index) => {
    const start = band.start(index);
    const layers = layersOf(column, categories, y);
    return {
      column,
      total: totalOf(column, categories),
      x: start + (band.width - width) / 2,
      width,
      bandX: start - (band.step - band.width) / 2,
      bandWidth: band.step,
      top: Math.min(baseline, ...layers.map((layer) => layer.y)),
      layers,
    };
  });
  const ticks = ticksUpTo(highest, TICK_COUNT).map((value) => ({ value, y: y(value) }));
  return { bars, ticks, baseline };
}
