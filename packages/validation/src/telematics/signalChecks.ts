import { gallonsOf } from '../purchases/askedAmounts.ts';
import type { Checker, LimitCheck } from '../purchases/limitCheck.ts';
import { FUEL_GROUPS, type PurchaseAttempt } from '../purchases/purchaseAttempt.ts';
import type { PurchaseRule } from '../limits/purchaseRules.ts';
import type { SignalChoice } from './telematicsRules.ts';

const modeOf = (choice: Exclude<SignalChoice, 'off'>) => (choice === 'flag' ? 'flag' : 'decline');

/**
 * Whether the vehicle reports at all, and is where the pump is. Nothing that is unknown is held against
 * it, nor that no one knows where the pump is.
 */
export function locationChecks(
  { plain, counter }: Checker,
  attempt: PurchaseAttempt,
): LimitCheck[] {
  if (!attempt.vehicle) return [];
  const { rules, signal } = attempt.vehicle;
  const away = signal?.away ?? null;
  return [
    ...(rules.whenSilent === 'off'
      ? []
      : [
          plain({
            rule: 'vehicleSilent',
            isKept: signal !== null && !signal.isSilent,
            mode: modeOf(rules.whenSilent),
          }),
        ]),
    ...(rules.whenAway === 'off' || away === null
      ? []
      : counter({
          rule: 'vehicleAway',
          limit: rules.awayMiles + away.drivenMiles,
          asked: away.miles,
          canCap: false,
          mode: modeOf(rules.whenAway),
        })),
  ];
}

/** Whether the tank has room for what is bought. */
export function roomChecks(
  { counter }: Checker,
  { vehicle, lines }: PurchaseAttempt,
): LimitCheck[] {
  if (!vehicle || vehicle.rules.whenOverTank === 'off') return [];
  return counter({
    rule: 'tankRoom',
    limit: vehicle.signal?.roomMilligallons ?? null,
    asked: gallonsOf(lines, FUEL_GROUPS),
    mode: modeOf(vehicle.rules.whenOverTank),
  });
}

const OF_SIGNALS: Readonly<
  Partial<Record<PurchaseRule, 'whenSilent' | 'whenAway' | 'whenOverTank'>>
> = { vehicleSilent: 'whenSilent', vehicleAway: 'whenAway', tankRoom: 'whenOverTank' };

/** Whether a check holds what the vehicle reports against the purchase. */
export const isOfSignals = ({ rule }: Pick<LimitCheck, 'rule'>): boolean =>
  OF_SIGNALS[rule] !== undefined;

/** Whether the fleet lets its drivers ask for what these checks declined. */
export const mayAskBeyond = (
  { vehicle }: PurchaseAttempt,
  declined: readonly Pick<LimitCheck, 'rule'>[],
): boolean =>
  declined.every(({ rule }) => {
    const choice = OF_SIGNALS[rule];
    return !vehicle || choice === undefined || vehicle.rules[choice] === 'ask';
  });

const marked = (choice: SignalChoice): SignalChoice => (choice === 'off' ? choice : 'flag');

/**
 * The same attempt where it was allowed once: what the vehicle reports is marked, no more. A person
 * allowed it, knowing that, or a setting that is not asked where the vehicle's reports declined it and
 * that allows it at the site of the decline alone.
 */
export function allowedBeyondSignals(attempt: PurchaseAttempt): PurchaseAttempt {
  const { vehicle } = attempt;
  if (!vehicle) return attempt;
  const { whenAway, whenOverTank, whenSilent } = vehicle.rules;
  const rules = {
    ...vehicle.rules,
    whenAway: marked(whenAway),
    whenOverTank: marked(whenOverTank),
    whenSilent: marked(whenSilent),
  };
  return { ...attempt, vehicle: { ...vehicle, rules } };
}
