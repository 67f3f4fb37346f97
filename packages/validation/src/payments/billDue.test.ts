import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { billDueOn } from './billDue.ts';

describe('billDueOn', () => {
  it.each([
    ['2026-11-01', '2026-11-15'],
    ['2026-12-21', '2027-01-04'],
    ['2028-02-20', '2028-03-05'],
  ])('a bill of the cycle before %s is due two weeks later, on %s', (startsOn, dueOn) => {
    expect(billDueOn(parseDate(startsOn)).toString()).toBe(dueOn);
  });
});
