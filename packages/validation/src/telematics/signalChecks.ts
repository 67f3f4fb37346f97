import { gallonsOf } from '../purchases/requestedAmounts.ts';
import type { Checker, LimitCheck } from '../purchases/limitCheck.ts';
import { FUEL_GROUPS, type PurchaseAttempt } from '../purchases/purchaseAttempt.ts';
import type { PurchaseRule } from '../limits/purchaseRules.ts';
import type { SignalChoice } from './telematicsRules.ts';

const modeOf = (choice: Exclude<SignalChoice, 'off'>) => (choice === 'flag' ? 'flag' : 'decline');

/**
 * Checks that the vehicle reports at all, and that it is at the pump. Missing data never counts
 * against it, including an unknown location of the pump.
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
            isMet: signal !== null && !signal.isSilent,
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

/** Checks that the tank has room for the fuel. */
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

const CHOICE_OF_RULE: Readonly<
  Partial<Record<PurchaseRule, 'whenSilent' | 'whenAway' | 'whenOverTank'>>
> = { vehicleSilent: 'whenSilent', vehicleAway: 'whenAway', tankRoom: 'whenOverTank' };

/** Whether a check is based on the vehicle's signal. */
export const isOfSignals = ({ rule }: Pick<LimitCheck, 'rule'>): boolean =>
  CHOICE_OF_RULE[rule] !== undefined;

/** Whether the fleet accepts drivers' requests about these declines. */
export const acceptsRequests = (
  { vehicle }: PurchaseAttempt,
  declines: readonly Pick<LimitCheck, 'rule'>[],
): boolean =>
  declines.every(({ rule }) => {
    const choice = CHOICE_OF_RULE[rule];
    return !vehicle || choice === undefined || vehicle.rules[choice] === 'ask';
  });

const asFlag = (choice: SignalChoice): SignalChoice => (choice === 'off' ? choice : 'flag');

/**
 * Returns the attempt as it applies under an allowance: the vehicle's signal only flags it. Either
 * a person allowed it, knowing about the signal, or an automatic grant did, which is never given if
 * the signal declined the purchase and is valid only at the site of the decline.
 */
export function allowedBeyondSignals(attempt: PurchaseAttempt): PurchaseAttempt {
  const { vehicle } = attempt;
  if (!vehicle) return attempt;
  const { whenAway, whenOverTank, whenSilent } = vehicle.rules;
  const rules = {
    ...vehicle.rules,
    whenAway: asFlag(whenAway),
    whenOverTank: asFlag(whenOverTank),
    whenSilent: asFlag(whenSilent),
  };
  return { ...attempt, vehicle: { ...vehicle, rules } };
}
