import * as z from 'zod/mini';
import { visibleText } from '../core/characters.ts';
import { across, requiredText, lineText, nullable, shape, text } from '../core/shape.ts';
import { canadianPostalCode, spacedPostalCode, usZip } from './postalCode.ts';
import { isProvince, stateOrProvince } from './stateOrProvince.ts';

export const STREET_CHARACTERS_MAX = 80;
export const CITY_CHARACTERS_MAX = 60;
/** Longer than a valid code, so that a wrong one is reported as invalid rather than too long. */
const POSTAL_CODE_CHARACTERS_MAX = 10;

/** Fields of a location in the United States or Canada. */
export const addressFields = {
  street: lineText(STREET_CHARACTERS_MAX, 'address.streetRequired'),
  city: lineText(CITY_CHARACTERS_MAX, 'address.cityRequired'),
  state: stateOrProvince,
  postalCode: requiredText(POSTAL_CODE_CHARACTERS_MAX, 'address.postalCodeRequired').check(
    z.toUpperCase(),
    spacedPostalCode(),
  ),
};

/** Checks the postal code against the state's country. [USER-14 to USER-16] */
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
  /** Suite, dock, or floor. */
  secondLine: z.optional(nullable(text(STREET_CHARACTERS_MAX).check(visibleText()))),
}).check(postalCodeFits());
export type Address = z.infer<typeof address>;
