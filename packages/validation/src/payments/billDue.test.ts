import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { billDueOn, delinquentBefore } from './billDue.ts';

describe('billDueOn', () => {
  it.each([
    ['2026-11-01', '2026-11-15'],
    ['2026-12-21', '2027-01-04'],
    ['2028-02-20', '2028-03-05'],
  ])('for the bill of the cycle before %s is %s, two weeks later', (startsOn, dueOn) => {
    expect(billDueOn(parseDate(startsOn)).toString()).toBe(dueOn);
  });
});

describe('[USER-10] delinquentBefore', () => {
  it.each([
    ['2026-11-14', '2026-09-01'],
    ['2026-11-15', '2026-10-01'],
    ['2026-11-30', '2026-10-01'],
    ['2026-12-15', '2026-10-01'],
    ['2026-12-16', '2026-11-01'],
    ['2027-01-01', '2026-11-01'],
  ])('on %s, charges posted before %s are more than 30 days overdue', (today, starts) => {
    expect(delinquentBefore(parseDate(today)).toString()).toBe(starts);
  });
});
