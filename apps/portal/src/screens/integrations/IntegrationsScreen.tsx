import { lazy, Suspense } from 'react';
import { useQuery } from '@forecourt/api-client/react';
import { Tabs } from '@forecourt/ui';
import type { Integration } from '@forecourt/validation';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { anyText, useFilterAddress } from '../lists/useFilterAddress.ts';

const KeysTab = lazy(() => import('./KeysTab.tsx'));
const WebhooksTab = lazy(() => import('./WebhooksTab.tsx'));
const TelematicsTab = lazy(() => import('./TelematicsTab.tsx'));
const ReferenceTab = lazy(() => import('./reference/ReferenceTab.tsx'));

/** What the reference shows; another tab clears it. */
const REFERENCE = { q: anyText, call: anyText, part: anyText };

function Parts() {
  const text = useText();
  const address = useFilterAddress(REFERENCE);
  const integrations = useQuery('getIntegrations', {});
  if (!integrations.data)
    return <NotLoaded query={integrations} subject={text('integrations.what')} />;
  const isOn = (name: Integration) =>
    integrations.data?.items.some(
      (integration) => integration.integration === name && integration.isOn,
    ) ?? false;
  const tabs = [
    { id: 'keys', content: <KeysTab isOn={isOn('apiKeys')} /> },
    { id: 'webhooks', content: <WebhooksTab isOn={isOn('webhooks')} /> },
    { id: 'telematics', content: <TelematicsTab isOn={isOn('telematics')} /> },
    { id: 'reference', content: <ReferenceTab /> },
  ] as const;
  return (
    <Tabs
      aria-label={text('integrations.tabs')}
      selected={tabs.find(({ id }) => id === address.tab)?.id ?? 'keys'}
      onSelect={(tab) =>
        address.set({ tab: tab === 'keys' ? null : tab, q: null, call: null, part: null })
      }
      tabs={tabs.map(({ id, content }) => ({
        id,
        label: text(`integrations.tab.${id}`),
        content: <Suspense fallback={<PanelSkeleton />}>{content}</Suspense>,
      }))}
    />
  );
}

/** Ways for an account's own programs to call the gateway and receive its events. */
export function Component() {
  const text = useText();
  return (
    <Screen title={text('menu.integrations')} subtitle={text('integrations.subtitle')}>
      <Parts />
    </Screen>
  );
}
