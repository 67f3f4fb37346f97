import { ODOMETER_MILES_MAX } from './constants.ts';

interface Fault {
  readonly key: 'value.invalid' | 'odometer.outOfSequence' | 'value.atMost';
  readonly params?: Readonly<Record<string, number>>;
}

/** Why this reading cannot follow `previous` (`null` if unknown); `null` if it can. [MSG-53] */
export function odometerFault(miles: number, previous: number | null): Fault | null {
  if (!Number.isSafeInteger(miles) || miles < 0) return { key: 'value.invalid' };
  if (previous !== null && miles < previous) {
    return { key: 'odometer.outOfSequence', params: { previous } };
  }
  return miles > ODOMETER_MILES_MAX
    ? { key: 'value.atMost', params: { max: ODOMETER_MILES_MAX } }
    : null;
}
