import type { CategoryColour } from '../StackedBars/types.ts';

/** One line; three at most in one chart. Colour, dashes and marks tell them apart. */
export interface LineSeries {
  readonly id: string;
  readonly label: string;
  readonly colour: CategoryColour;
}

/** One place on the axis of time, with the value of each line there. */
export interface LinePoint {
  readonly id: string;
  /** Short name under the axis: "Nov". */
  readonly label: string;
  /** Whole name for the table and for screen readers: "November 2026". */
  readonly longLabel: string;
  /** By series id, in the chart's unit; without a value the line has a gap. */
  readonly values: Readonly<Record<string, number>>;
  /** The period still runs: its marks are open, and it is called "so far". */
  readonly isRunning?: boolean;
}

export interface LinesData {
  /** Names the chart for screen readers. */
  readonly label: string;
  readonly series: readonly LineSeries[];
  readonly points: readonly LinePoint[];
  /** Whole value: "$3.899". */
  readonly formatValue: (value: number) => string;
  /** Value at the axis: "$3.90". */
  readonly formatShort: (value: number) => string;
  /** The axis starts at zero (default) or at the lowest value; for prices the latter. */
  readonly base?: 'zero' | 'lowest';
}
