import { Plus, Webhook } from 'lucide-react';
import type { WebhookEndpoint } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import {
  Button,
  Cluster,
  DataTable,
  EmptyState,
  Section,
  Surface,
  TwoLines,
  type Column,
} from '@forecourt/ui';
import { useText } from '../../messages/text.ts';
import { loadError } from '../lists/loadError.tsx';
import { useListAddress } from '../lists/useListAddress.ts';
import { EndpointForm } from './EndpointForm.tsx';
import { EndpointPanel } from './EndpointPanel.tsx';
import { EndpointStatus } from './EndpointStatus.tsx';
import { SwitchIntegration } from './SwitchIntegration.tsx';

function useColumns(): readonly Column<WebhookEndpoint>[] {
  const text = useText();
  return [
    {
      id: 'name',
      head: text('webhooks.column.name'),
      cell: ({ name, url }) => <TwoLines first={name} second={url} />,
      phoneCell: ({ name }) => name,
      width: 'minmax(200px, 2fr)',
      isRowHeader: true,
      phone: 'title',
    },
    {
      id: 'events',
      head: text('webhooks.column.events'),
      cell: ({ events }) => text('webhooks.events', { count: events.length }),
      width: '120px',
      from: 900,
      phone: 'hidden',
    },
    {
      id: 'log',
      head: text('webhooks.column.log'),
      cell: ({ delivered, failed }) => text('webhooks.counts', { delivered, failed }),
      width: 'minmax(190px, 1fr)',
    },
    {
      id: 'state',
      head: text('webhooks.column.state'),
      cell: (endpoint) => <EndpointStatus endpoint={endpoint} />,
      width: '130px',
      phone: 'status',
    },
  ];
}

/** Where the account's programs are told: off, none yet, or the list with the panel of one. */
export function WebhooksTab({ isOn }: { readonly isOn: boolean }) {
  const text = useText();
  const endpoints = useQuery('listWebhookEndpoints', {});
  const { values, set } = useListAddress(['endpoint', 'new']);
  const columns = useColumns();
  const rows = endpoints.data?.items ?? [];
  if (!isOn && rows.length === 0) {
    return (
      <Surface>
        <EmptyState
          icon={<Webhook size={20} aria-hidden="true" />}
          title={text('webhooks.off')}
          action={<SwitchIntegration integration="webhooks" isOn={isOn} />}
        >
          {text('webhooks.off.why')}
        </EmptyState>
      </Surface>
    );
  }
  const add = (
    <Button
      variant="primary"
      disabledReason={isOn ? null : text('webhook.off')}
      icon={<Plus size={16} aria-hidden="true" />}
      onPress={() => set({ new: 'endpoint', endpoint: null })}
    >
      {text('webhooks.new')}
    </Button>
  );
  return (
    <>
      <Section
        title={text('integrations.tab.webhooks')}
        content="flush"
        action={
          <Cluster gap={8}>
            <SwitchIntegration integration="webhooks" isOn={isOn} />
            {rows.length > 0 && add}
          </Cluster>
        }
      >
        <DataTable
          label={text('integrations.tab.webhooks')}
          columns={columns}
          rows={rows}
          lines="two"
          getRowId={({ endpointId }) => endpointId}
          getRowName={({ name }) => text('webhooks.rowName', { name })}
          isLoading={!endpoints.data && !endpoints.failure}
          {...(values.endpoint === undefined ? {} : { currentId: values.endpoint })}
          onOpen={({ endpointId }) => set({ endpoint: endpointId, new: null })}
          {...loadError(endpoints, rows, text('webhooks.what'))}
          empty={
            <EmptyState
              icon={<Webhook size={20} aria-hidden="true" />}
              title={text('webhooks.none')}
              action={add}
            >
              {text('webhooks.none.why')}
            </EmptyState>
          }
        />
      </Section>
      <EndpointPanel
        id={values.endpoint ?? null}
        endpoints={rows}
        query={endpoints}
        isOn={isOn}
        onOpen={(endpoint) => set({ endpoint })}
      />
      {isOn && values.new === 'endpoint' && (
        <EndpointForm endpoint={null} onClose={() => set({ new: null })} />
      )}
    </>
  );
}
