import { fromDate, toCalendarDate } from '@internationalized/date';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import type { AccountState } from './accounts.ts';
import { ACCOUNT_INACTIVE_MONTHS, ACCOUNT_REACTIVATION_DAYS } from './constants.ts';

/** What the account lifecycle must know besides the account's state. */
export interface AccountContext {
  readonly now: Date;
  /** IANA zone of the account, in which its days and months are counted. */
  readonly timeZone: string;
  /** A bill is overdue too long. */
  readonly isDelinquent: boolean;
  /** The last purchase, payment or sign-in. */
  readonly lastActiveAt: Date;
  /** When it was closed; null: it is not. */
  readonly closedAt: Date | null;
  /** Customer service acts, on the telephone with the customer. */
  readonly isCustomerService: boolean;
  /** What it was when it was locked; left out: open, or it is not locked. */
  readonly lockedFrom?: AccountState;
}

const dayOf = (at: Date, timeZone: string) => toCalendarDate(fromDate(at, timeZone));

/** Whether no one used the account for six months by its own calendar. [USER-11] */
export const isInactive = ({ now, timeZone, lastActiveAt }: AccountContext): boolean =>
  dayOf(lastActiveAt, timeZone)
    .add({ months: ACCOUNT_INACTIVE_MONTHS })
    .compare(dayOf(now, timeZone)) <= 0;

const isWithinReactivation = ({ now, timeZone, closedAt }: AccountContext) =>
  closedAt !== null &&
  dayOf(closedAt, timeZone)
    .add({ days: ACCOUNT_REACTIVATION_DAYS })
    .compare(dayOf(now, timeZone)) >= 0;

const isOverdue = guard<AccountContext>(
  'account.notDelinquent',
  ({ isDelinquent }) => isDelinquent,
);
const isPaid = guard<AccountContext>('account.delinquent', ({ isDelinquent }) => !isDelinquent);
const isUnused = guard<AccountContext>('account.notInactive', isInactive, () => ({
  months: ACCOUNT_INACTIVE_MONTHS,
}));
const isInUse = guard<AccountContext>(
  'account.inactive',
  (context) => context.isCustomerService || !isInactive(context),
  () => ({ months: ACCOUNT_INACTIVE_MONTHS }),
);
const isByTelephone = guard<AccountContext>(
  'account.callToReactivate',
  ({ isCustomerService }) => isCustomerService,
  () => ({ days: ACCOUNT_REACTIVATION_DAYS }),
);
const isInTime = guard<AccountContext>('account.reactivationOver', isWithinReactivation, () => ({
  days: ACCOUNT_REACTIVATION_DAYS,
}));

const wasReadOnly = guard<AccountContext>(
  'account.wasNotReadOnly',
  ({ lockedFrom }) => lockedFrom === 'readOnly',
);
const wasOpen = guard<AccountContext>(
  'account.wasReadOnly',
  ({ lockedFrom }) => lockedFrom !== 'readOnly',
);

/**
 * What can happen to an account. Locking follows what is overdue or six months without use; where
 * that is over, the account is again what it was before: one that was read-only stays so. A closed
 * account comes back only by a call within 30 days, and its cards stay blocked.
 * [USER-07 to USER-11]
 */
export const accountLifecycle = defineLifecycle<AccountState, AccountContext>((state) =>
  reason(`account.is.${state}`),
)({
  makeReadOnly: { from: ['open'], to: 'readOnly' },
  makeWritable: { from: ['readOnly'], to: 'open' },
  lockDelinquent: { from: ['open', 'readOnly'], to: 'locked', guards: [isOverdue] },
  lockInactive: { from: ['open', 'readOnly'], to: 'locked', guards: [isUnused] },
  unlock: { from: ['locked'], to: 'open', guards: [isPaid, isInUse, wasOpen] },
  unlockReadOnly: { from: ['locked'], to: 'readOnly', guards: [isPaid, isInUse, wasReadOnly] },
  close: { from: ['open', 'readOnly', 'locked'], to: 'closed' },
  reactivate: { from: ['closed'], to: 'open', guards: [isByTelephone, isInTime] },
});
export type AccountAction = keyof typeof accountLifecycle.table;
