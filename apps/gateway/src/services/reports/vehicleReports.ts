import { reviewReadings, type Fill, type ReportQuery } from '@forecourt/validation';
import { sql } from 'kysely';
import type { ReadScope } from '../../http/context.ts';
import { groupBy } from './groupBy.ts';
import { averageMills } from '../transactions/averageMills.ts';
import { linesOf, lineSums, purchasesOf, type ReportReader } from './reportScope.ts';

/** Vehicles whose fills are in memory at once. */
const VEHICLES_AT_ONCE = 100;

const vehiclesOf = (scope: ReadScope, query: ReportQuery) =>
  linesOf(scope, query).innerJoin('vehicles as v', (on) =>
    on.onRef('v.account_id', '=', 't.account_id').onRef('v.id', '=', 't.vehicle_id'),
  );

/** Vehicles that bought, in the order of their unit numbers, with what they spent. */
async function readSpend(
  scope: ReadScope,
  query: ReportQuery,
  after: string | null,
  limit: number,
) {
  let matching = vehiclesOf(scope, query);
  if (after !== null) matching = matching.where('v.unit_number', '>', after);
  return matching
    .innerJoin('fleets as f', (on) =>
      on.onRef('f.account_id', '=', 'v.account_id').onRef('f.id', '=', 'v.fleet_id'),
    )
    .groupBy(['v.id', 'v.unit_number', 'v.name', 'f.name'])
    .select(['v.id', 'v.unit_number as unit', 'v.name as vehicle', 'f.name as fleet'])
    .select([lineSums.purchases, lineSums.gallons, lineSums.fuel, lineSums.nonFuel, lineSums.net])
    .orderBy('v.unit_number')
    .limit(limit)
    .execute();
}

/** Fills of vehicles with the reading that counts, oldest first. */
async function readFills(scope: ReadScope, query: ReportQuery, vehicleIds: readonly string[]) {
  if (vehicleIds.length === 0) return [];
  return purchasesOf(scope, query)
    .where('t.vehicle_id', 'in', [...vehicleIds])
    .where('t.fuel_milligallons', '>', 0)
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('odometer_corrections as o')
          .whereRef('o.account_id', '=', 't.account_id')
          .whereRef('o.vehicle_id', '=', 't.vehicle_id')
          .whereRef('o.transaction_id', '=', 't.id')
          .orderBy('o.id', 'desc')
          .limit(1)
          .select('o.odometer_miles as corrected')
          .as('fix'),
      (on) => on.onTrue(),
    )
    .select(['t.id', 't.vehicle_id', 't.occurred_at', 't.fuel_milligallons'])
    .select(sql<number | null>`coalesce(fix.corrected, t.odometer_miles)`.as('miles'))
    .orderBy('t.occurred_at')
    .orderBy('t.id')
    .execute();
}
type FillRow = Awaited<ReturnType<typeof readFills>>[number];

/** How far a vehicle came on its fuel, by the readings that can be believed. */
function drivenOf(rows: readonly FillRow[]) {
  const fills = rows.map((row): Fill => ({
    fillId: row.id,
    at: new Date(row.occurred_at),
    odometerMiles: row.miles,
    fuelMilligallons: row.fuel_milligallons,
  }));
  const review = reviewReadings(fills);
  const believed = fills.flatMap(({ fillId, odometerMiles }) =>
    odometerMiles === null || review.doubtful.has(fillId) ? [] : [odometerMiles],
  );
  const [first] = believed;
  const last = believed.at(-1);
  return {
    fills: fills.length,
    doubtful: review.doubtful.size,
    miles: first === undefined || last === undefined ? 0 : Math.max(0, last - first),
    mpg: review.milesPerGallonHundredths,
  };
}

const MILES_IN_THOUSANDTHS = 1000;

/** Each vehicle with what it spent and how far it came. [SCREEN-40] */
export const vehiclesReport: ReportReader = {
  async count(scope, query) {
    const { n } = await vehiclesOf(scope, query)
      .select(sql<number>`count(DISTINCT v.id)`.as('n'))
      .executeTakeFirstOrThrow();
    return n;
  },
  async read(scope, query, { cursor, limit }) {
    const atOnce = Math.min(limit, VEHICLES_AT_ONCE);
    const vehicles = await readSpend(scope, query, cursor, atOnce);
    const fills = await readFills(
      scope,
      query,
      vehicles.map(({ id }) => id),
    );
    const byVehicle = groupBy(fills, ({ vehicle_id }) => vehicle_id);
    const rows = vehicles.map(({ id, ...row }) => {
      const driven = drivenOf(byVehicle.get(id) ?? []);
      const costPerMile = averageMills(row.net, driven.miles * MILES_IN_THOUSANDTHS);
      return { ...row, ...driven, costPerMile };
    });
    const isLast = vehicles.length < atOnce;
    return { rows, nextCursor: isLast ? null : (vehicles.at(-1)?.unit ?? null) };
  },
};
