import type { HandlerOf } from '../../http/context.ts';
import { selectIn } from '../../store/inAccount.ts';
import { newestPage } from '../../store/newestPage.ts';
import { toNotification, visible } from './notifications.ts';

/** Messages that are listed. */
const MESSAGES_SHOWN = 50;

/** Notifications of every state, with who dealt with them. [GW-134, SCREEN-36] */
export const searchNotifications: HandlerOf<'searchNotifications'> = async ({ query }, context) => {
  const { trx, account } = context;
  const { state, level, cardId, about } = query;
  const matching = selectIn(trx, account.account_id, 'notifications')
    .leftJoin('people as p', 'p.user_id', 'notifications.settled_by')
    .where(visible(context))
    .$if(state !== undefined, (some) => some.where('state', '=', state ?? 'open'))
    .$if(level !== undefined, (some) => some.where('level', '=', level ?? 'alert'))
    .$if(cardId !== undefined, (some) => some.where('card_id', '=', cardId ?? ''))
    .$if(about !== undefined, (some) => some.where('message_key', '=', about ?? ''))
    .selectAll('notifications')
    .select(['p.first_name', 'p.last_name']);
  return newestPage(matching, query, {
    by: 'notifications.occurred_at',
    toItem: (row) => ({
      ...toNotification(row),
      settledBy: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
      settledAt: row.settled_at,
    }),
  });
};

/** The last messages of the caller's rules. [GW-134] */
export const listAlertMessages: HandlerOf<'listAlertMessages'> = async (
  _input,
  { trx, account, person },
) => {
  const rows = await selectIn(trx, account.account_id, 'alert_messages')
    .selectAll()
    .where('user_id', '=', person.user_id)
    .orderBy('due_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MESSAGES_SHOWN)
    .execute();
  return {
    items: rows.map((row) => ({
      messageId: row.id,
      channel: row.channel,
      to: row.recipient,
      state: row.state === 'sent' ? ('sent' as const) : ('waiting' as const),
      count: row.item_count,
      dueAt: row.due_at,
      sentAt: row.sent_at,
    })),
  };
};
