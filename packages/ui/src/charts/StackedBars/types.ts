import type { ChartCategory, ChartPeriod, ChartTexts } from '../frame/types.ts';

export type { CategoryColor } from '../frame/types.ts';

/** One layer of every bar. */
export type BarCategory = ChartCategory;

/** One bar; hatched if its period is not over. */
export type BarColumn = ChartPeriod;

export interface StackedBarsData extends ChartTexts {
  /** From bottom to top. */
  readonly categories: readonly BarCategory[];
  readonly columns: readonly BarColumn[];
}
