import type { CardOrder } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { newId } from '../../store/ids.ts';
import { insertRows } from '../../store/insertRows.ts';
import type { NewRow } from '../../store/schema.ts';
import { idKey, type OrderReferences } from './references.ts';

/** IDs of drivers and vehicles by driver ID and unit number, as `idKey` normalizes them. */
export interface Links {
  readonly drivers: ReadonlyMap<string, string>;
  readonly vehicles: ReadonlyMap<string, string>;
}

function newDriver(accountId: string, card: CardOrder, driverId: string): NewRow<'drivers'> {
  return {
    account_id: accountId,
    id: newId(),
    fleet_id: card.fleetId,
    first_name: card.firstName ?? '',
    last_name: card.lastName ?? '',
    driver_id: driverId,
    employee_id: card.employeeId,
  };
}

function newVehicle(accountId: string, card: CardOrder, unit: string): NewRow<'vehicles'> {
  return {
    account_id: accountId,
    id: newId(),
    fleet_id: card.fleetId,
    unit_number: unit,
    name: card.vehicleName ?? unit,
    vin: card.vin,
    license_plate: card.licensePlate,
  };
}

/**
 * Links cards to drivers and vehicles by their numbers, adding those that the account does not
 * have, once each.
 */
export async function linkPeople(
  { trx, account }: AccountContext,
  cards: readonly CardOrder[],
  references: OrderReferences,
): Promise<Links> {
  const accountId = account.account_id;
  const drivers = new Map([...references.driversById].map(([key, row]) => [key, row.id]));
  const vehicles = new Map([...references.vehiclesByUnit].map(([key, row]) => [key, row.id]));
  const driverRows: NewRow<'drivers'>[] = [];
  const vehicleRows: NewRow<'vehicles'>[] = [];
  for (const card of cards) {
    if (card.driverId !== null && !drivers.has(idKey(card.driverId))) {
      const row = newDriver(accountId, card, card.driverId);
      driverRows.push(row);
      drivers.set(idKey(card.driverId), row.id);
    }
    if (card.unitNumber !== null && !vehicles.has(idKey(card.unitNumber))) {
      const row = newVehicle(accountId, card, card.unitNumber);
      vehicleRows.push(row);
      vehicles.set(idKey(card.unitNumber), row.id);
    }
  }
  await insertRows(trx, 'drivers', driverRows);
  await insertRows(trx, 'vehicles', vehicleRows);
  return { drivers, vehicles };
}
