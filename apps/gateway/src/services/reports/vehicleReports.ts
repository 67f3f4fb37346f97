import { reviewReadings, type Fill, type ReportQuery } from '@forecourt/validation';
import { sql, type RawBuilder } from 'kysely';
import type { ReadScope } from '../../http/context.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import { averageMills } from '../transactions/averageMills.ts';
import { lastCorrection, recordedFills } from '../transactions/recordedFills.ts';
import {
  linesOf,
  purchasesOf,
  recordedOf,
  recordedVisit,
  type ReportReader,
} from './reportScope.ts';

/** Maximum number of vehicles per page, which bounds the fills in memory. */
const VEHICLES_AT_ONCE = 100;

/** Every product bought for these vehicles, with or without our cards. */
const boughtOf = (scope: ReadScope, query: ReportQuery, vehicleIds: readonly string[]) =>
  linesOf(scope, query)
    .where('t.vehicle_id', 'in', vehicleIds)
    .select([
      't.vehicle_id',
      sql<string>`t.id`.as('visit'),
      'l.category_id',
      'l.unit',
      sql<number | null>`l.quantity_thousandths`.as('quantity'),
      'l.net_cents',
      sql<string | null>`NULL::text`.as('source'),
    ])
    .unionAll(
      recordedOf(scope, query)
        .where('l.vehicle_id', 'in', vehicleIds)
        .select([
          sql<string | null>`l.vehicle_id`.as('vehicle_id'),
          recordedVisit.as('visit'),
          'l.category_id',
          'l.unit',
          sql<number | null>`l.quantity_thousandths`.as('quantity'),
          'l.net_cents',
          sql<string | null>`l.source`.as('source'),
        ]),
    );

const isFuel = sql`b.category_id = 1`;
const centsOf = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(b.net_cents) FILTER (WHERE ${condition}), 0)::bigint`;
const gallonsOf = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(b.quantity) FILTER (WHERE ${isFuel} AND b.unit = 'gal' AND ${condition}), 0)::bigint`;
const all = sql`true`;
const elsewhere = sql`b.source IS NOT NULL`;

/** The next vehicles with purchases, by unit number. */
async function nextVehicles(
  scope: ReadScope,
  query: ReportQuery,
  after: string | null,
  limit: number,
) {
  const purchases = purchasesOf(scope, query).where(sql<boolean>`t.vehicle_id = v.id`);
  const recorded = recordedOf(scope, query).where(sql<boolean>`l.vehicle_id = v.id`);
  let vehicles = selectIn(scope.trx, scope.account.account_id, 'vehicles as v')
    .select(['v.id', 'v.unit_number as unit'])
    .where((e) =>
      e.or([
        e.exists(purchases.select('t.id')),
        e.exists(recorded.select(sql<string>`l.id`.as('id'))),
      ]),
    );
  if (after !== null) vehicles = vehicles.where('v.unit_number', '>', after);
  return vehicles.orderBy('v.unit_number').limit(limit).execute();
}

/** Spend of the vehicles, by unit number. */
async function readSpend(scope: ReadScope, query: ReportQuery, vehicleIds: readonly string[]) {
  if (vehicleIds.length === 0) return [];
  return scope.trx
    .with('bought', () => boughtOf(scope, query, vehicleIds))
    .selectFrom('bought as b')
    .innerJoin('vehicles as v', (on) =>
      on.on('v.account_id', '=', scope.account.account_id).onRef('v.id', '=', 'b.vehicle_id'),
    )
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'v.fleet_id'))
    .groupBy(['v.id', 'v.unit_number', 'v.name', 'f.name'])
    .select(['v.id', 'v.unit_number as unit', 'v.name as vehicle', 'f.name as fleet'])
    .select([
      sql<number>`count(DISTINCT b.visit)`.as('purchases'),
      gallonsOf(all).as('gallons'),
      gallonsOf(elsewhere).as('elsewhereGallons'),
      centsOf(isFuel).as('fuel'),
      centsOf(sql`NOT (${isFuel})`).as('nonFuel'),
      centsOf(all).as('net'),
      centsOf(elsewhere).as('elsewhereNet'),
      sql<string | null>`string_agg(DISTINCT b.source, ', ' ORDER BY b.source)`.as('sources'),
    ])
    .orderBy('v.unit_number')
    .execute();
}

/** Fills with our cards, with the odometer reading, corrected if there is a correction. */
async function ownFills(scope: ReadScope, query: ReportQuery, vehicleIds: readonly string[]) {
  if (vehicleIds.length === 0) return [];
  return purchasesOf(scope, query)
    .where('t.vehicle_id', 'in', [...vehicleIds])
    .where('t.fuel_milligallons', '>', 0)
    .leftJoinLateral(
      lastCorrection(scope.account.account_id).select('o.odometer_miles as corrected').as('fix'),
      (on) => on.onTrue(),
    )
    .select(['t.id', 't.vehicle_id', 't.occurred_at', 't.fuel_milligallons'])
    .select(sql<number | null>`coalesce(fix.corrected, t.odometer_miles)`.as('miles'))
    .execute();
}

/** Fills with our cards and fills recorded elsewhere, oldest first. */
async function readFills(scope: ReadScope, query: ReportQuery, vehicleIds: readonly string[]) {
  if (vehicleIds.length === 0) return [];
  const cardFills = await ownFills(scope, query, vehicleIds);
  const recorded = await recordedFills(scope.trx, scope.account.account_id)
    .where('l.vehicle_id', 'in', [...vehicleIds])
    .where('l.id', 'in', recordedOf(scope, query).select('l.id'))
    .execute();
  const fills = [
    ...cardFills,
    ...recorded.map(({ odometer_miles, ...fill }) => ({ ...fill, miles: odometer_miles })),
  ];
  return fills.toSorted(
    (a, b) => Date.parse(a.occurred_at) - Date.parse(b.occurred_at) || a.id.localeCompare(b.id),
  );
}
type FillRow = Awaited<ReturnType<typeof readFills>>[number];

/** Distance and fuel economy, from the readings that are not in doubt. */
function mileageOf(rows: readonly FillRow[]) {
  const fills = rows.map((row): Fill => ({
    fillId: row.id,
    at: new Date(row.occurred_at),
    odometerMiles: row.miles,
    fuelMilligallons: row.fuel_milligallons,
  }));
  const review = reviewReadings(fills);
  return {
    fills: fills.length,
    doubtful: review.doubtful.size,
    miles: review.miles,
    mpg: review.milesPerGallonHundredths,
  };
}

const MILES_IN_THOUSANDTHS = 1000;

/**
 * Spend, distance, and fuel economy by vehicle. A page reads only its own vehicles' purchases, so
 * totals for an account take reading every page. [SCREEN-40]
 */
export const vehiclesReport: ReportReader = {
  async count(scope, query) {
    const { n } = await scope.trx
      .with('bought', () =>
        purchasesOf(scope, query)
          .select('t.vehicle_id')
          .union(
            recordedOf(scope, query).select(sql<string | null>`l.vehicle_id`.as('vehicle_id')),
          ),
      )
      .selectFrom('bought as b')
      .select(sql<number>`count(b.vehicle_id)`.as('n'))
      .executeTakeFirstOrThrow();
    return n;
  },
  async read(scope, query, { cursor, limit }) {
    const pageSize = Math.min(limit, VEHICLES_AT_ONCE);
    const vehicles = await nextVehicles(scope, query, cursor, pageSize);
    const vehicleIds = vehicles.map(({ id }) => id);
    const spend = await readSpend(scope, query, vehicleIds);
    const fills = await readFills(scope, query, vehicleIds);
    const byVehicle = Map.groupBy(fills, ({ vehicle_id }) => vehicle_id);
    const rows = spend.map(({ id, ...row }) => {
      const mileage = mileageOf(byVehicle.get(id) ?? []);
      const costPerMile = averageMills(row.net, mileage.miles * MILES_IN_THOUSANDTHS);
      return { ...row, ...mileage, costPerMile };
    });
    const isLast = vehicles.length < pageSize;
    return { rows, nextCursor: isLast ? null : (vehicles.at(-1)?.unit ?? null) };
  },
};
