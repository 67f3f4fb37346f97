import {
  SAVING_ABOVE_REGION_MILLS,
  SAVING_NOT_FUEL_GROUPS,
  SAVING_ROWS_MAX,
  SAVING_RULES,
  type SavingRule,
} from '@forecourt/validation';
import { sql } from 'kysely';
import { purchaseLines, type Days, type OverviewScope } from '../overview/scope.ts';
import { FUEL_CATEGORY_ID, fuelDays } from '../overview/sums.ts';
import { weekPrice } from '../transactions/regionPrices.ts';

const PURCHASE = ['t.id', 't.occurred_at', 't.site_number', 't.driver_id'] as const;

/** Converts mills × thousandths of a gallon to cents: 10 mills per cent, 1,000 per gallon. */
const UNITS_PER_CENT = 10_000;

/** The week's price on each day on which fuel was bought in a region. */
const pricedDays = (scope: OverviewScope, days: Days) =>
  fuelDays(scope, days)
    .select(['k.region', 'k.product_code', 'k.occurred_on'])
    .distinct()
    .select(weekPrice('k.region', 'k.product_code', 'k.occurred_on').as('price_mills'));

/**
 * Fuel cost above the region's price of the week; 0 if not above. Joins prices to every line: if
 * filtered first, PostgreSQL expects few lines and looks up each one's price separately.
 */
const aboveRegion = (scope: OverviewScope, days: Days) =>
  purchaseLines(scope, days)
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .leftJoin(pricedDays(scope, days).as('r'), (on) =>
      on
        .onRef('r.region', '=', 's.region')
        .onRef('r.product_code', '=', 'l.product_code')
        .onRef('r.occurred_on', '=', 't.occurred_on'),
    )
    .where('l.category_id', '=', FUEL_CATEGORY_ID)
    .where('l.unit', '=', 'gal')
    .select(PURCHASE)
    .select(
      sql<number>`CASE WHEN l.unit_price_mills - r.price_mills > ${SAVING_ABOVE_REGION_MILLS}
        THEN round((l.unit_price_mills - r.price_mills)::numeric * l.quantity_thousandths
          / ${UNITS_PER_CENT}) ELSE 0 END`.as('saved'),
    );

/** Purchase lines in the non-fuel product groups. */
const notFuel = (scope: OverviewScope, days: Days) =>
  purchaseLines(scope, days)
    .where('l.product_group', 'in', [...SAVING_NOT_FUEL_GROUPS])
    .select(PURCHASE)
    .select('l.net_cents as saved');

const LINES = { aboveRegion, notFuel } satisfies Record<SavingRule, unknown>;

async function readSaving(scope: OverviewScope, days: Days, rule: SavingRule) {
  const rows = await scope.trx
    .with('saved', (e) =>
      e
        .selectFrom(LINES[rule](scope, days).as('l'))
        .where('l.saved', '>', 0)
        .groupBy(['l.id', 'l.occurred_at', 'l.site_number', 'l.driver_id'])
        .select(['l.id', 'l.occurred_at', 'l.site_number', 'l.driver_id'])
        .select(sql<number>`sum(l.saved)::bigint`.as('cents')),
    )
    .with('costliest', (e) =>
      e
        .selectFrom('saved')
        .selectAll()
        .select([
          sql<number>`(sum(cents) OVER ())::bigint`.as('all_cents'),
          sql<number>`count(*) OVER ()`.as('all_rows'),
        ])
        .orderBy('cents', 'desc')
        .orderBy('id')
        .limit(SAVING_ROWS_MAX),
    )
    .selectFrom('costliest as m')
    .innerJoin('sites as s', 's.site_number', 'm.site_number')
    .leftJoin('drivers as d', (on) =>
      on.on('d.account_id', '=', scope.accountId).onRef('d.id', '=', 'm.driver_id'),
    )
    .select(['m.id as transactionId', 'm.occurred_at as occurredAt', 'm.cents'])
    .select(['m.all_cents', 'm.all_rows', 's.name as siteName'])
    .select(sql<string | null>`d.first_name || ' ' || d.last_name`.as('driverName'))
    .orderBy('m.cents', 'desc')
    .orderBy('m.id')
    .execute();
  return {
    rule,
    cents: rows[0]?.all_cents ?? 0,
    purchases: rows[0]?.all_rows ?? 0,
    rows,
  };
}

/** What could have been saved under each rule, with the costliest purchases first. */
export async function readSavings(scope: OverviewScope, period: Days) {
  const savings = [];
  for (const rule of SAVING_RULES) savings.push(await readSaving(scope, period, rule));
  return savings;
}
