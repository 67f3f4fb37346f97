import { useState } from 'react';
import { useMutation } from '@forecourt/api-client/react';
import {
  Button,
  FormGroup,
  MultiSelect,
  RadioCards,
  Select,
  Stack,
  TextField,
} from '@forecourt/ui';
import {
  API_KEY_DAYS,
  apiKeyForm,
  fieldIssues,
  keyPermissionsOf,
  type KeyPermission,
} from '@forecourt/validation';
import { FormPanel } from '../../app/FormPanel.tsx';
import { Problem } from '../../app/Problem.tsx';
import { optionsOf } from '../../app/optionsOf.ts';
import { useIssues } from '../../app/useIssues.ts';
import { useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';
import { useFleetOptions } from '../lists/useFleetOptions.ts';
import { useProofGate } from '../settings/useProofGate.tsx';
import { useSecretFailureFormatter } from './integrationText.ts';
import { SecretDialog } from './SecretDialog.tsx';

interface Draft {
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
  readonly fleetIds: readonly string[];
  readonly days: number;
  readonly isSandbox: boolean;
}
const BLANK: Draft = { name: '', permissions: [], fleetIds: [], days: 90, isSandbox: true };
const KINDS = ['sandbox', 'live'] as const;

interface FieldsProps {
  readonly draft: Draft;
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (changes: Partial<Draft>) => void;
}

function Fields({ draft, errorOf, onChange }: FieldsProps) {
  const text = useText();
  const fleets = useFleetOptions();
  const { account } = useSelected();
  const ownPermissions = keyPermissionsOf(actorIn(account));
  return (
    <FormGroup title={text('apiKeys.facts')} columns={1}>
      <TextField
        label={text('apiKeys.form.name')}
        help={text('apiKeys.form.name.help')}
        isRequired
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={errorOf('name')}
      />
      <RadioCards
        label={text('apiKeys.form.kind')}
        value={draft.isSandbox ? 'sandbox' : 'live'}
        onChange={(kind) => onChange({ isSandbox: kind === 'sandbox' })}
        options={KINDS.map((value) => ({
          value,
          label: text(`apiKeys.kind.${value}`),
          help: text(`apiKeys.form.${value}.help`),
        }))}
      />
      <MultiSelect
        label={text('apiKeys.form.permissions')}
        help={text('apiKeys.form.permissions.help')}
        hasTags
        options={optionsOf(ownPermissions, (value) => text(`permission.${value}`))}
        value={draft.permissions}
        onChange={(permissions) => onChange({ permissions })}
        error={errorOf('permissions')}
      />
      <MultiSelect
        label={text('apiKeys.form.fleets')}
        help={text('apiKeys.form.fleets.help')}
        options={fleets}
        value={draft.fleetIds}
        onChange={(fleetIds) => onChange({ fleetIds })}
        error={errorOf('fleetIds')}
      />
      <Select
        label={text('apiKeys.form.days')}
        value={String(draft.days)}
        onChange={(days) => onChange({ days: Number(days) })}
        options={optionsOf(API_KEY_DAYS, (days) => text('apiKeys.form.days.in', { days }))}
      />
    </FormGroup>
  );
}

/** A form for a new key's permissions and lifetime; then shows its secret once. */
export function NewKeyPanel({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const failureText = useSecretFailureFormatter('apiKeys');
  const making = useMutation('makeApiKey');
  const gate = useProofGate();
  const [draft, setDraft] = useState(BLANK);
  const { errorOf, setIssues } = useIssues();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const save = async () => {
    const { fleetIds, ...rest } = draft;
    const parsed = apiKeyForm.safeParse({ ...rest, fleetIds: fleetIds.length ? fleetIds : null });
    setIssues(parsed.success ? [] : fieldIssues(parsed.error));
    if (!parsed.success) return;
    const result = await gate.run(() => making.send({ body: parsed.data }));
    if (!result) return;
    if (result.ok) return setSecret(result.data.secret);
    setRefusal(failureText(result.failure, draft.name));
  };
  if (secret !== null) return <SecretDialog name={draft.name} secret={secret} onClose={onClose} />;
  return (
    <>
      <FormPanel
        isOpen={gate.dialog === null}
        onClose={onClose}
        name={text('apiKeys.form.new')}
        title={text('apiKeys.form.new')}
        subtitle={text('apiKeys.form.text')}
        hasUnsavedChanges={draft !== BLANK}
        actions={
          <>
            <Button onPress={onClose}>{text('integrations.cancel')}</Button>
            <Button variant="primary" isPending={making.isPending} onPress={() => void save()}>
              {text('apiKeys.form.save')}
            </Button>
          </>
        }
      >
        <Stack gap={24}>
          <Problem>{refusal}</Problem>
          <Fields
            draft={draft}
            errorOf={errorOf}
            onChange={(changes) => {
              setDraft({ ...draft, ...changes });
              setRefusal(null);
            }}
          />
        </Stack>
      </FormPanel>
      {gate.dialog}
    </>
  );
}
