import { Button } from '@forecourt/ui/button';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { useText } from '../../messages/text.ts';
import type { AccountProblem } from '../../session/accountProblem.ts';
import { useAccountProblemText } from './useMyAccount.ts';

export interface AccountFailureProps {
  readonly problem: AccountProblem;
  /** What could not be loaded: "Your email addresses". */
  readonly what: string;
  readonly onRetry: () => void;
}

/** A part that the identity provider did not answer; the others of the page still work. */
export function AccountFailure({ problem, what, onRetry }: AccountFailureProps) {
  const text = useText();
  const inWords = useAccountProblemText();
  return (
    <InlineMessage
      tone="bad"
      title={text('account.failed', { what })}
      action={
        <Button size="compact" onPress={onRetry}>
          {text('account.again')}
        </Button>
      }
    >
      {inWords(problem)}
    </InlineMessage>
  );
}
