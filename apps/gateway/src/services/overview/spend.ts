import type { CalendarDate } from '@internationalized/date';
import { sql } from 'kysely';
import {
  daysBetween,
  firstOfMonth,
  OVERVIEW_MONTHS,
  OVERVIEW_TOP_CARDS,
  PRODUCT_CATEGORIES,
} from '@forecourt/validation';
import { averageMills } from '../transactions/averageMills.ts';
import { accountLines, purchaseLines, purchases, type OverviewScope } from './scope.ts';

const FUEL_CATEGORY_ID = PRODUCT_CATEGORIES[0].id;

async function sumPrevious(scope: OverviewScope) {
  const { from, to, before } = scope.previous;
  const { cents } = await purchases(scope, from, to)
    .$if(before !== null, (all) => all.where('t.occurred_at', '<', sql<string>`${before}`))
    .select(sql<number>`coalesce(sum(t.net_cents), 0)::bigint`.as('cents'))
    .executeTakeFirstOrThrow();
  return cents;
}

async function readDays(scope: OverviewScope): Promise<number[]> {
  const rows = await purchases(scope, scope.starts, scope.until)
    .select(['t.occurred_on as day', sql<number>`sum(t.net_cents)::bigint`.as('cents')])
    .groupBy('t.occurred_on')
    .execute();
  const byDay = new Map(rows.map((row) => [row.day, row.cents]));
  return daysBetween(scope.starts, scope.until).map((day) => byDay.get(day.toString()) ?? 0);
}

/** Fuel lines of the cycle by day, region and product. */
function fuelOf(scope: OverviewScope) {
  return purchaseLines(scope, scope.starts, scope.until)
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .where('l.category_id', '=', FUEL_CATEGORY_ID)
    .where('l.unit', '=', 'gal')
    .groupBy(['s.region', 'l.product_code', 't.occurred_on'])
    .select([
      's.region',
      'l.product_code',
      't.occurred_on as day',
      sql<number>`sum(l.net_cents)::bigint`.as('cents'),
      sql<number>`sum(l.quantity_thousandths)::bigint`.as('milligallons'),
    ]);
}

/**
 * What the cycle's fuel cost a gallon, and what the same gallons cost on average in the regions
 * and weeks in which they were bought; null without fuel or without a region's price.
 */
async function readFuel(scope: OverviewScope) {
  const { cents, milligallons, priced, regional } = await scope.trx
    .with('fuel', () => fuelOf(scope))
    .selectFrom('fuel as u')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('region_prices as r')
          .whereRef('r.region', '=', 'u.region')
          .whereRef('r.product_code', '=', 'u.product_code')
          .whereRef('r.week_of', '<=', 'u.day')
          .select('r.price_mills')
          .orderBy('r.week_of', 'desc')
          .limit(1)
          .as('r'),
      (on) => on.onTrue(),
    )
    .select([
      sql<number>`coalesce(sum(u.cents), 0)::bigint`.as('cents'),
      sql<number>`coalesce(sum(u.milligallons), 0)::bigint`.as('milligallons'),
      sql<number>`coalesce(sum(u.milligallons) FILTER (WHERE r.price_mills IS NOT NULL), 0)::bigint`.as(
        'priced',
      ),
      sql<number | null>`(sum(u.milligallons * r.price_mills)
        / nullif(sum(u.milligallons) FILTER (WHERE r.price_mills IS NOT NULL), 0))::float8`.as(
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

/** Spend of the cycle beside the one before. */
export async function readSpend(scope: OverviewScope) {
  const dailyCents = await readDays(scope);
  return {
    cycleToDateCents: dailyCents.reduce((sum, cents) => sum + cents, 0),
    previousToDateCents: await sumPrevious(scope),
    ...(await readFuel(scope)),
    dailyCents,
  };
}

/** Net of the lines by day and category. */
async function readCategoryDays(scope: OverviewScope, first: CalendarDate) {
  const cents = sql<number>`sum(l.net_cents)::bigint`.as('cents');
  const by = ['l.occurred_on', 'l.category_id'] as const;
  return scope.fleetIds === null
    ? accountLines(scope, first, scope.today)
        .select([...by, cents])
        .groupBy(by)
        .execute()
    : purchaseLines(scope, first, scope.today)
        .select([...by, cents])
        .groupBy(by)
        .execute();
}

/** The last six calendar months by product category, oldest first. [CONST-02, ENT-10 to ENT-13] */
export async function readMonths(scope: OverviewScope) {
  const running = firstOfMonth(scope.today);
  const first = running.subtract({ months: OVERVIEW_MONTHS - 1 });
  const rows = await readCategoryDays(scope, first);
  return Array.from({ length: OVERVIEW_MONTHS }, (_, index) => {
    const start = first.add({ months: index });
    const month = start.toString().slice(0, 7);
    const within = rows.filter((row) => row.occurred_on.startsWith(month));
    const categories = PRODUCT_CATEGORIES.map(({ id }) => ({
      categoryId: id,
      cents: within.reduce((sum, row) => (row.category_id === id ? sum + row.cents : sum), 0),
    }));
    return {
      month,
      isRunning: start.compare(running) === 0,
      totalCents: categories.reduce((sum, { cents }) => sum + cents, 0),
      categories,
    };
  });
}

/** The cards on which most was spent in the cycle. [CONST-01] */
export async function readTopCards(scope: OverviewScope) {
  return purchases(scope, scope.starts, scope.until)
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
