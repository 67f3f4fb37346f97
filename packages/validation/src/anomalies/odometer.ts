import { anomaly, fuelOf, minutesBetween, type Anomaly, type Fueling } from './anomaly.ts';
import {
  ODOMETER_MILES_PER_DAY_MAX,
  ODOMETER_PLACEHOLDERS,
  ODOMETER_ROLLOVER_MILES,
  ODOMETER_ROLLOVER_WINDOW_MILES,
} from './constants.ts';

/** A plausible reading, with the miles since the previous one. */
export interface Reading {
  readonly purchase: Fueling;
  readonly miles: number;
  /** `null` for the first reading, and after the odometer was replaced. */
  readonly milesSince: number | null;
}

export interface OdometerReview {
  readonly readings: readonly Reading[];
  readonly anomalies: readonly Anomaly[];
}

const placeholders: ReadonlySet<number> = new Set(ODOMETER_PLACEHOLDERS);
const DAY_MINUTES = 1440;

/** Miles from one reading to the next, across rollovers; negative if the reading went down. */
function milesSince(before: number, now: number): number {
  const isRollover =
    before >= ODOMETER_ROLLOVER_MILES - ODOMETER_ROLLOVER_WINDOW_MILES &&
    now < ODOMETER_ROLLOVER_WINDOW_MILES;
  return isRollover ? now + ODOMETER_ROLLOVER_MILES - before : now - before;
}

const daysBetween = (first: Fueling, next: Fueling) =>
  Math.max(1, Math.ceil(minutesBetween(first, next) / DAY_MINUTES));

const isPlausible = (from: Reading, purchase: Fueling, miles: number) => {
  const drivenMiles = milesSince(from.miles, miles);
  return (
    drivenMiles >= 0 &&
    drivenMiles <= ODOMETER_MILES_PER_DAY_MAX * daysBetween(from.purchase, purchase)
  );
};

function readingAnomaly(before: Reading, purchase: Fueling, odometer: number): Anomaly {
  const { purchase: other, miles: previous } = before;
  const miles = milesSince(previous, odometer);
  return miles < 0
    ? anomaly('odometerOutOfOrder', purchase, { odometer, previous }, other.purchaseId)
    : anomaly(
        'odometerJump',
        purchase,
        { odometer, previous, miles, days: daysBetween(other, purchase) },
        other.purchaseId,
      );
}

/**
 * Separates plausible readings from anomalies. Purchases must be in chronological order. Two
 * readings that fit each other but not the earlier ones indicate a new odometer.
 */
export function reviewOdometer(purchases: readonly Fueling[]): OdometerReview {
  const readings: Reading[] = [];
  const anomalies: Anomaly[] = [];
  let last: Reading | null = null;
  let doubtful: Reading | null = null;
  for (const purchase of purchases) {
    const { odometerMiles: miles } = purchase;
    if (miles === null || placeholders.has(miles)) {
      if (fuelOf(purchase) > 0) {
        anomalies.push(
          anomaly('odometerMissing', purchase, miles === null ? {} : { typed: miles }),
        );
      }
      continue;
    }
    const fitsLast: boolean = last === null || isPlausible(last, purchase, miles);
    const fitsDoubtful: boolean = doubtful !== null && isPlausible(doubtful, purchase, miles);
    if (!fitsLast && !fitsDoubtful) {
      if (last) anomalies.push(readingAnomaly(last, purchase, miles));
      doubtful = { purchase, miles, milesSince: null };
      continue;
    }
    const drivenMiles: number | null = fitsLast && last ? milesSince(last.miles, miles) : null;
    last = { purchase, miles, milesSince: drivenMiles };
    doubtful = null;
    readings.push(last);
  }
  return { readings, anomalies };
}
