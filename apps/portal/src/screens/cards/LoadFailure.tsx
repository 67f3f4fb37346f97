import type { CallFailure } from '@forecourt/api-client';
import { Button, InlineMessage } from '@forecourt/ui';
import { useText } from '../../messages/text.ts';

export interface LoadFailureProps {
  readonly failure: CallFailure;
  readonly onRetry: () => void;
  /** What failed to load, such as "The cards"; or a complete title. */
  readonly subject: string | { readonly title: string };
}

/** What failed, what to do about it, and the request ID for support. */
export function LoadFailure({ failure, onRetry, subject }: LoadFailureProps) {
  const text = useText();
  return (
    <InlineMessage
      tone="bad"
      title={typeof subject === 'string' ? text('failure.title', { what: subject }) : subject.title}
      action={
        <Button size="compact" onPress={onRetry}>
          {text('failure.again')}
        </Button>
      }
    >
      {text(failure.status === 0 ? 'failure.unreachable' : 'failure.gateway')}{' '}
      {text('failure.request', { id: failure.requestId })}
    </InlineMessage>
  );
}
