import type { CategoryColor } from '../StackedBars/types.ts';

/** One part of the total; at most three, each with its own color and pattern. */
export interface DonutPart {
  readonly id: string;
  readonly label: string;
  readonly color: CategoryColor;
  /** In the chart's unit; zero or more. */
  readonly value: number;
}

export interface DonutData {
  /** The chart's accessible name. */
  readonly label: string;
  /** Label of the total: "Spent this cycle". */
  readonly totalLabel: string;
  readonly parts: readonly DonutPart[];
  readonly formatValue: (value: number) => string;
}
