import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useRefreshAll } from '@forecourt/api-client/react';
import { Button } from '@forecourt/ui/button';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { OfflineNotice, useOnline } from '@forecourt/ui/offline-notice';
import { useApp } from '../app/App.ts';
import { newVersion, type NewVersion } from '../app/serviceWorker.ts';
import { useWhen } from '../app/useWhen.ts';
import { liveHelp } from '../liveHelp/liveHelp.ts';
import { useText } from '../messages/text.ts';
import { useNewestResponseAt, useReachable } from '../session/storedResponses.ts';
import { useSelected } from './account.ts';

const AccountState = lazy(() => import('./AccountState.tsx'));
const CookieNotice = lazy(() => import('./CookieNotice.tsx'));
const LiveHelpNotice = lazy(() => import('./LiveHelpNotice.tsx'));

/** Tells that the data shown is from before the connection was lost, and from when. [MSG-72] */
function Offline() {
  const isOnline = useOnline();
  const isReachable = useReachable();
  const refreshAll = useRefreshAll();
  const when = useWhen();
  const newestAt = useNewestResponseAt();
  const asOf = newestAt === null ? null : when(new Date(newestAt).toISOString());
  return (
    <OfflineNotice
      isOffline={!isOnline || !isReachable}
      onRetry={() => void refreshAll()}
      asOf={asOf ?? undefined}
    />
  );
}

function Update({ version }: { readonly version: NewVersion }) {
  const text = useText();
  const isReady = useSyncExternalStore(version.subscribe, version.isReady);
  if (!isReady) return null;
  return (
    <InlineMessage
      tone="info"
      isLive
      action={
        <Button size="compact" onPress={version.activate}>
          {text('shell.newVersion.take')}
        </Button>
      }
    >
      {text('shell.newVersion')}
    </InlineMessage>
  );
}

/** Notices above every page: offline, new version, account state. [UI-16 to UI-18] */
export function FrameNotices() {
  const [version] = useState(newVersion);
  const { flags } = useApp();
  const { account } = useSelected();
  const liveHelpState = useSyncExternalStore(liveHelp.subscribe, liveHelp.current);
  const isOrdinary = account.state === 'open' && !account.emulatedBy;
  return (
    <>
      <Offline />
      {version && <Update version={version} />}
      {flags.has('cookieConsent') && (
        <Suspense fallback={null}>
          <CookieNotice />
        </Suspense>
      )}
      {liveHelpState.is !== 'off' && (
        <Suspense fallback={null}>
          <LiveHelpNotice now={liveHelpState} />
        </Suspense>
      )}
      {!isOrdinary && (
        <Suspense fallback={null}>
          <AccountState />
        </Suspense>
      )}
    </>
  );
}
