import type { CallFailure } from '@forecourt/api-client';
import { JOURNAL_REFUSALS } from '@forecourt/validation';
import { isStale } from '../../app/useNotify.ts';
import { useSentText, useText } from '../../messages/text.ts';

const REFUSALS: readonly string[] = Object.values(JOURNAL_REFUSALS);

/** Explains why a journal entry was not exported, or its settings not saved. */
export function useJournalFailure(): (failure: CallFailure) => string {
  const text = useText();
  const translate = useSentText();
  return (failure) => {
    const { errorCode, params, fields, status } = failure;
    if (REFUSALS.includes(errorCode)) return translate(errorCode, params);
    if (isStale(failure)) return text('failure.stale');
    if (fields.length > 0) return text('accounting.checkFields');
    return text(status === 0 ? 'failure.unreachable' : 'failure.gateway');
  };
}
