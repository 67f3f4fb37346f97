import {
  counterOfRule,
  isPurchaseRule,
  type LimitCounter,
  type Permission,
  type Transaction,
} from '@forecourt/validation';

export const DECLINE_TASKS = ['allow', 'reset', 'unlock', 'message', 'hold'] as const;
export type DeclineTaskName = (typeof DECLINE_TASKS)[number];

/** Rules that no allowance overrides, since they concern the card, the account, or the driver. */
const BEYOND_LIMITS: ReadonlySet<string> = new Set([
  'accountState',
  'cardState',
  'cardExpiry',
  'promptedId',
  'credit',
  'tankCapacity',
]);

/** Counters that caused the decline and can be reset to zero. */
export const resettable = ({ declineReasons }: Transaction): readonly LimitCounter[] => [
  ...new Set(
    declineReasons.flatMap(({ rule }) => {
      const counter = isPurchaseRule(rule) ? counterOfRule(rule) : undefined;
      return counter ? [counter] : [];
    }),
  ),
];

/** Tasks that can resolve a decline, by the rules that caused it. */
export function repairsOf(transaction: Transaction): readonly DeclineTaskName[] {
  const rules = transaction.declineReasons.map(({ rule }) => rule);
  return [
    ...(rules.some((rule) => !BEYOND_LIMITS.has(rule)) ? (['allow'] as const) : []),
    ...(resettable(transaction).length > 0 ? (['reset'] as const) : []),
    ...(rules.includes('promptedId') ? (['unlock'] as const) : []),
    'message',
    'hold',
  ];
}

/** The permission that each task requires. */
export const PERMISSION_FOR = {
  allow: 'limits.edit',
  reset: 'limits.edit',
  unlock: 'promptedIds.edit',
  message: 'transactions.view',
  hold: 'cards.changeStatus',
} as const satisfies Record<DeclineTaskName, Permission>;
