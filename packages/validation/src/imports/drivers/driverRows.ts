import { driver, type Driver } from '../../drivers/driver.ts';
import type { ImportAccount } from '../importContext.ts';
import type { RowReadings } from '../importTypes.ts';
import { rosterColumnOf } from '../rosterColumns.ts';
import { fleetOf, nameOf, textOf } from '../rowParts.ts';
import { toRowResult, type RowRules } from '../rowRules.ts';

/** Normalizes a phone number to digits and spaces, without the country code 1. */
const mobileOf = (text: string | null) =>
  text
    ?.replace(/^(?:\+1|1[\s.(-])/, '')
    .replaceAll(/[().\-\s]+/g, ' ')
    .trim() ?? null;

function driverOfRow(row: RowReadings, account: ImportAccount) {
  const { firstName, lastName } = nameOf(row);
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    driverId: textOf(row.driverId) ?? '',
    employeeId: textOf(row.employeeId) ?? '',
    licenseNumber: textOf(row.licenseNumber),
    licenseState: textOf(row.licenseState)?.toUpperCase() ?? null,
    mobile: mobileOf(textOf(row.mobile)),
    fleetId: fleetOf(row, account),
  };
}

/** Rows of drivers, matched by driver ID. [DRIVER-01 to DRIVER-05, DRIVER-17] */
export const driverRows = (account: ImportAccount): RowRules<Driver> => ({
  typeOf: () => null,
  uniqueIn: () => ['driverId', 'employeeId'],
  identifiedBy: 'driverId',
  columnOf: rosterColumnOf('driverId'),
  judge: ({ readings }) => toRowResult(driver.safeParse(driverOfRow(readings, account))),
});
