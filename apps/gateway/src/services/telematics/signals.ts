import { isAhead, type VehicleSignal } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { NewRow } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';

/** Active vehicles of the key's fleets, by unit number and by VIN. */
async function vehiclesNamed(
  { trx, account, fleetIds }: AccountContext,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectIn(trx, account.account_id, 'vehicles')
    .select(['id', 'unit_number', 'vin'])
    .where('status', '=', 'active')
    .where(inFleets('fleet_id', fleetIds))
    .where((is) => is.or([is('unit_number', 'in', names), is('vin', 'in', names)]))
    .execute();
  return new Map(
    rows.flatMap(({ id, unit_number, vin }) => [
      ...(vin === null ? [] : [[vin, id] as const]),
      [unit_number, id] as const,
    ]),
  );
}

const KINDS = {
  position_at: ['latitude', 'longitude'],
  odometer_at: ['odometer_miles'],
  tank_at: ['tank_percent'],
} as const;

/** Each part of it, with its instant, where the vehicle reported it. */
const rowOf = (vehicleId: string, { at, position, odometerMiles, tankPercent }: VehicleSignal) => ({
  vehicle_id: vehicleId,
  latitude: position?.latitude ?? null,
  longitude: position?.longitude ?? null,
  position_at: position && at,
  odometer_miles: odometerMiles,
  odometer_at: odometerMiles === null ? null : at,
  tank_percent: tankPercent,
  tank_at: tankPercent === null ? null : at,
});
type SignalRow = ReturnType<typeof rowOf>;

const isLater = (one: string | null, other: string | null) =>
  one !== null && (other === null || Date.parse(one) > Date.parse(other));

/** The latest of each part. */
const latest = (rows: readonly SignalRow[]): SignalRow[] => {
  const byVehicle = new Map<string, SignalRow>();
  for (const row of rows) {
    const known = byVehicle.get(row.vehicle_id) ?? row;
    byVehicle.set(row.vehicle_id, {
      ...known,
      ...(isLater(row.position_at, known.position_at) && {
        latitude: row.latitude,
        longitude: row.longitude,
        position_at: row.position_at,
      }),
      ...(isLater(row.odometer_at, known.odometer_at) && {
        odometer_miles: row.odometer_miles,
        odometer_at: row.odometer_at,
      }),
      ...(isLater(row.tank_at, known.tank_at) && {
        tank_percent: row.tank_percent,
        tank_at: row.tank_at,
      }),
    });
  }
  return [...byVehicle.values()];
};

/** What is later than what is known takes its place. */
const NEWER = Object.entries(KINDS).flatMap(([at, columns]) =>
  [...columns, at].map((column) => ({
    column,
    value: sql`CASE WHEN excluded.${sql.id(at)} > coalesce(vehicle_signals.${sql.id(at)}, '-infinity')
      THEN excluded.${sql.id(column)} ELSE vehicle_signals.${sql.id(column)} END`,
  })),
);

/** Keeps what vehicles reported. */
export const sendVehicleSignals: HandlerOf<'sendVehicleSignals'> = async ({ body }, context) => {
  const { trx, account, now } = context;
  if (!account.integrations.includes('telematics')) throw new Refusal(409, 'telematics.off');
  const ids = await vehiclesNamed(context, [...new Set(body.signals.map((one) => one.vehicle))]);
  const known = body.signals.flatMap((signal) => {
    const id = ids.get(signal.vehicle);
    return id === undefined ? [] : [{ id, signal }];
  });
  const taken = known.filter(({ signal }) => !isAhead(new Date(signal.at), now));
  const rows = latest(taken.map(({ id, signal }) => rowOf(id, signal))).map(
    (row): NewRow<'vehicle_signals'> => ({ account_id: account.account_id, ...row }),
  );
  if (rows.length > 0) {
    await trx
      .insertInto('vehicle_signals')
      .values(rows.toSorted((a, b) => (a.vehicle_id < b.vehicle_id ? -1 : 1)))
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'vehicle_id'])
          .doUpdateSet(Object.fromEntries(NEWER.map(({ column, value }) => [column, value]))),
      )
      .execute();
  }
  return {
    takenCount: taken.length,
    unknown: [...new Set(body.signals.map((one) => one.vehicle))].filter((name) => !ids.has(name)),
    aheadCount: known.length - taken.length,
  };
};
