import type { CallFailure } from '@forecourt/api-client';
import { InlineMessage } from '@forecourt/ui';
import { useText, type TextKey } from '../../messages/text.ts';
import { useWorded } from './words.ts';

const SAID = ['lockout.wait', 'idempotency.mismatch'];

interface FailureProps {
  readonly failure: CallFailure | null;
  readonly title: TextKey;
}

/** Why nothing was done, in the gateway's reasons; what was typed is still there. */
export function Failure({ failure, title }: FailureProps) {
  const text = useText();
  const worded = useWorded();
  if (failure === null) return null;
  const { errorCode, fields, status, params, requestId } = failure;
  const reasons = fields.map(({ key, params: own }) => worded(key, own));
  const why =
    errorCode === 'version.stale'
      ? text('cardTask.failed.stale')
      : SAID.includes(errorCode)
        ? worded(errorCode, params)
        : reasons.length > 0
          ? `${reasons.join('. ').replace(/\.$/, '')}.`
          : text(status === 0 ? 'failure.unreachable' : 'failure.gateway');
  return (
    <InlineMessage tone="bad" title={text(title)} isLive>
      {why} {text('failure.request', { id: requestId })}
    </InlineMessage>
  );
}
