import { Button } from '@forecourt/ui/button';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { Skeleton } from '@forecourt/ui/skeleton';
import { useText } from '../../messages/text.ts';
import { useAccountProblemText, type AccountQuery } from './useMyAccount.ts';

interface AccountNotLoadedProps {
  /** The query whose data is missing. */
  readonly of: Pick<AccountQuery<unknown>, 'problem' | 'refresh'>;
  /** What failed to load: "Your email addresses". */
  readonly what: string;
}

/** Stands in for identity provider data that is loading or failed; the rest of the page works. */
export function AccountNotLoaded({ of: { problem, refresh }, what }: AccountNotLoadedProps) {
  const text = useText();
  const problemText = useAccountProblemText();
  if (!problem) return <Skeleton shape="block" />;
  return (
    <InlineMessage
      tone="bad"
      title={text('account.failed', { what })}
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
