import type { PurchaseAttempt } from '../purchases/purchaseAttempt.ts';
import type { SignalAtPump } from './vehicleSignal.ts';
import { TELEMATICS_DEFAULTS, type TelematicsRules } from './telematicsRules.ts';

/** A rule that declined a purchase, with its stored figures. */
interface DeclinedRule {
  readonly rule: string;
  readonly limit: number | null;
  readonly asked: number | null;
}

/**
 * Recreates the vehicle's signal and rules at a purchase that they declined, from the stored
 * figures: both have changed by now. Empty if no signal declined it.
 */
export function vehicleAsDecided(
  reasons: readonly DeclinedRule[],
): Pick<PurchaseAttempt, 'vehicle'> {
  const reasonOf = (rule: string) => reasons.find((reason) => reason.rule === rule);
  const [silent, away, room] = [
    reasonOf('vehicleSilent'),
    reasonOf('vehicleAway'),
    reasonOf('tankRoom'),
  ];
  if (!silent && !away && !room) return {};
  const choice = (reason: DeclinedRule | undefined) => (reason ? 'decline' : 'off');
  const rules: TelematicsRules = {
    ...TELEMATICS_DEFAULTS,
    whenSilent: choice(silent),
    whenAway: choice(away),
    whenOverTank: choice(room),
    // The stored limit already includes the miles it could have driven
    awayMiles: away?.limit ?? TELEMATICS_DEFAULTS.awayMiles,
  };
  const signal: SignalAtPump = {
    away: away ? { miles: away.asked ?? 0, drivenMiles: 0 } : null,
    roomMilligallons: room?.limit ?? null,
    odometerMiles: null,
    isSilent: silent !== undefined,
  };
  return { vehicle: { rules, signal } };
}
