import type { ImportAccount } from './importContext.ts';
import type { Reading, RowReadings } from './importTypes.ts';
import { splitName, type SplitName } from './splitName.ts';

/** A cell's value; `null` if it is empty or missing. */
export const textOf = (reading: Reading | undefined): string | null => reading?.cell.value || null;
/** Whether a cell has a value. */
export const isFilled = (reading: Reading | undefined): boolean => textOf(reading) !== null;

/** First and last name, from their own columns or a combined one. */
export function nameOf(row: RowReadings): SplitName {
  const firstName = textOf(row.firstName);
  const lastName = textOf(row.lastName);
  const combined = textOf(row.driverName);
  if (combined === null) return { firstName, lastName };
  const split = splitName(combined);
  return { firstName: firstName ?? split.firstName, lastName: lastName ?? split.lastName };
}

/** The fleet that a row names, its department's, or the account's default; empty if none. */
export function fleetOf({ fleet, department }: RowReadings, account: ImportAccount): string {
  if (isFilled(fleet)) return fleet?.id ?? '';
  return account.fleetIdOf.get(department?.id ?? '') ?? account.defaultFleetId;
}
