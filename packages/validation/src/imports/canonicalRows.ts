import type { CardOrder } from '../cards/cardOrder.ts';

const line = ({ limits, ...card }: CardOrder): string =>
  JSON.stringify([
    card.cardType,
    card.fleetId,
    card.departmentId,
    card.profileId,
    card.nameOnCard,
    card.firstName,
    card.lastName,
    card.driverId,
    card.employeeId,
    card.unitNumber,
    card.vehicleName,
    card.vin,
    card.licensePlate,
    limits.perTransactionCents,
    limits.perDayCents,
    limits.perDayMilligallons,
  ]);

/**
 * One text for the same cards, whatever the order of the rows and the make of the file; its hash
 * tells whether they were ordered before. Hashing is the caller's.
 */
export const canonicalRows = (cards: readonly CardOrder[]): string =>
  cards.map(line).toSorted().join('\n');
