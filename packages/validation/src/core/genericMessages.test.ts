import { describe, expect, it } from 'vitest';
import { cardGroupName } from '../cards/cardGroup.ts';
import { gallons } from '../limits/amounts.ts';
import { en } from '../messages/en.ts';
import { money } from '../money/money.ts';
import { licensePlate } from '../vehicles/vehicleFields.ts';
import { fieldIssues } from './issue.ts';
import { natural } from './shape.ts';

const issuesOf = (schema: typeof money | typeof natural | typeof licensePlate, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : fieldIssues(parsed.error);
};

describe('generic messages', () => {
  it('[MSG-03] report a value outside its bounds', () => {
    expect(issuesOf(gallons, '501')).toEqual([
      { path: '', key: 'value.between', params: { min: 0, max: 500 } },
    ]);
  });

  it('[MSG-04] report a value below its minimum', () => {
    expect(issuesOf(natural, -1)).toEqual([{ path: '', key: 'value.atLeast', params: { min: 0 } }]);
  });

  it('[MSG-05] report a value above its maximum', () => {
    expect(issuesOf(money, '10000000')).toEqual([
      { path: '', key: 'value.atMost', params: { min: 0, max: 9_999_999.99 } },
    ]);
  });

  it('[MSG-06] report a text longer than its maximum', () => {
    expect(issuesOf(cardGroupName, 'x'.repeat(31))).toEqual([
      { path: '', key: 'text.tooLong', params: { max: 30 } },
    ]);
  });

  it('[MSG-07] report characters other than letters, numbers, spaces, or dashes', () => {
    const [issue] = issuesOf(licensePlate, 'A*1');
    expect(issue?.key).toBe('text.lettersNumbersSpacesDashes');
    expect(en['text.lettersNumbersSpacesDashes']).toBe('Only letters, numbers, spaces or dashes');
  });
});
