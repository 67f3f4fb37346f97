import type { MessageKey } from '../messages/keys.ts';

/** How a rule is enforced: by the host, only if the site supports it, or in reports afterward. */
export type Enforcement = 'always' | 'whereSupported' | 'afterTheFact';
/** Unit of a check's figures; `null` if the rule has none. */
export type CheckUnit = 'cents' | 'milligallons' | 'count' | 'miles' | null;

interface PurchaseRuleFacts {
  readonly unit: CheckUnit;
  readonly enforcement: Enforcement;
}

/** All purchase rules, in the order in which they are checked and explained. */
export const PURCHASE_RULES = {
  accountState: { unit: null, enforcement: 'always' },
  cardState: { unit: null, enforcement: 'always' },
  cardExpiry: { unit: null, enforcement: 'always' },
  promptedId: { unit: null, enforcement: 'whereSupported' },
  odometer: { unit: null, enforcement: 'whereSupported' },
  vehicleSilent: { unit: null, enforcement: 'always' },
  vehicleAway: { unit: 'miles', enforcement: 'always' },
  state: { unit: null, enforcement: 'always' },
  day: { unit: null, enforcement: 'always' },
  hours: { unit: null, enforcement: 'always' },
  productGroup: { unit: null, enforcement: 'whereSupported' },
  productCode: { unit: null, enforcement: 'whereSupported' },
  tankRoom: { unit: 'milligallons', enforcement: 'whereSupported' },
  transactionsPerDay: { unit: 'count', enforcement: 'always' },
  gallonsPerTransaction: { unit: 'milligallons', enforcement: 'whereSupported' },
  gallonsPerDay: { unit: 'milligallons', enforcement: 'whereSupported' },
  gallonsPerWeek: { unit: 'milligallons', enforcement: 'whereSupported' },
  gallons1: { unit: 'milligallons', enforcement: 'whereSupported' },
  gallons2: { unit: 'milligallons', enforcement: 'whereSupported' },
  tankCapacity: { unit: 'milligallons', enforcement: 'whereSupported' },
  amountPerTransaction: { unit: 'cents', enforcement: 'always' },
  amountPerDay: { unit: 'cents', enforcement: 'always' },
  amountPerWeek: { unit: 'cents', enforcement: 'always' },
  amountPerCycle: { unit: 'cents', enforcement: 'always' },
  cash: { unit: 'cents', enforcement: 'always' },
  credit: { unit: 'cents', enforcement: 'always' },
} as const satisfies Record<string, PurchaseRuleFacts>;
export type PurchaseRule = keyof typeof PURCHASE_RULES;

/** Rules that limits can set to flag purchases instead of declining them. */
export const FLAGGABLE_RULES = [
  'state',
  'day',
  'hours',
  'productGroup',
  'productCode',
  'transactionsPerDay',
  'gallonsPerTransaction',
  'gallonsPerDay',
  'gallonsPerWeek',
  'gallons1',
  'gallons2',
  'tankCapacity',
  'amountPerTransaction',
  'amountPerDay',
  'amountPerWeek',
  'amountPerCycle',
  'cash',
] as const satisfies readonly PurchaseRule[];
export type FlaggableRule = (typeof FLAGGABLE_RULES)[number];
/** Names of all rules. */
export const PURCHASE_RULE_NAMES = [
  ...FLAGGABLE_RULES,
  'accountState',
  'cardState',
  'cardExpiry',
  'promptedId',
  'odometer',
  'vehicleSilent',
  'vehicleAway',
  'tankRoom',
  'credit',
] as const satisfies readonly PurchaseRule[];

const flaggable: ReadonlySet<string> = new Set(FLAGGABLE_RULES);
/** Whether a rule can flag only; account, card, and credit rules never can. */
export const isFlaggableRule = (rule: string): rule is FlaggableRule => flaggable.has(rule);

/** Whether a stored rule is a known one, with texts. */
export const isPurchaseRule = (name: string): name is PurchaseRule =>
  Object.hasOwn(PURCHASE_RULES, name);
/** The message key for a rule's name, such as "Gallons a day". */
export const purchaseRuleKey = (rule: PurchaseRule) =>
  `purchaseRule.${rule}` as const satisfies MessageKey;
/** The message key for a decline by the rule, such as "Daily gallons ran out". */
export const declineKey = (rule: PurchaseRule) =>
  `purchaseDeclined.${rule}` as const satisfies MessageKey;
