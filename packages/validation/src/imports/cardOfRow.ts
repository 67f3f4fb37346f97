import type { CardType } from '../cards/card.ts';
import type { ImportColumnKey } from './importColumns.ts';
import type { Reading } from './importTypes.ts';
import type { ImportContext } from './lookups.ts';
import { splitName, type SplitName } from './splitName.ts';

export type RowReadings = Partial<Readonly<Record<ImportColumnKey, Reading>>>;

const textOf = (row: RowReadings, column: ImportColumnKey): string | null =>
  row[column]?.value || null;
const isFilled = (row: RowReadings, ...columns: readonly ImportColumnKey[]) =>
  columns.some((column) => textOf(row, column) !== null);

const isCardType = (value: string | null | undefined): value is CardType =>
  value === 'driver' || value === 'vehicle' || value === 'single' || value === 'pl';

/**
 * The type that a row names, or the one that it looks like: a driver's with a driver ID, or with a
 * name where nothing speaks of a vehicle.
 */
export function cardTypeOf(row: RowReadings): CardType | null {
  if (isFilled(row, 'cardType')) {
    const id = row.cardType?.id;
    return isCardType(id) ? id : null;
  }
  const hasVehicle = isFilled(row, 'unitNumber', 'vin', 'vehicleName');
  const hasName = isFilled(row, 'driverName', 'firstName', 'lastName');
  if (isFilled(row, 'driverId') || (hasName && (!hasVehicle || row.driverId))) return 'driver';
  if (hasVehicle) return 'vehicle';
  return isFilled(row, 'nameOnCard') ? 'single' : null;
}

function nameOf(row: RowReadings): SplitName {
  const firstName = textOf(row, 'firstName');
  const lastName = textOf(row, 'lastName');
  const combined = textOf(row, 'driverName');
  if (combined === null || (firstName && lastName)) return { firstName, lastName };
  const split = splitName(combined);
  return { firstName: firstName ?? split.firstName, lastName: lastName ?? split.lastName };
}

const fullName = ({ firstName, lastName }: SplitName) =>
  [firstName, lastName].filter(Boolean).join(' ');

function fleetOf(row: RowReadings, context: ImportContext): string {
  const named = row.fleet?.id;
  if (named) return named;
  if (isFilled(row, 'fleet')) return '';
  const departmentId = row.department?.id;
  const department = context.departments.find((entry) => entry.departmentId === departmentId);
  if (department) return department.fleetId;
  const [only, ...others] = context.fleets;
  return context.defaultFleetId ?? (only && others.length === 0 ? only.fleetId : '');
}

function profileOf(row: RowReadings, context: ImportContext): string {
  if (isFilled(row, 'profile')) return row.profile?.id ?? '';
  return context.profiles.find(({ isDefault }) => isDefault)?.profileId ?? '';
}

/** The card that a row asks for, as the schema `cardOrder` reads it. */
export function cardOfRow(row: RowReadings, context: ImportContext) {
  const cardType = cardTypeOf(row);
  const name = nameOf(row);
  const unitNumber = textOf(row, 'unitNumber');
  const isVehicle = cardType === 'vehicle';
  const isDriver = cardType === 'driver';
  const vehicleName =
    textOf(row, 'vehicleName') ?? (isVehicle && unitNumber ? `Unit ${unitNumber}` : null);
  const ownName = isDriver ? fullName(name) : isVehicle ? vehicleName : null;
  return {
    cardType: cardType ?? '',
    fleetId: fleetOf(row, context),
    departmentId: row.department?.id ?? null,
    profileId: profileOf(row, context),
    nameOnCard: textOf(row, 'nameOnCard') ?? ownName ?? '',
    firstName: isDriver ? name.firstName : null,
    lastName: isDriver ? name.lastName : null,
    driverId: isDriver ? textOf(row, 'driverId') : null,
    employeeId: isDriver ? textOf(row, 'employeeId') : null,
    unitNumber,
    vehicleName,
    vin: textOf(row, 'vin'),
    licensePlate: textOf(row, 'licensePlate'),
    limits: {
      perTransactionCents: row.perTransaction?.amount ?? null,
      perDayCents: row.perDay?.amount ?? null,
      perDayMilligallons: row.gallonsPerDay?.amount ?? null,
    },
  };
}
