import { reason, type Reason } from '../core/issue.ts';
import type { MessageKey } from '../messages/keys.ts';

/** What a bank or a card network answers when money does not come, whatever its own codes are. */
export const FUNDING_FAILURES = ['insufficientFunds', 'cardRefused', 'methodRefused'] as const;
export type FundingFailure = (typeof FUNDING_FAILURES)[number];

const KEYS: Readonly<Record<FundingFailure, MessageKey>> = {
  insufficientFunds: 'funds.insufficient',
  cardRefused: 'funds.cardNotProcessed',
  methodRefused: 'funds.otherMethod',
};

/** What a person is told when funds were not added; a method that cannot be used again is named too. [MSG-45, MSG-56, MSG-57] */
export const fundingFailureReasons = (failure: FundingFailure): Reason[] =>
  failure === 'insufficientFunds'
    ? [reason(KEYS.insufficientFunds), reason(KEYS.methodRefused)]
    : [reason(KEYS[failure])];
