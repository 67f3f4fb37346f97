import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, outcome, accepts } from '../core/outcome.test.fixtures.ts';
import { promptedId, promptedIdNumber } from './promptedId.ts';

const hasRun = (text: string) =>
  Array.from({ length: 10 }, (_, digit) => digit).some((digit) =>
    [
      `${digit}${digit}${digit}`,
      ...(digit < 8 ? [`${digit}${digit + 1}${digit + 2}`] : []),
      ...(digit > 1 ? [`${digit}${digit - 1}${digit - 2}`] : []),
    ].some((run) => text.includes(run)),
  );

describe('promptedIdNumber', () => {
  it.each([
    ['PID-06', '417', '417'],
    ['PID-06', '902741586', '902741586'],
    ['PID-06', '41', 'promptedId.digits'],
    ['PID-06', '9027415863', 'promptedId.digits'],
    ['PID-06', '41a7', 'promptedId.digits'],
    ['PID-06', '', 'promptedId.numberRequired'],
    ['PID-07', '0417', 'promptedId.leadingZero'],
    ['PID-07', '0123', 'promptedId.leadingZero, promptedId.run'],
    ['PID-08', '111', 'promptedId.run'],
    ['PID-08', '4111', 'promptedId.run'],
    ['PID-08', '9876', 'promptedId.run'],
    ['PID-08', '1123', 'promptedId.run'],
    ['PID-08', '41237', 'promptedId.run'],
    ['PID-08', '93217', 'promptedId.run'],
    ['PID-08', '909090', '909090'],
    ['PID-08', '1124', '1124'],
    ['PID-08', '8901', '8901'],
    ['PID-08', '1357', '1357'],
    ['PID-08', '5000', 'promptedId.run'],
  ])('[%s] for %o, returns %o', (_id, typed, expected) => {
    expect(outcome(promptedIdNumber(), typed)).toBe(expected);
  });

  it('[PID-06] requires the account’s number of digits', () => {
    const six = promptedIdNumber({ minDigits: 6, maxDigits: 6 });
    expect(outcome(six, '417205')).toBe('417205');
    expect(outcome(six, '41720')).toBe('promptedId.digits');
    expect(outcome(promptedIdNumber({ minDigits: 4 }), '417')).toBe('promptedId.digits');
  });

  it('[PID-06 to PID-08] accepts 3 to 9 digits exactly if they break no rule', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,11}$/), (text) => {
        const isGood =
          text.length >= 3 && text.length <= 9 && !text.startsWith('0') && !hasRun(text);
        expect(outcome(promptedIdNumber(), text) === text).toBe(isGood);
      }),
      { numRuns: 500 },
    );
  });
});

const context = { existingNames: ['Night shift', 'Zoë'] };
const own = {
  name: 'Day shift',
  type: 'D',
  number: '4172',
  status: 'off',
  managedBy: 'department',
  managedById: idOf(4),
  cardIds: [idOf(7)],
};

describe('[PID-05] [PID-06] [PID-09] [ENT-33 to ENT-35] [MSG-47] promptedId', () => {
  it('[ENT-33 to ENT-35] accepts an ID with the cards it is valid for', () => {
    expect(outcome(promptedId(context), own)).toEqual(own);
  });

  it.each<[ids: string, some: Readonly<Record<string, unknown>>, expected: string]>([
    ['PID-05', { type: 'V' }, 'status promptedId.vehicleAlwaysOn'],
    ['PID-09', { name: ' night SHIFT' }, 'name promptedId.nameInUse'],
    ['PID-09', { name: 'ZOË' }, 'name promptedId.nameInUse'],
    ['PID-09', { name: '' }, 'name promptedId.nameRequired'],
    ['PID-06', { number: '41' }, 'number promptedId.digits'],
    ['ENT-34', { type: 'X' }, 'type value.invalid'],
    ['ENT-35', { managedById: '' }, 'managedById promptedId.managerRequired'],
  ])('[%s] refuses %o', (_ids, overrides, expected) => {
    expect(outcome(promptedId(context), { ...own, ...overrides })).toBe(expected);
  });

  it('[PID-05] accepts a vehicle ID that is on', () => {
    expect(accepts(promptedId(context), { ...own, type: 'V', status: 'on' })).toBe(true);
  });

  it('[PID-06] requires the number of digits of a variant', () => {
    const variant = promptedId({ ...context, minDigits: 5, maxDigits: 6 });
    expect(outcome(variant, own)).toBe('number promptedId.digits');
  });
});
