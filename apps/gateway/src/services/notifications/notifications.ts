import { notification } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { selectIn, updateIn, rowIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { newestPage } from '../../store/newestPage.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { tellOfNotifications } from './notify.ts';
import { factsOf } from '../../store/factsOf.ts';

export const toNotification = (row: Row<'notifications'>) => ({
  ...factsOf(notification, row),
  notificationId: row.id,
});

/** What concerns the account as a whole, or a fleet that the person may see, and no one else alone. */
export const visible = ({ fleetIds, person }: Pick<AccountContext, 'fleetIds' | 'person'>) =>
  sql<boolean>`(notifications.fleet_id IS NULL OR ${inFleets('notifications.fleet_id', fleetIds)})
    AND (notifications.user_id IS NULL OR notifications.user_id = ${person.user_id})`;

/** Open notifications, newest first. [GW-134] */
export const listNotifications: HandlerOf<'listNotifications'> = async ({ query }, context) => {
  const { trx, account } = context;
  const open = selectIn(trx, account.account_id, 'notifications')
    .where('state', '=', 'open')
    .where(visible(context))
    .selectAll();
  return newestPage(open, query, { by: 'occurred_at', toItem: toNotification });
};

/** Whether another notification of its group is open, which one that was settled left room for. */
const isGroupOpen = async (trx: Trx, { account_id, group_key }: Row<'notifications'>) =>
  group_key !== null &&
  (await selectIn(trx, account_id, 'notifications')
    .select('id')
    .where('group_key', '=', group_key)
    .where('state', '=', 'open')
    .executeTakeFirst()) !== undefined;

/** Resolves or ignores one notification, or opens it again; the same twice changes nothing. */
export const settleNotification: HandlerOf<'settleNotification'> = async (
  { params, body },
  context,
) => {
  const { trx, account, person, now } = context;
  const found = await rowIn(trx, account.account_id, 'notifications', params.notificationId)
    .where(visible(context))
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('notification'));
  if (found.state === body.to) return toNotification(found);
  const settled = body.to !== 'open';
  const stands = settled || !(await isGroupOpen(trx, found));
  const changed = await updateIn(trx, account.account_id, 'notifications')
    .set({
      state: body.to,
      settled_by: settled ? person.user_id : null,
      settled_at: settled ? now.toISOString() : null,
      // another one took its place in the group
      ...(stands ? {} : { group_key: null }),
    })
    .where('id', '=', found.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellOfNotifications(trx, account.account_id);
  await recordEvent(context, ['notification', found.id], 'notification.settled', {
    before: { state: found.state },
    after: { state: body.to },
  });
  return toNotification(changed);
};
