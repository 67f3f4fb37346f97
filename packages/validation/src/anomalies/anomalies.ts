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
  const ownMilligallons = fuelOf(now);
  if (tankMilligallons === null || ownMilligallons === 0) return [];
  const sameFill = before.filter((purchase) => minutesBetween(purchase, now) <= ONE_FILL_MINUTES);
  const boughtMilligallons = sameFill.reduce(
    (sum, purchase) => sum + fuelOf(purchase),
    ownMilligallons,
  );
  const maxMilligallons = (tankMilligallons * (100 + TANK_TOLERANCE_PERCENT)) / 100;
  if (boughtMilligallons <= maxMilligallons) return [];
  const evidence = { boughtMilligallons, tankMilligallons };
  return [anomaly('overfill', now, evidence, sameFill[0]?.purchaseId)];
}

const LOOK_BACK_MINUTES = HAND_KEYED_REPEAT_HOURS * 60;

/** Purchases of the preceding day, in chronological order. */
function recentBefore(ordered: readonly ObservedPurchase[], index: number): ObservedPurchase[] {
  const now = ordered[index];
  const recent: ObservedPurchase[] = [];
  for (let position = index - 1; position >= 0; position -= 1) {
    const purchase = ordered[position];
    if (!now || !purchase || minutesBetween(purchase, now) > LOOK_BACK_MINUTES) break;
    recent.unshift(purchase);
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
  const { readings, anomalies: odometerAnomalies } = reviewOdometer(ordered);
  const purchaseAnomalies = ordered.flatMap((now, index) => {
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
  const positions = new Map(ordered.map(({ purchaseId }, index) => [purchaseId, index]));
  return [...purchaseAnomalies, ...odometerAnomalies, ...drifts].toSorted(
    (a, b) => (positions.get(a.purchaseId) ?? 0) - (positions.get(b.purchaseId) ?? 0),
  );
}
