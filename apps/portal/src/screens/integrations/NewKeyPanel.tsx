import { useId, useState } from 'react';
import { useMutation } from '@forecourt/api-client/react';
import { Button, FormGroup, FormLayout } from '@forecourt/ui';
import { FormChoice, FormChoices, FormFields, FormRadio, FormText } from '@forecourt/ui/form';
import {
  API_KEY_DAYS,
  apiKeyForm,
  keyPermissionsOf,
  type KeyPermission,
} from '@forecourt/validation';
import { FormPanel } from '../../app/FormPanel.tsx';
import { Problem } from '../../app/Problem.tsx';
import { optionsOf } from '../../app/optionsOf.ts';
import { useStoredForm } from '../../app/useStoredForm.ts';
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
  readonly days: string;
  readonly kind: (typeof KINDS)[number];
}
const BLANK: Draft = { name: '', permissions: [], fleetIds: [], days: '90', kind: 'sandbox' };
const KINDS = ['sandbox', 'live'] as const;

const schema = {
  safeParse: ({ fleetIds, kind, days, ...draft }: Draft) =>
    apiKeyForm.safeParse({
      ...draft,
      isSandbox: kind === 'sandbox',
      fleetIds: fleetIds.length > 0 ? fleetIds : null,
      days: Number(days),
    }),
};

function Fields() {
  const text = useText();
  const fleets = useFleetOptions();
  const { account } = useSelected();
  const ownPermissions = keyPermissionsOf(actorIn(account));
  return (
    <FormGroup title={text('apiKeys.facts')} columns={1}>
      <FormText<Draft>
        name="name"
        label={text('apiKeys.form.name')}
        help={text('apiKeys.form.name.help')}
        isRequired
      />
      <FormRadio<Draft>
        name="kind"
        label={text('apiKeys.form.kind')}
        options={KINDS.map((value) => ({
          value,
          label: text(`apiKeys.kind.${value}`),
          help: text(`apiKeys.form.${value}.help`),
        }))}
      />
      <FormChoices<Draft>
        name="permissions"
        label={text('apiKeys.form.permissions')}
        help={text('apiKeys.form.permissions.help')}
        options={optionsOf(ownPermissions, (value) => text(`permission.${value}`))}
      />
      <FormChoices<Draft>
        name="fleetIds"
        label={text('apiKeys.form.fleets')}
        help={text('apiKeys.form.fleets.help')}
        options={fleets}
      />
      <FormChoice<Draft>
        name="days"
        label={text('apiKeys.form.days')}
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
  const formId = useId();
  const form = useStoredForm(schema, BLANK);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const save = () =>
    form.submit(async (body) => {
      setRefusal(null);
      const result = await gate.run(() => making.send({ body }));
      if (result?.ok) setSecret(result.data.secret);
      else if (result) setRefusal(failureText(result.failure, body.name));
      return result;
    });
  if (secret !== null)
    return <SecretDialog name={form.typed.name} secret={secret} onClose={onClose} />;
  return (
    <>
      <FormPanel
        isOpen={gate.dialog === null}
        onClose={onClose}
        name={text('apiKeys.form.new')}
        title={text('apiKeys.form.new')}
        subtitle={text('apiKeys.form.text')}
        hasUnsavedChanges={form.isEdited}
        actions={
          <>
            <Button onPress={onClose}>{text('integrations.cancel')}</Button>
            <Button variant="primary" type="submit" form={formId} isPending={making.isPending}>
              {text('apiKeys.form.save')}
            </Button>
          </>
        }
      >
        <FormLayout id={formId} actions={null} onSubmit={() => void save()}>
          <Problem>{refusal}</Problem>
          <FormFields form={form.form}>
            <Fields />
          </FormFields>
        </FormLayout>
      </FormPanel>
      {gate.dialog}
    </>
  );
}
