import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import { cutPage, onePast, PAGE_ROWS, readCursor } from '../../store/keyset.ts';
import { inFleets } from '../../store/scope.ts';
import { latestUndoable } from '../cards/undo.ts';
import { drivers } from '../roster/drivers.ts';
import { vehicles } from '../roster/vehicles.ts';
import { toEntry } from './timelineEntry.ts';
import { branchesOf, type TimelineRow, type TimelineSubject } from './timelineRows.ts';

const ORDER = 'at:desc';

type Query = Parameters<HandlerOf<'getDriverTimeline'>>[0]['query'];

/** One page of the timeline of a card, a driver, or a vehicle, newest first. */
export async function pageOfTimeline(
  context: AccountContext,
  subject: TimelineSubject,
  query: Query,
) {
  const limit = query.limit ?? PAGE_ROWS;
  const cursor = readCursor(query.cursor, ORDER);
  const undoable = subject.kind === 'card' ? await latestUndoable(context, subject.id) : null;
  const page = (at: string, id: string) => sql`
    ${cursor ? sql`AND (${sql.ref(at)}, ${sql.ref(id)}) < (${cursor.key}::timestamptz, ${cursor.id})` : sql``}
    ORDER BY ${sql.ref(at)} DESC, ${sql.ref(id)} DESC LIMIT ${onePast(limit)}`;
  const parts = branchesOf(context, subject, page).map((part) => sql`(${part})`);
  const { rows } = await sql<TimelineRow>`${sql.join(parts, sql` UNION ALL `)}
    ORDER BY at DESC, id DESC LIMIT ${onePast(limit)}`.execute(context.trx);
  return cutPage(
    rows,
    limit,
    (row) => toEntry(row, undoable),
    (row) => ({ order: ORDER, key: row.at, id: row.id }),
  );
}

/** The card's ID and last four digits, if the person may see it. @throws Refusal `card.notFound` */
export async function requireCard({ trx, account, fleetIds }: AccountContext, cardId: string) {
  return selectIn(trx, account.account_id, 'cards')
    .select(['id', 'last4'])
    .where('id', '=', cardId)
    .where(inFleets('cards.fleet_id', fleetIds))
    .executeTakeFirstOrThrow(() => notFound('card'));
}

/** Changes, purchases, declines, and alerts of one card. [GW-21] */
export const getCardAudit: HandlerOf<'getCardAudit'> = async ({ params, query }, context) => {
  await requireCard(context, params.cardId);
  return pageOfTimeline(context, { kind: 'card', id: params.cardId }, query);
};

/** Changes, cards, purchases, declines, and alerts of one driver. */
export const getDriverTimeline: HandlerOf<'getDriverTimeline'> = async (
  { params, query },
  context,
) => {
  await drivers.read(context, params.id);
  return pageOfTimeline(context, { kind: 'driver', id: params.id }, query);
};

/** Changes, cards, purchases, declines, and alerts of one vehicle. */
export const getVehicleTimeline: HandlerOf<'getVehicleTimeline'> = async (
  { params, query },
  context,
) => {
  await vehicles.read(context, params.id);
  return pageOfTimeline(context, { kind: 'vehicle', id: params.id }, query);
};
