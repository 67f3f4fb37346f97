import { unitNameOf } from '../vehicles/vehicleFields.ts';
import { CARD_TYPES, type CardType } from '../cards/cardTypes.ts';
import type { ImportAccount } from './importContext.ts';
import type { Reading, RowReadings } from './importTypes.ts';
import { splitName, type SplitName } from './splitName.ts';

/** What a cell says; null: nothing, or there is none. */
export const textOf = (found: Reading | undefined): string | null => found?.cell.value || null;
const isFilled = (...found: readonly (Reading | undefined)[]) =>
  found.some((one) => textOf(one) !== null);

/**
 * The type that a row names, or the one that it looks like: a driver's with a driver ID, or with a
 * name where nothing speaks of a vehicle.
 */
export function cardTypeOf(row: RowReadings): CardType | null {
  const { cardType, driverId, unitNumber, vin, vehicleName, nameOnCard } = row;
  if (isFilled(cardType)) return CARD_TYPES.find((type) => type === cardType?.id) ?? null;
  const hasVehicle = isFilled(unitNumber, vin, vehicleName);
  const hasName = isFilled(row.driverName, row.firstName, row.lastName);
  if (isFilled(driverId) || (hasName && (!hasVehicle || driverId))) return 'driver';
  if (hasVehicle) return 'vehicle';
  return isFilled(nameOnCard) ? 'single' : null;
}

/** First and last name, from their own columns or from a combined one. */
export function nameOf(row: RowReadings): SplitName {
  const firstName = textOf(row.firstName);
  const lastName = textOf(row.lastName);
  const combined = textOf(row.driverName);
  if (combined === null) return { firstName, lastName };
  const split = splitName(combined);
  return { firstName: firstName ?? split.firstName, lastName: lastName ?? split.lastName };
}

const fullName = ({ firstName, lastName }: SplitName) =>
  firstName && lastName ? `${firstName} ${lastName}` : (firstName ?? lastName);

/** The fleet that a row names, that of its department, or the account's only one; empty: none. */
export function fleetOf({ fleet, department }: RowReadings, account: ImportAccount): string {
  if (isFilled(fleet)) return fleet?.id ?? '';
  return account.fleetIdOf.get(department?.id ?? '') ?? account.defaultFleetId;
}

const profileOf = ({ profile }: RowReadings, account: ImportAccount): string =>
  isFilled(profile) ? (profile?.id ?? '') : account.defaultProfileId;

/** The name that a card gets where the row gives it none of its own. */
function nameOfType(cardType: CardType | null, name: SplitName, vehicleName: string | null) {
  if (cardType === 'driver') return fullName(name);
  return cardType === 'vehicle' ? vehicleName : null;
}

/** The card that a row asks for, as the rules of `cardOrder` read it; its type is empty if unknown. */
export function cardOfRow(cardType: CardType | null, row: RowReadings, account: ImportAccount) {
  const name = nameOf(row);
  const unitNumber = textOf(row.unitNumber);
  const isDriver = cardType === 'driver';
  const vehicleName =
    textOf(row.vehicleName) ??
    (cardType === 'vehicle' && unitNumber ? unitNameOf(unitNumber) : null);
  return {
    cardType: cardType ?? ('' as const),
    fleetId: fleetOf(row, account),
    departmentId: row.department?.id ?? null,
    profileId: profileOf(row, account),
    nameOnCard: textOf(row.nameOnCard) ?? nameOfType(cardType, name, vehicleName) ?? '',
    firstName: isDriver ? name.firstName : null,
    lastName: isDriver ? name.lastName : null,
    driverId: isDriver ? textOf(row.driverId) : null,
    employeeId: isDriver ? textOf(row.employeeId) : null,
    unitNumber,
    vehicleName,
    vin: textOf(row.vin),
    licensePlate: textOf(row.licensePlate),
    limits: {
      perTransactionCents: row.perTransaction?.amount ?? null,
      perDayCents: row.perDay?.amount ?? null,
      perDayMilligallons: row.gallonsPerDay?.amount ?? null,
    },
  };
}
/** A card as a row asks for it, before any rule has looked at it. */
export type OrderDraft = ReturnType<typeof cardOfRow>;
