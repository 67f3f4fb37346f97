import { reviewReadings } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';

/** Fills shown beside a vehicle. */
const READINGS_SHOWN = 50;

/** The last fills of a vehicle with what was typed and what it was put right to, newest first. */
async function fillsOf({ trx, account }: AccountContext, vehicleId: string) {
  return trx
    .selectFrom('transactions as t')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('odometer_corrections as o')
          .leftJoin('people as p', 'p.user_id', 'o.user_id')
          .whereRef('o.account_id', '=', 't.account_id')
          .whereRef('o.vehicle_id', '=', 't.vehicle_id')
          .whereRef('o.transaction_id', '=', 't.id')
          .orderBy('o.id', 'desc')
          .limit(1)
          .select(['o.odometer_miles as corrected_miles', 'o.reason'])
          .select(sql<string | null>`p.first_name || ' ' || p.last_name`.as('corrected_by'))
          .as('fix'),
      (on) => on.onTrue(),
    )
    .where('t.account_id', '=', account.account_id)
    .where('t.vehicle_id', '=', vehicleId)
    .where('t.status', '<>', 'declined')
    .where('t.fuel_milligallons', '>', 0)
    .select([
      't.id',
      't.occurred_at',
      't.odometer_miles',
      't.fuel_milligallons',
      'fix.corrected_miles',
      'fix.corrected_by',
      'fix.reason',
    ])
    .orderBy('t.occurred_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(READINGS_SHOWN)
    .execute();
}

/** The last readings of a vehicle with the miles a gallon that follow from them. [MSG-53] */
export async function readReadings(context: AccountContext, vehicleId: string) {
  const fills = await fillsOf(context, vehicleId);
  const review = reviewReadings(
    fills.toReversed().map((fill) => ({
      fillId: fill.id,
      at: new Date(fill.occurred_at),
      odometerMiles: fill.corrected_miles ?? fill.odometer_miles,
      fuelMilligallons: fill.fuel_milligallons,
    })),
  );
  return {
    milesPerGallonHundredths: review.milesPerGallonHundredths,
    readings: fills.map((fill) => ({
      transactionId: fill.id,
      occurredAt: fill.occurred_at,
      typedMiles: fill.odometer_miles,
      correctedMiles: fill.corrected_miles,
      correctedBy: fill.corrected_by,
      reason: fill.reason,
      fuelMilligallons: fill.fuel_milligallons,
      milesPerGallonHundredths: review.ofFill.get(fill.id) ?? null,
      isOutOfSequence: review.doubtful.has(fill.id),
    })),
  };
}
