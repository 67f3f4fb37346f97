import { useState } from 'react';
import { Laptop, Smartphone } from 'lucide-react';
import { Button } from '@forecourt/ui/button';
import { Section } from '@forecourt/ui/section';
import { SettingsList, type Setting } from '@forecourt/ui/settings-list';
import { Skeleton } from '@forecourt/ui/skeleton';
import { Status } from '@forecourt/ui/status';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { readDevice } from '../../session/device.ts';
import type { DeviceSession } from '../../session/myAccount.ts';
import { AccountFailure } from '../profile/AccountFailure.tsx';
import { useAccountQuery } from '../profile/useMyAccount.ts';
import { EndDeviceDialog } from './EndDeviceDialog.tsx';
import { useDeviceName } from './useDeviceName.ts';

const PHONES = ['iPhone', 'Android'];

/** What is asked at this moment: to end one, or with null all others. */
interface Asked {
  readonly device: DeviceSession | null;
}

function useRow(ask: (asked: Asked) => void): (device: DeviceSession) => Setting {
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
      ...(isCurrent
        ? { status: <Status tone="good">{text('settings.devices.here')}</Status> }
        : {
            actions: (
              <Button
                size="compact"
                variant="danger"
                aria-label={text('settings.devices.endOf', { name })}
                onPress={() => ask({ device })}
              >
                {text('settings.devices.end')}
              </Button>
            ),
          }),
    };
  };
}

/** Every browser in which the person is signed in, and how to end it there. */
export function DevicesSection() {
  const text = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const rowOf = useRow(setAsked);
  const { data, problem, refresh } = useAccountQuery('sessions', (account) => account.sessions());
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent) ?? false;
  const content = () => {
    if (data) return <SettingsList label={text('settings.devices')} settings={data.map(rowOf)} />;
    if (!problem) return <Skeleton shape="block" />;
    const what = text('settings.devices.what');
    return <AccountFailure problem={problem} what={what} onRetry={() => void refresh()} />;
  };
  // an organization's provider may not tell
  if (!data && problem?.reason === 'gone') return null;
  return (
    <Section
      title={text('settings.devices')}
      hint={text('settings.devices.hint')}
      content={data ? 'flush' : 'padded'}
      {...(hasOthers
        ? {
            action: (
              <Button size="compact" onPress={() => setAsked({ device: null })}>
                {text('settings.devices.endOthers')}
              </Button>
            ),
          }
        : {})}
    >
      {content()}
      {asked && (
        <EndDeviceDialog device={asked.device} onClose={() => setAsked(null)} onEnded={refresh} />
      )}
    </Section>
  );
}
