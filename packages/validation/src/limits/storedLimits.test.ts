import { expect, it } from 'vitest';
import { isLimitsField, readStoredLimits } from './storedLimits.ts';
import { NO_LIMITS } from './noLimits.ts';

it('readStoredLimits reads stored limits, and no limits from invalid text', () => {
  expect(readStoredLimits('{"perDayCents":9000}')).toEqual({ ...NO_LIMITS, perDayCents: 9000 });
  for (const json of [null, 'soon', '[', 'null', '{"perDayCents":"a"}']) {
    expect(readStoredLimits(json)).toEqual(NO_LIMITS);
  }
  expect(['limits', 'ownLimits', 'profile'].map(isLimitsField)).toEqual([true, true, false]);
});
