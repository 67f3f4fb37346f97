import { useState } from 'react';
import { Laptop, Smartphone } from 'lucide-react';
import { useBanners } from '@forecourt/ui/banner';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { formatDayAndTime } from '@forecourt/ui/format';
import { Section } from '@forecourt/ui/section';
import { SettingsList, type Setting } from '@forecourt/ui/settings-list';
import { Skeleton } from '@forecourt/ui/skeleton';
import { Status } from '@forecourt/ui/status';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { readDevice } from '../../session/device.ts';
import type { DeviceSession } from '../../session/myAccount.ts';
import { useSelected } from '../../shell/account.ts';
import { AccountFailure } from '../profile/AccountFailure.tsx';
import {
  useAccountChange,
  useAccountProblemText,
  useAccountQuery,
} from '../profile/useMyAccount.ts';

const PHONES = ['iPhone', 'Android'];

/** What a device is called: "Chrome on Windows". */
function useDeviceName(): (device: DeviceSession) => string {
  const text = useText();
  return ({ userAgent }) => {
    const { browser, system } = readDevice(userAgent);
    if (browser && system) return text('settings.devices.name', { browser, system });
    return browser ?? system ?? text('settings.devices.unknown');
  };
}

interface EndDialogProps {
  /** Null: every device but this one. */
  readonly device: DeviceSession | null;
  readonly onClose: () => void;
  readonly onEnded: () => Promise<void>;
}

function EndDialog({ device, onClose, onEnded }: EndDialogProps) {
  const text = useText();
  const nameOf = useDeviceName();
  const inWords = useAccountProblemText();
  const banners = useBanners();
  const change = useAccountChange();
  const [isPending, setPending] = useState(false);
  const name = device ? nameOf(device) : '';
  const end = async () => {
    setPending(true);
    const answer = await change((account) => account.endSession(device?.id ?? null));
    // one that is gone already is what was wanted
    const isEnded = answer.ok || answer.problem.reason === 'gone';
    if (isEnded) {
      await onEnded();
      const done = text(device ? 'settings.devices.ended' : 'settings.devices.endedOthers', {
        name,
      });
      banners.show({ kind: 'success', text: done });
    } else if (!answer.ok) {
      banners.show({ kind: 'error', text: inWords(answer.problem) ?? '' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={text(device ? 'settings.devices.endTitle' : 'settings.devices.endOthersTitle', {
        name,
      })}
      confirmLabel={text('settings.devices.end')}
      cancelLabel={text('settings.cancel')}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => void end()}
    >
      {text('settings.devices.endText')}
    </ConfirmDialog>
  );
}

/** What is asked at this moment: to end one, or with null all others. */
interface Asked {
  readonly device: DeviceSession | null;
}

function useRow(ask: (asked: Asked) => void): (device: DeviceSession) => Setting {
  const text = useText();
  const nameOf = useDeviceName();
  const now = useNow();
  const { account } = useSelected();
  return (device) => {
    const { id, userAgent, signedInAt, usedAt, isCurrent } = device;
    const name = nameOf(device);
    const Icon = PHONES.includes(readDevice(userAgent).system ?? '') ? Smartphone : Laptop;
    return {
      id,
      icon: <Icon size={18} strokeWidth={1.75} />,
      title: name,
      text: text('settings.devices.text', {
        since: formatDayAndTime(signedInAt, account.timeZone, now),
        used: formatDayAndTime(usedAt, account.timeZone, now),
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
  // an organisation's provider may not tell
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
        <EndDialog device={asked.device} onClose={() => setAsked(null)} onEnded={refresh} />
      )}
    </Section>
  );
}
