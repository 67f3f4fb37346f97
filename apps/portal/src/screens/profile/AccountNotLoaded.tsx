import { Button } from '@forecourt/ui/button';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { Skeleton } from '@forecourt/ui/skeleton';
import { useText } from '../../messages/text.ts';
import { useAccountProblemText, type AccountQuery } from './useMyAccount.ts';

interface AccountNotLoadedProps {
  /** The query whose data is missing. */
  readonly query: Pick<AccountQuery<unknown>, 'problem' | 'refresh'>;
  /** What failed to load: "Your email addresses". */
  readonly subject: string;
}

/** Stands in for identity provider data that is loading or failed; the rest of the page works. */
export function AccountNotLoaded({ query: { problem, refresh }, subject }: AccountNotLoadedProps) {
  const text = useText();
  const problemText = useAccountProblemText();
  if (!problem) return <Skeleton shape="block" />;
  return (
    <InlineMessage
      tone="bad"
      title={text('account.failed', { what: subject })}
      action={
        <Button size="compact" onPress={() => void refresh()}>
          {text('account.again')}
        </Button>
      }
    >
      {problemText(problem)}
    </InlineMessage>
  );
}
