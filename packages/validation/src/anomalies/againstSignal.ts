import { TELEMATICS_DEFAULTS } from '../telematics/telematicsRules.ts';
import { anomaly, fuelOf, type Anomaly, type ObservedPurchase } from './anomaly.ts';

/** What the vehicle itself reported does not fit the purchase: it was elsewhere, or its tank too full. */
export function againstSignal(now: ObservedPurchase): Anomaly[] {
  const { away = null, roomMilligallons = null } = now.signal ?? {};
  const bought = fuelOf(now);
  const isElsewhere =
    away !== null && away.miles > TELEMATICS_DEFAULTS.awayMiles + away.drivenMiles;
  const isTooMuch = roomMilligallons !== null && bought > roomMilligallons;
  return [
    ...(isElsewhere
      ? [anomaly('awayFromPump', now, { miles: away.miles, city: now.site.city })]
      : []),
    ...(isTooMuch
      ? [anomaly('aboveTankRoom', now, { boughtMilligallons: bought, roomMilligallons })]
      : []),
  ];
}
