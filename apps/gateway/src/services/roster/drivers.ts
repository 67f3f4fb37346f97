import {
  type Driver,
  type DriverRecord,
  type FieldIssue,
  driverRecord,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { columnsOf, factsOf } from '../../store/factsOf.ts';
import { newId } from '../../store/ids.ts';
import { changeRow, insertIn, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { likeText } from '../../store/likeText.ts';
import { inOrder, sortedPage, type SortKey } from '../../store/sortedPage.ts';
import { changeOf } from '../events/changes.ts';
import { recordFacts } from '../events/recordEvent.ts';
import { holdOrders } from '../orders/counters.ts';
import {
  countsOf,
  DRIVERS,
  fleetIssues,
  liveCards,
  requireEditable,
  requireNoIssues,
} from './roster.ts';
import { cardsOf } from './rosterCards.ts';

type Filter = Parameters<HandlerOf<'listDrivers'>>[0]['query'];

const sortKeys = (
  context: AccountContext,
): Readonly<Record<NonNullable<Filter['sort']>, SortKey>> => ({
  name: { expression: sql`lower(r.last_name || ' ' || r.first_name)`, type: 'text' },
  driverId: { expression: sql`r.driver_id`, type: 'text' },
  employeeId: { expression: sql`coalesce(r.employee_id, '')`, type: 'text' },
  fleet: { expression: sql`lower(f.name)`, type: 'text' },
  cards: { expression: liveCards(context, DRIVERS, 'r.id'), type: 'bigint' },
});

interface DriverRow extends Row<'drivers'> {
  readonly fleet_name: string;
  readonly card_count: number;
}

const toDriver = (row: DriverRow): DriverRecord => ({
  ...factsOf(driverRecord, row),
});

/** Drivers that the person may see. */
function visible({ trx, account, fleetIds }: AccountContext) {
  return selectIn(trx, account.account_id, 'drivers as r')
    .innerJoin('fleets as f', (on) =>
      on.onRef('f.account_id', '=', 'r.account_id').onRef('f.id', '=', 'r.fleet_id'),
    )
    .where(inFleets('r.fleet_id', fleetIds));
}

/** Every filter save the state, so that counts by state stand beside the chosen one. */
function filtered(context: AccountContext, { q, fleetId }: Filter) {
  const like = likeText(q?.trim() ?? '');
  let query = visible(context);
  if (fleetId) query = query.where('r.fleet_id', '=', fleetId);
  if (like === '%%') return query;
  return query.where(
    sql<boolean>`((r.first_name || ' ' || r.last_name) ILIKE ${like} OR r.driver_id ILIKE ${like}
      OR r.employee_id ILIKE ${like} OR r.license_number ILIKE ${like}
      OR replace(r.mobile, ' ', '') ILIKE ${like.replaceAll(' ', '')})`,
  );
}

/** One page of drivers as records, in the order that was asked for. */
export async function pageOfDrivers(context: AccountContext, query: Filter) {
  const request = { ...query, sort: query.sort ?? 'name' };
  const all = filtered(context, query);
  const chosen = query.status ? all.where('r.status', '=', query.status) : all;
  const named = chosen
    .selectAll('r')
    .select(['f.name as fleet_name', liveCards(context, DRIVERS, 'r.id').as('card_count')]);
  const rows = await inOrder(named, sortKeys(context)[request.sort], sql`r.id`, request).execute();
  return sortedPage(rows, request, toDriver);
}

/** Drivers, filtered, sorted, page by page. */
export const listDrivers: HandlerOf<'listDrivers'> = async ({ query }, context) => {
  const page = await pageOfDrivers(context, query);
  if (query.total === undefined) return { ...page, counts: null };
  const rows = await filtered(context, query)
    .select(['r.status', sql<number>`count(*)`.as('n')])
    .groupBy('r.status')
    .execute();
  const counts = countsOf(rows);
  const total = query.status ? counts[query.status] : counts.active + counts.terminated;
  return { ...page, counts, total };
};

/** One driver as the contract shows it. @throws Refusal `driver.notFound` */
export async function readDriver(context: AccountContext, id: string): Promise<DriverRecord> {
  const row = await visible(context)
    .where('r.id', '=', id)
    .selectAll('r')
    .select(['f.name as fleet_name', liveCards(context, DRIVERS, 'r.id').as('card_count')])
    .executeTakeFirstOrThrow(() => notFound('driver'));
  return toDriver(row);
}

/** One driver with the cards. */
export const getDriver: HandlerOf<'getDriver'> = async ({ params }, context) => ({
  driver: await readDriver(context, params.id),
  cards: await cardsOf(context, DRIVERS, params.id),
});

/** A driver as it is kept. */
export const driverColumns = (driver: Driver) => columnsOf(driver);

const isSame = (a: string | null, b: string) => a?.toUpperCase() === b.toUpperCase();

/** IDs that another driver of the account has, in whatever case. [DRIVER-03, DRIVER-05] */
async function takenIssues(
  { trx, account }: AccountContext,
  { driverId, employeeId }: Driver,
  ownId: string | null,
): Promise<FieldIssue[]> {
  const others = await selectIn(trx, account.account_id, 'drivers')
    .select(['id', 'driver_id', 'employee_id'])
    .where(
      sql<boolean>`(upper(driver_id) = ${driverId.toUpperCase()}
        OR upper(employee_id) = ${employeeId.toUpperCase()})`,
    )
    .execute();
  return others
    .filter(({ id }) => id !== ownId)
    .flatMap((other): FieldIssue[] => [
      ...(isSame(other.driver_id, driverId)
        ? [{ path: 'driverId', key: 'driver.idInUse', params: {} } as const]
        : []),
      ...(isSame(other.employee_id, employeeId)
        ? [{ path: 'employeeId', key: 'driver.employeeIdInUse', params: {} } as const]
        : []),
    ]);
}

/** What stands against a driver. The caller holds the account's entries, so that none slips in. */
export const driverIssues = async (
  context: AccountContext,
  driver: Driver,
  ownId: string | null = null,
): Promise<FieldIssue[]> => [
  ...(await fleetIssues(context, DRIVERS, driver.fleetId)),
  ...(await takenIssues(context, driver, ownId)),
];

/** Enters a driver; the caller has checked it. */
export async function insertDriver(context: AccountContext, driver: Driver): Promise<string> {
  const { trx, account } = context;
  const id = newId();
  const values = driverColumns(driver);
  await insertIn(trx, account.account_id, 'drivers', { id, ...values });
  await recordFacts(context, [changeOf(DRIVERS, id, null, values).fact]);
  return id;
}

/** Adds a driver. [DRIVER-01 to DRIVER-05, DRIVER-17] */
export const addDriver: HandlerOf<'addDriver'> = async ({ body }, context) => {
  await holdOrders(context.trx, context.account.account_id);
  requireNoIssues(DRIVERS, await driverIssues(context, body));
  return { driver: await readDriver(context, await insertDriver(context, body)) };
};

/** Changes a driver that nobody else changed meanwhile. */
export const editDriver: HandlerOf<'editDriver'> = async ({ params, body }, context) => {
  const { trx, account, fleetIds } = context;
  await holdOrders(trx, account.account_id);
  const before = await selectIn(trx, account.account_id, 'drivers')
    .selectAll()
    .where('id', '=', params.id)
    .where(inFleets('drivers.fleet_id', fleetIds))
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('driver'));
  requireEditable(DRIVERS, before, context);
  requireNoIssues(DRIVERS, await driverIssues(context, body, params.id));
  const values = driverColumns(body);
  await changeRow(trx, account.account_id, 'drivers', params.id, values);
  await recordFacts(context, [changeOf(DRIVERS, params.id, { ...before }, values).fact]);
  return { driver: await readDriver(context, params.id) };
};
