import { useNavigate } from 'react-router';
import { formatDayAndTime } from '@forecourt/ui/format';
import type { NotificationItem } from '@forecourt/ui/notifications-list';
import {
  isNotificationKind,
  notificationDetailKey,
  wordParams,
  type Notification,
} from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { useFetchFile } from '../files/useFile.ts';
import { notificationTarget } from './notificationTarget.ts';

/** A notification in words, with the way to its row. [UI-12 to UI-15] */
export function useNotificationItem(): (notification: Notification) => NotificationItem {
  const text = useText();
  const navigate = useNavigate();
  const now = useNow();
  const { account, viewer } = useSelected();
  const file = useFetchFile();
  const { timeZone, currency } = account;

  const actionFor = (notification: Notification) => {
    const { messageKey, exportId } = notification;
    if (exportId && messageKey === 'notification.fileReady') {
      return { label: text('notifications.download'), onAction: () => void file.fetch(exportId) };
    }
    const target = notificationTarget(notification, viewer.may);
    if (!target) return undefined;
    const { what, address } = target;
    return {
      label: text(`notifications.open.${what}`),
      onAction: () => void navigate(address),
    };
  };

  return (notification) => {
    const { notificationId, level, messageKey, params, occurredAt } = notification;
    const words = wordParams(params, { locale: 'en-US', currency, timeZone });
    const kind = isNotificationKind(messageKey) ? messageKey : null;
    const action = actionFor(notification);
    const at = formatDayAndTime(occurredAt, timeZone, now);
    return {
      id: notificationId,
      level,
      message: kind && text(kind, words),
      ...(kind ? { detail: `${text(notificationDetailKey(kind), words)} ${at}` } : {}),
      ...(action ? { action } : {}),
    };
  };
}
