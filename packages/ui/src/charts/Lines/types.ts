import type { ChartCategory, ChartPeriod, ChartTexts } from '../frame/types.ts';

/** One line; at most three per chart. Color, dashes, and markers tell them apart. */
export interface LineSeries extends ChartCategory {
  /** An earlier period shown for comparison; never drawn as unfinished. */
  readonly isPast?: boolean;
}

/**
 * One point in time, with each line's value; a missing value leaves a gap in the line. If its
 * period is not over, its line is faint and its markers are outlines.
 */
export type LinePoint = ChartPeriod;

export interface LinesData extends ChartTexts {
  readonly series: readonly LineSeries[];
  readonly points: readonly LinePoint[];
  /** The axis starts at zero (default) or at the lowest value, which suits prices. */
  readonly base?: 'zero' | 'lowest';
}
