import type { CallFailure } from '@forecourt/api-client';
import { InlineMessage } from '@forecourt/ui';
import { useFailureReason } from '../../../app/useTell.ts';
import { useText } from '../../../messages/text.ts';

/** Why nothing was changed, in the gateway's reasons, and that what was typed is still there. */
export function TaskFailure({ failure }: { readonly failure: CallFailure | null }) {
  const text = useText();
  const reason = useFailureReason({ stale: 'cardTask.failed.stale' });
  if (failure === null) return null;
  return (
    <InlineMessage tone="bad" title={text('cardTask.failed')} isLive>
      {reason(failure)} {text('failure.request', { id: failure.requestId })}
    </InlineMessage>
  );
}
