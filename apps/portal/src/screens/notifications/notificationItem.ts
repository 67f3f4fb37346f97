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

interface ItemContext {
  readonly text: Text;
  readonly account: Pick<Account, 'timeZone' | 'currency'>;
  readonly now: Date;
}

/** Whether a notification's text names a time already, so that no other is added. */
const namesTime = ({ params }: Pick<Notification, 'params'>): boolean =>
  Object.keys(params).some((name) => name.endsWith('At'));
/** Keeps the dots and the last four digits on the same line. */
const keepDigitsTogether = (message: string): string => message.replaceAll('•••• ', '••••\u00A0');

/** A notification's texts and its action. */
export function notificationItem(
  notification: Notification,
  action: NotificationItem['action'],
  { text, account: { timeZone, currency }, now }: ItemContext,
): NotificationItem {
  const { notificationId, level, messageKey, params, occurredAt } = notification;
  const textParams = wordParams(params, { locale: 'en-US', currency, timeZone });
  const kind = isNotificationKind(messageKey) ? messageKey : null;
  const timeText = namesTime(notification) ? '' : ` ${formatDayAndTime(occurredAt, timeZone, now)}`;
  return {
    id: notificationId,
    level,
    message: kind && keepDigitsTogether(text(kind, textParams)),
    ...(kind
      ? {
          detail: keepDigitsTogether(`${text(notificationDetailKey(kind), textParams)}${timeText}`),
        }
      : {}),
    ...(action ? { action } : {}),
  };
}
