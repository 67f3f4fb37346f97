import { isAhead, isFix, isRead, type VehicleSignal } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { anyUpper } from '../../store/anyOf.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { NewRow } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';

/** No two unit numbers, nor two VINs, differ only in case. */
const keyOf = (name: string) => name.toUpperCase();

/** IDs of active vehicles in the key's fleets, by unit number and by VIN. */
async function findVehicles(
  { trx, account, fleetIds }: AccountContext,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const keys = anyUpper(names);
  const rows = await selectIn(trx, account.account_id, 'vehicles')
    .select(['id', 'unit_number', 'vin'])
    .where('status', '=', 'active')
    .where(inFleets('fleet_id', fleetIds))
    .where(sql<boolean>`(upper(unit_number) = ${keys} OR upper(vin) = ${keys})`)
    .execute();
  return new Map(
    rows.flatMap(({ id, unit_number, vin }) => [
      ...(vin === null ? [] : [[keyOf(vin), id] as const]),
      [keyOf(unit_number), id] as const,
    ]),
  );
}

const KINDS = {
  position_at: ['latitude', 'longitude'],
  odometer_at: ['odometer_miles'],
  tank_at: ['tank_percent'],
  heard_at: [],
} as const;

type SignalRow = NewRow<'vehicle_signals'>;

interface MatchedSignal {
  readonly vehicleId: string;
  readonly signal: VehicleSignal;
}

/**
 * One row per vehicle, ordered by ID, with the latest value of each part; of equal times, the
 * first. A part that the tracker could not read is left unchanged, but the vehicle was heard.
 */
function latestRows(accountId: string, accepted: readonly MatchedSignal[]): SignalRow[] {
  const rows = new Map<string, SignalRow>();
  const ordered = accepted
    .toReversed()
    .toSorted((a, b) => Date.parse(a.signal.at) - Date.parse(b.signal.at));
  for (const { vehicleId, signal } of ordered) {
    const { at, position, odometerMiles, tankPercent } = signal;
    const before = rows.get(vehicleId) ?? { account_id: accountId, vehicle_id: vehicleId };
    rows.set(vehicleId, {
      ...before,
      heard_at: at,
      ...(position && isFix(position) && { ...position, position_at: at }),
      ...(odometerMiles !== null &&
        isRead(odometerMiles) && { odometer_miles: odometerMiles, odometer_at: at }),
      ...(tankPercent !== null && { tank_percent: tankPercent, tank_at: at }),
    });
  }
  return [...rows.values()].toSorted((a, b) => (a.vehicle_id < b.vehicle_id ? -1 : 1));
}

/** Overwrites only the parts that are newer than the stored ones. */
const NEWER = Object.fromEntries(
  Object.entries(KINDS).flatMap(([timeColumn, columns]) =>
    [...columns, timeColumn].map((column) => [
      column,
      sql`CASE WHEN excluded.${sql.id(timeColumn)} > coalesce(vehicle_signals.${sql.id(timeColumn)}, '-infinity')
        THEN excluded.${sql.id(column)} ELSE vehicle_signals.${sql.id(column)} END`,
    ]),
  ),
);

/** Stores vehicles' signals, except those from unknown vehicles or from the future. */
export const sendVehicleSignals: HandlerOf<'sendVehicleSignals'> = async ({ body }, context) => {
  const { trx, account, now } = context;
  if (!account.integrations.includes('telematics')) throw new Refusal(409, 'telematics.off');
  const names = [...new Set(body.signals.map(({ vehicle }) => vehicle))];
  const ids = await findVehicles(context, names);
  const matched = body.signals.flatMap((signal): MatchedSignal[] => {
    const vehicleId = ids.get(keyOf(signal.vehicle));
    return vehicleId === undefined ? [] : [{ vehicleId, signal }];
  });
  const accepted = matched.filter(({ signal }) => !isAhead(new Date(signal.at), now));
  const rows = latestRows(account.account_id, accepted);
  if (rows.length > 0) {
    await trx
      .insertInto('vehicle_signals')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['account_id', 'vehicle_id']).doUpdateSet(NEWER))
      .execute();
  }
  return {
    takenCount: accepted.length,
    unknown: names.filter((name) => !ids.has(keyOf(name))),
    aheadCount: matched.length - accepted.length,
  };
};
