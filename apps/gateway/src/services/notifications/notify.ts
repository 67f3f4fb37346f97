import { jsonb } from '@forecourt/server';
import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
} from '@forecourt/validation';
import { newId } from '../../store/ids.ts';
import type { Trx } from '../../store/schema.ts';

export interface NewNotification {
  readonly accountId: string;
  /** null: concerns the account as a whole. */
  readonly fleetId: string | null;
  readonly kind: NotificationKind;
  readonly params: Notification['params'];
  readonly cardId: string | null;
  readonly orderId: string | null;
  readonly at: Date;
}

/** Enters an open notification, in the transaction of the fact that it tells of. */
export async function notify(trx: Trx, one: NewNotification): Promise<void> {
  await trx
    .insertInto('notifications')
    .values({
      account_id: one.accountId,
      id: newId(),
      fleet_id: one.fleetId,
      level: NOTIFICATION_KINDS[one.kind].level,
      state: 'open',
      message_key: one.kind,
      params: jsonb(one.params),
      card_id: one.cardId,
      order_id: one.orderId,
      occurred_at: one.at.toISOString(),
      settled_by: null,
      settled_at: null,
    })
    .execute();
}
