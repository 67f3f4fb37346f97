import type { Fueling } from './anomaly.ts';
import { milesPerGallon, stretchesOf } from './mileage.ts';
import { reviewOdometer } from './odometer.ts';

/** A fill of one vehicle with its effective odometer reading: as typed, or as corrected. */
export interface Fill {
  readonly fillId: string;
  readonly at: Date;
  readonly odometerMiles: number | null;
  readonly fuelMilligallons: number;
}

export interface ReadingsReview {
  /** Fills whose reading conflicts with its neighbors; they are left out of the figures. */
  readonly doubtful: ReadonlySet<string>;
  /** Hundredths of a mile per gallon, by the fill that ends each stretch. */
  readonly ofFill: ReadonlyMap<string, number>;
  /** Whole miles between plausible readings; a new odometer's first reading adds none. */
  readonly miles: number;
  /** Average over all stretches; `null` if there are none. */
  readonly milesPerGallonHundredths: number | null;
}

const fueling = ({ fillId, at, odometerMiles, fuelMilligallons }: Fill): Fueling => ({
  purchaseId: fillId,
  at,
  odometerMiles,
  lines: [{ group: 'diesel', milligallons: fuelMilligallons }],
});

const hundredths = (mpg: number) => Math.round(mpg * 100);

/** Decides which readings are plausible and computes the mileage; oldest fill first. [MSG-53] */
export function reviewReadings(fills: readonly Fill[]): ReadingsReview {
  const purchases = fills.map(fueling);
  const { readings } = reviewOdometer(purchases);
  const plausibleIds = new Set(readings.map(({ purchase }) => purchase.purchaseId));
  const stretches = stretchesOf(purchases, readings);
  const doubtfulFills = fills.filter(
    (fill) => fill.odometerMiles !== null && !plausibleIds.has(fill.fillId),
  );
  return {
    doubtful: new Set(doubtfulFills.map(({ fillId }) => fillId)),
    ofFill: new Map(
      stretches.map((stretch) => [
        stretch.purchase.purchaseId,
        hundredths(milesPerGallon([stretch])),
      ]),
    ),
    miles: readings.reduce((sum, { milesSince }) => sum + (milesSince ?? 0), 0),
    milesPerGallonHundredths: stretches.length === 0 ? null : hundredths(milesPerGallon(stretches)),
  };
}
