import type { CallFailure } from '@forecourt/api-client';
import { isStale } from '../../app/useNotify.ts';
import { hasText } from '../../messages/hasText.ts';
import { useText } from '../../messages/text.ts';

/** Explains why a journal entry was not exported, or its settings not saved. */
export function useJournalFailure(): (failure: CallFailure) => string {
  const text = useText();
  return (failure) => {
    const { errorCode, params, fields, status } = failure;
    if (hasText(errorCode)) return text(errorCode, params);
    if (isStale(failure)) return text('failure.stale');
    if (fields.length > 0) return text('accounting.checkFields');
    return text(status === 0 ? 'failure.unreachable' : 'failure.gateway');
  };
}
