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

/** When a purchase counts as made next to the unit it was made for. [PROX-01, ENT-39] */
export const proximityProfile = shape({
  name: lineText(NAME_CHARACTERS_MAX, 'proximity.nameRequired'),
  /** Thousandths of a mile between unit and merchant. */
  merchantDistanceThousandthsMax: upTo(MERCHANT_DISTANCE_THOUSANDTHS_MAX),
  /** Age that the last fuel level may have. */
  fuelPingAgeMinutesMax: upTo(FUEL_PING_AGE_MINUTES_MAX),
  /** Between the fuel bought and the tank's rise. */
  fuelVarianceBasisPointsMax: upTo(FUEL_VARIANCE_BASIS_POINTS_MAX),
});
export type ProximityProfile = z.infer<typeof proximityProfile>;
