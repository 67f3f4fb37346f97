import * as z from 'zod/mini';
import { requiredText, isNotTaken } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';
import { DRIVER_ID_CHARACTERS_MAX, EMPLOYEE_ID_CHARACTERS_MAX } from './constants.ts';

const ID = /^[\p{L}\p{N}-]*$/u;
const idText = (maxCharacters: number, missing: MessageKey) =>
  requiredText(maxCharacters, missing).check(z.regex(ID, { error: 'text.lettersNumbersDashes' }));

/** The ID that the fleet assigns to a driver; unique in the account. [DRIVER-04, DRIVER-05] */
export const driverId = idText(DRIVER_ID_CHARACTERS_MAX, 'driver.idRequired');
/** At most 10 characters; unique in the account. [DRIVER-02, DRIVER-03] */
export const employeeId = idText(EMPLOYEE_ID_CHARACTERS_MAX, 'driver.employeeIdRequired');
/** An employee ID that a form labels as a number and requires. [DRIVER-02, DRIVER-17] */
export const employeeNumber = idText(EMPLOYEE_ID_CHARACTERS_MAX, 'driver.employeeNumberRequired');

/** A driver ID that is unused in the account, ignoring case. [DRIVER-05] */
export const freeDriverId = (existing: { readonly driverIds: readonly string[] }) =>
  driverId.check(isNotTaken(existing.driverIds, 'driver.idInUse'));
/** An employee ID that is unused in the account, ignoring case. [DRIVER-03, MSG-48] */
export const freeEmployeeId = (existing: { readonly employeeIds: readonly string[] }) =>
  employeeId.check(isNotTaken(existing.employeeIds, 'driver.employeeIdInUse'));
