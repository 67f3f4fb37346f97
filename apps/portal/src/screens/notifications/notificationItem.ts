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

/** Whether the words of a notification name a time: a second one after them would say nothing. */
const namesTime = ({ params }: Pick<Notification, 'params'>): boolean =>
  Object.keys(params).some((name) => name.endsWith('At'));
/** No line ends between the dots and the last four digits. */
const whole = (words: string): string => words.replaceAll('•••• ', '••••\u00A0');

/** A notification in words, with the one thing to do about it. */
export function notificationItem(
  notification: Notification,
  action: NotificationItem['action'],
  { text, account: { timeZone, currency }, now }: Around,
): NotificationItem {
  const { notificationId, level, messageKey, params, occurredAt } = notification;
  const words = wordParams(params, { locale: 'en-US', currency, timeZone });
  const kind = isNotificationKind(messageKey) ? messageKey : null;
  const at = namesTime(notification) ? '' : ` ${formatDayAndTime(occurredAt, timeZone, now)}`;
  return {
    id: notificationId,
    level,
    message: kind && whole(text(kind, words)),
    ...(kind ? { detail: whole(`${text(notificationDetailKey(kind), words)}${at}`) } : {}),
    ...(action ? { action } : {}),
  };
}
