/** Colors that a category of a chart can have; three at most per chart. */
export type CategoryColor = 'fuel' | 'nonFuel' | 'na';

/** One layer of every bar. */
export interface BarCategory {
  readonly id: string;
  readonly label: string;
  readonly color: CategoryColor;
}

/** One bar. Values by category ID, in the chart's unit (for example, cents). */
export interface BarColumn {
  readonly id: string;
  /** Short name under the bar: "Nov". */
  readonly label: string;
  /** Full name, for the table and for screen readers: "November 2026". */
  readonly longLabel: string;
  readonly values: Readonly<Record<string, number>>;
  /** The period is not over: the bar is hatched and labeled "so far". */
  readonly isRunning?: boolean;
}

export interface StackedBarsData {
  /** Names the chart for screen readers. */
  readonly label: string;
  /** From the axis up. */
  readonly categories: readonly BarCategory[];
  readonly columns: readonly BarColumn[];
  /** Full value: "$53,180.44". */
  readonly formatValue: (value: number) => string;
  /** Value above a bar and on the axis: "$53k". */
  readonly formatShort: (value: number) => string;
}
