import { isUniqueViolation } from '@forecourt/server';
import { hiddenNotificationKinds, notification } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { selectIn, updateIn, rowIn } from '../../store/inAccount.ts';
import { inSavepoint } from '../../store/inSavepoint.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { anyOf } from '../../store/anyOf.ts';
import { newestPage } from '../../store/newestPage.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { visibleOrders } from '../orders/readOrders.ts';
import { signalNotifications } from './notify.ts';
import { factsOf } from '../../store/factsOf.ts';

const toNotification = (row: Row<'notifications'>) => ({
  ...factsOf(notification, row),
  notificationId: row.id,
});

/** Whether the person may see the notification's order, if it has one. [USER-20] */
function isOrderVisible(context: AccountContext) {
  if (context.fleetIds === null) return sql<boolean>`true`;
  const order = visibleOrders(context)
    .select('o.id')
    .where('o.id', '=', sql.ref<string>('notifications.order_id'));
  return sql<boolean>`(notifications.order_id IS NULL OR EXISTS ${order})`;
}

/**
 * Concerns the account, or a fleet or an order that the person may see, is of a kind that they may
 * see, and is not addressed to someone else. [USER-20]
 */
function isVisible(context: AccountContext) {
  const { actor, fleetIds, person } = context;
  return sql<boolean>`(notifications.fleet_id IS NULL OR ${inFleets('notifications.fleet_id', fleetIds)})
    AND ${isOrderVisible(context)}
    AND NOT coalesce(notifications.message_key, '') = ${anyOf(hiddenNotificationKinds(actor))}
    AND (notifications.user_id IS NULL OR notifications.user_id = ${person.user_id})`;
}

/** Open notifications, newest first. [GW-134] */
export const listNotifications: HandlerOf<'listNotifications'> = async ({ query }, context) => {
  const { trx, account } = context;
  const openNotifications = selectIn(trx, account.account_id, 'notifications')
    .where('state', '=', 'open')
    .where(isVisible(context))
    .selectAll();
  return newestPage(openNotifications, query, { by: 'occurred_at', toItem: toNotification });
};

/** Notifications in any state, with who settled them. [GW-134, SCREEN-36] */
export const searchNotifications: HandlerOf<'searchNotifications'> = async ({ query }, context) => {
  const { trx, account } = context;
  const { state, level, cardId, about } = query;
  let matching = selectIn(trx, account.account_id, 'notifications')
    .leftJoin('people as p', 'p.user_id', 'notifications.settled_by')
    .where(isVisible(context))
    .selectAll('notifications')
    .select(['p.first_name', 'p.last_name']);
  if (state) matching = matching.where('state', '=', state);
  if (level) matching = matching.where('level', '=', level);
  if (cardId) matching = matching.where('card_id', '=', cardId);
  if (about !== undefined) matching = matching.where('message_key', '=', about);
  return newestPage(matching, query, {
    by: 'notifications.occurred_at',
    toItem: (row) => ({
      ...toNotification(row),
      settledBy: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
      settledAt: row.settled_at,
    }),
  });
};

/** `null` if another notification took the place in the group. @throws any other failure */
function nullIfTaken(failure: unknown): null {
  if (isUniqueViolation(failure)) return null;
  throw failure;
}

/** Resolves, ignores, or reopens a notification; setting the state it has changes nothing. */
export const settleNotification: HandlerOf<'settleNotification'> = async (
  { params, body },
  context,
) => {
  const { trx, account, person, now } = context;
  const row = await rowIn(trx, account.account_id, 'notifications', params.notificationId)
    .where(isVisible(context))
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('notification'));
  if (row.state === body.to) return toNotification(row);
  const isSettled = body.to !== 'open';
  const settle = (groupKey: string | null) =>
    updateIn(trx, account.account_id, 'notifications')
      .set({
        state: body.to,
        settled_by: isSettled ? person.user_id : null,
        settled_at: isSettled ? now.toISOString() : null,
        group_key: groupKey,
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  // the index decides, since another notification can open between a check and the change
  const updated =
    (await inSavepoint(trx, () => settle(row.group_key), nullIfTaken)) ?? (await settle(null));
  await signalNotifications(trx, account.account_id);
  await recordEvent(context, ['notification', row.id], 'notification.settled', {
    before: { state: row.state },
    after: { state: body.to },
  });
  return toNotification(updated);
};

/** Maximum number of messages that are listed. */
const MESSAGES_SHOWN = 50;

/** The latest messages sent by the caller's rules. [GW-134] */
export const listAlertMessages: HandlerOf<'listAlertMessages'> = async (
  _input,
  { trx, account, person },
) => {
  const rows = await selectIn(trx, account.account_id, 'alert_messages')
    .select(['id as messageId', 'channel', 'recipient as to', 'state'])
    .select(['item_count as count', 'due_at as dueAt', 'sent_at as sentAt'])
    .where('user_id', '=', person.user_id)
    .orderBy('due_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MESSAGES_SHOWN)
    .execute();
  return {
    items: rows.map((row) => ({
      ...row,
      state: row.state === 'sent' ? row.state : ('waiting' as const),
    })),
  };
};
