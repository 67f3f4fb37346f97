/** Colours that a category of a chart can have; three at most in one chart. */
export type CategoryColour = 'fuel' | 'nonFuel' | 'na';

/** One layer of every bar. */
export interface BarCategory {
  readonly id: string;
  readonly label: string;
  readonly colour: CategoryColour;
}

/** One bar. Values by category id, in the chart's unit (for example cents). */
export interface BarColumn {
  readonly id: string;
  /** Short name under the bar: "Nov". */
  readonly label: string;
  /** Whole name for the table and for screen readers: "November 2026". */
  readonly longLabel: string;
  readonly values: Readonly<Record<string, number>>;
  /** The period still runs: hatched, and called "so far". */
  readonly isRunning?: boolean;
}

export interface StackedBarsData {
  /** Names the chart for screen readers. */
  readonly label: string;
  /** From the axis upwards. */
  readonly categories: readonly BarCategory[];
  readonly columns: readonly BarColumn[];
  /** Whole value: "$53,180.44". */
  readonly formatValue: (value: number) => string;
  /** Value over a bar and at the axis: "$53k". */
  readonly formatShort: (value: number) => string;
}
