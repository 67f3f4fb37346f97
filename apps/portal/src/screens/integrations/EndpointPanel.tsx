import { Pencil, RefreshCw, Send } from 'lucide-react';
import { useState } from 'react';
import type { WebhookEndpoint } from '@forecourt/api-client';
import { useMutation } from '@forecourt/api-client/react';
import { Button, CardFacts, ConfirmDelete, SidePanel, Tabs } from '@forecourt/ui';
import { useAction } from '../../app/useAction.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import type { ListPanelSteps } from '../lists/ListPanel.tsx';
import { anyText, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { EndpointForm } from './EndpointForm.tsx';
import { EndpointStatus } from './EndpointStatus.tsx';
import { useFailureFormatter } from './integrationText.ts';
import { RotateSecret } from './keyChanges.tsx';
import { WebhookLog } from './WebhookLog.tsx';

const icon = { size: 16 };

function Details({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const text = useText();
  const when = useWhen();
  const { url, events, madeAt, madeBy, earlierSecretEndsAt } = endpoint;
  return (
    <CardFacts
      groups={[
        {
          title: text('webhooks.facts'),
          facts: [
            { label: text('webhooks.fact.url'), value: url, isCode: true },
            {
              label: text('webhooks.column.events'),
              value: events.map((event) => text(`webhooks.event.${event}`)).join(', '),
            },
            {
              label: text('apiKeys.fact.made'),
              value: text('apiKeys.fact.by', { at: when(madeAt), name: madeBy }),
            },
            earlierSecretEndsAt !== null && {
              label: text('webhooks.fact.secret'),
              value: text('webhooks.fact.secret.until', { end: when(earlierSecretEndsAt) }),
            },
          ],
        },
      ]}
    />
  );
}

interface ChangeProps {
  readonly endpoint: WebhookEndpoint;
  readonly onClose: () => void;
}

function Rotate({ endpoint, onClose }: ChangeProps) {
  const { endpointId, name, version, earlierSecretEndsAt } = endpoint;
  const text = useText();
  const when = useWhen();
  const rotating = useMutation('rotateWebhookSecret');
  const warning =
    earlierSecretEndsAt && text('webhooks.rotate.ends', { end: when(earlierSecretEndsAt) });
  return (
    <RotateSecret
      name={name}
      kind="webhooks"
      warning={warning}
      isPending={rotating.isPending}
      rotate={(overlapHours) =>
        rotating.send({ params: { endpointId }, body: { overlapHours } }, { ifMatch: version })
      }
      onClose={onClose}
    />
  );
}

interface DeleteProps extends ChangeProps {
  readonly onDeleted: () => void;
}

/** Deletes an endpoint, after confirmation. [UI-23] */
function Delete({ endpoint, onClose, onDeleted }: DeleteProps) {
  const { endpointId, name, version } = endpoint;
  const text = useText();
  const removing = useAction(
    'removeWebhookEndpoint',
    text('webhooks.deleted', { name }),
    useFailureFormatter(),
  );
  const remove = async () => {
    if (await removing.run({ params: { endpointId } }, { ifMatch: version })) onDeleted();
    else onClose();
  };
  return (
    <ConfirmDelete
      title={text('webhooks.delete.title', { name })}
      confirmLabel={text('webhooks.delete.confirm')}
      isPending={removing.isPending}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      {text('webhooks.delete.text')}
    </ConfirmDelete>
  );
}

function SendTest({ endpointId, against }: { endpointId: string; against: string | null }) {
  const text = useText();
  const testing = useAction('testWebhookEndpoint', text('webhooks.tested'), useFailureFormatter());
  return (
    <Button
      icon={<Send {...icon} />}
      disabledReason={against}
      isPending={testing.isPending}
      onPress={() => void testing.send({ params: { endpointId } })}
    >
      {text('webhooks.test')}
    </Button>
  );
}

const FILTERS = { part: oneOf(['log']), message: anyText };

interface EndpointPanelProps extends ListPanelSteps {
  readonly endpoint: WebhookEndpoint;
  readonly isOn: boolean;
  readonly onClose: () => void;
}

/** An endpoint's panel: its settings, and a log of its messages. */
export function EndpointPanel(props: EndpointPanelProps) {
  const { endpoint, isOn, onClose, onPrevious, onNext } = props;
  const text = useText();
  const [openDialog, setOpenDialog] = useState<'edit' | 'rotate' | 'delete' | null>(null);
  const { filters, set } = useFilterAddress(FILTERS);
  const closeDialog = () => setOpenDialog(null);
  const offKey = endpoint.isOn ? null : 'webhook.endpointOff';
  const disabledKey = isOn ? offKey : 'webhook.off';
  const disabledReason = disabledKey && text(disabledKey);
  const tabs = [
    { id: 'details', content: <Details endpoint={endpoint} /> },
    {
      id: 'log',
      content: (
        <WebhookLog
          endpointId={endpoint.endpointId}
          messageId={filters.message ?? null}
          refusal={disabledReason}
          onOpen={(message) => set({ message })}
        />
      ),
    },
  ] as const;
  return (
    <>
      <SidePanel
        isOpen={openDialog === null}
        onClose={onClose}
        name={endpoint.name}
        title={endpoint.name}
        status={<EndpointStatus endpoint={endpoint} />}
        onPrevious={onPrevious}
        onNext={onNext}
        actions={
          <>
            <SendTest endpointId={endpoint.endpointId} against={disabledReason} />
            <Button icon={<Pencil {...icon} />} onPress={() => setOpenDialog('edit')}>
              {text('webhooks.edit')}
            </Button>
            <Button icon={<RefreshCw {...icon} />} onPress={() => setOpenDialog('rotate')}>
              {text('apiKeys.rotate')}
            </Button>
          </>
        }
        dangerActions={
          <Button variant="danger" onPress={() => setOpenDialog('delete')}>
            {text('webhooks.delete')}
          </Button>
        }
      >
        <Tabs
          aria-label={text('webhooks.panel.tabs')}
          selected={filters.part ?? 'details'}
          onSelect={(part) => set({ part: part === 'log' ? part : null, message: null })}
          tabs={tabs.map((tab) => ({ ...tab, label: text(`webhooks.panel.${tab.id}`) }))}
        />
      </SidePanel>
      {openDialog === 'edit' && <EndpointForm endpoint={endpoint} onClose={closeDialog} />}
      {openDialog === 'rotate' && <Rotate endpoint={endpoint} onClose={closeDialog} />}
      {openDialog === 'delete' && (
        <Delete endpoint={endpoint} onClose={closeDialog} onDeleted={onClose} />
      )}
    </>
  );
}
