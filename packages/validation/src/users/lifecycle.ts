import type * as z from 'zod/mini';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import { oneOf } from '../core/shape.ts';
import { MILLISECONDS_PER_DAY } from '../dates/constants.ts';

/** States of a user. [USER-13] */
export const USER_STATES = ['created', 'activated', 'locked', 'deleted'] as const;
export const userState = oneOf(USER_STATES);
export type UserState = z.infer<typeof userState>;

/** An invitation's link is good for this long. [MSG-30] */
export const INVITATION_DAYS = 7;
const INVITATION_MILLISECONDS = INVITATION_DAYS * MILLISECONDS_PER_DAY;

/** What the user lifecycle must know besides the state. */
export interface UserContext {
  readonly now: Date;
  readonly invitedAt: Date;
  /** The person acts on their own entry. */
  readonly isSelf: boolean;
  /** No one else could manage the users of the account. */
  readonly isLastAdministrator: boolean;
}

/** Whether the link of an invitation still works. [MSG-30] */
export const isInvitationGood = ({ now, invitedAt }: Pick<UserContext, 'now' | 'invitedAt'>) =>
  now.getTime() - invitedAt.getTime() <= INVITATION_MILLISECONDS;

const invitationIsGood = guard<UserContext>('user.invitationExpired', isInvitationGood, () => ({
  days: INVITATION_DAYS,
}));
const isNotSelf = guard<UserContext>('user.self', ({ isSelf }) => !isSelf);
const isNotLast = guard<UserContext>(
  'user.lastAdministrator',
  ({ isLastAdministrator }) => !isLastAdministrator,
);

/**
 * What can happen to a user. `lockOut` is what too many tries do and always works; `lock` is what an
 * administrator does to someone else. A deleted user never comes back; their name stays in the
 * history. [USER-13]
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

/** Why an administrator locks or deletes someone, for the history. */
export const USER_REASON_CHARACTERS_MAX = 200;
