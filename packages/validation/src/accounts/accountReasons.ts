import { reason, type Reason } from '../core/issue.ts';
import { dayTextIn } from '../dates/dayText.ts';
import type { AccountState, Fleet } from './accounts.ts';
import { ACCOUNT_INACTIVE_MONTHS } from './constants.ts';
import { isInactive, type AccountContext } from './lifecycle.ts';

/**
 * Why a locked account is locked, as shown to its users; empty if it is not locked. Six months
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

/** Why nobody can work in a fleet; empty if it is usable. [MSG-49] */
export const fleetReasons = (state: AccountState, fleet: Pick<Fleet, 'isActive'>): Reason[] =>
  state === 'locked' || state === 'closed' || !fleet.isActive
    ? [reason('fleet.lockedOrInactive')]
    : [];

/** The validity of a customer ID, including its last day. */
export interface CustomerIdTerm {
  /** `YYYY-MM-DD`; `null` if it never expires. */
  readonly lastDay: string | null;
  readonly now: Date;
  /** The account's IANA time zone. */
  readonly timeZone: string;
}

/** Why a customer ID is not accepted. [MSG-50] */
export const customerIdReasons = ({ lastDay, now, timeZone }: CustomerIdTerm): Reason[] =>
  lastDay !== null && dayTextIn(timeZone, now) > lastDay
    ? [reason('customer.idExpired', { lastDay })]
    : [];
