import * as z from 'zod/mini';
import { NAME_CHARACTERS_MAX } from '../cards/constants.ts';
import { requiredText, isNotTaken, lineText } from '../core/shape.ts';
import {
  LICENSE_PLATE_CHARACTERS_MAX,
  UNIT_NUMBER_CHARACTERS_MAX,
  VEHICLE_ID_CHARACTERS_MAX,
} from './constants.ts';

/** The ID that the fleet assigns to a vehicle. [DRIVER-06] */
export const vehicleId = requiredText(VEHICLE_ID_CHARACTERS_MAX, 'vehicle.idRequired').check(
  z.regex(/^[\p{L}\p{N}-]*$/u, { error: 'text.lettersNumbersDashes' }),
);

/** The number displayed on the vehicle; unique in the account. [DRIVER-08, DRIVER-16] */
export const unitNumber = requiredText(UNIT_NUMBER_CHARACTERS_MAX, 'vehicle.unitRequired').check(
  z.regex(/^[\p{L}\p{N}\-./# ]*$/u, { error: 'text.lettersNumbersSpacesDashes' }),
);
/** [DRIVER-07] */
export const vehicleName = lineText(NAME_CHARACTERS_MAX, 'vehicle.nameRequired');
/** 1 to 8 letters, numbers, spaces, and dashes. [DRIVER-13, DRIVER-14] */
export const licensePlate = requiredText(LICENSE_PLATE_CHARACTERS_MAX).check(
  z.regex(/^[A-Za-z0-9 -]*$/, { error: 'text.lettersNumbersSpacesDashes' }),
);

/** A unit number that is unused in the account, ignoring case. [DRIVER-16] */
export const freeUnitNumber = (existing: { readonly unitNumbers: readonly string[] }) =>
  unitNumber.check(isNotTaken(existing.unitNumbers, 'vehicle.unitInUse'));

/** The default name of a vehicle, from its unit number. */
export const unitNameOf = (unit: string): string => (unit === '' ? '' : `Unit ${unit}`);
/** The default ID of a vehicle: its unit number, with dashes in place of other characters. */
export const vehicleIdOf = (unit: string): string => unit.replaceAll(/[^\p{L}\p{N}-]+/gu, '-');
