import { useNavigate } from 'react-router';
import { formatDayAndTime } from '@forecourt/ui/format';
import type { NotificationItem } from '@forecourt/ui/notifications-list';
import {
  isNotificationKind,
  notificationDetailKey,
  wordParams,
  type Notification,
} from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { useFetchFile } from '../files/useFile.ts';

/** A notification in words, with the way to its row. [UI-12 to UI-15] */
export function useNotificationItem(): (notification: Notification) => NotificationItem {
  const text = useText();
  const navigate = useNavigate();
  const now = useNow();
  const { account } = useSelected();
  const file = useFetchFile();
  const { timeZone, currency } = account;

  const actionFor = ({ messageKey, cardId, orderId, transactionId, exportId }: Notification) => {
    if (exportId && messageKey === 'notification.fileReady') {
      return { label: text('notifications.download'), onAction: () => void file.fetch(exportId) };
    }
    if (transactionId) {
      const address = href('purchase', { transactionId });
      return {
        label: text('notifications.openPurchase'),
        onAction: () => void navigate(address),
      };
    }
    if (orderId) {
      const address = href('order', { orderId });
      return { label: text('notifications.openOrder'), onAction: () => void navigate(address) };
    }
    if (!cardId) return undefined;
    const address = href('card', { cardId });
    return { label: text('notifications.openCard'), onAction: () => void navigate(address) };
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
