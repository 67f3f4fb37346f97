import type { PromptedId } from '@forecourt/validation';
import { newId } from '../store/ids.ts';
import type { Db, NewRow } from '../store/schema.ts';
import { digits, type TestAccount } from './world.ts';

export type RosterParts<T extends 'drivers' | 'vehicles'> = Partial<Omit<NewRow<T>, 'account_id'>>;

/** A driver of the first fleet; answers the id. */
export async function makeDriver(
  db: Db,
  { accountId, fleetIds }: TestAccount,
  parts: RosterParts<'drivers'> = {},
): Promise<string> {
  const { id = newId(), ...own } = parts;
  await db
    .insertInto('drivers')
    .values({
      account_id: accountId,
      id,
      fleet_id: fleetIds[0],
      first_name: 'Rosa',
      last_name: 'Núñez',
      driver_id: digits(5),
      employee_id: null,
      ...own,
    })
    .execute();
  return id;
}

/** A vehicle of the first fleet; answers the id. */
export async function makeVehicle(
  db: Db,
  { accountId, fleetIds }: TestAccount,
  parts: RosterParts<'vehicles'> = {},
): Promise<string> {
  const { id = newId(), ...own } = parts;
  await db
    .insertInto('vehicles')
    .values({
      account_id: accountId,
      id,
      fleet_id: fleetIds[0],
      unit_number: digits(4),
      name: 'Box truck',
      vin: null,
      license_plate: null,
      odometer_miles: null,
      ...own,
    })
    .execute();
  return id;
}

/** A prompted ID to add, of the whole account unless its parts say otherwise. */
export const nightShift = (accountId: string, parts: Partial<PromptedId> = {}): PromptedId => ({
  name: 'Night shift',
  type: 'D',
  number: '4817',
  status: 'on',
  managedBy: 'customerId',
  managedById: accountId,
  cardIds: [],
  ...parts,
});
