import * as z from 'zod/mini';
import { requiredText } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';
import { PROVINCES, US_STATES } from './regions.ts';

type Regions = typeof US_STATES;
const includesCode = (regions: Regions, code: string) =>
  regions.some((region) => region.code === code);
const region = (missing: MessageKey, ...lists: readonly Regions[]) =>
  requiredText(2, missing, missing).check(
    z.toUpperCase(),
    z.refine((code) => code === '' || lists.some((regions) => includesCode(regions, code)), {
      error: missing,
    }),
  );

/** Two-letter code of a US state or DC. [ENT-62] */
export const state = region('address.state', US_STATES);
/** Two-letter code of a Canadian province or territory. [ENT-63] */
export const province = region('address.province', PROVINCES);
/** Two-letter code of a US state or a Canadian province. */
export const stateOrProvince = region('address.stateOrProvince', US_STATES, PROVINCES);

export const isProvince = (code: string): boolean => includesCode(PROVINCES, code);
