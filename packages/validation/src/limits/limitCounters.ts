import { chosenSome, oneOf, shape, text } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { LimitUsage } from './purchaseLimits.ts';
import type { PurchaseRule } from './purchaseRules.ts';

/** What is counted against limits, each with the rule whose counter it is. [ENT-16 to ENT-21] */
export const LIMIT_COUNTERS = {
  dayCents: 'amountPerDay',
  weekCents: 'amountPerWeek',
  cycleCents: 'amountPerCycle',
  cashCents: 'cash',
  dayTransactions: 'transactionsPerDay',
  dayMilligallons: 'gallonsPerDay',
  weekMilligallons: 'gallonsPerWeek',
  gallons1Milligallons: 'gallons1',
  gallons2Milligallons: 'gallons2',
} as const satisfies Record<keyof LimitUsage, PurchaseRule>;
export type LimitCounter = keyof typeof LIMIT_COUNTERS;

const COUNTER_NAMES = [
  'dayCents',
  'weekCents',
  'cycleCents',
  'cashCents',
  'dayTransactions',
  'dayMilligallons',
  'weekMilligallons',
  'gallons1Milligallons',
  'gallons2Milligallons',
] as const satisfies readonly LimitCounter[];

/** The counter of a rule; undefined: the rule counts nothing over time. */
export const counterOfRule = (rule: PurchaseRule): LimitCounter | undefined =>
  COUNTER_NAMES.find((name) => LIMIT_COUNTERS[name] === rule);

const REASON_CHARACTERS_MAX = 200;

/** Counters of a card to begin at zero again now, and why. [GW-19] */
export const counterReset = shape({
  counters: chosenSome(oneOf(COUNTER_NAMES), COUNTER_NAMES.length, 'limit.oneRequired'),
  reason: text(REASON_CHARACTERS_MAX),
});

/** Instants in milliseconds from which counters count, where they were reset. */
export type CounterResets = Readonly<Partial<Record<LimitCounter, number>>>;

/** The key of a counter's name: that of its rule. */
export const counterKey = (counter: LimitCounter) =>
  `purchaseRule.${LIMIT_COUNTERS[counter]}` as const satisfies MessageKey;
