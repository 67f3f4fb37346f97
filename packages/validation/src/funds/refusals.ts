import type { FundingMethod } from '../money/funding.ts';
import type { MessageKey } from '../messages/keys.ts';

/** Reasons against moving money that depend on the account's data or concurrent changes. */
export const FUND_REFUSALS = [
  'funds.methodNotUsable',
  'funds.methodInUse',
  'funds.methodScheduled',
  'funds.feeConsent',
  'funds.unavailable',
  'bank.depositsWrong',
  'bank.depositsOver',
  'payment.aboveOwed',
  'payment.amountRequired',
  'payment.tooFarAhead',
  'payment.underWay',
] as const satisfies readonly MessageKey[];

/** Message keys of the methods' names. [ENT-41] */
export const FUNDING_METHOD_NAMES = {
  card: 'fundMethod.card',
  bank: 'fundMethod.bank',
  westernUnion: 'fundMethod.westernUnion',
  wireAch: 'fundMethod.wireAch',
} as const satisfies Readonly<Record<FundingMethod, MessageKey>>;
