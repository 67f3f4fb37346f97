import { daysBetween, PRODUCT_CATEGORIES } from '@forecourt/validation';
import { sql } from 'kysely';
import { selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import type { Days, OverviewScope } from './scope.ts';

export const FUEL_CATEGORY_ID = PRODUCT_CATEGORIES[0].id;

/** What each fleet bought in each day from one to another, as it is kept. */
export const spendDays = ({ trx, accountId, fleetIds }: OverviewScope, { from, to }: Days) =>
  selectIn(trx, accountId, 'spend_days as k')
    .where('k.occurred_on', '>=', from.toString())
    .where('k.occurred_on', '<=', to.toString())
    .where(inFleets('k.fleet_id', fleetIds));

/** What each fleet bought of each product in each region in these days, as it is kept. */
export const productDays = ({ trx, accountId, fleetIds }: OverviewScope, { from, to }: Days) =>
  selectIn(trx, accountId, 'product_days as k')
    .where('k.occurred_on', '>=', from.toString())
    .where('k.occurred_on', '<=', to.toString())
    .where(inFleets('k.fleet_id', fleetIds));

/** Of these the fuel that is sold by the gallon. */
export const fuelDays = (scope: OverviewScope, days: Days) =>
  productDays(scope, days)
    .where('k.category_id', '=', FUEL_CATEGORY_ID)
    .where('k.unit', '=', 'gal');

/** Cents of each day from one to another, days without a purchase too. */
export async function dailyCents(scope: OverviewScope, days: Days): Promise<number[]> {
  const rows = await spendDays(scope, days)
    .select(['k.occurred_on as day', sql<number>`sum(k.net_cents)::bigint`.as('cents')])
    .groupBy('k.occurred_on')
    .execute();
  const byDay = new Map(rows.map((row) => [row.day, row.cents]));
  return daysBetween(days.from, days.to).map((day) => byDay.get(day.toString()) ?? 0);
}
