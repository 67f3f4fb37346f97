import * as z from 'zod/mini';
import { natural } from '../core/shape.ts';
import { HUBOMETER_THOUSANDTHS_MAX, ODOMETER_MILES_MAX } from './constants.ts';

/** Integer thousandths of a mile on a hubometer, as calls carry them. [DRIVER-15] */
export const hubometerThousandths = natural.check(
  z.refine((value) => value <= HUBOMETER_THOUSANDTHS_MAX, {
    error: 'value.atMost',
    params: { max: HUBOMETER_THOUSANDTHS_MAX / 1000 },
  }),
);

/** Whole miles on an odometer, as calls carry them. */
export const odometerMiles = natural.check(
  z.maximum(ODOMETER_MILES_MAX, { error: 'value.atMost' }),
);
