import { useId, useState } from 'react';
import type { WebhookEndpoint } from '@forecourt/api-client';
import { useSave } from '@forecourt/api-client/react';
import { Button, CheckboxGroup, FormGroup, FormLayout, useBanners } from '@forecourt/ui';
import { FormField, FormFields, FormSwitch, FormText } from '@forecourt/ui/form';
import { WEBHOOK_EVENTS, webhookForm } from '@forecourt/validation';
import { FormPanel } from '../../app/FormPanel.tsx';
import { Problem } from '../../app/Problem.tsx';
import { useOpenedRow } from '../../app/useOpenedRow.ts';
import { optionsOf } from '../../app/optionsOf.ts';
import { useStoredForm } from '../../app/useStoredForm.ts';
import { useText } from '../../messages/text.ts';
import { useProofGate } from '../settings/useProofGate.tsx';
import { useFailureFormatter, useSecretFailureFormatter } from './integrationText.ts';
import { SecretDialog } from './SecretDialog.tsx';

type Draft = Pick<WebhookEndpoint, 'name' | 'url' | 'events' | 'isOn'>;
const BLANK: Draft = { name: '', url: '', events: [], isOn: true };

function Fields() {
  const text = useText();
  return (
    <FormGroup title={text('webhooks.facts')} columns={1}>
      <FormText<Draft> name="name" label={text('webhooks.form.name')} isRequired />
      <FormText<Draft>
        name="url"
        kind="url"
        label={text('webhooks.form.url')}
        help={text('webhooks.form.url.help')}
        isRequired
      />
      <FormField<Draft, 'events'> name="events">
        {(field) => (
          <CheckboxGroup
            {...field}
            label={text('webhooks.form.events')}
            options={optionsOf(WEBHOOK_EVENTS, (value) => text(`webhooks.event.${value}`))}
          />
        )}
      </FormField>
      <FormSwitch<Draft> name="isOn">{text('webhooks.form.isOn')}</FormSwitch>
    </FormGroup>
  );
}

interface EndpointFormProps {
  /** null adds a new endpoint. */
  readonly endpoint: WebhookEndpoint | null;
  readonly onClose: () => void;
}

/** A form for an endpoint's address and events; a new endpoint's secret is shown once. */
export function EndpointForm({ endpoint, onClose }: EndpointFormProps) {
  const text = useText();
  const banners = useBanners();
  const editFailureText = useFailureFormatter();
  const addFailureText = useSecretFailureFormatter('webhooks');
  const saving = useSave('addWebhookEndpoint', 'editWebhookEndpoint', 'endpointId');
  const gate = useProofGate();
  const formId = useId();
  const openedEndpoint = useOpenedRow(endpoint, saving.failure);
  const { name, url, events, isOn } = endpoint ?? BLANK;
  const form = useStoredForm(webhookForm, { name, url, events, isOn });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const save = () =>
    form.submit(async (body) => {
      setRefusal(null);
      const result = await gate.run(() => saving.send(body, openedEndpoint));
      if (!result) return null;
      if (!result.ok) {
        const { failure } = result;
        setRefusal(endpoint ? editFailureText(failure) : addFailureText(failure, body.name));
      } else if ('secret' in result.data) setSecret(result.data.secret);
      else {
        banners.show({ kind: 'success', text: text('webhooks.saved', { name: body.name }) });
        onClose();
      }
      return result;
    });
  if (secret !== null)
    return <SecretDialog name={form.typed.name} secret={secret} onClose={onClose} />;
  const title = endpoint
    ? text('webhooks.form.edit', { name: endpoint.name })
    : text('webhooks.form.new');
  return (
    <>
      <FormPanel
        isOpen={gate.dialog === null}
        onClose={onClose}
        name={title}
        title={title}
        subtitle={text('webhooks.form.text')}
        hasUnsavedChanges={form.isEdited}
        actions={
          <>
            <Button onPress={onClose}>{text('integrations.cancel')}</Button>
            <Button variant="primary" type="submit" form={formId} isPending={saving.isPending}>
              {text(endpoint ? 'webhooks.form.save' : 'webhooks.form.add')}
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
