import {
  PRODUCT_CATEGORIES,
  SAVING_ABOVE_REGION_MILLS,
  SAVING_NOT_FUEL_GROUPS,
  SAVING_ROWS_MAX,
  SAVING_RULES,
  type SavingRule,
} from '@forecourt/validation';
import type { CalendarDate } from '@internationalized/date';
import { sql } from 'kysely';
import { purchaseLines, type OverviewScope } from '../overview/scope.ts';

interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const FUEL_CATEGORY_ID = PRODUCT_CATEGORIES[0].id;
/** Cents in a mill's worth of a thousandth of a gallon: ten mills a cent, a thousand a gallon. */
const UNITS_PER_CENT = 10_000;

/** Lines with their site and the price of their product in its region that week. */
const pricedLines = (scope: OverviewScope, { from, to }: Period) =>
  purchaseLines(scope, from, to)
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('region_prices as r')
          .whereRef('r.region', '=', 's.region')
          .whereRef('r.product_code', '=', 'l.product_code')
          .whereRef('r.week_of', '<=', 't.occurred_on')
          .select('r.price_mills')
          .orderBy('r.week_of', 'desc')
          .limit(1)
          .as('r'),
      (on) => on.onTrue(),
    );

const IS_FUEL = sql<boolean>`(l.category_id = ${FUEL_CATEGORY_ID} AND l.unit = 'gal')`;

/** What each rule would have saved on a line, in cents; null: the rule does not touch it. */
const SAVED: Readonly<Record<SavingRule, ReturnType<typeof sql<number | null>>>> = {
  aboveRegion: sql`CASE WHEN ${IS_FUEL} AND l.unit_price_mills - r.price_mills > ${SAVING_ABOVE_REGION_MILLS}
    THEN round((l.unit_price_mills - r.price_mills)::numeric * l.quantity_thousandths / ${UNITS_PER_CENT}) END`,
  notFuel: sql`CASE WHEN l.product_group IN (${sql.join([...SAVING_NOT_FUEL_GROUPS])})
    THEN l.net_cents END`,
};

async function readSaving(scope: OverviewScope, period: Period, rule: SavingRule) {
  const found = scope.trx
    .with('lines', () =>
      pricedLines(scope, period)
        .leftJoin('drivers as d', (on) =>
          on.onRef('d.account_id', '=', 't.account_id').onRef('d.id', '=', 't.driver_id'),
        )
        .select(['t.id', 't.occurred_at', 's.name as site_name', SAVED[rule].as('saved')])
        .select(sql<string | null>`d.first_name || ' ' || d.last_name`.as('driver_name')),
    )
    .with('saved', (e) =>
      e
        .selectFrom('lines')
        .where('saved', '>', 0)
        .groupBy(['id', 'occurred_at', 'site_name', 'driver_name'])
        .select(['id', 'occurred_at', 'site_name', 'driver_name'])
        .select(sql<number>`sum(saved)::bigint`.as('cents')),
    );
  const rows = await found
    .selectFrom('saved')
    .selectAll()
    .select([
      sql<number>`(sum(cents) OVER ())::bigint`.as('all_cents'),
      sql<number>`count(*) OVER ()`.as('all_rows'),
    ])
    .orderBy('cents', 'desc')
    .orderBy('id')
    .limit(SAVING_ROWS_MAX)
    .execute();
  return {
    rule,
    cents: rows[0]?.all_cents ?? 0,
    purchases: rows[0]?.all_rows ?? 0,
    rows: rows.map((row) => ({
      transactionId: row.id,
      occurredAt: row.occurred_at,
      siteName: row.site_name,
      driverName: row.driver_name,
      cents: row.cents,
    })),
  };
}

/** What other choices would have saved, rule by rule, the dearest purchases first. */
export async function readSavings(scope: OverviewScope, period: Period) {
  const savings = [];
  for (const rule of SAVING_RULES) savings.push(await readSaving(scope, period, rule));
  return savings;
}
