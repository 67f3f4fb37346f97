import * as z from 'zod/mini';
import { HUBOMETER_THOUSANDTHS_MAX, ODOMETER_MILES_MAX } from './constants.ts';

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
