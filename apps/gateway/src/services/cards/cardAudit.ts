import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { cutPage, PAGE_ROWS, readCursor } from '../../store/keyset.ts';
import { inFleets } from '../../store/scope.ts';

const ORDER = 'event:desc';
/** Shown where no person acted. */
const SYSTEM_ACTOR = 'system';

async function requireCard({ trx, account, fleetIds }: AccountContext, cardId: string) {
  const card = await trx
    .selectFrom('cards')
    .select('id')
    .where('account_id', '=', account.account_id)
    .where('id', '=', cardId)
    .where(inFleets('cards.fleet_id', fleetIds))
    .executeTakeFirst();
  if (!card) throw notFound('card');
}

/** History of one card, newest first. [GW-21] */
export const getCardAudit: HandlerOf<'getCardAudit'> = async ({ params, query }, context) => {
  await requireCard(context, params.cardId);
  const limit = query.limit ?? PAGE_ROWS;
  const cursor = readCursor(query.cursor, ORDER);
  const history = context.trx
    .selectFrom('events as e')
    .leftJoin('people as p', 'p.user_id', 'e.user_id')
    .where('e.account_id', '=', context.account.account_id)
    .where('e.subject_type', '=', 'card')
    .where('e.subject_id', '=', params.cardId);
  const rows = await history
    .select(['e.id', 'e.occurred_at', 'e.action', 'e.reason'])
    .select(sql<string | null>`p.first_name || ' ' || p.last_name`.as('actor'))
    .select(sql<string | null>`e.before ->> 'status'`.as('from'))
    .select(sql<string | null>`e.after ->> 'status'`.as('to'))
    .$if(cursor !== null, (page) => page.where('e.id', '<', cursor?.id ?? ''))
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = cutPage(
    rows,
    limit,
    (row) => ({
      eventId: row.id,
      at: row.occurred_at,
      actor: row.actor ?? SYSTEM_ACTOR,
      action: row.action,
      from: row.from,
      to: row.to,
      reason: row.reason,
    }),
    (row) => ({ order: ORDER, key: row.id, id: row.id }),
  );
  if (query.total === undefined) return page;
  const { n } = await history
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { ...page, total: n };
};
