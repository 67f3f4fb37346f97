import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { cutPage, PAGE_ROWS, readCursor } from '../../store/keyset.ts';
import { inFleets } from '../../store/scope.ts';
import { latestUndoable } from './undo.ts';

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

/** Members that are told elsewhere in an entry, or that only a machine reads. */
const NOT_TOLD = new Set(['status', 'ids', 'orderId']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function inWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What differs beside the state, member by member. */
function changesOf(before: unknown, after: unknown) {
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const fields = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...fields]
    .filter((field) => !NOT_TOLD.has(field))
    .map((field) => ({ field, from: inWords(was[field]), to: inWords(is[field]) }))
    .filter(({ from, to }) => from !== to);
}

const historyOf = ({ trx, account }: AccountContext, cardId: string) =>
  trx
    .selectFrom('events as e')
    .leftJoin('people as p', 'p.user_id', 'e.user_id')
    .where('e.account_id', '=', account.account_id)
    .where('e.subject_type', '=', 'card')
    .where('e.subject_id', '=', cardId);

type AuditQuery = Parameters<HandlerOf<'getCardAudit'>>[0]['query'];

/** One page of a card's history, newest first. */
export async function pageOfAudit(context: AccountContext, cardId: string, query: AuditQuery) {
  const limit = query.limit ?? PAGE_ROWS;
  const cursor = readCursor(query.cursor, ORDER);
  const latest = await latestUndoable(context, cardId);
  const rows = await historyOf(context, cardId)
    .select(['e.id', 'e.occurred_at', 'e.action', 'e.reason', 'e.before', 'e.after'])
    .select(sql<string | null>`p.first_name || ' ' || p.last_name`.as('actor'))
    .select(sql<string | null>`e.before ->> 'status'`.as('from'))
    .select(sql<string | null>`e.after ->> 'status'`.as('to'))
    .$if(cursor !== null, (page) => page.where('e.id', '<', cursor?.id ?? ''))
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
    .execute();
  return cutPage(
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
      changes: changesOf(row.before, row.after),
      canUndo: row.id === latest,
    }),
    (row) => ({ order: ORDER, key: row.id, id: row.id }),
  );
}

/** History of one card, newest first. [GW-21] */
export const getCardAudit: HandlerOf<'getCardAudit'> = async ({ params, query }, context) => {
  await requireCard(context, params.cardId);
  const page = await pageOfAudit(context, params.cardId, query);
  if (query.total === undefined) return page;
  const { n } = await historyOf(context, params.cardId)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { ...page, total: n };
};
