import type * as z from 'zod/mini';
import { stateOrProvince } from '../addresses/stateOrProvince.ts';
import { firstName, fullNameIssues, lastName } from '../contact/names.ts';
import { across, chosenId, lineText, nullable, shape } from '../core/shape.ts';
import { mobileNumber } from '../credentials/mobileNumber.ts';
import type { MessageKey } from '../messages/keys.ts';
import { LICENSE_NUMBER_CHARACTERS_MAX } from './constants.ts';
import { driverId, employeeNumber } from './driverFields.ts';

/**
 * A driver to add or change; names fit together on a card. Whether IDs are free in the account,
 * `freeDriverId` and `freeEmployeeId` say. [CARD-23, CARD-24, DRIVER-01 to DRIVER-05, DRIVER-17, ENT-27]
 */
export const driver = shape({
  firstName,
  lastName,
  driverId,
  employeeId: employeeNumber,
  /** Of the driver's license; null: not known. */
  licenseNumber: nullable(lineText(LICENSE_NUMBER_CHARACTERS_MAX)),
  licenseState: nullable(stateOrProvince),
  /** Where messages for the driver go; null: nowhere. */
  mobile: nullable(mobileNumber),
  fleetId: chosenId('fleet.choose'),
}).check(
  across<{ firstName: string; lastName: string }>((value) =>
    fullNameIssues(value.firstName, value.lastName),
  ),
);
export type Driver = z.infer<typeof driver>;

/** What else a driver can be called in a list. [DRIVER-18] */
export const DRIVER_LABELS = ['terminated'] as const;
/** The message key of a label. */
export const driverLabelKey = (label: (typeof DRIVER_LABELS)[number]) =>
  `driverLabel.${label}` as const satisfies MessageKey;
