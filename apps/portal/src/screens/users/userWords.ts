import type { AccountUser } from '@forecourt/api-client';
import type { StatusTone } from '@forecourt/ui';
import type { UserHistoryAction } from '@forecourt/validation';
import { useFailureReason } from '../../app/useTell.ts';
import type { TextKey } from '../../messages/text.ts';

/** First and last name. */
export const nameOf = ({ firstName, lastName }: Pick<AccountUser, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** Color by meaning: waits, works, is shut out, is gone. */
export const STATE_TONES: Readonly<Record<AccountUser['state'], StatusTone>> = {
  created: 'warn',
  activated: 'good',
  locked: 'bad',
  deleted: 'neutral',
};

const HAPPENINGS: Readonly<Record<string, TextKey>> = {
  'user.added': 'users.happened.user.added',
  'user.invited': 'users.happened.user.invited',
  'user.invitedAgain': 'users.happened.user.invitedAgain',
  'user.edited': 'users.happened.user.edited',
  'user.renamed': 'users.happened.user.renamed',
  'user.lock': 'users.happened.user.lock',
  'user.unlock': 'users.happened.user.unlock',
  'user.deleted': 'users.happened.user.deleted',
  'user.expressChecks': 'users.happened.user.expressChecks',
  'user.passwordLinkSent': 'users.happened.user.passwordLinkSent',
  'user.passwordReissued': 'users.happened.user.passwordReissued',
  'user.liveHelpStarted': 'users.happened.user.liveHelpStarted',
  'user.liveHelpWatched': 'users.happened.user.liveHelpWatched',
  'user.liveHelpEnded': 'users.happened.user.liveHelpEnded',
  'user.recoveryAllowed': 'users.happened.user.recoveryAllowed',
  'user.recoveryDisallowed': 'users.happened.user.recoveryDisallowed',
  'membership.approved': 'users.happened.membership.approved',
  'membership.denied': 'users.happened.membership.denied',
  'service.opened': 'users.happened.service.opened',
  'alertTimes.changed': 'users.happened.alertTimes.changed',
} satisfies Readonly<Record<UserHistoryAction, TextKey>>;
export const happeningOf = (action: string): TextKey =>
  HAPPENINGS[action] ?? 'users.happened.other';

const SAID = /^(lockout\.wait|verificationCode\.recentlySent|user\.usernameTaken|user\.notFound)$/;

/** Why nothing was done, in the gateway's reasons. */
export const useFailureWords = () => useFailureReason({ said: SAID, stale: 'users.stale' });
