import { reviewReadings } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { lastCorrection, recordedFills } from '../transactions/recordedFills.ts';

/** Maximum number of fills that are listed with a vehicle. */
const READINGS_SHOWN = 50;

/** Which fills of a vehicle to read. */
interface FillScope {
  readonly trx: Trx;
  readonly accountId: string;
  readonly vehicleId: string;
  /** `null` means every fleet, since a vehicle's fills stay in its fleet of the time. */
  readonly fleetIds: readonly string[] | null;
}

/** The latest fills with our cards, with typed and corrected readings, newest first. */
async function ownFills({ trx, accountId, vehicleId, fleetIds }: FillScope) {
  return selectIn(trx, accountId, 'transactions as t')
    .leftJoinLateral(
      lastCorrection(accountId)
        .leftJoin('people as p', 'p.user_id', 'o.user_id')
        .select(['o.odometer_miles as corrected_miles', 'o.reason'])
        .select(sql<string | null>`p.first_name || ' ' || p.last_name`.as('corrected_by'))
        .as('fix'),
      (on) => on.onTrue(),
    )
    .where('t.vehicle_id', '=', vehicleId)
    .where(inFleets('t.fleet_id', fleetIds))
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
  /** Who recorded a fill without our cards; `null` if it is our own. */
  readonly source: string | null;
};

/** A vehicle's latest fills, ours and those recorded elsewhere, newest first. */
async function readFills(scope: FillScope): Promise<readonly Fill[]> {
  const cardFills = await ownFills(scope);
  const recorded = await recordedFills(scope.trx, scope.accountId)
    .where('l.vehicle_id', '=', scope.vehicleId)
    .where(inFleets('l.fleet_id', scope.fleetIds))
    .orderBy('l.occurred_at', 'desc')
    .limit(READINGS_SHOWN)
    .execute();
  return [
    ...cardFills.map((fill) => ({ ...fill, source: null })),
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

/** Reviews the readings, which the rules take oldest first. */
const reviewFills = (fills: readonly OwnFill[]) =>
  reviewReadings(
    fills.toReversed().map((fill) => ({
      fillId: fill.id,
      at: new Date(fill.occurred_at),
      odometerMiles: milesOf(fill),
      fuelMilligallons: fill.fuel_milligallons,
    })),
  );

/** The last reading that is not in doubt, of fills newest first; `null` if there is none. */
function lastReliableMiles(fills: readonly OwnFill[]): number | null {
  const { doubtful } = reviewFills(fills);
  const last = fills.find((fill) => milesOf(fill) !== null && !doubtful.has(fill.id));
  return last ? milesOf(last) : null;
}

/**
 * The vehicle's last reading that is not in doubt, in whole miles; `null` if there is none. Only
 * our own fills count, in any fleet, because it decides purchases at the pump. [MSG-53]
 */
export const lastReadingOf = async (
  trx: Trx,
  accountId: string,
  vehicleId: string,
): Promise<number | null> =>
  lastReliableMiles(await ownFills({ trx, accountId, vehicleId, fleetIds: null }));

/**
 * The same with fills recorded elsewhere, which count for the vehicle's odometer but not at the
 * pump. [MSG-53]
 */
export const lastMilesOf = async (
  { trx, account }: Pick<AccountContext, 'trx' | 'account'>,
  vehicleId: string,
): Promise<number | null> =>
  lastReliableMiles(
    await readFills({ trx, accountId: account.account_id, vehicleId, fleetIds: null }),
  );

/**
 * A vehicle's latest readings in the person's fleets, with the miles per gallon derived from them.
 * [MSG-53, USER-20]
 */
export async function readReadings(context: AccountContext, vehicleId: string) {
  const { trx, account, fleetIds } = context;
  const fills = await readFills({ trx, accountId: account.account_id, vehicleId, fleetIds });
  const review = reviewFills(fills);
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
