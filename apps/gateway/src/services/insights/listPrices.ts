import { findProduct, LIST_PRICE_WEEKS } from '@forecourt/validation';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { sql } from 'kysely';
import type { HandlerOf } from '../../http/context.ts';
import { readDay } from '../../http/days.ts';
import { overviewScope, type OverviewScope } from '../overview/scope.ts';
import { productDays } from '../overview/sums.ts';
import { averageMills } from '../transactions/averageMills.ts';
import { mondayOf, regionName } from '../transactions/regionPrices.ts';

const lastOf = (monday: CalendarDate) => monday.add({ days: 6 });

/** Mondays of the latest completed weeks that have prices, newest first. */
async function readWeeks({ trx, today }: OverviewScope): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('region_prices')
    .select('week_of')
    .distinct()
    .where('week_of', '<', mondayOf(today).toString())
    .orderBy('week_of', 'desc')
    .limit(LIST_PRICE_WEEKS)
    .execute();
  return rows.map((row) => row.week_of);
}

const pricesOf = ({ trx }: OverviewScope, monday: CalendarDate) =>
  trx
    .selectFrom('region_prices as r')
    .leftJoin('region_prices as b', (on) =>
      on
        .onRef('b.region', '=', 'r.region')
        .onRef('b.product_code', '=', 'r.product_code')
        .on('b.week_of', '=', monday.subtract({ weeks: 1 }).toString()),
    )
    .where('r.week_of', '=', monday.toString())
    .select(['r.region', 'r.product_code', 'r.price_mills', 'b.price_mills as before_mills'])
    .orderBy('r.region')
    .orderBy('r.product_code')
    .execute();

/** The fleets' fuel spend and volume in a week, by region and product. */
const paidIn = (scope: OverviewScope, monday: CalendarDate) =>
  productDays(scope, { from: monday, to: lastOf(monday) })
    .where('k.unit', '=', 'gal')
    .groupBy(['k.region', 'k.product_code'])
    .select(['k.region', 'k.product_code'])
    .select(sql<number>`sum(k.net_cents)::bigint`.as('cents'))
    .select(sql<number>`sum(k.quantity_thousandths)::bigint`.as('milligallons'))
    .execute();

/** Regional fuel prices in a week, compared with what the fleets paid there. [GW-120] */
export const listPrices: HandlerOf<'listPrices'> = async ({ query }, context) => {
  const { fleetId } = query;
  const scope = await overviewScope(context, { fleetId });
  const weeks = await readWeeks(scope);
  const requestedWeek = readDay('weekOf', query.weekOf);
  const weekOf = requestedWeek ?? weeks[0] ?? null;
  if (weekOf === null) return { currency: scope.currency, weekOf, weeks: [], items: [] };
  const monday = mondayOf(parseDate(weekOf));
  const paid = await paidIn(scope, monday);
  const prices = await pricesOf(scope, monday);
  return {
    currency: scope.currency,
    weekOf: monday.toString(),
    weeks: weeks.map((from) => ({ from, to: lastOf(parseDate(from)).toString() })),
    items: prices.map(({ region, product_code: productCode, price_mills, before_mills }) => {
      const paidRow = paid.find((row) => row.region === region && row.product_code === productCode);
      return {
        region: regionName(region),
        productCode,
        product: findProduct(productCode)?.name ?? productCode,
        priceMills: price_mills,
        weekBeforeMills: before_mills,
        paidMills: paidRow ? averageMills(paidRow.cents, paidRow.milligallons) : null,
        milligallons: paidRow?.milligallons ?? 0,
      };
    }),
  };
};
