import { expect, it } from 'vitest';
import { isLimitsField, readKeptLimits } from './storedLimits.ts';
import { NO_LIMITS } from './noLimits.ts';

it('readKeptLimits reads stored limits, and no limits from invalid text', () => {
  expect(readKeptLimits('{"perDayCents":9000}')).toEqual({ ...NO_LIMITS, perDayCents: 9000 });
  for (const json of [null, 'soon', '[', 'null', '{"perDayCents":"a"}']) {
    expect(readKeptLimits(json)).toEqual(NO_LIMITS);
  }
  expect(['limits', 'ownLimits', 'profile'].map(isLimitsField)).toEqual([true, true, false]);
});
