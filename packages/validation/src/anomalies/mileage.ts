import { anomaly, fuelOf, minutesBetween, type Anomaly, type Fueling } from './anomaly.ts';
import {
  MPG_DRIFT_PERCENT_MIN,
  MPG_STRETCHES,
  MPG_STRETCHES_BEFORE_MIN,
  ONE_FILL_MINUTES,
} from './constants.ts';
import type { Reading } from './odometer.ts';

/** The distance between two fills with plausible readings. */
export interface Stretch {
  readonly purchase: Fueling;
  readonly miles: number;
  readonly milligallons: number;
}

/** Whether both purchases are part of the same fill. */
const isOneFill = (purchase: Fueling, next: Fueling | undefined): boolean =>
  next !== undefined && fuelOf(next) > 0 && minutesBetween(purchase, next) <= ONE_FILL_MINUTES;

/**
 * Stretches between fills with plausible readings, and the fuel used on each. A reading without a
 * fuel purchase does not end a stretch.
 */
export function stretchesOf(
  purchases: readonly Fueling[],
  readings: readonly Reading[],
): Stretch[] {
  const readingOf = new Map(readings.map((reading) => [reading.purchase, reading]));
  const stretches: Stretch[] = [];
  let isUnderWay = false;
  let [miles, milligallons] = [0, 0];
  for (const [index, purchase] of purchases.entries()) {
    milligallons += fuelOf(purchase);
    const reading = readingOf.get(purchase);
    if (!reading) continue;
    if (reading.milesSince === null) isUnderWay = false;
    miles += reading.milesSince ?? 0;
    if (fuelOf(purchase) <= 0 || isOneFill(purchase, purchases[index + 1])) continue;
    if (isUnderWay && miles > 0 && milligallons > 0) {
      stretches.push({ purchase, miles, milligallons });
    }
    isUnderWay = true;
    [miles, milligallons] = [0, 0];
  }
  return stretches;
}

/** Average over the given stretches. */
export const milesPerGallon = (stretches: readonly Stretch[]) => {
  const miles = stretches.reduce((sum, stretch) => sum + stretch.miles, 0);
  const milligallons = stretches.reduce((sum, stretch) => sum + stretch.milligallons, 0);
  return (miles * 1000) / milligallons;
};

function medianOf(stretches: readonly Stretch[]): number {
  const sorted = stretches.map((stretch) => milesPerGallon([stretch])).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/**
 * Finds where the mileage over several stretches departs from the vehicle's usual or earlier
 * mileage; reports a drift once, when it starts. [ALERT-06]
 */
export function mpgDrifts(
  purchases: readonly Fueling[],
  readings: readonly Reading[],
  usualMilesPerGallon: number | null,
): Anomaly[] {
  const stretches = stretchesOf(purchases, readings);
  const drifts: Anomaly[] = [];
  let isDrifting = false;
  for (let end = MPG_STRETCHES; end <= stretches.length; end += 1) {
    const recent = stretches.slice(end - MPG_STRETCHES, end);
    const before = stretches.slice(0, end - MPG_STRETCHES);
    const last = recent.at(-1);
    const isKnown = usualMilesPerGallon !== null || before.length >= MPG_STRETCHES_BEFORE_MIN;
    if (!last || !isKnown) continue;
    const usual = usualMilesPerGallon ?? medianOf(before);
    const mpg = milesPerGallon(recent);
    const percent = Math.round((Math.abs(mpg - usual) / usual) * 100);
    const isOff = percent >= MPG_DRIFT_PERCENT_MIN;
    if (isOff && !isDrifting) {
      const evidence = { mpg: tenths(mpg), usualMpg: tenths(usual), percent };
      drifts.push(anomaly('mpgDrift', last.purchase, evidence, recent[0]?.purchase.purchaseId));
    }
    isDrifting = isOff;
  }
  return drifts;
}
