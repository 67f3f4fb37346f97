import { usePages } from '@forecourt/api-client/react';
import { ButtonLink, InlineMessage, Stack, Tabs } from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { useApp } from '../../app/App.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { Outages } from '../outages/Outages.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { OpenTab } from './OpenTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';

const TABS = ['open', 'history', 'settings'] as const;
const FILTERS = { tab: oneOf(TABS) };

/** Open notifications, their history, and settings. [NAV-07, SCREEN-36, SCREEN-37, FLAG-23] */
export function Component() {
  const text = useText();
  const { flags } = useApp();
  const { viewer } = useSelected();
  const { filters, set } = useFilterAddress(FILTERS);
  const open = usePages('searchNotifications', { query: { state: 'open' } });
  const tabs = {
    open: <OpenTab />,
    history: <HistoryTab />,
    settings: <SettingsTab />,
  };
  return (
    <Screen
      title={text('menu.notifications')}
      subtitle={open.total === null ? '' : text('notifications.subtitle', { count: open.total })}
      actions={
        viewer.features.has('exceptions') &&
        viewer.may('alerts.view') && (
          <ButtonLink href={href('exceptions')}>{text('notifications.rules')}</ButtonLink>
        )
      }
    >
      <Stack gap={16}>
        {flags.has('messageCenterTest') && (
          <InlineMessage tone="info" title={text('notifications.test')}>
            {text('notifications.test.text')}
          </InlineMessage>
        )}
        <Outages />
        <Tabs
          aria-label={text('notifications.tabs')}
          selected={filters.tab ?? 'open'}
          onSelect={(tab) => set({ tab: tab === 'open' ? null : tab })}
          tabs={TABS.map((id) => ({
            id,
            label: text(`notifications.tab.${id}`),
            content: tabs[id],
          }))}
        />
      </Stack>
    </Screen>
  );
}
