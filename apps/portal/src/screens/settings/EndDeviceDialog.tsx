import { useRef, useState } from 'react';
import { useBanners } from '@forecourt/ui/banner';
import { PasswordField } from '@forecourt/ui/password-field';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useText } from '../../messages/text.ts';
import type { DeviceSession } from '../../session/myAccount.ts';
import {
  ignoreNotFound,
  useAccountChange,
  useAccountProblemText,
} from '../profile/useMyAccount.ts';
import { useDeviceName } from './useDeviceName.ts';

interface EndDeviceDialogProps {
  /** null means every device except this one. */
  readonly device: DeviceSession | null;
  readonly onClose: () => void;
  readonly onEnded: () => Promise<void>;
  /** Called right before the dialog closes, which has the focus until then. */
  readonly onGone: () => void;
}

/** Signs out a device, or every other one, after the user enters their password. */
export function EndDeviceDialog({ device, onClose, onEnded, onGone }: EndDeviceDialogProps) {
  const text = useText();
  const nameOf = useDeviceName();
  const problemText = useAccountProblemText();
  const banners = useBanners();
  const { send, isPending, problem, clear } = useAccountChange();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const name = device ? nameOf(device) : '';
  const isOfField = problem?.reason === 'currentPasswordWrong';
  const missing = isSubmitted && password === '' ? text('password.currentRequired') : undefined;
  const submit = async () => {
    setSubmitted(true);
    if (password === '') return;
    const result = await send(
      (account) => ignoreNotFound(account.endSession(device?.id ?? null, password)),
      onEnded,
    );
    if (!result.ok) return field.current?.focus();
    const messageKey = device ? 'settings.devices.ended' : 'settings.devices.endedOthers';
    banners.show({ kind: 'success', text: text(messageKey, { name }) });
    onGone();
    onClose();
  };
  return (
    <FormDialog
      title={text(device ? 'settings.devices.endTitle' : 'settings.devices.endOthersTitle', {
        name,
      })}
      submitLabel={text('settings.devices.end')}
      isDanger
      isPending={isPending}
      problem={problem && !isOfField && problemText(problem)}
      initialFocus={field}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{text(device ? 'settings.devices.endText' : 'settings.devices.endOthersText')}</p>
      <PasswordField
        ref={field}
        label={text('settings.prove.password')}
        name="current-password"
        value={password}
        onChange={(value) => {
          setPassword(value);
          clear();
        }}
        error={missing ?? (isOfField ? problemText(problem) : undefined)}
      />
    </FormDialog>
  );
}
