import * as z from 'zod/mini';
import { filledText } from '../core/shape.ts';
import { DRIVER_ID_CHARACTERS_MAX, EMPLOYEE_ID_CHARACTERS_MAX } from './constants.ts';

const ID = /^[\p{L}\p{N}-]*$/u;

/** The ID that the fleet gives a driver; unique in the account. [DRIVER-04, DRIVER-05] */
export const driverId = filledText(DRIVER_ID_CHARACTERS_MAX, 'driver.idRequired').check(
  z.regex(ID, { error: 'text.lettersNumbersDashes' }),
);
/** Unique in the account. [DRIVER-02, DRIVER-03] */
export const employeeId = filledText(EMPLOYEE_ID_CHARACTERS_MAX, 'driver.employeeIdRequired').check(
  z.regex(ID, { error: 'text.lettersNumbersDashes' }),
);
