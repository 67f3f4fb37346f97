import { formatDayAndTime } from '@forecourt/ui/format';
import type { NotificationItem } from '@forecourt/ui/notifications-list';
import {
  isNotificationKind,
  notificationDetailKey,
  wordParams,
  type Account,
  type Notification,
} from '@forecourt/validation';
import type { useText } from '../../messages/text.ts';

interface Around {
  readonly text: ReturnType<typeof useText>;
  readonly account: Pick<Account, 'timeZone' | 'currency'>;
  readonly now: Date;
}

/** A notification in words, with the one thing to do about it. */
export function notificationItem(
  { notificationId, level, messageKey, params, occurredAt }: Notification,
  action: NotificationItem['action'],
  { text, account: { timeZone, currency }, now }: Around,
): NotificationItem {
  const words = wordParams(params, { locale: 'en-US', currency, timeZone });
  const kind = isNotificationKind(messageKey) ? messageKey : null;
  const at = formatDayAndTime(occurredAt, timeZone, now);
  return {
    id: notificationId,
    level,
    message: kind && text(kind, words),
    ...(kind ? { detail: `${text(notificationDetailKey(kind), words)} ${at}` } : {}),
    ...(action ? { action } : {}),
  };
}
