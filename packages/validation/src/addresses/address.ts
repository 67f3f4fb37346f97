import * as z from 'zod/mini';
import { filledText } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';
import { PROVINCES, US_STATES } from './regions.ts';

type Regions = typeof US_STATES;
const has = (regions: Regions, code: string) => regions.some((region) => region.code === code);
const region = (missing: MessageKey, ...lists: readonly Regions[]) =>
  filledText(2, missing, missing).check(
    z.toUpperCase(),
    z.refine((code) => code === '' || lists.some((regions) => has(regions, code)), {
      error: missing,
    }),
  );

/** Two letters of a US state or DC. [ENT-62] */
export const state = region('address.state', US_STATES);
/** Two letters of a Canadian province or territory. [ENT-63] */
export const province = region('address.province', PROVINCES);
/** Either of both. */
export const stateOrProvince = region('address.stateOrProvince', US_STATES, PROVINCES);

export const isProvince = (code: string): boolean => has(PROVINCES, code);

/** Exactly five digits. [USER-16] */
export const usZip = filledText(60, 'address.postalCodeRequired').check(
  z.regex(/^$|^\d{5}$/, { error: 'address.zip' }),
);

/** Gives a Canadian postal code its space. */
export const spacedPostalCode = () =>
  z.overwrite<string>((value) => value.replace(/^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/, '$1 $2'));

/** Letter-number-letter number-letter-number, in upper case with its space. [USER-14, USER-15] */
export const canadianPostalCode = filledText(60, 'address.postalCodeRequired').check(
  z.toUpperCase(),
  spacedPostalCode(),
  z.regex(/^$|^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/, {
    error: 'address.canadianPostalCode',
  }),
);
