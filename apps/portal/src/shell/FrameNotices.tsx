import { useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { AccountBanners } from '@forecourt/ui/account-banners';
import { Button } from '@forecourt/ui/button';
import { formatDayAndTime } from '@forecourt/ui/format';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { ButtonLink } from '@forecourt/ui/link';
import { OfflineNotice, useOnline } from '@forecourt/ui/offline-notice';
import { href } from '../addresses/href.ts';
import { newVersion, type NewVersion } from '../app/serviceWorker.ts';
import { useNow } from '../app/useNow.ts';
import { useText } from '../messages/text.ts';
import { useNewestAnswerAt } from '../session/keptAnswers.ts';
import { useSelected } from './account.ts';

/** What is shown without a connection is from before, and says from when. [MSG-72] */
function Offline() {
  const isOffline = !useOnline();
  const { account } = useSelected();
  const { mutate } = useSWRConfig();
  const now = useNow();
  const at = useNewestAnswerAt();
  const asOf =
    at === null ? null : formatDayAndTime(new Date(at).toISOString(), account.timeZone, now);
  return (
    <OfflineNotice
      isOffline={isOffline}
      onRetry={() => void mutate(() => true)}
      {...(asOf === null ? {} : { asOf })}
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
        <Button size="compact" onPress={version.take}>
          {text('shell.newVersion.take')}
        </Button>
      }
    >
      {text('shell.newVersion')}
    </InlineMessage>
  );
}

/** Lines over every page: no connection, a newer version, a state of the account. [UI-16 to UI-18] */
export function FrameNotices() {
  const text = useText();
  const [version] = useState(newVersion);
  const { account, person } = useSelected();
  const emulated = account.emulatedBy
    ? {
        emulated: `${person.firstName} ${person.lastName}`,
        stopAction: (
          <ButtonLink size="compact" href={href('logout')}>
            {text('shell.signOut')}
          </ButtonLink>
        ),
      }
    : {};
  return (
    <>
      <Offline />
      {version && <Update version={version} />}
      <AccountBanners
        isReadOnly={account.state === 'readOnly'}
        isLocked={account.state === 'locked'}
        {...emulated}
      />
    </>
  );
}
