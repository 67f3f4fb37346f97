import { sql, type RawBuilder } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { readDay } from '../../http/days.ts';
import { cutPage, onePast, PAGE_ROWS, readCursor } from '../../store/keyset.ts';
import { likeText } from '../../store/likeText.ts';
import { newestPage, type PageQuery } from '../../store/newestPage.ts';
import { readCheck, toCheck, visibleChecks, withNames, type VisibleChecks } from './checkRows.ts';

/** Shown where no person acted. */
const SYSTEM_ACTOR = 'system';

interface Days {
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
}

/** Between two days of the account, both included. */
function between(
  checks: VisibleChecks,
  { account }: AccountContext,
  at: RawBuilder<unknown>,
  days: Days,
): VisibleChecks {
  const from = readDay('fromDate', days.fromDate);
  const to = readDay('toDate', days.toDate);
  const day = sql<boolean>`(${at} AT TIME ZONE ${account.time_zone})::date`;
  let found = checks;
  if (from) found = found.where(sql<boolean>`${day} >= ${from}::date`);
  if (to) found = found.where(sql<boolean>`${day} <= ${to}::date`);
  return found;
}

type Asked = Parameters<HandlerOf<'listExpressChecks'>>[0]['query'];

function matching(context: AccountContext, asked: Asked): VisibleChecks {
  let checks = between(visibleChecks(context), context, sql`k.issued_at`, asked);
  if (asked.status) checks = checks.where('k.status', '=', asked.status);
  if (asked.fleetId) checks = checks.where('k.fleet_id', '=', asked.fleetId);
  if (asked.registered) {
    checks = checks.where('k.registered_at', asked.registered === 'true' ? 'is not' : 'is', null);
  }
  const q = asked.q?.trim() ?? '';
  if (q === '') return checks;
  const like = likeText(q);
  const digits = q.replaceAll(/[\s•·*#-]/g, '');
  return checks.where(
    sql<boolean>`(k.payee_name ILIKE ${like} OR k.reference ILIKE ${like}
      OR k.sequence_number = lpad(${digits}, 6, '0') OR k.code_last4 = ${digits}
      OR k.check_number = ${digits})`,
  );
}

const pageOf = (
  context: AccountContext,
  checks: VisibleChecks,
  asked: PageQuery,
  by: 'k.issued_at' | 'k.registered_at',
) =>
  newestPage(withNames(checks), asked, {
    by,
    toItem: (row) => toCheck(row, context),
  });

/** Express checks, newest first. [GW-114] */
export const listExpressChecks: HandlerOf<'listExpressChecks'> = ({ query }, context) =>
  pageOf(context, matching(context, query), query, 'k.issued_at');

/** What payees registered and cashed. [GW-118] */
export const listExpressEncashments: HandlerOf<'listExpressEncashments'> = ({ query }, context) =>
  pageOf(
    context,
    between(
      visibleChecks(context).where('k.registered_at', 'is not', null),
      context,
      sql`k.registered_at`,
      query,
    ),
    query,
    'k.registered_at',
  );

const history = (context: AccountContext) =>
  visibleChecks(context)
    .innerJoin('events as e', (on) =>
      on
        .onRef('e.account_id', '=', 'k.account_id')
        .on('e.subject_type', '=', 'expressCheck')
        .onRef('e.subject_id', '=', 'k.id'),
    )
    .leftJoin('people as p', 'p.user_id', 'e.user_id')
    .select(['e.id as eventId', 'e.occurred_at as at', 'e.action'])
    .select(sql<string>`coalesce(p.first_name || ' ' || p.last_name, ${SYSTEM_ACTOR})`.as('actor'))
    .orderBy('e.id', 'desc');

/** One check with who did what to it, newest first. */
export const getExpressCheck: HandlerOf<'getExpressCheck'> = async ({ params }, context) => ({
  check: await readCheck(context, params.checkId),
  history: await history(context).where('k.id', '=', params.checkId).execute(),
});

const ACTIVITY_ORDER = 'event:desc';

/** What was done to express checks, newest first. [GW-117] */
export const listExpressActivity: HandlerOf<'listExpressActivity'> = async ({ query }, context) => {
  const limit = query.limit ?? PAGE_ROWS;
  const cursor = readCursor(query.cursor, ACTIVITY_ORDER);
  const from = readDay('fromDate', query.fromDate);
  const to = readDay('toDate', query.toDate);
  const day = sql`(e.occurred_at AT TIME ZONE ${context.account.time_zone})::date`;
  let events = history(context).select([
    'k.id as checkId',
    'k.sequence_number as sequenceNumber',
    'k.amount_cents as amountCents',
  ]);
  if (from) events = events.where(sql<boolean>`${day} >= ${from}::date`);
  if (to) events = events.where(sql<boolean>`${day} <= ${to}::date`);
  if (cursor) events = events.where('e.id', '<', cursor.id);
  const rows = await events.limit(onePast(limit)).execute();
  return cutPage(
    rows,
    limit,
    (row) => row,
    (row) => ({ order: ACTIVITY_ORDER, key: row.at, id: row.eventId }),
  );
};
