import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { phoneKindByAreaCode, type PhoneKindOf } from '../credentials/phoneKinds.ts';
import { nanpMetadata } from './nanpMetadata.ts';

const US = 'US';

/**
 * Classifies a number with libphonenumber's data; without a country code, it counts as a US number.
 * A well-formed number in an area code that the data does not know yet counts as `us`. [AUTH-50 to
 * AUTH-52]
 */
export const phoneKind: PhoneKindOf = (number) => {
  const parsed = parsePhoneNumberFromString(number, US, nanpMetadata);
  if (parsed?.countryCallingCode !== '1') return 'nonUs';
  const type = parsed.getType();
  if (type === 'TOLL_FREE') return 'tollFree';
  if (type === 'PREMIUM_RATE') return 'premium';
  if (parsed.country !== undefined && parsed.country !== US) return 'nonUs';
  return parsed.isValid() ? 'us' : phoneKindByAreaCode(parsed.nationalNumber);
};
