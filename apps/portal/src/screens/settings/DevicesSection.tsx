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
import { AccountNotLoaded } from '../profile/AccountNotLoaded.tsx';
import { useAccountQuery } from '../profile/useMyAccount.ts';
import { EndDeviceDialog } from './EndDeviceDialog.tsx';
import { useDeviceName } from './useDeviceName.ts';

const PHONES = ['iPhone', 'Android'];

/** The open dialog: ends one device's session or, if null, those of all others. */
interface OpenDialog {
  readonly device: DeviceSession | null;
}

function useRow(onOpen: (dialog: OpenDialog) => void): (device: DeviceSession) => Setting {
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
  const rowOf = useRow(setOpenDialog);
  const sessions = useAccountQuery('sessions', (account) => account.sessions());
  const { data, problem, refresh } = sessions;
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent) ?? false;
  // an organization's own provider may not list sessions
  if (!data && problem?.reason === 'gone') return null;
  return (
    <Section
      title={text('settings.devices')}
      hint={text('settings.devices.hint')}
      content={data ? 'flush' : 'padded'}
      action={
        hasOthers ? (
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
      {openDialog && (
        <EndDeviceDialog
          device={openDialog.device}
          onClose={() => setOpenDialog(null)}
          onEnded={refresh}
        />
      )}
    </Section>
  );
}
