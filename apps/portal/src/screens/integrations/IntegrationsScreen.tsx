import { useQuery } from '@forecourt/api-client/react';
import type { Integration } from '@forecourt/validation';
import { Granted } from '../../app/Granted.tsx';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { KeysTab } from './KeysTab.tsx';

function Parts() {
  const text = useText();
  const integrations = useQuery('getIntegrations', {});
  if (!integrations.data) return <NotLoaded of={integrations} what={text('integrations.what')} />;
  const isOn = (name: Integration) =>
    integrations.data?.items.some((one) => one.integration === name && one.isOn) ?? false;
  return <KeysTab isOn={isOn('apiKeys')} />;
}

/** How an account's own programs get at it. */
export function Component() {
  const text = useText();
  return (
    <Screen title={text('menu.integrations')} subtitle={text('integrations.subtitle')}>
      <Granted permission="integrations.manage" denied={text('integrations.forbidden')}>
        <Parts />
      </Granted>
    </Screen>
  );
}
