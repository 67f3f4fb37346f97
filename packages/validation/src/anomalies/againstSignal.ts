import { TELEMATICS_DEFAULTS } from '../telematics/telematicsRules.ts';
import {
  anomaly,
  fuelOf,
  type Anomaly,
  type ObservedPurchase,
  type ObservedVehicle,
} from './anomaly.ts';

/**
 * Finds conflicts with the vehicle's own signal: it was elsewhere, or its tank lacked room for the
 * fuel. Rules that the fleet turned off find nothing.
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
