import { reason, type Reason } from '../core/issue.ts';
import { dayTextIn } from '../dates/dayText.ts';
import type { AccountState, Fleet } from './accounts.ts';
import { ACCOUNT_INACTIVE_MONTHS } from './constants.ts';
import { isInactive, type AccountContext } from './lifecycle.ts';

/**
 * Why a locked account is locked, as its people are told; nothing while it is not locked. Six months
 * without use also block its card orders. [USER-10, USER-11, MSG-19, MSG-20]
 */
export function lockReasons(state: AccountState, context: AccountContext): Reason[] {
  if (state !== 'locked') return [];
  const reasons: Reason[] = [];
  if (context.isDelinquent) reasons.push(reason('account.lockedDelinquent'));
  if (isInactive(context)) {
    reasons.push(reason('account.lockedInactive', { months: ACCOUNT_INACTIVE_MONTHS }));
  }
  return reasons;
}

/** What stands against working in a fleet. [MSG-49] */
export const fleetReasons = (state: AccountState, fleet: Pick<Fleet, 'isActive'>): Reason[] =>
  state === 'locked' || state === 'closed' || !fleet.isActive
    ? [reason('fleet.lockedOrInactive')]
    : [];

/** A customer ID, good through its last day. */
export interface CustomerIdTerm {
  /** `YYYY-MM-DD`; null: it does not end. */
  readonly lastDay: string | null;
  readonly now: Date;
  /** IANA zone of the account. */
  readonly timeZone: string;
}

/** What stands against a customer ID. [MSG-50] */
export const customerIdReasons = ({ lastDay, now, timeZone }: CustomerIdTerm): Reason[] =>
  lastDay !== null && dayTextIn(timeZone, now) > lastDay
    ? [reason('customer.idExpired', { lastDay })]
    : [];
