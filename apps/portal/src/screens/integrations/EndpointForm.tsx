import { useState } from 'react';
import type { WebhookEndpoint } from '@forecourt/api-client';
import { useSave } from '@forecourt/api-client/react';
import {
  Button,
  CheckboxGroup,
  FormGroup,
  Stack,
  Switch,
  TextField,
  useBanners,
} from '@forecourt/ui';
import { fieldIssues, WEBHOOK_EVENTS, webhookForm } from '@forecourt/validation';
import { FormPanel } from '../../app/FormPanel.tsx';
import { Problem } from '../../app/Problem.tsx';
import { useIssues } from '../../app/useIssues.ts';
import { useOpenedRow } from '../../app/useOpenedRow.ts';
import { optionsOf } from '../../app/optionsOf.ts';
import { useText } from '../../messages/text.ts';
import { useProofGate } from '../settings/useProofGate.tsx';
import { useFailureFormatter, useSecretFailureFormatter } from './integrationText.ts';
import { SecretDialog } from './SecretDialog.tsx';

type Draft = Pick<WebhookEndpoint, 'name' | 'url' | 'events' | 'isOn'>;
const BLANK: Draft = { name: '', url: '', events: [], isOn: true };

interface FieldsProps {
  readonly draft: Draft;
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (changes: Partial<Draft>) => void;
}

function Fields({ draft, errorOf, onChange }: FieldsProps) {
  const text = useText();
  return (
    <FormGroup title={text('webhooks.facts')} columns={1}>
      <TextField
        label={text('webhooks.form.name')}
        isRequired
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={errorOf('name')}
      />
      <TextField
        label={text('webhooks.form.url')}
        help={text('webhooks.form.url.help')}
        type="url"
        isRequired
        value={draft.url}
        onChange={(url) => onChange({ url })}
        error={errorOf('url')}
      />
      <CheckboxGroup
        label={text('webhooks.form.events')}
        options={optionsOf(WEBHOOK_EVENTS, (value) => text(`webhooks.event.${value}`))}
        value={draft.events}
        onChange={(events) => onChange({ events: [...events] })}
        error={errorOf('events')}
      />
      <Switch isSelected={draft.isOn} onChange={(isOn) => onChange({ isOn })}>
        {text('webhooks.form.isOn')}
      </Switch>
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
  const openedEndpoint = useOpenedRow(endpoint, saving.failure);
  const initial = endpoint ?? BLANK;
  const [draft, setDraft] = useState<Draft>(initial);
  const { errorOf, setIssues } = useIssues();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const save = async () => {
    const parsed = webhookForm.safeParse(draft);
    setIssues(parsed.success ? [] : fieldIssues(parsed.error));
    if (!parsed.success) return;
    const body = parsed.data;
    const result = await gate.run(() => saving.send(body, openedEndpoint));
    if (!result) return;
    if (!result.ok) {
      const { failure } = result;
      return setRefusal(endpoint ? editFailureText(failure) : addFailureText(failure, body.name));
    }
    if ('secret' in result.data) return setSecret(result.data.secret);
    banners.show({ kind: 'success', text: text('webhooks.saved', { name: body.name }) });
    onClose();
  };
  if (secret !== null) return <SecretDialog name={draft.name} secret={secret} onClose={onClose} />;
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
        hasUnsavedChanges={draft !== initial}
        actions={
          <>
            <Button onPress={onClose}>{text('integrations.cancel')}</Button>
            <Button variant="primary" isPending={saving.isPending} onPress={() => void save()}>
              {text(endpoint ? 'webhooks.form.save' : 'webhooks.form.add')}
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
