import type { CalendarDate } from '@internationalized/date';
import { sql } from 'kysely';
import {
  firstOfMonth,
  OVERVIEW_MONTHS,
  OVERVIEW_TOP_CARDS,
  PRODUCT_CATEGORIES,
} from '@forecourt/validation';
import { averageMills } from '../transactions/averageMills.ts';
import { weekPrice } from '../transactions/regionPrices.ts';
import { purchases, type OverviewScope } from './scope.ts';
import { dailyCents, fuelDays, productDays } from './sums.ts';

/** Fuel in the cycle by day, region, and product, with the region's price. */
const fuelOf = (scope: OverviewScope) =>
  fuelDays(scope, { from: scope.starts, to: scope.until })
    .groupBy(['k.region', 'k.product_code', 'k.occurred_on'])
    .select([
      weekPrice('k.region', 'k.product_code', 'k.occurred_on').as('price_mills'),
      sql<number>`sum(k.net_cents)::bigint`.as('cents'),
      sql<number>`sum(k.quantity_thousandths)::bigint`.as('milligallons'),
    ]);

/**
 * The cycle's average fuel price per gallon, and the regional average for the same gallons in the
 * weeks in which they were bought; `null` without fuel or without regional prices.
 */
async function readFuel(scope: OverviewScope) {
  const { cents, milligallons, priced, regional } = await scope.trx
    .with('fuel', () => fuelOf(scope))
    .selectFrom('fuel as u')
    .select([
      sql<number>`coalesce(sum(u.cents), 0)::bigint`.as('cents'),
      sql<number>`coalesce(sum(u.milligallons), 0)::bigint`.as('milligallons'),
      sql<number>`coalesce(sum(u.milligallons) FILTER (WHERE u.price_mills IS NOT NULL), 0)::bigint`.as(
        'priced',
      ),
      sql<number | null>`(sum(u.milligallons * u.price_mills)
        / nullif(sum(u.milligallons) FILTER (WHERE u.price_mills IS NOT NULL), 0))::float8`.as(
        'regional',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    cycleMilligallons: milligallons,
    averagePriceMills: averageMills(cents, milligallons),
    regionPriceMills: priced > 0 && regional !== null ? Math.round(regional) : null,
  };
}

const total = (cents: readonly number[]) => cents.reduce((sum, value) => sum + value, 0);

/** The previous cycle's spend, excluding what its last day added after this time of day. */
async function sumPrevious(scope: OverviewScope) {
  const { previous } = scope;
  const cents = total(await dailyCents(scope, previous));
  if (previous.before === null) return cents;
  const { later } = await purchases(scope, { from: previous.to, to: previous.to })
    .where('t.occurred_at', '>=', sql<string>`${previous.before}`)
    .select(sql<number>`coalesce(sum(t.net_cents), 0)::bigint`.as('later'))
    .executeTakeFirstOrThrow();
  return cents - later;
}

/** The cycle's spend, compared with the previous cycle. */
export async function readSpend(scope: OverviewScope) {
  const daily = await dailyCents(scope, { from: scope.starts, to: scope.until });
  return {
    cycleToDateCents: total(daily),
    previousToDateCents: await sumPrevious(scope),
    ...(await readFuel(scope)),
    dailyCents: daily,
  };
}

/** Net cents by day and category, through today. */
const readCategoryDays = (scope: OverviewScope, from: CalendarDate) =>
  productDays(scope, { from, to: scope.today })
    .select(['k.occurred_on', 'k.category_id', sql<number>`sum(k.net_cents)::bigint`.as('cents')])
    .groupBy(['k.occurred_on', 'k.category_id'])
    .execute();

/** The last six calendar months by product category, oldest first. [CONST-02, ENT-10 to ENT-13] */
export async function readMonths(scope: OverviewScope) {
  const currentMonth = firstOfMonth(scope.today);
  const first = currentMonth.subtract({ months: OVERVIEW_MONTHS - 1 });
  const rows = await readCategoryDays(scope, first);
  return Array.from({ length: OVERVIEW_MONTHS }, (_, index) => {
    const start = first.add({ months: index });
    const month = start.toString().slice(0, 7);
    const monthRows = rows.filter((row) => row.occurred_on.startsWith(month));
    const categories = PRODUCT_CATEGORIES.map(({ id }) => ({
      categoryId: id,
      cents: monthRows.reduce((sum, row) => (row.category_id === id ? sum + row.cents : sum), 0),
    }));
    return {
      month,
      isRunning: start.compare(currentMonth) === 0,
      totalCents: categories.reduce((sum, { cents }) => sum + cents, 0),
      categories,
    };
  });
}

/** The cards with the highest spend in the cycle. [CONST-01] */
export async function readTopCards(scope: OverviewScope) {
  return purchases(scope, { from: scope.starts, to: scope.until })
    .select([
      't.card_id as cardId',
      sql<number>`count(*)`.as('purchases'),
      sql<number>`sum(t.fuel_milligallons)::bigint`.as('milligallons'),
      sql<number>`sum(t.net_cents)::bigint`.as('spentCents'),
    ])
    .groupBy('t.card_id')
    .orderBy('spentCents', 'desc')
    .orderBy('t.card_id')
    .limit(OVERVIEW_TOP_CARDS)
    .execute();
}
