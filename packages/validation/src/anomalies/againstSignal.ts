import { TELEMATICS_DEFAULTS } from '../telematics/telematicsRules.ts';
import {
  anomaly,
  fuelOf,
  type Anomaly,
  type ObservedPurchase,
  type ObservedVehicle,
} from './anomaly.ts';

/**
 * What the vehicle itself reported does not fit the purchase: it was elsewhere, or its tank too full.
 * What the fleet does nothing about is not odd.
 */
export function againstSignal(
  now: ObservedPurchase,
  { signalRules: rules = TELEMATICS_DEFAULTS }: Pick<ObservedVehicle, 'signalRules'>,
): Anomaly[] {
  const { away = null, roomMilligallons = null } = now.signal ?? {};
  const bought = fuelOf(now);
  const isElsewhere =
    rules.whenAway !== 'off' && away !== null && away.miles > rules.awayMiles + away.drivenMiles;
  const isTooMuch =
    rules.whenOverTank !== 'off' && roomMilligallons !== null && bought > roomMilligallons;
  return [
    ...(isElsewhere
      ? [anomaly('awayFromPump', now, { miles: away.miles, city: now.site.city })]
      : []),
    ...(isTooMuch
      ? [anomaly('aboveTankRoom', now, { boughtMilligallons: bought, roomMilligallons })]
      : []),
  ];
}
