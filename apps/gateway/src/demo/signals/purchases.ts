import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';

/** Only the latest are read: all purchases of a large demo would not fit in memory. */
const PURCHASES_MAX = 2_000;

/** Reads the latest purchases with a vehicle, newest first. */
export const readPurchases = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'transactions as t')
    .innerJoin('vehicles as v', (on) => sameAccount(on, 'v.id', 't.vehicle_id'))
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .select(['t.id', 't.occurred_on', 't.occurred_at', 't.flags', 't.odometer_miles'])
    .select(['t.fuel_milligallons', 't.net_cents', 's.state', 's.time_zone'])
    .select(['s.latitude', 's.longitude', 'v.id as vehicle_id', 'v.unit_number', 'v.status'])
    .select('v.tank_capacity_milligallons as tank')
    .where('t.status', '<>', 'declined')
    .orderBy('t.occurred_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(PURCHASES_MAX)
    .execute();
export type Purchase = Awaited<ReturnType<typeof readPurchases>>[number];
