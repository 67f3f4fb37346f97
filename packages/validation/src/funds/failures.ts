import { reason, type Reason } from '../core/issue.ts';
import type { MessageKey } from '../messages/keys.ts';

/** Why a bank or card network did not deliver the money, independent of its own codes. */
export const FUNDING_FAILURES = ['insufficientFunds', 'cardRefused', 'methodRefused'] as const;
export type FundingFailure = (typeof FUNDING_FAILURES)[number];

const KEYS: Readonly<Record<FundingFailure, MessageKey>> = {
  insufficientFunds: 'funds.insufficient',
  cardRefused: 'funds.cardNotProcessed',
  methodRefused: 'funds.otherMethod',
};

/** Why funds were not added, and whether to use another method. [MSG-45, MSG-56, MSG-57] */
export const fundingFailureReasons = (failure: FundingFailure): Reason[] =>
  failure === 'insufficientFunds'
    ? [reason(KEYS.insufficientFunds), reason(KEYS.methodRefused)]
    : [reason(KEYS[failure])];
