import * as z from 'zod/mini';
import { NAME_CHARACTERS_MAX } from '../cards/constants.ts';
import { lineText, shape } from '../core/shape.ts';
import {
  FUEL_PING_AGE_MINUTES_MAX,
  FUEL_VARIANCE_BASIS_POINTS_MAX,
  MERCHANT_DISTANCE_THOUSANDTHS_MAX,
} from './constants.ts';

const upTo = (max: number) =>
  z.int({ error: 'value.invalid' }).check(
    z.refine((value) => value >= 0 && value <= max, {
      error: 'value.between',
      params: { min: 0, max },
    }),
  );

/** When a purchase counts as made near its unit. [PROX-01, ENT-39] */
export const proximityProfile = shape({
  name: lineText(NAME_CHARACTERS_MAX, 'proximity.nameRequired'),
  /** Distance between unit and merchant, in thousandths of a mile. */
  merchantDistanceThousandthsMax: upTo(MERCHANT_DISTANCE_THOUSANDTHS_MAX),
  /** Maximum age of the latest fuel level. */
  fuelPingAgeMinutesMax: upTo(FUEL_PING_AGE_MINUTES_MAX),
  /** Variance between the purchased fuel and the tank's increase. */
  fuelVarianceBasisPointsMax: upTo(FUEL_VARIANCE_BASIS_POINTS_MAX),
});
export type ProximityProfile = z.infer<typeof proximityProfile>;
