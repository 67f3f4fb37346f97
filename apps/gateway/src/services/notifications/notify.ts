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

const valuesOf = (one: NewNotification, groupKey: string | null) => ({
  account_id: one.accountId,
  id: newId(),
  fleet_id: one.fleetId,
  level: NOTIFICATION_KINDS[one.kind].level,
  state: 'open' as const,
  message_key: one.kind,
  params: jsonb(one.params),
  card_id: one.cardId ?? null,
  order_id: one.orderId ?? null,
  transaction_id: one.transactionId ?? null,
  user_id: one.userId ?? null,
  export_id: one.exportId ?? null,
  dispute_id: one.disputeId ?? null,
  group_key: groupKey,
  occurred_at: one.at.toISOString(),
});

/** Signals the account's listeners when the transaction commits. */
export const tellOfNotifications = (trx: Trx, accountId: string) =>
  sql`SELECT pg_notify('notifications', ${accountId})`.execute(trx);

/** Adds an open notification, in the transaction of the event that it reports. */
export const notify = (trx: Trx, one: NewNotification): Promise<void> => notifyAll(trx, [one]);

/** Adds open notifications, in the transaction of the events that they report. */
export async function notifyAll(trx: Trx, all: readonly NewNotification[]): Promise<void> {
  if (all.length === 0) return;
  const values = all.map((one) => valuesOf(one, null));
  await trx.insertInto('notifications').values(values).execute();
  for (const accountId of new Set(all.map((one) => one.accountId))) {
    await tellOfNotifications(trx, accountId);
  }
}

/** Who settled notifications, and when; `by` is `null` for the gateway itself. */
export interface Settling {
  readonly accountId: string;
  readonly by: string | null;
  readonly at: Date;
}

/** Resolves open notifications that need no one anymore: by export, dispute, kind, or group. */
export async function settleOpen(
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
  if (numUpdatedRows > 0) await tellOfNotifications(trx, accountId);
}

/**
 * Adds a notification, or merges it into the open one of its group: counts add up, and the other
 * params and the transaction are the latest. A settled group gets a new notification. Returns
 * whether it is the first of its group.
 */
export async function notifyGrouped(
  trx: Trx,
  one: NewNotification,
  groupKey: string,
): Promise<boolean> {
  const values = valuesOf(one, groupKey);
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
  await tellOfNotifications(trx, one.accountId);
  return id === values.id;
}
