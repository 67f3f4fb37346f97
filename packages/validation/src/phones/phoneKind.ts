import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { phoneKindByAreaCode, type PhoneKindOf } from '../credentials/phoneKinds.ts';
import { nanpMetadata } from './nanpMetadata.ts';

const US = 'US';

/**
 * Kind of a number by libphonenumber's data; a number without a country is read as one of the United
 * States. A number in an area code that the data does not know yet counts as `us` if it has the form.
 * [AUTH-50 to AUTH-52]
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
