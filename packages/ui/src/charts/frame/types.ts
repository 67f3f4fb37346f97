/** Color of a category; a chart has at most three. */
export type CategoryColor = 'fuel' | 'nonFuel' | 'na';

/** What a chart tells apart by color and pattern. */
export interface ChartCategory {
  readonly id: string;
  readonly label: string;
  readonly color: CategoryColor;
}

/** A period on the axis, with its values. */
export interface ChartPeriod {
  readonly id: string;
  /** Short label under the axis: "Nov". */
  readonly label: string;
  /** Full label for the table and for screen readers: "November 2026". */
  readonly longLabel: string;
  /** By ID of the category or line, in the chart's unit (for example, cents). */
  readonly values: Readonly<Record<string, number>>;
  /** The period is not over: it is drawn as unfinished and labeled "so far". */
  readonly isRunning?: boolean;
}

export interface ChartTexts {
  /** The chart's accessible name. */
  readonly label: string;
  /** Formats a value in full: "$53,180.44". */
  readonly formatValue: (value: number) => string;
  /** Formats a value for the axis and for tight places: "$53k". */
  readonly formatShort: (value: number) => string;
}
