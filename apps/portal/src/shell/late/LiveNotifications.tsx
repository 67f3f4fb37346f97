import { useEffect } from 'react';
import { useApi, useRefresh } from '@forecourt/api-client/react';
import { followEvents, NOTIFICATION_STREAM } from '@forecourt/api-client/stream';
import { useApp } from '../../app/App.ts';

/**
 * Keeps the notification stream open while the page is visible: browsers limit connections per
 * server, and a background page needs none. [GW-134]
 */
export function LiveNotifications() {
  const { config, session } = useApp();
  const { accountId, userId } = useApi();
  const refresh = useRefresh();
  useEffect(() => {
    let controller: AbortController | null = null;
    const close = () => {
      controller?.abort();
      controller = null;
    };
    const connectIfVisible = () => {
      if (document.hidden) return close();
      if (controller || accountId === null) return;
      controller = new AbortController();
      void followEvents({
        address: `${config.gatewayUrl}${NOTIFICATION_STREAM.path}`,
        signal: controller.signal,
        headers: async () => {
          const token = await session.accessToken();
          return {
            authorization: `Bearer ${token ?? ''}`,
            sysaccountid: accountId,
            ...(userId === null ? {} : { userId }),
          };
        },
        onEvent: ({ event }) => {
          if (event === NOTIFICATION_STREAM.event) {
            void refresh('listNotifications', 'searchNotifications', 'getDriverRequest');
          }
        },
      });
    };
    connectIfVisible();
    document.addEventListener('visibilitychange', connectIfVisible);
    return () => {
      document.removeEventListener('visibilitychange', connectIfVisible);
      close();
    };
  }, [config.gatewayUrl, session, accountId, userId, refresh]);
  return null;
}
