import * as z from 'zod/mini';
import { atLeastCharacters } from '../core/characters.ts';
import { requiredText } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';
import { MOBILE_NUMBER_CHARACTERS_MAX, MOBILE_NUMBER_CHARACTERS_MIN } from './constants.ts';
import { phoneKindByAreaCode, type PhoneKind, type PhoneKindOf } from './phoneKinds.ts';

/** At least 10 characters, digits and spaces only. [AUTH-53, AUTH-54] */
export const mobileNumber = requiredText(
  MOBILE_NUMBER_CHARACTERS_MAX,
  'mobileNumber.required',
  'mobileNumber.tooLong',
).check(
  atLeastCharacters(MOBILE_NUMBER_CHARACTERS_MIN, 'mobileNumber.tooShort'),
  z.regex(/^[\d ]*$/, { error: 'mobileNumber.characters' }),
);

const refusals: Readonly<Record<Exclude<PhoneKind, 'us'>, MessageKey>> = {
  tollFree: 'mfaPhone.tollFree',
  premium: 'mfaPhone.premium',
  nonUs: 'mfaPhone.nonUs',
};

/** A mobile number that can receive codes, as classified by `kindOf`. [AUTH-50 to AUTH-52] */
export const mfaPhoneBy = (kindOf: PhoneKindOf) =>
  mobileNumber.check(
    z.check(({ value, issues }) => {
      if (issues.length > 0) return;
      const kind = kindOf(value);
      if (kind === 'us') return;
      issues.push({ code: 'custom', input: value, message: refusals[kind], params: {} });
    }),
  );

/** A US mobile number that is neither toll-free nor premium, for codes. [AUTH-50 to AUTH-52] */
export const mfaPhone = mfaPhoneBy(phoneKindByAreaCode);
