import { formatDayAndTime } from '@forecourt/ui/format';
import type { NotificationItem } from '@forecourt/ui/notifications-list';
import {
  isNotificationKind,
  notificationDetailKey,
  wordParams,
  type Account,
  type Notification,
} from '@forecourt/validation';
import type { Text } from '../../messages/text.ts';

interface Around {
  readonly text: Text;
  readonly account: Pick<Account, 'timeZone' | 'currency'>;
  readonly now: Date;
}

/** Whether the words of a notification say when it happened. */
const saysWhen = ({ params, occurredAt }: Pick<Notification, 'params' | 'occurredAt'>): boolean =>
  Object.entries(params).some(
    ([name, value]) => name.endsWith('At') && Date.parse(String(value)) === Date.parse(occurredAt),
  );

/** A notification in words, with the one thing to do about it. */
export function notificationItem(
  notification: Notification,
  action: NotificationItem['action'],
  { text, account: { timeZone, currency }, now }: Around,
): NotificationItem {
  const { notificationId, level, messageKey, params, occurredAt } = notification;
  const words = wordParams(params, { locale: 'en-US', currency, timeZone });
  const kind = isNotificationKind(messageKey) ? messageKey : null;
  const at = saysWhen(notification) ? '' : ` ${formatDayAndTime(occurredAt, timeZone, now)}`;
  return {
    id: notificationId,
    level,
    message: kind && text(kind, words),
    ...(kind ? { detail: `${text(notificationDetailKey(kind), words)}${at}` } : {}),
    ...(action ? { action } : {}),
  };
}
