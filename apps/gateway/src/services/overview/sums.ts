import { daysBetween, PRODUCT_CATEGORIES } from '@forecourt/validation';
import { sql } from 'kysely';
import { selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import type { Days, OverviewScope } from './scope.ts';

export const FUEL_CATEGORY_ID = PRODUCT_CATEGORIES[0].id;

/** Stored daily totals by fleet, in a range of days. */
export const spendDays = ({ trx, accountId, fleetIds }: OverviewScope, { from, to }: Days) =>
  selectIn(trx, accountId, 'spend_days as k')
    .where('k.occurred_on', '>=', from.toString())
    .where('k.occurred_on', '<=', to.toString())
    .where(inFleets('k.fleet_id', fleetIds));

/** Stored daily totals by fleet, product, and region, in a range of days. */
export const productDays = ({ trx, accountId, fleetIds }: OverviewScope, { from, to }: Days) =>
  selectIn(trx, accountId, 'product_days as k')
    .where('k.occurred_on', '>=', from.toString())
    .where('k.occurred_on', '<=', to.toString())
    .where(inFleets('k.fleet_id', fleetIds));

/** Those daily totals that are for fuel sold by the gallon. */
export const fuelDays = (scope: OverviewScope, days: Days) =>
  productDays(scope, days)
    .where('k.category_id', '=', FUEL_CATEGORY_ID)
    .where('k.unit', '=', 'gal');

/** Net cents per day of the range, with 0 for days without purchases. */
export async function dailyCents(scope: OverviewScope, days: Days): Promise<number[]> {
  const rows = await spendDays(scope, days)
    .select(['k.occurred_on as day', sql<number>`sum(k.net_cents)::bigint`.as('cents')])
    .groupBy('k.occurred_on')
    .execute();
  const byDay = new Map(rows.map((row) => [row.day, row.cents]));
  return daysBetween(days.from, days.to).map((day) => byDay.get(day.toString()) ?? 0);
}
