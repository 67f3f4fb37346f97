import type { CategoryColor } from '../StackedBars/types.ts';

/** One part of the total; three at most, each with its own color and pattern. */
export interface DonutPart {
  readonly id: string;
  readonly label: string;
  readonly color: CategoryColor;
  /** In the chart's unit, zero or more. */
  readonly value: number;
}

export interface DonutData {
  /** Names the chart for screen readers. */
  readonly label: string;
  /** What the parts add up to: "Spent this cycle". */
  readonly totalLabel: string;
  readonly parts: readonly DonutPart[];
  readonly formatValue: (value: number) => string;
}
