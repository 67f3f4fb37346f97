import * as z from 'zod/mini';
import { read } from '../core/shape.ts';
import { readDecimal } from '../money/readDecimal.ts';
import { HUBOMETER_THOUSANDTHS_MAX, ODOMETER_MILES_MAX } from './constants.ts';
import { odometerFault } from './odometer.ts';

/** A hubometer as people read it, up to 999,999.9 miles, to integer thousandths of a mile. [DRIVER-15] */
export const hubometer = read<number>((input) => {
  const found = readDecimal(input, 1, 'hubometer.decimals');
  if ('key' in found) return found;
  const value = found.value * 100;
  return value > HUBOMETER_THOUSANDTHS_MAX
    ? { key: 'value.atMost', params: { max: HUBOMETER_THOUSANDTHS_MAX / 1000 } }
    : { value };
});

/** Integer thousandths of a mile on a hubometer, as calls carry them. [DRIVER-15] */
export const hubometerThousandths = z.int({ error: 'value.invalid' }).check(
  z.minimum(0, { error: 'value.atLeast' }),
  z.refine((value) => value <= HUBOMETER_THOUSANDTHS_MAX, {
    error: 'value.atMost',
    params: { max: HUBOMETER_THOUSANDTHS_MAX / 1000 },
  }),
);

/** Whole miles on an odometer, as calls carry them. */
export const odometerMiles = z
  .int({ error: 'value.invalid' })
  .check(
    z.minimum(0, { error: 'value.atLeast' }),
    z.maximum(ODOMETER_MILES_MAX, { error: 'value.atMost' }),
  );

/** An odometer as people read it, in whole miles, not below the reading before; null: none is known. [MSG-53] */
export const odometerReading = ({ previous }: { readonly previous: number | null }) =>
  read<number>((input) => {
    const found = readDecimal(input, 0, 'value.invalid');
    return 'key' in found ? found : (odometerFault(found.value, previous) ?? found);
  });

/** Gallons of one fill as people type them, no more than the tank holds, to integer thousandths. [MSG-54] */
export const tankFill = ({ tankCapacityGallons }: { readonly tankCapacityGallons: number }) =>
  read<number>((input) => {
    const found = readDecimal(input, 3, 'gallons.decimals');
    return 'value' in found && found.value > Math.round(tankCapacityGallons * 1000)
      ? { key: 'vehicle.tankExceeded', params: { max: tankCapacityGallons } }
      : found;
  });
