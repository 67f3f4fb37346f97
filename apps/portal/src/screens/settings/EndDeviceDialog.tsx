import { useId, useRef, useState, type FormEvent } from 'react';
import { useBanners } from '@forecourt/ui/banner';
import { Button } from '@forecourt/ui/button';
import { Dialog } from '@forecourt/ui/dialog';
import { PasswordField } from '@forecourt/ui/password-field';
import { Stack } from '@forecourt/ui/stack';
import { Problem } from '../../app/Problem.tsx';
import { useText } from '../../messages/text.ts';
import type { AccountProblem } from '../../session/accountProblem.ts';
import type { DeviceSession } from '../../session/myAccount.ts';
import { useAccountChange, useAccountProblemText } from '../profile/useMyAccount.ts';
import { useDeviceName } from './useDeviceName.ts';

interface EndDeviceDialogProps {
  /** Null: every device but this one. */
  readonly device: DeviceSession | null;
  readonly onClose: () => void;
  readonly onEnded: () => Promise<void>;
}

/** Signs a device out, or every other one, for who proves with the password who they are. */
export function EndDeviceDialog({ device, onClose, onEnded }: EndDeviceDialogProps) {
  const text = useText();
  const nameOf = useDeviceName();
  const inWords = useAccountProblemText();
  const banners = useBanners();
  const change = useAccountChange();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const [isPending, setPending] = useState(false);
  const name = device ? nameOf(device) : '';
  const isOfField = problem?.reason === 'currentPasswordWrong';
  const missing = isSubmitted && password === '' ? text('password.currentRequired') : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isPending || password === '') return field.current?.focus();
    setPending(true);
    const answer = await change((account) => account.endSession(device?.id ?? null, password));
    setPending(false);
    // one that is gone already is what was wanted
    if (!answer.ok && answer.problem.reason !== 'gone') {
      setProblem(answer.problem);
      return field.current?.focus();
    }
    await onEnded();
    const done = device ? 'settings.devices.ended' : 'settings.devices.endedOthers';
    banners.show({ kind: 'success', text: text(done, { name }) });
    onClose();
  };
  return (
    <Dialog
      title={text(device ? 'settings.devices.endTitle' : 'settings.devices.endOthersTitle', {
        name,
      })}
      initialFocus={field}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('settings.cancel')}</Button>
          <Button type="submit" form={formId} variant="danger" isPending={isPending}>
            {text('settings.devices.end')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <Problem>{problem && !isOfField && inWords(problem)}</Problem>
          <p>{text('settings.devices.endText')}</p>
          <PasswordField
            ref={field}
            label={text('settings.prove.password')}
            name="current-password"
            value={password}
            onChange={(value) => {
              setPassword(value);
              setProblem(null);
            }}
            error={missing ?? (isOfField ? inWords(problem) : undefined)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
