import type { CallFailure } from '@forecourt/api-client';
import { useSentText } from '../../messages/text.ts';
import { en } from './messages/en.ts';

/** Explains a failure: the first field's error if any, else the call's. */
export function useFailureText(): (failure: CallFailure | null) => string | undefined {
  const translate = useSentText();
  return (failure) => {
    if (!failure) return undefined;
    if (failure.status === 0) return translate('settings.error.unreachable');
    const [field] = failure.fields;
    if (field) return translate(field.key, field.params);
    const key = `settings.error.${failure.errorCode}`;
    return translate(key in en ? key : 'settings.error.other');
  };
}
