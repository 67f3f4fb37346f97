import type { CardOrder } from '../cards/cardOrder.ts';
import type { ImportEntries, ImportKind } from './importKinds.ts';

const cardLine = ({ limits, ...card }: CardOrder): string =>
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

const fieldsOf = (entry: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(entry).toSorted(([a], [b]) => a.localeCompare(b)));

type Lines = { readonly [Kind in ImportKind]: (entry: ImportEntries[Kind]) => string };
const LINES: Lines = {
  cards: cardLine,
  drivers: fieldsOf,
  vehicles: fieldsOf,
  promptedIds: fieldsOf,
  purchases: fieldsOf,
};

/**
 * Returns the same text for the same rows, whatever their order and the file's format; its hash
 * shows whether they were sent before. The caller computes the hash.
 */
export const canonicalRows = <Kind extends ImportKind>(
  kind: Kind,
  entries: readonly ImportEntries[Kind][],
): string => {
  const line: Lines[Kind] = LINES[kind];
  return entries
    .map((entry) => line(entry))
    .toSorted()
    .join('\n');
};
