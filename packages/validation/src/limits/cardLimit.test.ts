import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuesOf, outcome, takes } from '../core/outcome.test.fixtures.ts';
import { fuelPrice, gallons, limitMilligallons, oneTimePurchase } from './amounts.ts';
import { cardLimit, cardProfile, limitFields, limitName, profileName } from './cardLimit.ts';
import { NO_LIMITS, purchaseLimits, type PurchaseLimits } from './purchaseLimits.ts';
import { deleteLimitRefusal } from './removeLimit.ts';
import { allowedDays, timeWindow } from './windows.ts';

describe('gallons', () => {
  it.each([
    ['0', 0],
    [500, 500_000],
    ['62.5', 62_500],
    ['500.001', 'value.between'],
    ['1.2345', 'gallons.decimals'],
    ['-0.1', 'value.invalid'],
    ['', 'value.required'],
  ])('[LIMIT-08] %o reads as %o', (input, expected) => {
    expect(outcome(gallons, input)).toBe(expected);
  });

  it('[LIMIT-08] reads every quantity up to 500 back and nothing beyond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (milligallons) => {
        const isWithin = milligallons <= 500_000;
        const typed = (milligallons / 1000).toFixed(3);
        expect(outcome(gallons, typed)).toBe(isWithin ? milligallons : 'value.between');
        expect(takes(limitMilligallons, milligallons)).toBe(isWithin);
        expect(takes(limitMilligallons, -1 - milligallons)).toBe(false);
      }),
    );
  });
});

describe('fuelPrice', () => {
  it.each([
    ['3.899', 3899],
    [0, 0],
    ['$10', 10_000],
    ['10.001', 'value.between'],
    ['3.8999', 'fuelPrice.decimals'],
    ['-1', 'value.invalid'],
  ])('[LIMIT-09] %o reads as %o', (input, expected) => {
    expect(outcome(fuelPrice, input)).toBe(expected);
  });

  it('[LIMIT-09] reads every price up to 10 back and nothing beyond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (mills) => {
        const expected = mills <= 10_000 ? mills : 'value.between';
        expect(outcome(fuelPrice, (mills / 1000).toFixed(3))).toBe(expected);
      }),
    );
  });
});

describe('oneTimePurchase', () => {
  it.each([
    ['1', 100],
    ['99999.99', 9_999_999],
    ['99,999.99', 9_999_999],
    ['0.99', 'value.between'],
    ['100000', 'value.between'],
    ['1.001', 'money.decimals'],
  ])('[CARD-30] %o reads as %o', (input, expected) => {
    expect(outcome(oneTimePurchase, input)).toBe(expected);
  });

  it('[CARD-30] reads every amount within its bounds back and nothing outside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12_000_000 }), (cents) => {
        const isWithin = cents >= 100 && cents <= 9_999_999;
        const expected = isWithin ? cents : 'value.between';
        expect(outcome(oneTimePurchase, (cents / 100).toFixed(2))).toBe(expected);
      }),
    );
  });
});

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
  ])('[LIMIT-11] %o gives %o', (value, expected) => {
    expect(outcome(timeWindow, value)).toEqual(expected);
  });

  it('[LIMIT-11] the end is after the start, to the minute', () => {
    const minute = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(minute, minute, (start, end) => {
        expect(takes(timeWindow, { start: clock(start), end: clock(end) })).toBe(end > start);
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
  ])('[ENT-22] %o gives %o', (value, expected) => {
    expect(outcome(allowedDays, value)).toEqual(expected);
  });
});

const limits = (some: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Regional',
  limits: { ...NO_LIMITS, ...some },
});

describe('[LIMIT-06] [LIMIT-08] [LIMIT-11] [EXPR-12] [ENT-24 to ENT-26] cardLimit', () => {
  it('[LIMIT-01] [ENT-16 to ENT-26] takes limits of every kind, as purchaseLimits has them', () => {
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
  ])('[%s] refuses %o', (_ids, some, expected) => {
    expect(outcome(cardLimit, limits(some))).toBe(expected);
  });

  it('[LIMIT-06] has a name', () => {
    expect(outcome(cardLimit, { ...limits(), name: ' ' })).toBe('name limit.nameRequired');
    expect(outcome(limitName, 'x'.repeat(31))).toBe('text.tooLong');
    expect(outcome(limitName, 'x'.repeat(30))).toBe('x'.repeat(30));
  });
});

const windows = (count: number) =>
  limits({
    allowedTimes: Array.from({ length: count }, () => ({ start: '05:00', end: '06:00' })),
  });

describe('bounds of limits', () => {
  it.each([
    [gallons, '501', 500],
    [limitMilligallons, 500_001, 500],
    [fuelPrice, '11', 10],
    [oneTimePurchase, '100000', 99_999.99],
  ])('[LIMIT-08] [LIMIT-09] are named in gallons and dollars', (schema, value, max) => {
    const min = max > 1000 ? 1 : 0;
    expect(issuesOf(schema, value)).toMatchObject([{ key: 'value.between', params: { min, max } }]);
  });

  it('[LIMIT-08] include both ends', () => {
    expect(outcome(limitMilligallons, 0)).toBe(0);
    expect(outcome(limitMilligallons, 500_000)).toBe(500_000);
    expect(issuesOf(limitMilligallons, -1)).toMatchObject([{ params: { min: 0 } }]);
  });

  it('[EXPR-12] let one purchase be as much as a day', () => {
    const equal = limits({ perTransactionCents: 90_000, perDayCents: 90_000 });
    expect(outcome(cardLimit, equal)).toEqual(equal);
  });

  it('let a hundred windows be listed, and no more', () => {
    expect(takes(cardLimit, windows(100))).toBe(true);
    expect(takes(cardLimit, windows(101))).toBe(false);
  });
});

describe('cardProfile', () => {
  it('[LIMIT-02] [LIMIT-07] has a name', () => {
    const profile = { ...limits(), isDefault: false };
    expect(outcome(cardProfile, profile)).toEqual(profile);
    expect(outcome(cardProfile, { ...profile, name: '' })).toBe('name profile.nameRequired');
    expect(outcome(profileName, undefined)).toBe('profile.nameRequired');
  });
});

describe('deleteLimitRefusal', () => {
  it('[LIMIT-03] [LIMIT-05] [MSG-46] refuses to delete a limit that cards use', () => {
    expect(deleteLimitRefusal('limit', { cardCount: 3 })).toEqual({
      key: 'limit.inUse',
      params: { count: 3 },
    });
  });
  it('[LIMIT-04] [LIMIT-05] [MSG-46] refuses to delete a profile that cards use', () => {
    expect(deleteLimitRefusal('profile', { cardCount: 1 })?.key).toBe('profile.inUse');
  });
  it('[LIMIT-05] deletes it once its cards are reassigned', () => {
    expect(deleteLimitRefusal('limit', { cardCount: 0 })).toBeNull();
    expect(deleteLimitRefusal('profile', { cardCount: 0 })).toBeNull();
  });
});
