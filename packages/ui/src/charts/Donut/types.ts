import type { ChartCategory, ChartTexts } from '../frame/types.ts';

/** One part of the total; at most three, each with its own color and pattern. */
export interface DonutPart extends ChartCategory {
  /** In the chart's unit; zero or more. */
  readonly value: number;
}

export interface DonutData extends Pick<ChartTexts, 'label' | 'formatValue'> {
  /** Label of the total: "Spent this cycle". */
  readonly totalLabel: string;
  readonly parts: readonly DonutPart[];
}
