import type { CategoryColor } from '../StackedBars/types.ts';

/** One line; at most three per chart. Color, dashes, and markers tell them apart. */
export interface LineSeries {
  readonly id: string;
  readonly label: string;
  readonly color: CategoryColor;
  /** An earlier period shown for comparison; never drawn as unfinished. */
  readonly isPast?: boolean;
}

/** One point in time, with each line's value. */
export interface LinePoint {
  readonly id: string;
  /** Short label under the axis: "Nov". */
  readonly label: string;
  /** Full label for the table and for screen readers: "November 2026". */
  readonly longLabel: string;
  /** By series ID, in the chart's unit; a missing value leaves a gap in the line. */
  readonly values: Readonly<Record<string, number>>;
  /** The period is not over: its line is faint, its markers are outlines, and it says "so far". */
  readonly isRunning?: boolean;
}

export interface LinesData {
  /** The chart's accessible name. */
  readonly label: string;
  readonly series: readonly LineSeries[];
  readonly points: readonly LinePoint[];
  /** Formats a value in full: "$3.899". */
  readonly formatValue: (value: number) => string;
  /** Formats a value for the axis: "$3.90". */
  readonly formatShort: (value: number) => string;
  /** The axis starts at zero (default) or at the lowest value, which suits prices. */
  readonly base?: 'zero' | 'lowest';
}
