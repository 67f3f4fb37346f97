import type { CallFailure } from '@forecourt/api-client';
import { InlineMessage } from '@forecourt/ui';
import { useFailureReason } from '../../app/useTell.ts';
import { useText } from '../../messages/text.ts';

/** Why nothing was changed; nothing without a failure. */
export function NotDone({ failure }: { readonly failure: CallFailure | null }) {
  const text = useText();
  const inWords = useFailureReason({
    said: /^(lockout\.wait|account\.notFound)$/,
    stale: 'account.stale',
  });
  if (!failure) return null;
  return (
    <InlineMessage tone="bad" title={text('account.notDone')} isLive>
      {failure.errorCode === 'account.changed' ? text('account.close.changed') : inWords(failure)}
    </InlineMessage>
  );
}
