import type { CallFailure } from '@forecourt/api-client';
import { InlineMessage } from '@forecourt/ui';
import { useSentText, useText } from '../../../messages/text.ts';

/** Why nothing was changed, in the gateway's reasons, and that what was typed is still there. */
export function TaskFailure({ failure }: { readonly failure: CallFailure | null }) {
  const text = useText();
  const sent = useSentText();
  if (failure === null) return null;
  const reasons = failure.fields.map(({ key, params }) => sent(key, params));
  const why =
    failure.errorCode === 'version.stale'
      ? text('cardTask.failed.stale')
      : reasons.length > 0
        ? `${reasons.join('. ')}.`
        : text(failure.status === 0 ? 'failure.unreachable' : 'failure.gateway');
  return (
    <InlineMessage tone="bad" title={text('cardTask.failed')} isLive>
      {why} {text('failure.request', { id: failure.requestId })}
    </InlineMessage>
  );
}
