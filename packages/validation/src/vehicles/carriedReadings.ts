import * as z from 'zod/mini';
import { natural } from '../core/shape.ts';
import { HUBOMETER_THOUSANDTHS_MAX, ODOMETER_MILES_MAX } from './constants.ts';

/** A hubometer reading in integer thousandths of a mile, as sent in requests. [DRIVER-15] */
export const hubometerThousandths = natural.check(
  z.refine((value) => value <= HUBOMETER_THOUSANDTHS_MAX, {
    error: 'value.atMost',
    params: { max: HUBOMETER_THOUSANDTHS_MAX / 1000 },
  }),
);

/** An odometer reading in whole miles, as sent in requests. */
export const odometerMiles = natural.check(
  z.maximum(ODOMETER_MILES_MAX, { error: 'value.atMost' }),
);
