import type * as z from 'zod/mini';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import { oneOf } from '../core/shape.ts';
import { MILLISECONDS_PER_DAY } from '../dates/constants.ts';

/** States of a user. [USER-13] */
export const USER_STATES = ['created', 'activated', 'locked', 'deleted'] as const;
export const userState = oneOf(USER_STATES);
export type UserState = z.infer<typeof userState>;

/** How long an invitation's link is valid. [MSG-30] */
export const INVITATION_DAYS = 7;
const INVITATION_MILLISECONDS = INVITATION_DAYS * MILLISECONDS_PER_DAY;

/** What the user lifecycle needs to know in addition to the state. */
export interface UserContext {
  readonly now: Date;
  readonly invitedAt: Date;
  /** Whether people act on their own user. */
  readonly isSelf: boolean;
  /** Whether nobody else can manage the account's users. */
  readonly isLastAdministrator: boolean;
}

/** Whether an invitation's link is still valid. [MSG-30] */
export const isInvitationValid = ({ now, invitedAt }: Pick<UserContext, 'now' | 'invitedAt'>) =>
  now.getTime() - invitedAt.getTime() <= INVITATION_MILLISECONDS;

const invitationIsGood = guard<UserContext>('user.invitationExpired', isInvitationValid, () => ({
  days: INVITATION_DAYS,
}));
const isNotSelf = guard<UserContext>('user.self', ({ isSelf }) => !isSelf);
const isNotLast = guard<UserContext>(
  'user.lastAdministrator',
  ({ isLastAdministrator }) => !isLastAdministrator,
);

/**
 * State transitions of a user. `lockOut` follows too many failed attempts and always works; `lock`
 * is done by an administrator to someone else. A deleted user never comes back, but the name stays
 * in the history. [USER-13]
 */
export const userLifecycle = defineLifecycle<UserState, UserContext>((state) =>
  reason(`user.is.${state}`),
)({
  invite: { from: ['created'], to: 'created' },
  activate: { from: ['created'], to: 'activated', guards: [invitationIsGood] },
  lockOut: { from: ['activated'], to: 'locked' },
  lock: { from: ['activated'], to: 'locked', guards: [isNotSelf, isNotLast] },
  unlock: { from: ['locked'], to: 'activated' },
  delete: {
    from: ['created', 'activated', 'locked'],
    to: 'deleted',
    guards: [isNotSelf, isNotLast],
    irreversible: true,
  },
});
export type UserAction = keyof typeof userLifecycle.table;

/** Length of the reason for locking or deleting someone, recorded in the history. */
export const USER_REASON_CHARACTERS_MAX = 200;
