import type { Text } from '../../provider/index.ts';
import type { ChartPeriod } from './types.ts';

/** A period's full label, which says "so far" if it is not over. */
export const periodName = (text: Text, { longLabel, isRunning }: ChartPeriod): string =>
  isRunning ? text('stackedBars.soFar', { value: longLabel }) : longLabel;
