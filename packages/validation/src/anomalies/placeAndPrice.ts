import { FUEL_GROUPS } from '../purchases/purchaseAttempt.ts';
import type { ProductGroup } from '../limits/productGroups.ts';
import { milesApart as milesBetween } from '../telematics/milesApart.ts';
import { checkTime } from '../purchases/timeWindows.ts';
import {
  anomaly,
  minutesBetween,
  type Anomaly,
  type ObservedPurchase,
  type ObservedVehicle,
} from './anomaly.ts';
import {
  PRICE_ABOVE_REGION_PERCENT_MIN,
  TRAVEL_MILES_MIN,
  TRAVEL_MILES_PER_HOUR_MAX,
} from './constants.ts';

/** Straight-line distance between two sites in miles; `null` if either location is unknown. */
export function milesApart(
  from: ObservedPurchase['site'],
  to: ObservedPurchase['site'],
): number | null {
  const { latitude: north, longitude: east } = from;
  const { latitude: otherNorth, longitude: otherEast } = to;
  if (north === null || east === null || otherNorth === null || otherEast === null) return null;
  return milesBetween(
    { latitude: north, longitude: east },
    { latitude: otherNorth, longitude: otherEast },
  );
}

/** Two purchases farther apart than anyone could drive in the time between them. */
export function impossibleTravel(before: ObservedPurchase, now: ObservedPurchase): Anomaly[] {
  const miles = milesApart(before.site, now.site);
  if (miles === null || miles < TRAVEL_MILES_MIN) return [];
  const minutes = minutesBetween(before, now);
  const milesPerHour = Math.round((miles * 60) / Math.max(1, minutes));
  if (milesPerHour <= TRAVEL_MILES_PER_HOUR_MAX) return [];
  const { city: fromCity } = before.site;
  const evidence = {
    miles: Math.round(miles),
    minutes,
    milesPerHour,
    fromCity,
    city: now.site.city,
  };
  return [anomaly('impossibleTravel', now, evidence, before.purchaseId)];
}

/** A keyed purchase at a site where one was made in the past day (`before`). [ALERT-05] */
export function handKeyedRepeat(
  before: readonly ObservedPurchase[],
  now: ObservedPurchase,
): Anomaly[] {
  if (now.entryMode !== 'keyed') return [];
  const { siteNumber, city } = now.site;
  const other = before.findLast((purchase) => purchase.site.siteNumber === siteNumber);
  if (!other) return [];
  const evidence = { minutes: minutesBetween(other, now), city };
  return [anomaly('handKeyedRepeat', now, evidence, other.purchaseId)];
}

const fuels: readonly ProductGroup[] = FUEL_GROUPS;

/** Fuel priced far above the regional price. */
export const priceAboveRegion = (now: ObservedPurchase): Anomaly[] =>
  now.lines.flatMap(({ group, unitPriceMills, regionPriceMills }) => {
    if (!fuels.includes(group) || regionPriceMills === null || regionPriceMills <= 0) return [];
    const percent = Math.round(((unitPriceMills - regionPriceMills) * 100) / regionPriceMills);
    if (percent < PRICE_ABOVE_REGION_PERCENT_MIN) return [];
    const { city } = now.site;
    const evidence = {
      priceMills: unitPriceMills,
      regionMills: regionPriceMills,
      percent,
      city,
    };
    return [anomaly('priceAboveRegion', now, evidence)];
  });

/** A purchase outside the vehicle's working hours. */
export function outsideShift(now: ObservedPurchase, { shift }: ObservedVehicle): Anomaly[] {
  if (shift === null) return [];
  const result = checkTime(shift, now.site.timeZone, now.at.getTime());
  if (result.isDayAllowed && result.isTimeAllowed) return [];
  return [anomaly('outsideShift', now, { boughtAt: now.at.toISOString(), city: now.site.city })];
}
