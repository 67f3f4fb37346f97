import { requiredChoices, oneOf, shape, text } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { LimitUsage } from './purchaseLimits.ts';
import type { PurchaseRule } from './purchaseRules.ts';

/** Usage counters, each with the rule that it belongs to. [ENT-16 to ENT-21] */
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

/** The counter of a rule; `undefined` if the rule counts nothing over time. */
export const counterOfRule = (rule: PurchaseRule): LimitCounter | undefined =>
  COUNTER_NAMES.find((name) => LIMIT_COUNTERS[name] === rule);

const REASON_CHARACTERS_MAX = 200;

/** Counters of a card to reset to zero now, and the reason. [GW-19] */
export const counterReset = shape({
  counters: requiredChoices(oneOf(COUNTER_NAMES), COUNTER_NAMES.length, 'limit.oneRequired'),
  reason: text(REASON_CHARACTERS_MAX),
});

/** When counters were last reset, as instants in milliseconds. */
export type CounterResets = Readonly<Partial<Record<LimitCounter, number>>>;

/** The message key for a counter's name, which is its rule's. */
export const counterKey = (counter: LimitCounter) =>
  `purchaseRule.${LIMIT_COUNTERS[counter]}` as const satisfies MessageKey;
