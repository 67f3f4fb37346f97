import type { CallFailure } from '@forecourt/api-client';
import { useSentText } from '../../messages/text.ts';
import { en } from './messages/en.ts';

/** Puts a refusal into words: that of a field first, then that of the call. */
export function useFailureText(): (failure: CallFailure | null) => string | undefined {
  const say = useSentText();
  return (failure) => {
    if (!failure) return undefined;
    if (failure.status === 0) return say('settings.error.unreachable');
    const [field] = failure.fields;
    if (field) return say(field.key, field.params);
    const key = `settings.error.${failure.errorCode}`;
    return say(key in en ? key : 'settings.error.other');
  };
}
