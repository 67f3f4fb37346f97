import * as z from 'zod/mini';
import { NAME_CHARACTERS_MAX } from '../cards/constants.ts';
import {
  across,
  requiredId,
  digitText,
  lineText,
  isNotTaken,
  list,
  id,
  oneOf,
  shape,
} from '../core/shape.ts';
import { PROMPTED_ID_DIGITS_MAX, PROMPTED_ID_DIGITS_MIN } from './constants.ts';
import { promptedIdState } from './lifecycle.ts';

/** V for vehicle, D for driver. [ENT-34] */
export const PROMPTED_ID_TYPES = ['V', 'D'] as const;
export const promptedIdType = oneOf(PROMPTED_ID_TYPES);

/** Who manages a prompted ID. [ENT-35] */
export const PROMPTED_ID_MANAGERS = ['customerId', 'department', 'fleet'] as const;

/** Length of a run of equal or sequential digits, which is not allowed. [PID-08] */
const RUN_DIGITS = 3;

/** Whether three consecutive digits are equal (111) or sequential, up (123) or down (321). */
function hasRun(digits: string): boolean {
  for (let index = RUN_DIGITS - 1; index < digits.length; index += 1) {
    const step = Number(digits[index]) - Number(digits[index - 1]);
    const stepBefore = Number(digits[index - 1]) - Number(digits[index - 2]);
    if (step === stepBefore && Math.abs(step) <= 1) return true;
  }
  return false;
}

export interface PromptedIdDigits {
  readonly minDigits?: number;
  readonly maxDigits?: number;
}

/**
 * The number to enter at the pump: 3 to 9 digits, or as the account's variant specifies, without a
 * leading zero and without three equal or sequential digits in a row. [PID-06 to PID-08]
 */
export const promptedIdNumber = ({
  minDigits = PROMPTED_ID_DIGITS_MIN,
  maxDigits = PROMPTED_ID_DIGITS_MAX,
}: PromptedIdDigits = {}) =>
  digitText({
    minDigits,
    maxDigits,
    missing: 'promptedId.numberRequired',
    invalid: 'promptedId.digits',
  }).check(
    z.refine((digits) => !digits.startsWith('0'), { error: 'promptedId.leadingZero' }),
    z.refine((digits) => !/^\d+$/.test(digits) || !hasRun(digits), { error: 'promptedId.run' }),
  );

export interface PromptedIdBounds extends PromptedIdDigits {
  /** Names of the other prompted IDs under the same customer ID. */
  readonly existingNames: readonly string[];
}

/**
 * A prompted ID to add or edit, with the cards that accept it; a vehicle's is permanently on.
 * [PID-05 to PID-09, ENT-33 to ENT-35, MSG-47]
 */
export const promptedId = ({ existingNames, ...digits }: PromptedIdBounds) =>
  shape({
    name: lineText(NAME_CHARACTERS_MAX, 'promptedId.nameRequired').check(
      isNotTaken(existingNames, 'promptedId.nameInUse'),
    ),
    type: promptedIdType,
    number: promptedIdNumber(digits),
    status: promptedIdState,
    managedBy: oneOf(PROMPTED_ID_MANAGERS),
    managedById: requiredId('promptedId.managerRequired'),
    cardIds: list(id),
  }).check(
    across<{ type: string; status: string }>(({ type, status }) =>
      type === 'V' && status === 'off'
        ? [{ path: ['status'], key: 'promptedId.vehicleAlwaysOn' }]
        : [],
    ),
  );
export type PromptedId = z.infer<ReturnType<typeof promptedId>>;
