import { type ExpressCheck, expressCheck } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { readDays, type DaysQuery } from '../../http/days.ts';
import { notFound } from '../../http/refusal.ts';
import { factsOf } from '../../store/factsOf.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import { cutPage, onePast, PAGE_ROWS, readCursor } from '../../store/keyset.ts';
import { likeText } from '../../store/likeText.ts';
import { newestPage, type PageQuery } from '../../store/newestPage.ts';
import { inFleets } from '../../store/scope.ts';
import { withinDays } from '../../store/withinDays.ts';
import { NUMBER_DIGITS } from './issueCheck.ts';

/** Actor shown for events that no person caused. */
const SYSTEM_ACTOR = 'system';

/** Express checks in the fleets that the person may see. */
const visibleChecks = ({ trx, account, fleetIds }: AccountContext) =>
  selectIn(trx, account.account_id, 'express_checks as k')
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'k.fleet_id'))
    .innerJoin('people as i', 'i.user_id', 'k.issued_by')
    .leftJoin('people as a', 'a.user_id', 'k.approved_by')
    .where(inFleets('k.fleet_id', fleetIds));
type VisibleChecks = ReturnType<typeof visibleChecks>;

const withNames = (checks: VisibleChecks) =>
  checks
    .selectAll('k')
    .select('f.name as fleet_name')
    .select(sql<string>`i.first_name || ' ' || i.last_name`.as('issuer'))
    .select(sql<string | null>`a.first_name || ' ' || a.last_name`.as('approver'));
type CheckRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

/** Converts a row to its API shape, with only the last four digits of the code. [ENT-40] */
const toCheck = (
  row: CheckRow,
  { account, person }: Pick<AccountContext, 'account' | 'person'>,
): ExpressCheck => ({
  ...factsOf(expressCheck, row),
  currency: account.currency,
  checkId: row.id,
  issuedBy: row.issuer,
  approvedBy: row.approver,
  isOwn: row.issued_by === person.user_id,
});

/** Reads one check in its API shape. @throws Refusal `expressCheck.notFound` */
export async function readCheck(context: AccountContext, checkId: string): Promise<ExpressCheck> {
  const row = await withNames(
    visibleChecks(context).where('k.id', '=', checkId),
  ).executeTakeFirstOrThrow(() => notFound('expressCheck'));
  return toCheck(row, context);
}

/** Locks a check until the transaction ends. @throws Refusal `expressCheck.notFound` */
export async function lockCheck(context: AccountContext, checkId: string) {
  return visibleChecks(context)
    .where('k.id', '=', checkId)
    .selectAll('k')
    .forUpdate('k')
    .executeTakeFirstOrThrow(() => notFound('expressCheck'));
}

const isWithin = ({ account }: AccountContext, at: string, query: DaysQuery) =>
  withinDays(at, account.time_zone, readDays(query));

type ChecksQuery = Parameters<HandlerOf<'listExpressChecks'>>[0]['query'];

function matchingChecks(context: AccountContext, query: ChecksQuery): VisibleChecks {
  let checks = visibleChecks(context).where(isWithin(context, 'k.issued_at', query));
  if (query.status) checks = checks.where('k.status', '=', query.status);
  if (query.fleetId) checks = checks.where('k.fleet_id', '=', query.fleetId);
  if (query.registered) {
    checks = checks.where('k.registered_at', query.registered === 'true' ? 'is not' : 'is', null);
  }
  const q = query.q?.trim() ?? '';
  if (q === '') return checks;
  const like = likeText(q);
  const digits = q.replaceAll(/[\s•·*#-]/g, '');
  return checks.where(
    sql<boolean>`(k.payee_name ILIKE ${like} OR k.reference ILIKE ${like}
      OR k.sequence_number = ${digits.padStart(NUMBER_DIGITS, '0')} OR k.code_last4 = ${digits}
      OR k.check_number = ${digits})`,
  );
}

const pageOf = (
  context: AccountContext,
  checks: VisibleChecks,
  query: PageQuery,
  by: 'k.issued_at' | 'k.registered_at',
) => newestPage(withNames(checks), query, { by, toItem: (row) => toCheck(row, context) });

/** Express checks, newest first. [GW-114] */
export const listExpressChecks: HandlerOf<'listExpressChecks'> = ({ query }, context) =>
  pageOf(context, matchingChecks(context, query), query, 'k.issued_at');

/** Registered checks, cashed or not, newest first. [GW-118] */
export const listExpressEncashments: HandlerOf<'listExpressEncashments'> = ({ query }, context) => {
  const registered = visibleChecks(context)
    .where('k.registered_at', 'is not', null)
    .where(isWithin(context, 'k.registered_at', query));
  return pageOf(context, registered, query, 'k.registered_at');
};

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

/** One check and its history, newest event first. */
export const getExpressCheck: HandlerOf<'getExpressCheck'> = async ({ params }, context) => ({
  check: await readCheck(context, params.checkId),
  history: await history(context).where('k.id', '=', params.checkId).execute(),
});

const ACTIVITY_ORDER = 'event:desc';

/** Events of all express checks, newest first. [GW-117] */
export const listExpressActivity: HandlerOf<'listExpressActivity'> = async ({ query }, context) => {
  const limit = query.limit ?? PAGE_ROWS;
  const cursor = readCursor(query.cursor, ACTIVITY_ORDER);
  let events = history(context)
    .where(isWithin(context, 'e.occurred_at', query))
    .select(['k.id as checkId', 'k.sequence_number as sequenceNumber'])
    .select('k.amount_cents as amountCents');
  if (cursor) events = events.where('e.id', '<', cursor.id);
  const rows = await events.limit(onePast(limit)).execute();
  return cutPage(
    rows,
    limit,
    (row) => row,
    (row) => ({ order: ACTIVITY_ORDER, key: row.at, id: row.eventId }),
  );
};
