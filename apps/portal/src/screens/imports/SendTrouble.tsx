import type { CallFailure } from '@forecourt/api-client';
import { InlineMessage } from '@forecourt/ui';
import type { ImportKind } from '@forecourt/validation/imports';
import { useText } from '../../messages/text.ts';

export type Trouble =
  | { readonly kind: 'failed'; readonly failure: CallFailure }
  | { readonly kind: 'refused'; readonly lines: readonly string[] };

/** An earlier attempt, whose response was lost, used the same key with another delivery or name. */
const isMismatch = ({ errorCode }: CallFailure) => errorCode === 'idempotency.mismatch';

/**
 * What the failure means for the rows; without a response to this attempt or an earlier one, they
 * may have been imported anyway.
 */
const titleKey = (importKind: ImportKind, failure: CallFailure) => {
  if (failure.status === 0) return 'import.failed.unanswered';
  if (isMismatch(failure)) return 'import.failed.mismatch';
  return importKind === 'cards' ? 'import.failed.cards' : 'import.failed.others';
};

const failureKey = (importKind: ImportKind, failure: CallFailure) => {
  if (failure.status === 0 || isMismatch(failure)) return 'import.failed.unanswered.why';
  if (failure.errorCode === 'import.notPossible') return 'import.failed.notPossible';
  return importKind === 'cards' ? 'import.failed.why.cards' : 'import.failed.why.others';
};

interface SendTroubleProps {
  readonly kind: ImportKind;
  readonly trouble: Trouble;
}

/** Why a file was not entered, or may not have been, and what to do about it. */
export function SendTrouble({ kind, trouble }: SendTroubleProps) {
  const text = useText();
  if (trouble.kind === 'refused') {
    return (
      <InlineMessage
        tone="bad"
        title={text('import.refused', { count: trouble.lines.length })}
        isLive
      >
        <ul>
          {trouble.lines.slice(0, 20).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </InlineMessage>
    );
  }
  const { failure } = trouble;
  return (
    <InlineMessage tone="bad" title={text(titleKey(kind, failure))} isLive>
      {text(failureKey(kind, failure))} {text('failure.request', { id: failure.requestId })}
    </InlineMessage>
  );
}
