import { useRef, useState } from 'react';
import { Phone } from 'lucide-react';
import * as z from 'zod/mini';
import type { CallFailure } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import {
  VERBAL_PASSCODE_CHARACTERS_MAX,
  VERBAL_PASSCODE_CHARACTERS_MIN,
} from '@forecourt/validation';
import { verbalPasscode } from '@forecourt/validation/credentials';
import { useBanners } from '@forecourt/ui/banner';
import { Button } from '@forecourt/ui/button';
import { FormField, FormFields } from '@forecourt/ui/form';
import { PasswordField } from '@forecourt/ui/password-field';
import { Section } from '@forecourt/ui/section';
import { SettingsList } from '@forecourt/ui/settings-list';
import { useStoredForm } from '../../app/useStoredForm.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { FormDialog } from './FormDialog.tsx';
import type { ProofGate } from './useProofGate.tsx';

const change = z.object({ verbalPasscode });
type Draft = z.input<typeof change>;

interface PasscodeDialogProps {
  readonly gate: ProofGate;
  readonly onClose: () => void;
}

function PasscodeDialog({ gate, onClose }: PasscodeDialogProps) {
  const text = useText();
  const banners = useBanners();
  const setting = useMutation('setVerbalPasscode');
  const form = useStoredForm(change, { verbalPasscode: '' });
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const submit = () =>
    form.submit(async (body) => {
      const result = await gate.run(() => setting.send({ body }));
      setFailure(result?.ok === false ? result.failure : null);
      if (!result?.ok) return result;
      banners.show({ kind: 'success', text: text('settings.passcode.saved') });
      onClose();
      return result;
    });
  return (
    <FormDialog
      title={text('settings.passcode')}
      submitLabel={text('settings.save')}
      isPending={setting.isPending}
      failure={failure}
      initialFocus={input}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <FormFields form={form.form}>
        <FormField<Draft, 'verbalPasscode'> name="verbalPasscode">
          {(field) => (
            <PasswordField
              {...field}
              ref={input}
              label={text('settings.passcode.field')}
              name="verbal-passcode"
              autoComplete="off"
              help={text('settings.passcode.help', {
                min: VERBAL_PASSCODE_CHARACTERS_MIN,
                max: VERBAL_PASSCODE_CHARACTERS_MAX,
              })}
            />
          )}
        </FormField>
      </FormFields>
    </FormDialog>
  );
}

/** The verbal passcode that identifies the user on the phone. [USER-21 to USER-24] */
export function PasscodeSection({ gate }: { readonly gate: ProofGate }) {
  const text = useText();
  const when = useWhen();
  const passcode = useQuery('getVerbalPasscode', {});
  const [isOpen, setOpen] = useState(false);
  const { data } = passcode;
  const content = () => {
    if (data) {
      const at = data.changedAt && when(data.changedAt);
      return (
        <SettingsList
          label={text('settings.passcode')}
          settings={[
            {
              id: 'passcode',
              icon: <Phone size={18} strokeWidth={1.75} />,
              title: text('settings.passcode'),
              text: at ? text('settings.passcode.isSet', { at }) : text('settings.passcode.none'),
              actions: (
                <Button size="compact" onPress={() => setOpen(true)}>
                  {text(data.isSet ? 'settings.passcode.change' : 'settings.passcode.set')}
                </Button>
              ),
            },
          ]}
        />
      );
    }
    return <NotLoaded query={passcode} subject={text('settings.passcode.what')} shape="block" />;
  };
  return (
    <Section
      title={text('settings.passcode')}
      hint={text('settings.passcode.hint')}
      content={data ? 'flush' : 'padded'}
    >
      {content()}
      {isOpen && <PasscodeDialog gate={gate} onClose={() => setOpen(false)} />}
    </Section>
  );
}
