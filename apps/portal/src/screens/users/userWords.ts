import type { AccountUser, CallFailure } from '@forecourt/api-client';
import type { StatusTone } from '@forecourt/ui';
import { useSentText, useText, type TextKey } from '../../messages/text.ts';

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
  'membership.approve': 'users.happened.membership.approve',
};
export const happeningOf = (action: string): TextKey =>
  HAPPENINGS[action] ?? 'users.happened.other';

const SAID = [
  'lockout.wait',
  'verificationCode.recentlySent',
  'user.usernameTaken',
  'user.notFound',
];

/** Why nothing was done, in the gateway's reasons. */
export function useFailureWords(): (failure: CallFailure) => string {
  const text = useText();
  const sent = useSentText();
  return ({ errorCode, fields, params, status }) => {
    if (errorCode === 'version.stale') return text('users.stale');
    if (SAID.includes(errorCode)) return sent(errorCode, params);
    const reasons = fields.map(({ key, params: own }) => sent(key, own));
    if (reasons.length > 0) return `${reasons.join('. ').replace(/\.$/, '')}.`;
    return text(status === 0 ? 'failure.unreachable' : 'failure.gateway');
  };
}
