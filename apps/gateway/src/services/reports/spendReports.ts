import { sql } from 'kysely';
import type { ReadScope } from '../../http/context.ts';
import type { ReportQuery } from '@forecourt/validation';
import { allDepartments } from '../../store/allDepartments.ts';
import { sameAccount } from '../../store/inAccount.ts';
import { averageMills } from '../transactions/averageMills.ts';
import { fuelLinesOf, linesOf, lineSums, singlePage } from './reportScope.ts';
import { regionName, weekPrice } from '../transactions/regionPrices.ts';

/** Spend by department, highest first. */
export const departmentsReport = singlePage(async (scope, query) =>
  linesOf(scope, query)
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 't.fleet_id'))
    .leftJoin(allDepartments(scope.trx, scope.account.account_id).as('d'), (on) =>
      on.onRef('d.id', '=', 't.department_id'),
    )
    .groupBy(['d.number', 'd.name', 'f.name'])
    .select(['d.number as department', 'd.name as departmentName', 'f.name as fleet'])
    .select([lineSums.cards, lineSums.purchases, lineSums.gallons, lineSums.fuel])
    .select([lineSums.nonFuel, lineSums.discount, lineSums.net])
    .orderBy('net', 'desc')
    .orderBy('d.number')
    .execute(),
);

/** Fuel by station and product, with the region's average price in the weeks of purchase. */
async function readStations(scope: ReadScope, query: ReportQuery) {
  return scope.trx
    .with('bought', () =>
      fuelLinesOf(scope, query)
        .innerJoin('sites as s', 's.site_number', 't.site_number')
        .groupBy(['t.site_number', 's.region', 'l.product_code', 'l.description', 't.occurred_on'])
        .select(['t.site_number', 'l.description', lineSums.quantity, lineSums.net])
        .select(weekPrice('s.region', 'l.product_code', 't.occurred_on').as('price_mills')),
    )
    .selectFrom('bought as b')
    .innerJoin('sites as s', 's.site_number', 'b.site_number')
    .groupBy(['s.site_number', 's.name', 's.city', 's.state', 's.region', 'b.description'])
    .select(['s.site_number', 's.name', 's.city', 's.state', 's.region', 'b.description'])
    .select([
      sql<number>`sum(b.quantity)::bigint`.as('gallons'),
      sql<number>`sum(b.net)::bigint`.as('net'),
      sql<number | null>`round(sum(b.quantity * b.price_mills)
        / nullif(sum(b.quantity) FILTER (WHERE b.price_mills IS NOT NULL), 0))::int`.as(
        'regionPrice',
      ),
    ])
    .orderBy('net', 'desc')
    .orderBy('s.site_number')
    .orderBy('b.description')
    .execute();
}

/** Prices by station, compared with the regional price and its source. */
export const stationsReport = singlePage(async (scope, query) => {
  const rows = await readStations(scope, query);
  return rows.map(({ gallons, net, regionPrice, region, ...row }) => {
    const averagePrice = averageMills(net, gallons);
    const isPriced = averagePrice !== null && regionPrice !== null;
    return {
      siteNumber: row.site_number,
      site: row.name,
      city: row.city,
      state: row.state,
      product: row.description,
      gallons,
      averagePrice,
      regionPrice,
      difference: isPriced ? averagePrice - regionPrice : null,
      priceSource: regionPrice === null ? null : `Weekly average, ${regionName(region)}`,
      net,
    };
  });
});

const rebateSums = [
  lineSums.purchases,
  lineSums.gallons,
  lineSums.gross,
  lineSums.discount,
  lineSums.net,
] as const;

/** Rebates from the program, by brand. [GW-121] */
export const rebatesByBrand = singlePage(async (scope, query) =>
  linesOf(scope, query)
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .groupBy('s.brand')
    .select(['s.brand', ...rebateSums])
    .orderBy('discount', 'desc')
    .orderBy('s.brand')
    .execute(),
);

export const rebatesByProduct = singlePage(
  (scope, query) =>
    linesOf(scope, query)
      .groupBy('l.description')
      .select(['l.description as product', ...rebateSums])
      .orderBy('discount', 'desc')
      .orderBy('l.description')
      .execute(),
  (scope, query) => linesOf(scope, query).select(rebateSums).executeTakeFirstOrThrow(),
);

export const rebatesByMonth = singlePage(async (scope, query) =>
  linesOf(scope, query)
    .groupBy(sql`to_char(t.occurred_on, 'YYYY-MM')`)
    .select([sql<string>`to_char(t.occurred_on, 'YYYY-MM')`.as('month'), ...rebateSums])
    .orderBy('month')
    .execute(),
);
