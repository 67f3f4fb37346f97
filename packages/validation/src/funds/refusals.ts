import type { FundingMethod } from '../money/funding.ts';
import type { MessageKey } from '../messages/keys.ts';

/** What stands against moving money besides its rules: it meets what there is and what others did. */
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

/** What each method is called. [ENT-41] */
export const FUNDING_METHOD_NAMES = {
  card: 'fundMethod.card',
  bank: 'fundMethod.bank',
  westernUnion: 'fundMethod.westernUnion',
  wireAch: 'fundMethod.wireAch',
} as const satisfies Readonly<Record<FundingMethod, MessageKey>>;
