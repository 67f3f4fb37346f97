import type { CallFailure } from '@forecourt/api-client';
import { Button } from '@forecourt/ui/button';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { useText } from '../../messages/text.ts';

export interface PartFailureProps {
  readonly failure: CallFailure;
  /** The data shown predates the failure. */
  readonly isStale?: boolean;
  readonly onRetry: () => void;
}

/** A part of the page that failed to load; the rest stays. */
export function PartFailure({ failure, isStale = false, onRetry }: PartFailureProps) {
  const text = useText();
  return (
    <InlineMessage
      tone="warn"
      isLive
      title={text(isStale ? 'overview.part.stale' : 'overview.part.failed')}
      action={
        <Button size="compact" onPress={onRetry}>
          {text('overview.part.again')}
        </Button>
      }
    >
      {text('overview.part.request', { id: failure.requestId })}
    </InlineMessage>
  );
}
