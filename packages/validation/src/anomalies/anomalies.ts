import { TANK_TOLERANCE_PERCENT } from '../purchases/limitsFit.ts';
import {
  anomaly,
  fuelOf,
  minutesBetween,
  type Anomaly,
  type ObservedPurchase,
  type ObservedVehicle,
} from './anomaly.ts';
import { HAND_KEYED_REPEAT_HOURS, ONE_FILL_MINUTES } from './constants.ts';
import { againstSignal } from './againstSignal.ts';
import { mpgDrifts } from './mileage.ts';
import { reviewOdometer } from './odometer.ts';
import {
  handKeyedRepeat,
  impossibleTravel,
  outsideShift,
  priceAboveRegion,
} from './placeAndPrice.ts';

/** More fuel than the tank holds, also across several purchases in quick succession. [MSG-54] */
function overfill(
  before: readonly ObservedPurchase[],
  now: ObservedPurchase,
  tankMilligallons: number | null,
): Anomaly[] {
  const own = fuelOf(now);
  if (tankMilligallons === null || own === 0) return [];
  const sameFill = before.filter((one) => minutesBetween(one, now) <= ONE_FILL_MINUTES);
  const boughtMilligallons = sameFill.reduce((sum, one) => sum + fuelOf(one), own);
  const most = (tankMilligallons * (100 + TANK_TOLERANCE_PERCENT)) / 100;
  if (boughtMilligallons <= most) return [];
  const evidence = { boughtMilligallons, tankMilligallons };
  return [anomaly('overfill', now, evidence, sameFill[0]?.purchaseId)];
}

const LOOK_BACK_MINUTES = HAND_KEYED_REPEAT_HOURS * 60;

/** Purchases of the preceding day, in chronological order. */
function recentBefore(ordered: readonly ObservedPurchase[], index: number): ObservedPurchase[] {
  const now = ordered[index];
  const recent: ObservedPurchase[] = [];
  for (let at = index - 1; at >= 0; at -= 1) {
    const one = ordered[at];
    if (!now || !one || minutesBetween(one, now) > LOOK_BACK_MINUTES) break;
    recent.unshift(one);
  }
  return recent;
}

/**
 * Finds anomalies in the purchases of one vehicle, which may come in any order; returns them in
 * chronological order with evidence. Readable rules rather than scores, so each can be explained.
 */
export function anomalies(
  purchases: readonly ObservedPurchase[],
  vehicle: ObservedVehicle,
): Anomaly[] {
  const ordered = purchases.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const { readings, anomalies: wrongReadings } = reviewOdometer(ordered);
  const found = ordered.flatMap((now, index) => {
    const before = recentBefore(ordered, index);
    const last = ordered[index - 1];
    return [
      ...(last ? impossibleTravel(last, now) : []),
      ...overfill(before, now, vehicle.tankCapacityMilligallons),
      ...handKeyedRepeat(before, now),
      ...priceAboveRegion(now),
      ...outsideShift(now, vehicle),
      ...againstSignal(now, vehicle),
    ];
  });
  const drifts = mpgDrifts(ordered, readings, vehicle.usualMilesPerGallon);
  const place = new Map(ordered.map(({ purchaseId }, index) => [purchaseId, index]));
  return [...found, ...wrongReadings, ...drifts].toSorted(
    (a, b) => (place.get(a.purchaseId) ?? 0) - (place.get(b.purchaseId) ?? 0),
  );
}
