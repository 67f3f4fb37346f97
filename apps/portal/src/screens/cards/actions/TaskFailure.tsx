import type { CallFailure } from '@forecourt/api-client';
import { Problem } from '../../../app/Problem.tsx';
import { useFailureReason } from '../../../app/useFailureReason.ts';
import { useText, type TextKey } from '../../../messages/text.ts';

interface TaskFailureProps {
  readonly failure: CallFailure | null;
  readonly title?: TextKey;
  /** Explains the failure; defaults to the gateway's reasons. */
  readonly explain?: (failure: CallFailure) => string;
}

/** Why nothing was changed, with the request ID. */
export function TaskFailure({ failure, title = 'cardTask.failed', explain }: TaskFailureProps) {
  const text = useText();
  const reason = useFailureReason({ stale: 'cardTask.failed.stale' });
  return (
    <Problem title={text(title)}>
      {failure &&
        `${(explain ?? reason)(failure)} ${text('failure.request', { id: failure.requestId })}`}
    </Problem>
  );
}
