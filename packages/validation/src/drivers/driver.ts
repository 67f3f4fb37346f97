import type * as z from 'zod/mini';
import { stateOrProvince } from '../addresses/stateOrProvince.ts';
import { firstName, fullNameIssues, lastName } from '../contact/names.ts';
import { across, requiredId, lineText, nullable, shape } from '../core/shape.ts';
import { mobileNumber } from '../credentials/mobileNumber.ts';
import type { MessageKey } from '../messages/keys.ts';
import { LICENSE_NUMBER_CHARACTERS_MAX } from './constants.ts';
import { driverId, employeeNumber } from './driverFields.ts';

/**
 * A driver to add or edit; the full name must fit on a card. `freeDriverId` and `freeEmployeeId`
 * check for IDs in use. [CARD-23, CARD-24, DRIVER-01 to DRIVER-05, DRIVER-17, ENT-27]
 */
export const driver = shape({
  firstName,
  lastName,
  driverId,
  employeeId: employeeNumber,
  /** From the driver's license; `null` if unknown. */
  licenseNumber: nullable(lineText(LICENSE_NUMBER_CHARACTERS_MAX)),
  licenseState: nullable(stateOrProvince),
  /** Receives messages for the driver; `null` if there is none. */
  mobile: nullable(mobileNumber),
  fleetId: requiredId('fleet.choose'),
}).check(
  across<{ firstName: string; lastName: string }>((value) =>
    fullNameIssues(value.firstName, value.lastName),
  ),
);
export type Driver = z.infer<typeof driver>;

/** Labels of a driver in a list, if any. [DRIVER-18] */
export const DRIVER_LABELS = ['terminated'] as const;
/** The message key for a label. */
export const driverLabelKey = (label: (typeof DRIVER_LABELS)[number]) =>
  `driverLabel.${label}` as const satisfies MessageKey;
