import type { CategoryColor } from '../StackedBars/types.ts';

/** One line; three at most per chart. Color, dashes, and marks tell them apart. */
export interface LineSeries {
  readonly id: string;
  readonly label: string;
  readonly color: CategoryColor;
  /** An earlier period, to compare with: nothing of it still runs. */
  readonly isPast?: boolean;
}

/** One point in time, with the value of each line there. */
export interface LinePoint {
  readonly id: string;
  /** Short name under the axis: "Nov". */
  readonly label: string;
  /** Full name, for the table and for screen readers: "November 2026". */
  readonly longLabel: string;
  /** By series ID, in the chart's unit; a missing value leaves a gap in the line. */
  readonly values: Readonly<Record<string, number>>;
  /** The period is not over: the line to it is faint, its marks are open, and it is labeled "so far". */
  readonly isRunning?: boolean;
}

export interface LinesData {
  /** Names the chart for screen readers. */
  readonly label: string;
  readonly series: readonly LineSeries[];
  readonly points: readonly LinePoint[];
  /** Full value: "$3.899". */
  readonly formatValue: (value: number) => string;
  /** Value on the axis: "$3.90". */
  readonly formatShort: (value: number) => string;
  /** The axis starts at zero (default) or at the lowest value, which suits prices. */
  readonly base?: 'zero' | 'lowest';
}
