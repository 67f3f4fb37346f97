import { expressionBuilder, sql } from 'kysely';
import { selectIn } from '../../store/inAccount.ts';
import type { Schema, Trx } from '../../store/schema.ts';

/** Fuel bought without our cards; all products of one visit are one fill. */
export const recordedFills = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'recorded_purchases as l')
    .where('l.category_id', '=', 1)
    .where('l.unit', '=', 'gal')
    .groupBy(['l.vehicle_id', 'l.occurred_at', 'l.source', sql`coalesce(l.reference, l.id)`])
    .select(['l.vehicle_id', 'l.occurred_at', 'l.source'])
    .select([
      sql<string>`min(l.id)`.as('id'),
      sql<number | null>`max(l.odometer_miles)`.as('odometer_miles'),
      sql<number>`sum(l.quantity_thousandths)::bigint`.as('fuel_milligallons'),
    ]);

/** The last correction `o` of the odometer reading of the outer query's transaction `t`. */
export const lastCorrection = (accountId: string) =>
  expressionBuilder<Schema & { t: Schema['transactions'] }, 't'>()
    .selectFrom('odometer_corrections as o')
    .where('o.account_id', '=', accountId)
    .whereRef('o.vehicle_id', '=', 't.vehicle_id')
    .whereRef('o.transaction_id', '=', 't.id')
    .orderBy('o.id', 'desc')
    .limit(1);
