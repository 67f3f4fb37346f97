import { usePages, useSettleNotification } from '@forecourt/api-client/react';
import {
  ButtonLink,
  EmptyState,
  SegmentedControl,
  Stack,
  Surface,
  useBanners,
} from '@forecourt/ui';
import { NotificationsList } from '@forecourt/ui/notifications-list';
import { NOTIFICATION_LEVELS } from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { MoreRows } from '../lists/MoreRows.tsx';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { mayOpen } from '../../navigation/visibleMenu.ts';
import { useSelected } from '../../shell/account.ts';
import { isNotLoaded, NotLoaded } from '../cards/NotLoaded.tsx';
import { oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { useNotificationItem } from './useNotificationItem.ts';

const FILTERS = { level: oneOf(NOTIFICATION_LEVELS) };
const LEVELS = ['all', ...NOTIFICATION_LEVELS] as const;

/** Open notifications, with Resolve and Ignore. [SCREEN-36, UI-12, UI-13] */
export function OpenTab() {
  const text = useText();
  const banners = useBanners();
  const { viewer } = useSelected();
  const { filters, isFiltered, set } = useFilterAddress(FILTERS);
  const list = usePages('searchNotifications', { query: { state: 'open', ...filters } });
  const settle = useSettleNotification();
  const toItem = useNotificationItem();
  const items = list.items.map(toItem);

  const settleTo = async (id: string, to: 'resolved' | 'ignored' | 'open') => {
    const result = await settle(id, to);
    if (result.ok) return;
    const message = items.find((item) => item.id === id)?.message ?? '';
    banners.show({ kind: 'trouble', text: text('notifications.failed', { message }) });
    throw new Error(result.failure.errorCode);
  };
  const content = () => {
    if (isNotLoaded(list)) return <NotLoaded query={list} subject={text('notifications.what')} />;
    return (
      <NotificationsList
        label={text('notifications.tab.open')}
        items={items}
        onSettle={settleTo}
        onUndo={(id) => settleTo(id, 'open')}
        settleBlockedReason={
          viewer.may('notifications.settle') ? undefined : text('notifications.mayNot')
        }
        empty={
          <EmptyState
            title={text(isFiltered ? 'notifications.none' : 'notifications.empty')}
            action={
              mayOpen('exceptions', viewer) && (
                <ButtonLink href={href('exceptions')}>{text('notifications.rules')}</ButtonLink>
              )
            }
          >
            {text('notifications.empty.why')}
          </EmptyState>
        }
      />
    );
  };
  return (
    <Surface>
      <Stack gap={16}>
        <SegmentedControl
          aria-label={text('notifications.level')}
          value={filters.level ?? 'all'}
          options={optionsOf(LEVELS, (value) => text(`notifications.level.${value}`))}
          onChange={(value) => set({ level: value === 'all' ? null : value })}
        />
        {content()}
        <MoreRows list={list} variant="quiet">
          {text('notifications.more')}
        </MoreRows>
      </Stack>
    </Surface>
  );
}
