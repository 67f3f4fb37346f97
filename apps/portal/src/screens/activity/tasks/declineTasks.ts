import {
  counterOfRule,
  isPurchaseRule,
  type LimitCounter,
  type Permission,
  type Transaction,
} from '@forecourt/validation';

export const DECLINE_TASKS = ['allow', 'reset', 'unlock', 'message', 'hold'] as const;
export type DeclineTaskName = (typeof DECLINE_TASKS)[number];

/** Rules that no allowance overrides: they are about the card, the account or the person. */
const BEYOND_LIMITS: ReadonlySet<string> = new Set([
  'accountState',
  'cardState',
  'cardExpiry',
  'promptedId',
  'credit',
  'tankCapacity',
]);

/** Counters that declined it and can begin at zero again. */
export const resettable = ({ declineReasons }: Transaction): readonly LimitCounter[] => [
  ...new Set(
    declineReasons.flatMap(({ rule }) => {
      const counter = isPurchaseRule(rule) ? counterOfRule(rule) : undefined;
      return counter ? [counter] : [];
    }),
  ),
];

/** What can repair a decline, by the rules that declined it. */
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

/** What each task asks of the person. */
export const PERMISSION_FOR = {
  allow: 'limits.edit',
  reset: 'limits.edit',
  unlock: 'promptedIds.edit',
  message: 'transactions.view',
  hold: 'cards.changeStatus',
} as const satisfies Record<DeclineTaskName, Permission>;
