import * as z from 'zod/mini';
import { visibleText } from '../core/characters.ts';
import { across, filledText, lineText, nullable, shape, text } from '../core/shape.ts';
import { canadianPostalCode, spacedPostalCode, usZip } from './postalCode.ts';
import { isProvince, stateOrProvince } from './stateOrProvince.ts';

export const STREET_CHARACTERS_MAX = 80;
export const CITY_CHARACTERS_MAX = 60;
/** Room for a code that is wrong, so that it is named as wrong and not as long. */
const POSTAL_CODE_CHARACTERS_MAX = 10;

/** The fields that place something in the United States or Canada. */
export const addressFields = {
  street: lineText(STREET_CHARACTERS_MAX, 'address.streetRequired'),
  city: lineText(CITY_CHARACTERS_MAX, 'address.cityRequired'),
  state: stateOrProvince,
  postalCode: filledText(POSTAL_CODE_CHARACTERS_MAX, 'address.postalCodeRequired').check(
    z.toUpperCase(),
    spacedPostalCode(),
  ),
};

/** The postal code is one of the state's country. [USER-14 to USER-16] */
export const postalCodeFits = () =>
  across<{ state: string; postalCode: string }>(({ state, postalCode }) => {
    if (typeof state !== 'string' || typeof postalCode !== 'string' || postalCode === '') return [];
    const [rule, key] = isProvince(state)
      ? ([canadianPostalCode, 'address.canadianPostalCode'] as const)
      : ([usZip, 'address.zip'] as const);
    return rule.safeParse(postalCode).success ? [] : [{ path: ['postalCode'], key }];
  });

/** An address in the United States or Canada. [USER-14 to USER-16, ENT-47] */
export const address = shape({
  ...addressFields,
  /** Suite, dock, floor. */
  secondLine: z.optional(nullable(text(STREET_CHARACTERS_MAX).check(visibleText()))),
}).check(postalCodeFits());
export type Address = z.infer<typeof address>;
