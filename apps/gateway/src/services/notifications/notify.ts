import { jsonb } from '@forecourt/server';
import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
} from '@forecourt/validation';
import { sql } from 'kysely';
import { newId } from '../../store/ids.ts';
import { updateIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';

export interface NewNotification {
  readonly accountId: string;
  /** `null` if it concerns the whole account. */
  readonly fleetId: string | null;
  readonly kind: NotificationKind;
  readonly params: Notification['params'];
  readonly cardId?: string | null;
  readonly orderId?: string | null;
  readonly transactionId?: string | null;
  /** The only recipient; if omitted, everyone who can see the fleet. */
  readonly userId?: string;
  readonly exportId?: string;
  readonly disputeId?: string;
  readonly at: Date;
}

const valuesOf = (notification: NewNotification, groupKey: string | null) => ({
  account_id: notification.accountId,
  id: newId(),
  fleet_id: notification.fleetId,
  level: NOTIFICATION_KINDS[notification.kind].level,
  state: 'open' as const,
  message_key: notification.kind,
  params: jsonb(notification.params),
  card_id: notification.cardId ?? null,
  order_id: notification.orderId ?? null,
  transaction_id: notification.transactionId ?? null,
  user_id: notification.userId ?? null,
  export_id: notification.exportId ?? null,
  dispute_id: notification.disputeId ?? null,
  group_key: groupKey,
  occurred_at: notification.at.toISOString(),
});

/** Signals the account's listeners when the transaction commits. */
export const signalNotifications = (trx: Trx, accountId: string) =>
  sql`SELECT pg_notify('notifications', ${accountId})`.execute(trx);

/** Adds an open notification, in the transaction of the event that it reports. */
export const notify = (trx: Trx, notification: NewNotification): Promise<void> =>
  notifyAll(trx, [notification]);

/** Adds open notifications, in the transaction of the events that they report. */
export async function notifyAll(
  trx: Trx,
  notifications: readonly NewNotification[],
): Promise<void> {
  if (notifications.length === 0) return;
  const values = notifications.map((notification) => valuesOf(notification, null));
  await trx.insertInto('notifications').values(values).execute();
  for (const accountId of new Set(notifications.map((notification) => notification.accountId))) {
    await signalNotifications(trx, accountId);
  }
}

/** Who settled notifications, and when; `by` is `null` for the gateway itself. */
export interface Settling {
  readonly accountId: string;
  readonly by: string | null;
  readonly at: Date;
}

/** Resolves open notifications that need no one anymore: by export, dispute, kind, or group. */
export async function resolveOpen(
  trx: Trx,
  { accountId, by, at }: Settling,
  column: 'export_id' | 'dispute_id' | 'message_key' | 'group_key',
  values: readonly string[],
): Promise<void> {
  if (values.length === 0) return;
  const { numUpdatedRows } = await updateIn(trx, accountId, 'notifications')
    .set({ state: 'resolved', settled_by: by, settled_at: at.toISOString() })
    .where(column, 'in', values)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (numUpdatedRows > 0) await signalNotifications(trx, accountId);
}

/**
 * Adds a notification, or merges it into the open one of its group: counts add up, and the other
 * params and the transaction are the latest. A settled group gets a new notification. Returns
 * whether it is the first of its group.
 */
export async function notifyGrouped(
  trx: Trx,
  notification: NewNotification,
  groupKey: string,
): Promise<boolean> {
  const values = valuesOf(notification, groupKey);
  const { id } = await trx
    .insertInto('notifications')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'group_key'])
        .where('state', '=', 'open')
        .where('group_key', 'is not', null)
        .doUpdateSet({
          params: sql`CASE WHEN excluded.params ? 'count'
            THEN jsonb_set(excluded.params, '{count}', ((notifications.params ->> 'count')::int
              + (excluded.params ->> 'count')::int)::text::jsonb)
            ELSE excluded.params END`,
          transaction_id: sql<string | null>`excluded.transaction_id`,
          occurred_at: sql<string>`greatest(notifications.occurred_at, excluded.occurred_at)`,
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await signalNotifications(trx, notification.accountId);
  return id === values.id;
}
