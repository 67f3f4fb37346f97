import { useState } from 'react';
import { Laptop, Smartphone } from 'lucide-react';
import { Button } from '@forecourt/ui/button';
import { Section } from '@forecourt/ui/section';
import { SettingsList, type Setting } from '@forecourt/ui/settings-list';
import { Status } from '@forecourt/ui/status';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { readDevice } from '../../session/device.ts';
import type { DeviceSession } from '../../session/myAccount.ts';
import { useFocusOnward, type FocusOnward } from '../lists/useFocusOnward.tsx';
import { AccountNotLoaded } from '../profile/AccountNotLoaded.tsx';
import { useAccountQuery } from '../profile/useMyAccount.ts';
import { EndDeviceDialog } from './EndDeviceDialog.tsx';
import { useDeviceName } from './useDeviceName.ts';

const PHONES = ['iPhone', 'Android'];

/** The open dialog: ends one device's session or, if null, those of all others. */
interface OpenDialog {
  readonly device: DeviceSession | null;
}

function useRow(
  onOpen: (dialog: OpenDialog) => void,
  focus: FocusOnward,
): (device: DeviceSession) => Setting {
  const text = useText();
  const nameOf = useDeviceName();
  const when = useWhen();
  return (device) => {
    const { id, userAgent, signedInAt, usedAt, isCurrent } = device;
    const name = nameOf(device);
    const Icon = PHONES.includes(readDevice(userAgent).system ?? '') ? Smartphone : Laptop;
    return {
      id,
      icon: <Icon size={18} strokeWidth={1.75} />,
      title: name,
      text: text('settings.devices.text', {
        since: when(signedInAt),
        used: when(usedAt),
      }),
      status: isCurrent && <Status tone="good">{text('settings.devices.here')}</Status>,
      actions: isCurrent ? undefined : (
        <Button
          ref={focus.refOf(id)}
          size="compact"
          variant="danger"
          aria-label={text('settings.devices.endOf', { name })}
          onPress={() => onOpen({ device })}
        >
          {text('settings.devices.end')}
        </Button>
      ),
    };
  };
}

/** The browsers where the user is signed in, with a button to sign each out. */
export function DevicesSection() {
  const text = useText();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const sessions = useAccountQuery('sessions', (account) => account.sessions());
  const { data, problem, refresh } = sessions;
  const others = (data ?? []).filter(({ isCurrent }) => !isCurrent);
  const focus = useFocusOnward(
    others.map(({ id }) => id),
    'settings.devices.endedLast',
  );
  const rowOf = useRow(setOpenDialog, focus);
  // an organization's own provider may not list sessions
  if (!data && problem?.reason === 'gone') return null;
  return (
    <Section
      title={text('settings.devices')}
      hint={text('settings.devices.hint')}
      content={data ? 'flush' : 'padded'}
      action={
        others.length > 0 ? (
          <Button size="compact" onPress={() => setOpenDialog({ device: null })}>
            {text('settings.devices.endOthers')}
          </Button>
        ) : undefined
      }
    >
      {data ? (
        <SettingsList label={text('settings.devices')} settings={data.map(rowOf)} />
      ) : (
        <AccountNotLoaded query={sessions} subject={text('settings.devices.what')} />
      )}
      {focus.rest}
      {openDialog && (
        <EndDeviceDialog
          device={openDialog.device}
          onClose={() => setOpenDialog(null)}
          onEnded={refresh}
          onGone={() => {
            const gone = openDialog.device ?? others[0];
            if (gone) focus.hold(gone.id);
          }}
        />
      )}
    </Section>
  );
}
