import { TELEMATICS_DEFAULTS, type LastSignal, type TelematicsRules } from '@forecourt/validation';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';

/** The account's telematics rules; version 0 if it never chose any. */
export async function rulesOf(
  trx: Trx,
  accountId: string,
): Promise<{ readonly rules: TelematicsRules; readonly version: number }> {
  const row = await selectIn(trx, accountId, 'telematics_rules')
    .select(['rules', 'version'])
    .executeTakeFirst();
  return row ?? { rules: TELEMATICS_DEFAULTS, version: 0 };
}

const toSignal = (row: Row<'vehicle_signals'>): LastSignal => {
  const { latitude, longitude, position_at, odometer_miles, odometer_at } = row;
  const { tank_percent, tank_at, heard_at } = row;
  return {
    position:
      latitude !== null && longitude !== null && position_at !== null
        ? { latitude, longitude, at: new Date(position_at) }
        : null,
    odometer:
      odometer_miles !== null && odometer_at !== null
        ? { miles: odometer_miles, at: new Date(odometer_at) }
        : null,
    tank:
      tank_percent !== null && tank_at !== null
        ? { percent: tank_percent, at: new Date(tank_at) }
        : null,
    heardAt: heard_at === null ? null : new Date(heard_at),
  };
};

const serialize = <T extends { readonly at: Date }>(part: T | null) =>
  part && { ...part, at: part.at.toISOString() };

/** A vehicle's last reported position, odometer, and tank level. */
export async function lastSignalOf(trx: Trx, accountId: string, vehicleId: string) {
  const row = await selectIn(trx, accountId, 'vehicle_signals')
    .selectAll()
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirst();
  if (!row) return { position: null, odometer: null, tank: null };
  const { position, odometer, tank } = toSignal(row);
  return { position: serialize(position), odometer: serialize(odometer), tank: serialize(tank) };
}

/** Vehicles' last signals and tank capacities, by vehicle ID. */
export interface FleetSignals {
  readonly rules: TelematicsRules;
  readonly ofVehicle: ReadonlyMap<
    string,
    { readonly last: LastSignal; readonly tankMilligallons: number | null }
  >;
}

type TelematicsAccount = Pick<Row<'accounts'>, 'account_id' | 'integrations'>;

/** The account's telematics rules; `null` if telematics is off. */
export const readEnabledRules = async (
  trx: Trx,
  { account_id: accountId, integrations }: TelematicsAccount,
): Promise<TelematicsRules | null> =>
  integrations.includes('telematics') ? (await rulesOf(trx, accountId)).rules : null;

/** Reads the vehicles' signals; `null` if telematics is off for the account. */
export async function fleetSignals(
  trx: Trx,
  account: TelematicsAccount,
  vehicleIds: readonly string[],
): Promise<FleetSignals | null> {
  const { account_id: accountId } = account;
  const rules = await readEnabledRules(trx, account);
  if (rules === null) return null;
  if (vehicleIds.length === 0) return { rules, ofVehicle: new Map() };
  const rows = await selectIn(trx, accountId, 'vehicle_signals as s')
    .innerJoin('vehicles as v', (on) => sameAccount(on, 'v.id', 's.vehicle_id'))
    .selectAll('s')
    .select('v.tank_capacity_milligallons')
    .where('s.vehicle_id', 'in', vehicleIds)
    .execute();
  return {
    rules,
    ofVehicle: new Map(
      rows.map((row) => [
        row.vehicle_id,
        { last: toSignal(row), tankMilligallons: row.tank_capacity_milligallons },
      ]),
    ),
  };
}
