import { reviewReadings } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import { recordedFills } from '../transactions/recordedFills.ts';

/** Fills shown with a vehicle. */
const READINGS_SHOWN = 50;

/** The last fills with our cards, with what was typed and what it was put right to, newest first. */
async function ownFills(trx: Trx, accountId: string, vehicleId: string) {
  return selectIn(trx, accountId, 'transactions as t')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('odometer_corrections as o')
          .leftJoin('people as p', 'p.user_id', 'o.user_id')
          .where('o.account_id', '=', accountId)
          .whereRef('o.vehicle_id', '=', 't.vehicle_id')
          .whereRef('o.transaction_id', '=', 't.id')
          .orderBy('o.id', 'desc')
          .limit(1)
          .select(['o.odometer_miles as corrected_miles', 'o.reason'])
          .select(sql<string | null>`p.first_name || ' ' || p.last_name`.as('corrected_by'))
          .as('fix'),
      (on) => on.onTrue(),
    )
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

type OwnFill = Awaited<ReturnType<typeof ownFills>>[number];
type Fill = OwnFill & {
  /** Who recorded it, without our cards; null: it is our own. */
  readonly source: string | null;
};

/** The last fills of a vehicle, ours and those that were recorded elsewhere, newest first. */
async function everyFill(trx: Trx, accountId: string, vehicleId: string): Promise<readonly Fill[]> {
  const own = await ownFills(trx, accountId, vehicleId);
  const recorded = await recordedFills(trx, accountId)
    .where('l.vehicle_id', '=', vehicleId)
    .orderBy('l.occurred_at', 'desc')
    .limit(READINGS_SHOWN)
    .execute();
  return [
    ...own.map((fill) => ({ ...fill, source: null })),
    ...recorded.map((fill) => ({
      ...fill,
      corrected_miles: null,
      corrected_by: null,
      reason: null,
    })),
  ]
    .toSorted((a, b) => Date.parse(b.occurred_at) - Date.parse(a.occurred_at))
    .slice(0, READINGS_SHOWN);
}

const milesOf = (fill: OwnFill) => fill.corrected_miles ?? fill.odometer_miles;

/** Fills from the oldest on, as the rules review them. */
const reviewed = (fills: readonly OwnFill[]) =>
  reviewReadings(
    fills.toReversed().map((fill) => ({
      fillId: fill.id,
      at: new Date(fill.occurred_at),
      odometerMiles: milesOf(fill),
      fuelMilligallons: fill.fuel_milligallons,
    })),
  );

/**
 * The last reading of a vehicle that is not in doubt, in whole miles; null: none is known. It decides
 * at the pump, so that it is one of our own. [MSG-53]
 */
export async function lastReadingOf(
  trx: Trx,
  accountId: string,
  vehicleId: string,
): Promise<number | null> {
  const fills = await ownFills(trx, accountId, vehicleId);
  const { doubtful } = reviewed(fills);
  const last = fills.find((fill) => milesOf(fill) !== null && !doubtful.has(fill.id));
  return last ? milesOf(last) : null;
}

/** The last readings of a vehicle with the miles a gallon that follow from them. [MSG-53] */
export async function readReadings(context: AccountContext, vehicleId: string) {
  const fills = await everyFill(context.trx, context.account.account_id, vehicleId);
  const review = reviewed(fills);
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
      source: fill.source,
      isOutOfSequence: review.doubtful.has(fill.id),
    })),
  };
}
