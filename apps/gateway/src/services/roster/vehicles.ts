import {
  isNewExpiryPast,
  vehicleRecord,
  type FieldIssue,
  type Vehicle,
  type VehicleRecord,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { issueIf } from '../../http/refusal.ts';
import { isTaken, selectIn } from '../../store/inAccount.ts';
import { freeDevices } from '../proximity/mapping.ts';
import { lastSignalOf } from '../telematics/lastSignals.ts';
import { readReadings } from './readings.ts';
import { REGISTRATION_PAST, VEHICLES } from './roster.ts';
import { cardsOf } from './rosterCards.ts';
import { rosterEntity } from './rosterEntity.ts';

/** Issues for a registration that has expired, unless the vehicle already had it. [DRIVER-12] */
async function expiryIssues(
  { trx, account, now }: AccountContext,
  { registrationExpiry }: Vehicle,
  ownId: string | null,
): Promise<FieldIssue[]> {
  const clock = { now, timeZone: account.time_zone };
  if (!isNewExpiryPast(registrationExpiry, null, clock)) return [];
  if (ownId === null) return [REGISTRATION_PAST];
  const stored = await selectIn(trx, account.account_id, 'vehicles')
    .select('registration_expiry')
    .where('id', '=', ownId)
    .executeTakeFirst();
  return isNewExpiryPast(registrationExpiry, stored?.registration_expiry ?? null, clock)
    ? [REGISTRATION_PAST]
    : [];
}

/** The account's vehicles, as a roster entity. */
export const vehicles = rosterEntity<Vehicle, VehicleRecord>({
  kind: VEHICLES,
  record: vehicleRecord,
  firstSort: 'unit',
  sorts: {
    unit: { expression: sql`r.unit_number`, type: 'text' },
    name: { expression: sql`lower(r.name)`, type: 'text' },
    odometer: { expression: sql`coalesce(r.odometer_miles, 0)::bigint`, type: 'bigint' },
  },
  holds: (like) =>
    sql`(r.unit_number ILIKE ${like} OR r.name ILIKE ${like} OR r.vin ILIKE ${like}
      OR r.license_plate ILIKE ${like} OR r.vehicle_id ILIKE ${like}
      OR r.registration_number ILIKE ${like})`,
  findConflicts: async (context, vehicle, ownId) => [
    // [DRIVER-16]
    ...issueIf(
      await isTaken(context, 'vehicles', 'unit_number', vehicle.unitNumber, ownId),
      'unitNumber',
      'vehicle.unitInUse',
    ),
    ...(await expiryIssues(context, vehicle, ownId)),
  ],
  onMoved: (context, id) => freeDevices(context, [id]),
});

/** Vehicles, filtered, sorted, and paged. */
export const listVehicles: HandlerOf<'listVehicles'> = ({ query }, context) =>
  vehicles.list(context, query);

/** One vehicle, with its cards, last signal, and latest readings. */
export const getVehicle: HandlerOf<'getVehicle'> = async ({ params }, context) => ({
  vehicle: await vehicles.read(context, params.id),
  cards: await cardsOf(context, VEHICLES, params.id),
  signal: await lastSignalOf(context.trx, context.account.account_id, params.id),
  ...(await readReadings(context, params.id)),
});

/** Adds a vehicle. [DRIVER-06 to DRIVER-16] */
export const addVehicle: HandlerOf<'addVehicle'> = async ({ body }, context) => ({
  vehicle: await vehicles.add(context, body),
});

/** Changes a vehicle, unless someone else has changed it in the meantime. */
export const editVehicle: HandlerOf<'editVehicle'> = async (input, context) => ({
  vehicle: await vehicles.edit(context, input),
});
