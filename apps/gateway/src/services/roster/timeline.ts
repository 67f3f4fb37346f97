import { sql, type RawBuilder } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { cutPage, PAGE_ROWS, readCursor } from '../../store/keyset.ts';
import { readDriver } from './drivers.ts';
import { DRIVERS, VEHICLES, type RosterKind } from './roster.ts';
import { readVehicle } from './vehicles.ts';

const ORDER = 'at:desc';

interface TimelineRow {
  readonly id: string;
  readonly at: string;
  readonly kind: 'change' | 'purchase' | 'decline';
  readonly actor: string | null;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly last4: string | null;
  readonly cents: number | null;
  readonly place: string | null;
}

const asText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Fields that are not what they were; ids say nothing to a reader. */
function changesOf({ before, after }: TimelineRow) {
  const [from, to] = [membersOf(before), membersOf(after)];
  return Object.keys(to)
    .filter((field) => !field.endsWith('_id') || field === 'driver_id' || field === 'employee_id')
    .map((field) => ({ field, from: asText(from[field]), to: asText(to[field]) }))
    .filter((change) => change.from !== change.to);
}

const toEntry = (row: TimelineRow) => ({
  entryId: row.id,
  at: row.at,
  kind: row.kind,
  actor: row.actor,
  action: row.action,
  changes: row.kind === 'change' ? changesOf(row) : [],
  reason: row.reason,
  cardLast4: row.last4,
  amountCents: row.cents,
  place: row.place,
});

const ACTOR = sql`p.first_name || ' ' || p.last_name`;

/** What was done to the row itself, to its cards, and what was bought: newest first, each a page. */
function branches(
  accountId: string,
  kind: RosterKind,
  id: string,
  page: (at: string, id: string) => RawBuilder<unknown>,
) {
  const column = sql.ref(kind.column);
  const events = sql`SELECT e.id, e.occurred_at AS at, 'change' AS kind, ${ACTOR} AS actor, e.action,
      e.before, e.after, e.reason, NULL AS last4, NULL::bigint AS cents, NULL AS place
    FROM events e LEFT JOIN people p ON p.user_id = e.user_id
    WHERE e.account_id = ${accountId} AND e.subject_type = ${kind.subject} AND e.subject_id = ${id}
    ${page('e.occurred_at', 'e.id')}`;
  const cards = sql`SELECT e.id, e.occurred_at AS at, 'change' AS kind, ${ACTOR} AS actor, e.action,
      e.before, e.after, e.reason, c.last4, NULL::bigint AS cents, NULL AS place
    FROM cards c JOIN events e ON e.account_id = c.account_id AND e.subject_type = 'card'
      AND e.subject_id = c.id LEFT JOIN people p ON p.user_id = e.user_id
    WHERE c.account_id = ${accountId} AND c.${column} = ${id}
    ${page('e.occurred_at', 'e.id')}`;
  const purchases = sql`SELECT t.id, t.occurred_at AS at,
      CASE t.status WHEN 'declined' THEN 'decline' ELSE 'purchase' END AS kind, NULL AS actor,
      CASE t.status WHEN 'declined' THEN 'decline' ELSE 'purchase' END AS action,
      NULL::jsonb AS before, NULL::jsonb AS after, t.decline_reasons -> 0 ->> 'rule' AS reason,
      c.last4, t.net_cents AS cents, s.name || ', ' || s.city || ', ' || s.state AS place
    FROM transactions t JOIN cards c ON c.account_id = t.account_id AND c.id = t.card_id
      LEFT JOIN sites s ON s.site_number = t.site_number
    WHERE t.account_id = ${accountId} AND t.${column} = ${id}
    ${page('t.occurred_at', 't.id')}`;
  return [events, cards, purchases];
}

type Query = Parameters<HandlerOf<'getDriverTimeline'>>[0]['query'];

async function timelineOf(
  { trx, account }: AccountContext,
  kind: RosterKind,
  id: string,
  query: Query,
) {
  const limit = query.limit ?? PAGE_ROWS;
  const cursor = readCursor(query.cursor, ORDER);
  const page = (at: string, own: string) => sql`
    ${cursor ? sql`AND (${sql.ref(at)}, ${sql.ref(own)}) < (${cursor.key}::timestamptz, ${cursor.id})` : sql``}
    ORDER BY ${sql.ref(at)} DESC, ${sql.ref(own)} DESC LIMIT ${limit + 1}`;
  const parts = branches(account.account_id, kind, id, page).map((part) => sql`(${part})`);
  const { rows } = await sql<TimelineRow>`${sql.join(parts, sql` UNION ALL `)}
    ORDER BY at DESC, id DESC LIMIT ${limit + 1}`.execute(trx);
  return cutPage(rows, limit, toEntry, (row) => ({ order: ORDER, key: row.at, id: row.id }));
}

/** Changes, cards, purchases and declines of one driver. */
export const getDriverTimeline: HandlerOf<'getDriverTimeline'> = async (
  { params, query },
  context,
) => {
  await readDriver(context, params.id);
  return timelineOf(context, DRIVERS, params.id, query);
};

/** Changes, cards, purchases and declines of one vehicle. */
export const getVehicleTimeline: HandlerOf<'getVehicleTimeline'> = async (
  { params, query },
  context,
) => {
  await readVehicle(context, params.id);
  return timelineOf(context, VEHICLES, params.id, query);
};
