import { unitNameOf } from '../../vehicles/vehicleFields.ts';
import { CARD_TYPES, type CardType } from '../../cards/cardTypes.ts';
import type { ImportAccount } from '../importContext.ts';
import type { RowReadings } from '../importTypes.ts';
import { fleetOf, isFilled, nameOf, textOf } from '../rowParts.ts';
import type { SplitName } from '../splitName.ts';

/**
 * The type that a row names, or the one that it looks like: a driver's with a driver ID, or with a
 * name where nothing speaks of a vehicle.
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
