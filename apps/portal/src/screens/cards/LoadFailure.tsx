import type { CallFailure } from '@forecourt/api-client';
import { Button, InlineMessage } from '@forecourt/ui';
import { useText } from '../../messages/text.ts';

export interface LoadFailureProps {
  readonly failure: CallFailure;
  readonly onRetry: () => void;
  /** What could not be loaded: "The cards"; or a title that says all of it. */
  readonly what: string | { readonly title: string };
}

/** What failed, what to do, and the request's id for whoever helps. */
export function LoadFailure({ failure, onRetry, what }: LoadFailureProps) {
  const text = useText();
  return (
    <InlineMessage
      tone="bad"
      title={typeof what === 'string' ? text('failure.title', { what }) : what.title}
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
