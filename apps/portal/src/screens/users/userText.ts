import type { AccountUser } from '@forecourt/api-client';
import type { StatusTone } from '@forecourt/ui';
import type { UserHistoryAction } from '@forecourt/validation';
import { useFailureReason } from '../../app/useFailureReason.ts';
import type { TextKey } from '../../messages/text.ts';
import { en } from './messages/en.ts';

/** First and last name. */
export const nameOf = ({ firstName, lastName }: Pick<AccountUser, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** Status colors: pending, active, locked out, deleted. */
export const STATE_TONES: Readonly<Record<AccountUser['state'], StatusTone>> = {
  created: 'warn',
  activated: 'good',
  locked: 'bad',
  deleted: 'neutral',
};

const isHappening = (key: string): key is `users.happened.${UserHistoryAction}` => key in en;

/** Returns the text key of an event in a user's history. */
export function eventTextKey(action: string): TextKey {
  const key = `users.happened.${action}`;
  return isHappening(key) ? key : 'users.happened.other';
}

/** Returns a function that explains a failure, with the gateway's reasons. */
export const useFailureFormatter = () => useFailureReason({ stale: 'users.stale' });
