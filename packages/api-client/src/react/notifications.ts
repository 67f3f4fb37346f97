import type { CallResult } from '../client/index.ts';
import type { Contract, ResponseOf } from '../contract/index.ts';
import { SHOWN_BY } from '../contract/shownBy.ts';
import type { Notification } from '@forecourt/validation';
import { useCalls, useQuery } from './query.ts';
import { useCached } from './useCached.ts';

/** Polling interval of open notifications. */
export const NOTIFICATIONS_REFRESH_MILLISECONDS = 30_000;
const LIST = { query: { limit: 50, total: 'true' } } as const;

type NotificationPage = ResponseOf<Contract['listNotifications']>;

/** Open notifications, newest first. [UI-12] */
export const useNotifications = () =>
  useQuery('listNotifications', LIST, { refreshInterval: NOTIFICATIONS_REFRESH_MILLISECONDS });

function without(page: NotificationPage, notificationId: string): NotificationPage {
  const items = page.items.filter((item) => item.notificationId !== notificationId);
  const removedCount = page.items.length - items.length;
  return { ...page, items, total: page.total === null ? null : page.total - removedCount };
}

/** Reinserts a notification at its place by time. */
function withRestored(page: NotificationPage, notification: Notification): NotificationPage {
  if (page.items.some((item) => item.notificationId === notification.notificationId)) return page;
  const before = page.items.filter((item) => item.occurredAt > notification.occurredAt);
  const after = page.items.slice(before.length);
  const total = page.total === null ? null : page.total + 1;
  return { ...page, items: [...before, notification, ...after], total };
}

/**
 * Resolves, ignores, or reopens a notification. It leaves the list immediately and returns to its
 * place if the gateway refuses. [UI-13]
 */
export function useSettleNotification(): (
  notificationId: string,
  to: 'resolved' | 'ignored' | 'open',
) => Promise<CallResult<Notification>> {
  const calls = useCalls();
  const { patch, refresh } = useCached();
  return async (notificationId, to) => {
    let removed: Notification | undefined;
    if (to !== 'open') {
      await patch<NotificationPage>('listNotifications', (page) => {
        removed ??= page.items.find((item) => item.notificationId === notificationId);
        return without(page, notificationId);
      });
    }
    const result = await calls.settleNotification({ params: { notificationId }, body: { to } });
    if (result.ok) return result;
    const restored = removed;
    if (restored) {
      await patch<NotificationPage>('listNotifications', (page) => withRestored(page, restored));
    }
    void refresh(...SHOWN_BY.notification);
    return result;
  };
}
