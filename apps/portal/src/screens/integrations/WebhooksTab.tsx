import { Webhook } from 'lucide-react';
import type { WebhookEndpoint } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { InlineMessage, TwoLines, type Column } from '@forecourt/ui';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { column } from '../lists/column.ts';
import { anyText, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { EndpointForm } from './EndpointForm.tsx';
import { EndpointPanel } from './EndpointPanel.tsx';
import { EndpointStatus } from './EndpointStatus.tsx';
import { IntegrationList } from './IntegrationList.tsx';

const FILTERS = { endpoint: anyText, part: anyText, message: anyText, new: oneOf(['endpoint']) };

function useColumns(): readonly Column<WebhookEndpoint>[] {
  const text = useText();
  return [
    column(
      'name',
      text('webhooks.column.name'),
      {
        phoneCell: ({ name }) => name,
        width: 'minmax(200px, 2fr)',
        isRowHeader: true,
        phone: 'title',
      },
      ({ name, url }) => <TwoLines first={name} second={url} />,
    ),
    column(
      'events',
      text('webhooks.column.events'),
      { width: '120px', from: 900, phone: 'hidden' },
      ({ events }) => text('webhooks.events', { count: events.length }),
    ),
    column(
      'log',
      text('webhooks.column.log'),
      { width: 'minmax(190px, 1fr)' },
      ({ delivered, failed }) => text('webhooks.counts', { delivered, failed }),
    ),
    column(
      'state',
      text('webhooks.column.state'),
      { width: '130px', phone: 'status' },
      (endpoint) => <EndpointStatus endpoint={endpoint} />,
    ),
  ];
}

/** The endpoint list, with one endpoint in a panel. */
function Endpoints({ isOn }: { readonly isOn: boolean }) {
  const text = useText();
  const endpoints = useQuery('listWebhookEndpoints', {});
  const { filters, set } = useFilterAddress(FILTERS);
  const close = () => set({ endpoint: null, part: null, message: null });
  return (
    <IntegrationList
      kind="webhooks"
      label={text('integrations.tab.webhooks')}
      icon={Webhook}
      isOn={isOn}
      query={endpoints}
      columns={useColumns()}
      idOf={({ endpointId }) => endpointId}
      openId={filters.endpoint}
      // an open message belongs to the previously open endpoint
      onOpen={(endpoint) => set({ endpoint, message: null, new: null })}
      onClose={close}
      onAdd={() => set({ new: 'endpoint', endpoint: null })}
      form={
        isOn && filters.new && <EndpointForm endpoint={null} onClose={() => set({ new: null })} />
      }
    >
      {(endpoint, steps) => (
        <EndpointPanel
          key={endpoint.endpointId}
          endpoint={endpoint}
          isOn={isOn}
          onClose={close}
          {...steps}
        />
      )}
    </IntegrationList>
  );
}

/** Webhook endpoints, for users with access to every fleet, since messages cover all. [USER-20] */
export default function WebhooksTab({ isOn }: { readonly isOn: boolean }) {
  const text = useText();
  const { account } = useSelected();
  if (account.fleetIds === null) return <Endpoints isOn={isOn} />;
  return <InlineMessage tone="warn">{text('webhook.wholeAccount')}</InlineMessage>;
}
