import * as z from 'zod/mini';
import { atLeastCharacters, exactDigits } from '../core/characters.ts';
import { across, requiredText, shape } from '../core/shape.ts';
import {
  LIVE_HELP_PIN_DIGITS,
  PIN_DIGITS,
  VERBAL_PASSCODE_CHARACTERS_MAX,
  VERBAL_PASSCODE_CHARACTERS_MIN,
} from './constants.ts';

/** Spoken to customer service on the phone: 4 to 20 letters and digits. [USER-21 to USER-24] */
export const verbalPasscode = requiredText(
  VERBAL_PASSCODE_CHARACTERS_MAX,
  'verbalPasscode.required',
  'verbalPasscode.tooLong',
).check(
  atLeastCharacters(VERBAL_PASSCODE_CHARACTERS_MIN, 'verbalPasscode.tooShort'),
  z.regex(/^[\p{L}\p{M}\p{Nd}]*$/u, { error: 'verbalPasscode.characters' }),
);

/** A card's PIN. [PID-10] */
export const pin = exactDigits(PIN_DIGITS, 'pin.required', 'pin.digits');

/** Typed by a customer to share their screen with an agent. [HELP-04] */
export const liveHelpPin = exactDigits(
  LIVE_HELP_PIN_DIGITS,
  'liveHelpPin.required',
  'liveHelpPin.digits',
);

/** A new PIN and its confirmation. [PID-10, PID-11] */
export const pinPair = shape({
  pin,
  confirmation: z
    .string({ error: 'pin.confirmationRequired' })
    .check(z.trim(), z.minLength(1, { error: 'pin.confirmationRequired' })),
}).check(
  across<{ pin: string; confirmation: string }>((pair) =>
    pair.confirmation && pair.pin !== pair.confirmation
      ? [{ path: ['confirmation'], key: 'pin.differs' }]
      : [],
  ),
);
