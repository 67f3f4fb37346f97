import { AppShell } from '@forecourt/ui/app-shell';
import { Brand } from '@forecourt/ui/brand';
import { Button } from '@forecourt/ui/button';
import { ErrorPage } from '@forecourt/ui/error-page';
import { ButtonLink } from '@forecourt/ui/link';
import { Page } from '@forecourt/ui/page';
import { Skeleton } from '@forecourt/ui/skeleton';
import { Stack } from '@forecourt/ui/stack';
import { VisuallyHidden } from '@forecourt/ui/visually-hidden';
import { href } from '../addresses/href.ts';
import { useApp } from '../app/App.ts';
import { useText } from '../messages/text.ts';

/** The frame's skeleton while account and user load. */
export function WaitingFrame() {
  const text = useText();
  return (
    <AppShell
      brand={<Brand name={text('app.name')} />}
      accountSwitcher={null}
      menu={null}
      topBar={null}
    >
      <Page
        title={
          <>
            <VisuallyHidden>{text('app.loading')}</VisuallyHidden>
            <Skeleton shape="figure" />
          </>
        }
      >
        <Stack gap={16}>
          <Skeleton shape="block" />
          <Skeleton shape="chart" />
        </Stack>
      </Page>
    </AppShell>
  );
}

interface AccountsFailedProps {
  readonly requestId: string;
  readonly onRetry: () => void;
}

/** Shown if the accounts failed to load, since no screen can be shown without them. */
export function AccountsFailed({ requestId, onRetry }: AccountsFailedProps) {
  const text = useText();
  const { config } = useApp();
  return (
    <main>
      <ErrorPage
        kind="unavailable"
        title={text('shell.accountsFailed')}
        text={text('shell.accountsFailedText', { phone: config.supportPhone })}
        requestId={requestId}
        actions={
          <>
            <Button variant="primary" onPress={onRetry}>
              {text('errorPage.again')}
            </Button>
            <ButtonLink href={href('logout')}>{text('shell.signOut')}</ButtonLink>
          </>
        }
      />
    </main>
  );
}
