import type { CallFailure } from '@forecourt/api-client';
import { JOURNAL_REFUSALS } from '@forecourt/validation';
import { useSentText, useText } from '../../messages/text.ts';

const REFUSALS: readonly string[] = Object.values(JOURNAL_REFUSALS);

/** Why a journal entry was not exported, or its accounts not saved. */
export function useJournalFailure(): (failure: CallFailure) => string {
  const text = useText();
  const sent = useSentText();
  return ({ errorCode, params, fields, status }) => {
    if (REFUSALS.includes(errorCode)) return sent(errorCode, params);
    if (errorCode === 'version.stale') return text('account.stale');
    if (fields.length > 0) return text('accounting.checkFields');
    return text(status === 0 ? 'failure.unreachable' : 'failure.gateway');
  };
}
