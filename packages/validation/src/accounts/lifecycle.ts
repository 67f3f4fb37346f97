import { fromDate, toCalendarDate } from '@internationalized/date';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import type { AccountState } from './accounts.ts';
import { ACCOUNT_INACTIVE_MONTHS, ACCOUNT_REACTIVATION_DAYS } from './constants.ts';

/** What the account lifecycle needs to know in addition to the account's state. */
export interface AccountContext {
  readonly now: Date;
  /** The account's IANA time zone, used to count days and months. */
  readonly timeZone: string;
  /** Whether a bill is too long overdue. */
  readonly isDelinquent: boolean;
  /** The latest purchase, payment, or sign-in. */
  readonly lastActiveAt: Date;
  /** When the account was closed; `null` if it was not. */
  readonly closedAt: Date | null;
  /** Whether customer service is acting, on the phone with the customer. */
  readonly isCustomerService: boolean;
  /** The state before the lock; omitted if it was open or the account is not locked. */
  readonly lockedFrom?: AccountState;
}

const dayOf = (at: Date, timeZone: string) => toCalendarDate(fromDate(at, timeZone));

/** Whether the account has gone unused for six months of its own calendar. [USER-11] */
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
 * State transitions of an account. Overdue bills or six months without use lock it; once that is
 * resolved, it returns to its previous state, so a read-only account stays read-only. A closed
 * account can only be reopened by phone within 30 days, and its cards stay blocked. [USER-07 to
 * USER-11]
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
