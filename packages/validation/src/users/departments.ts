import * as z from 'zod/mini';
import { exactDigits, visibleText } from '../core/characters.ts';
import { requiredText, lineText, shape } from '../core/shape.ts';
import {
  DEPARTMENT_DESCRIPTION_CHARACTERS_MAX,
  DEPARTMENT_NAME_CHARACTERS_MAX,
  FLEET_CODE_CHARACTERS_MAX,
  FLEET_NAME_CHARACTERS_MAX,
  FLEET_NUMBER_CHARACTERS_MAX,
  SUB_DEPARTMENT_DIGITS,
} from './constants.ts';

/** [USER-04] */
export const subDepartmentNumber = exactDigits(
  SUB_DEPARTMENT_DIGITS,
  'department.numberRequired',
  'department.number',
);

/** The form for a department. [USER-04 to USER-06, ENT-36] */
export const department = shape({
  subDepartmentNumber,
  name: lineText(DEPARTMENT_NAME_CHARACTERS_MAX, 'department.nameRequired'),
  description: requiredText(
    DEPARTMENT_DESCRIPTION_CHARACTERS_MAX,
    'department.descriptionRequired',
  ).check(visibleText()),
});
export type DepartmentForm = z.infer<typeof department>;

const LETTERS_NUMBERS_DASHES = /^[\p{L}\p{M}\p{N}-]*$/u;
const error = 'text.lettersNumbersDashes';

/** The form for a fleet; the gateway assigns its ID. [ENT-37] */
export const fleet = shape({
  name: lineText(FLEET_NAME_CHARACTERS_MAX, 'fleet.nameRequired'),
  code: requiredText(FLEET_CODE_CHARACTERS_MAX, 'fleet.codeRequired').check(
    z.regex(LETTERS_NUMBERS_DASHES, { error }),
  ),
  number: requiredText(FLEET_NUMBER_CHARACTERS_MAX, 'fleet.numberRequired').check(
    z.regex(LETTERS_NUMBERS_DASHES, { error }),
  ),
});
export type FleetForm = z.infer<typeof fleet>;
