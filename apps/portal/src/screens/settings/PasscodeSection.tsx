import { useRef, useState } from 'react';
import { Phone } from 'lucide-react';
import type { CallFailure } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import {
  VERBAL_PASSCODE_CHARACTERS_MAX,
  VERBAL_PASSCODE_CHARACTERS_MIN,
} from '@forecourt/validation';
import { fieldIssues } from '@forecourt/validation/core';
import { verbalPasscode } from '@forecourt/validation/credentials';
import { useBanners } from '@forecourt/ui/banner';
import { Button } from '@forecourt/ui/button';
import { PasswordField } from '@forecourt/ui/password-field';
import { Section } from '@forecourt/ui/section';
import { SettingsList } from '@forecourt/ui/settings-list';
import { Skeleton } from '@forecourt/ui/skeleton';
import { useWhen } from '../../app/useWhen.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { LoadFailure } from '../cards/LoadFailure.tsx';
import { FormDialog } from './FormDialog.tsx';
import type { ProofGate } from './useProofGate.tsx';

interface PasscodeDialogProps {
  readonly gate: ProofGate;
  readonly onClose: () => void;
}

function PasscodeDialog({ gate, onClose }: PasscodeDialogProps) {
  const text = useText();
  const say = useSentText();
  const banners = useBanners();
  const change = useMutation('setVerbalPasscode');
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const checked = verbalPasscode.safeParse(typed);
  const [issue] = checked.success ? [] : fieldIssues(checked.error);
  const submit = async () => {
    setSubmitted(true);
    if (!checked.success) return field.current?.focus();
    const answer = await gate.run(() => change.send({ body: { verbalPasscode: checked.data } }));
    if (!answer?.ok) return setFailure(answer?.failure ?? null);
    banners.show({ kind: 'success', text: text('settings.passcode.saved') });
    onClose();
  };
  return (
    <FormDialog
      title={text('settings.passcode')}
      submitLabel={text('settings.save')}
      isPending={change.isPending}
      failure={failure}
      initialFocus={field}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <PasswordField
        ref={field}
        label={text('settings.passcode.field')}
        name="verbal-passcode"
        autoComplete="off"
        help={text('settings.passcode.help', {
          min: VERBAL_PASSCODE_CHARACTERS_MIN,
          max: VERBAL_PASSCODE_CHARACTERS_MAX,
        })}
        value={typed}
        onChange={setTyped}
        error={isSubmitted && issue ? say(issue.key, issue.params) : undefined}
      />
    </FormDialog>
  );
}

/** What is said when one calls customer service. [USER-21 to USER-24] */
export function PasscodeSection({ gate }: { readonly gate: ProofGate }) {
  const text = useText();
  const when = useWhen();
  const passcode = useQuery('getVerbalPasscode', {});
  const [isOpen, setOpen] = useState(false);
  const { data, failure, retry } = passcode;
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
    if (!failure) return <Skeleton shape="block" />;
    return <LoadFailure failure={failure} onRetry={retry} what={text('settings.passcode.what')} />;
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
