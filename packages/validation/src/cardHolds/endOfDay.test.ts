import { expect, it } from 'vitest';
import { endOfDayIn } from './holdSchedule.ts';

it('[CARD-07] endOfDayIn uses the account’s time zone, even across clock changes', () => {
  expect(endOfDayIn('America/Chicago', '2026-11-24').toISOString()).toBe(
    '2026-11-25T06:00:00.000Z',
  );
  expect(endOfDayIn('America/Chicago', '2026-10-31').toISOString()).toBe(
    '2026-11-01T05:00:00.000Z',
  );
});
