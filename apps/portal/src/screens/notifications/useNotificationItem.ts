import { useNavigate } from 'react-router';
import type { NotificationItem } from '@forecourt/ui/notifications-list';
import type { Notification } from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { useFetchFile } from '../files/useFile.ts';
import { notificationItem } from './notificationItem.ts';
import { notificationTarget } from './notificationTarget.ts';

/** Returns a function that makes a list item with a link to its target. [UI-12 to UI-15] */
export function useNotificationItem(): (notification: Notification) => NotificationItem {
  const text = useText();
  const navigate = useNavigate();
  const now = useNow();
  const { account, viewer } = useSelected();
  const file = useFetchFile();

  const actionFor = (notification: Notification) => {
    const { messageKey, exportId } = notification;
    if (exportId && messageKey === 'notification.fileReady') {
      return { label: text('notifications.download'), onAction: () => void file.fetch(exportId) };
    }
    const target = notificationTarget(notification, viewer);
    if (!target) return undefined;
    const { what, address } = target;
    return { label: text(`notification.open.${what}`), onAction: () => void navigate(address) };
  };

  return (notification) =>
    notificationItem(notification, actionFor(notification), { text, account, now });
}
