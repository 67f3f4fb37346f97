/** Color of a category; a chart has at most three. */
export type CategoryColor = 'fuel' | 'nonFuel' | 'na';

/** One layer of every bar. */
export interface BarCategory {
  readonly id: string;
  readonly label: string;
  readonly color: CategoryColor;
}

/** One bar. Values are by category ID, in the chart's unit (for example, cents). */
export interface BarColumn {
  readonly id: string;
  /** Short label under the bar: "Nov". */
  readonly label: string;
  /** Full label for the table and for screen readers: "November 2026". */
  readonly longLabel: string;
  readonly values: Readonly<Record<string, number>>;
  /** The period is not over: the bar is hatched and labeled "so far". */
  readonly isRunning?: boolean;
}

export interface StackedBarsData {
  /** The chart's accessible name. */
  readonly label: string;
  /** From bottom to top. */
  readonly categories: readonly BarCategory[];
  readonly columns: readonly BarColumn[];
  /** Formats a value in full: "$53,180.44". */
  readonly formatValue: (value: number) => string;
  /** Formats a value for the bar and the axis: "$53k". */
  readonly formatShort: (value: number) => string;
}
