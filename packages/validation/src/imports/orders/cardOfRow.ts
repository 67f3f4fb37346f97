import { unitNameOf } from '../../vehicles/vehicleFields.ts';
import { CARD_TYPES, type CardType } from '../../cards/cardTypes.ts';
import type { ImportAccount } from '../importContext.ts';
import type { RowReadings } from '../importTypes.ts';
import { fleetOf, isFilled, nameOf, textOf } from '../rowParts.ts';
import type { SplitName } from '../splitName.ts';

/**
 * The type that a row names, or else resembles: a driver card if it has a driver ID, or a name but
 * no vehicle, unless the file has driver IDs.
 */
export function cardTypeOf(row: RowReadings): CardType | null {
  const { cardType, driverId, unitNumber, vin, vehicleName, nameOnCard } = row;
  if (isFilled(cardType)) return CARD_TYPES.find((type) => type === cardType?.id) ?? null;
  const hasVehicle = isFilled(unitNumber) || isFilled(vin) || isFilled(vehicleName);
  const hasName = isFilled(row.driverName) || isFilled(row.firstName) || isFilled(row.lastName);
  if (isFilled(driverId) || (hasName && (!hasVehicle || driverId))) return 'driver';
  if (hasVehicle) return 'vehicle';
  return isFilled(nameOnCard) ? 'single' : null;
}

const fullName = ({ firstName, lastName }: SplitName) =>
  firstName && lastName ? `${firstName} ${lastName}` : (firstName ?? lastName);

const profileOf = ({ profile }: RowReadings, account: ImportAccount): string =>
  isFilled(profile) ? (profile?.id ?? '') : account.defaultProfileId;

/** The name on a card if its row specifies none. */
function nameOfType(cardType: CardType | null, name: SplitName, vehicleName: string | null) {
  if (cardType === 'driver') return fullName(name);
  return cardType === 'vehicle' ? vehicleName : null;
}

/** Converts a row to a card for the rules of `cardOrder`; its type is empty if unknown. */
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
/** A card from a row, before validation. */
export type OrderDraft = ReturnType<typeof cardOfRow>;
