import type { Notification } from '@forecourt/validation';
import { useSWRConfig } from 'swr';
import type { CallResult } from '../client/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useQuery, useQueryKey, useRefresh, type Query } from './query.ts';

interface NotificationPage {
  readonly items: readonly Notification[];
  readonly nextCursor: string | null;
  readonly total: number | null;
}
const LIST = { limit: 50, total: 'true' } as const;

/** Open notifications, newest first; asked for again every half minute. */
export function useNotifications(): Query<NotificationPage> {
  const { client } = useApi();
  return useQuery<NotificationPage>(
    useQueryKey('listNotifications', LIST),
    () => client.call('listNotifications', { query: LIST }),
    { refreshInterval: 30_000 },
  );
}

/** Resolves, ignores or opens again. The item leaves the list at once and comes back on failure. */
export function useSettleNotification(): (
  notificationId: string,
  to: 'resolved' | 'ignored' | 'open',
) => Promise<CallResult<Notification>> {
  const { client } = useApi();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const key = useQueryKey('listNotifications', LIST);
  return async (notificationId, to) => {
    const leave = (page: NotificationPage | undefined) =>
      page && {
        ...page,
        items: page.items.filter((item) => item.notificationId !== notificationId),
        total: page.total === null ? null : Math.max(0, page.total - 1),
      };
    if (to !== 'open') await mutate<NotificationPage>(key, leave, false);
    const result = await client.call('settleNotification', {
      params: { notificationId },
      body: { to },
    });
    await refresh('listNotifications');
    return result;
  };
}
