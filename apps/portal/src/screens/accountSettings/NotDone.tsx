import type { CallFailure } from '@forecourt/api-client';
import { Problem } from '../../app/Problem.tsx';
import { useFailureReason } from '../../app/useFailureReason.ts';
import { useText } from '../../messages/text.ts';

/** Why nothing was changed; renders nothing without a failure. */
export function NotDone({ failure }: { readonly failure: CallFailure | null }) {
  const text = useText();
  const reasonOf = useFailureReason({ stale: 'account.stale' });
  const reason =
    failure?.errorCode === 'account.changed'
      ? text('account.close.changed')
      : failure && reasonOf(failure);
  return <Problem title={text('account.notDone')}>{reason}</Problem>;
}
