import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcome, accepts } from '../core/outcome.test.fixtures.ts';
import { cardLimit, cardProfile, limitFields, limitName, profileName } from './cardLimit.ts';
import { NO_LIMITS } from './noLimits.ts';
import { purchaseLimits, type PurchaseLimits } from './purchaseLimits.ts';
import { deleteLimitRefusal } from './removeLimit.ts';
import { isTimeOfDay } from './weekDays.ts';
import { allowedDays, timeWindow } from './windows.ts';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

describe('timeWindow', () => {
  it.each([
    [
      { start: '05:00', end: '19:00' },
      { start: '05:00', end: '19:00' },
    ],
    [
      { start: ' 00:00', end: '24:00' },
      { start: '00:00', end: '24:00' },
    ],
    [{ start: '19:00', end: '05:00' }, 'end time.endNotAfterStart'],
    [{ start: '05:00', end: '05:00' }, 'end time.endNotAfterStart'],
    [{ start: '5 am', end: '19:00' }, 'start time.invalid'],
    [{ start: '05:00', end: '24:01' }, 'end time.invalid'],
    [{ start: '05:00' }, 'end time.invalid'],
    [null, 'value.invalid'],
    [{ start: '05:00', end: ['04:00'] }, 'end time.invalid'],
    [{ start: ['05:00'], end: '04:00' }, 'start time.invalid'],
  ])('[LIMIT-11] for %o, returns %o', (value, expected) => {
    expect(outcome(timeWindow, value)).toEqual(expected);
  });

  it('[LIMIT-11] requires the end to be after the start, to the minute', () => {
    const minute = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(minute, minute, (start, end) => {
        expect(accepts(timeWindow, { start: clock(start), end: clock(end) })).toBe(end > start);
      }),
    );
  });
});

describe('allowedDays', () => {
  it.each([
    [
      ['fri', 'mon'],
      ['mon', 'fri'],
    ],
    [['sun'], ['sun']],
    [[], 'limit.dayRequired'],
    [undefined, 'limit.dayRequired'],
    [['mon', 'mon'], 'value.invalid'],
    [['monday'], '0 value.invalid'],
  ])('[ENT-22] for %o, returns %o', (value, expected) => {
    expect(outcome(allowedDays, value)).toEqual(expected);
  });
});

const limits = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Regional',
  limits: { ...NO_LIMITS, ...overrides },
});

describe('[LIMIT-06] [LIMIT-08] [LIMIT-11] [EXPR-12] [ENT-24 to ENT-26] cardLimit', () => {
  it('[LIMIT-01] [ENT-16 to ENT-26] accepts limits of every kind, as purchaseLimits does', () => {
    const full: PurchaseLimits = {
      perTransactionCents: 55_000,
      perDayCents: 90_000,
      perWeekCents: 200_000,
      perCycleCents: 900_000,
      cycle: 'monthly',
      cash: { amountCents: 0, reset: 'daily' },
      transactionsPerDay: 4,
      perTransactionMilligallons: 100_000,
      perDayMilligallons: 130_000,
      perWeekMilligallons: 500_000,
      gallons1: { milligallons: 45_000, reset: 'daily', groups: ['gasoline'] },
      gallons2: { milligallons: 15_000, reset: 'weekly', groups: ['def'] },
      allowedDays: ['mon', 'tue'],
      allowedTimes: [
        { start: '20:00', end: '24:00' },
        { start: '00:00', end: '06:00' },
      ],
      allowedStates: ['TX', 'ON'],
      allowedGroups: ['diesel', 'def'],
      productCodes: ['019', '062'],
      flagOnly: ['hours'],
    };
    expect(outcome(cardLimit, limits(full))).toEqual(limits(full));
    const parsed: PurchaseLimits = limitFields.parse(full);
    expect(purchaseLimits.parse(parsed)).toEqual(full);
    expect(outcome(cardLimit, limits())).toEqual(limits());
  });

  it.each<[ids: string, some: Readonly<Record<string, unknown>>, expected: string]>([
    ['LIMIT-08', { perWeekMilligallons: 500_001 }, 'limits.perWeekMilligallons value.between'],
    [
      'LIMIT-08',
      { gallons1: { milligallons: 500_001, reset: 'daily', groups: ['def'] } },
      'limits.gallons1.milligallons value.between',
    ],
    ['LIMIT-10', { perDayCents: 10.5 }, 'limits.perDayCents value.invalid'],
    ['LIMIT-10', { perDayCents: -1 }, 'limits.perDayCents value.atLeast'],
    [
      'LIMIT-11',
      { allowedTimes: [{ start: '20:00', end: '06:00' }] },
      'limits.allowedTimes.0.end time.endNotAfterStart',
    ],
    [
      'EXPR-12',
      { perTransactionCents: 90_001, perDayCents: 90_000 },
      'limits.perTransactionCents limit.transactionAboveDay',
    ],
    ['ENT-24', { allowedStates: ['ZZ'] }, 'limits.allowedStates.0 address.stateOrProvince'],
    ['ENT-25', { allowedGroups: [] }, 'limits.allowedGroups limit.oneRequired'],
    ['ENT-26', { productCodes: ['777'] }, 'limits.productCodes.0 limit.productCode'],
  ])('[%s] refuses %o', (_ids, overrides, expected) => {
    expect(outcome(cardLimit, limits(overrides))).toBe(expected);
  });

  it('[LIMIT-06] requires a name of at most 30 characters', () => {
    expect(outcome(cardLimit, { ...limits(), name: ' ' })).toBe('name limit.nameRequired');
    expect(outcome(limitName, 'x'.repeat(31))).toBe('text.tooLong');
    expect(outcome(limitName, 'x'.repeat(30))).toBe('x'.repeat(30));
  });
});

const windows = (count: number) =>
  limits({
    allowedTimes: Array.from({ length: count }, () => ({ start: '05:00', end: '06:00' })),
  });

describe('limit maximums', () => {
  it('[EXPR-12] allow a purchase limit equal to the daily limit', () => {
    const equal = limits({ perTransactionCents: 90_000, perDayCents: 90_000 });
    expect(outcome(cardLimit, equal)).toEqual(equal);
  });

  it('[LIMIT-11] allow four time windows and no more', () => {
    expect(accepts(cardLimit, windows(4))).toBe(true);
    expect(accepts(cardLimit, windows(5))).toBe(false);
  });
});

describe('cardProfile', () => {
  it('[LIMIT-02] [LIMIT-07] requires a name', () => {
    const profile = { ...limits(), isDefault: false };
    expect(outcome(cardProfile, profile)).toEqual(profile);
    expect(outcome(cardProfile, { ...profile, name: '' })).toBe('name profile.nameRequired');
    expect(outcome(profileName, undefined)).toBe('profile.nameRequired');
  });
});

describe('deleteLimitRefusal', () => {
  it('[LIMIT-03] [LIMIT-05] [MSG-46] refuses to delete a limit used by cards', () => {
    expect(deleteLimitRefusal('limit', { cardCount: 3 })).toEqual({
      key: 'limit.inUse',
      params: { count: 3 },
    });
  });
  it('[LIMIT-04] [LIMIT-05] [MSG-46] refuses to delete a profile used by cards', () => {
    expect(deleteLimitRefusal('profile', { cardCount: 1 })?.key).toBe('profile.inUse');
  });
  it('[LIMIT-05] allows deleting it once no cards use it', () => {
    expect(deleteLimitRefusal('limit', { cardCount: 0 })).toBeNull();
    expect(deleteLimitRefusal('profile', { cardCount: 0 })).toBeNull();
  });
});

it.each([
  ['9:05', true],
  ['09:05', true],
  ['23:59', true],
  ['24:00', false],
  ['9:60', false],
  ['9', false],
  ['19:05 h', false],
])('isTimeOfDay requires hours and minutes: %s', (typed, isTime) => {
  expect(isTimeOfDay(typed)).toBe(isTime);
});
