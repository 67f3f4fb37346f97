import type { CallFailure } from '@forecourt/api-client';
import { InlineMessage } from '@forecourt/ui';
import { useFailureReason } from '../../app/useTell.ts';
import { useText, type TextKey } from '../../messages/text.ts';
import { useWorded } from './words.ts';

interface FailureProps {
  readonly failure: CallFailure | null;
  readonly title: TextKey;
}

/** Why nothing was done, in the gateway's reasons; what was typed is still there. */
export function Failure({ failure, title }: FailureProps) {
  const text = useText();
  const reason = useFailureReason({
    said: /^(lockout\.wait|idempotency\.mismatch)$/,
    stale: 'cardTask.failed.stale',
    say: useWorded(),
  });
  if (failure === null) return null;
  return (
    <InlineMessage tone="bad" title={text(title)} isLive>
      {reason(failure)} {text('failure.request', { id: failure.requestId })}
    </InlineMessage>
  );
}
