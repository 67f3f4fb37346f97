import type { AccountUser } from '@forecourt/api-client';
import type { StatusTone } from '@forecourt/ui';
import type { UserHistoryAction } from '@forecourt/validation';
import { useFailureReason } from '../../app/useFailureReason.ts';
import { useSentText, useText, type TextKey } from '../../messages/text.ts';
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

/** Reasons whose shared texts speak to the user about their own sign-in. */
const REASONS_OF_ANOTHER: Readonly<Record<string, TextKey>> = {
  'identity.notManaged': 'users.help.notManaged',
  'user.notFound': 'users.notFound',
};

/** Returns a function that explains why another user was not changed, with the gateway's reasons. */
export function useFailureFormatter(user: Parameters<typeof nameOf>[0]) {
  const text = useText();
  const sentText = useSentText();
  return useFailureReason({
    stale: 'users.stale',
    formatReason: (key, params) => {
      const ownKey = REASONS_OF_ANOTHER[key];
      return ownKey ? text(ownKey, { name: nameOf(user) }) : sentText(key, params);
    },
  });
}
