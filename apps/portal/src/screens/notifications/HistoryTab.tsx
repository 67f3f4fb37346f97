import type { SettledNotification } from '@forecourt/api-client';
import { usePages, useSettleNotification } from '@forecourt/api-client/react';
import {
  Button,
  EmptyState,
  SegmentedControl,
  SettingsList,
  Stack,
  Status,
  Surface,
  useBanners,
  type Setting,
} from '@forecourt/ui';
import { NOTIFICATION_STATES } from '@forecourt/validation';
import { useWhen } from '../../app/useWhen.ts';
import { optionsOf } from '../../app/optionsOf.ts';
import { MoreRows } from '../lists/MoreRows.tsx';
import { useFocusOnward, type FocusOnward } from '../lists/useFocusOnward.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { isNotLoaded, NotLoaded } from '../cards/NotLoaded.tsx';
import { oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { useNotificationItem } from './useNotificationItem.ts';

const FILTERS = { state: oneOf(NOTIFICATION_STATES) };
const STATES = ['all', ...NOTIFICATION_STATES] as const;
const TONES = { open: 'warn', resolved: 'good', ignored: 'neutral' } as const;

interface ReopenProps {
  readonly one: SettledNotification;
  readonly message: string;
  readonly focus: FocusOnward;
}

const isReopenable = ({ state }: SettledNotification) => state !== 'open';

function Reopen({ one, message, focus }: ReopenProps) {
  const text = useText();
  const banners = useBanners();
  const { viewer } = useSelected();
  const settle = useSettleNotification();
  if (!isReopenable(one) || !viewer.may('notifications.settle')) return null;
  const reopen = async () => {
    focus.hold(one.notificationId);
    const result = await settle(one.notificationId, 'open');
    if (!result.ok) {
      banners.show({ kind: 'trouble', text: text('notifications.failed', { message }) });
    }
  };
  return (
    <Button
      ref={focus.refOf(one.notificationId)}
      size="compact"
      variant="quiet"
      aria-label={text('notifications.reopen.of', { message })}
      onPress={() => void reopen()}
    >
      {text('notifications.reopen')}
    </Button>
  );
}

/** Returns a notification as a list item with who settled it; empty if it has no text. */
function useSettings(
  focus: FocusOnward,
): (notification: SettledNotification) => readonly Setting[] {
  const text = useText();
  const when = useWhen();
  const toItem = useNotificationItem();
  return (notification) => {
    const { notificationId, state, settledBy, settledAt } = notification;
    const { level, message, detail } = toItem(notification);
    if (level === null || message === null) return [];
    const stateText = text(`notifications.state.${state}`);
    const byText = settledBy
      ? text('notifications.by', { state: stateText, name: settledBy })
      : stateText;
    const statusText = settledAt === null ? byText : `${byText}, ${when(settledAt)}`;
    return [
      {
        id: notificationId,
        title: message,
        text: detail,
        status: <Status tone={TONES[state]}>{statusText}</Status>,
        actions: <Reopen one={notification} message={message} focus={focus} />,
      },
    ];
  };
}

/** All notifications, with who settled each; settled ones can be reopened. [SCREEN-36] */
export function HistoryTab() {
  const text = useText();
  const { filters, set } = useFilterAddress(FILTERS);
  const list = usePages('searchNotifications', { query: filters });
  const reopenable = list.items.filter(isReopenable).map((one) => one.notificationId);
  const focus = useFocusOnward(reopenable, 'notifications.reopened');
  const settings = list.items.flatMap(useSettings(focus));
  const content = () => {
    if (isNotLoaded(list)) return <NotLoaded query={list} subject={text('notifications.what')} />;
    if (settings.length === 0) return <EmptyState title={text('notifications.none')} />;
    return <SettingsList label={text('notifications.tab.history')} settings={settings} />;
  };
  return (
    <Surface>
      <Stack gap={8}>
        <SegmentedControl
          aria-label={text('notifications.state')}
          value={filters.state ?? 'all'}
          options={optionsOf(STATES, (value) => text(`notifications.state.${value}`))}
          onChange={(value) => set({ state: value === 'all' ? null : value })}
        />
        {content()}
        {focus.rest}
        <MoreRows list={list} variant="quiet">
          {text('notifications.more')}
        </MoreRows>
      </Stack>
    </Surface>
  );
}
