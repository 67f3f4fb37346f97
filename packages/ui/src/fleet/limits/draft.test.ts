import { describe, expect, it } from 'vitest';
import { NO_LIMITS, cardLimit, cardProfile, type PurchaseLimits } from '@forecourt/validation';
import { checkLimits, draftOf, fieldOfIssue, limitsOf, toCardLimit } from './draft.ts';

const linehaul: PurchaseLimits = {
  ...NO_LIMITS,
  perDayCents: 60_000,
  perCycleCents: 650_000,
  cash: { amountCents: 10_000, reset: 'weekly' },
  transactionsPerDay: 3,
  perDayMilligallons: 100_000,
  perTransactionMilligallons: 62_500,
  gallons1: { milligallons: 75_000, reset: 'daily', groups: ['diesel'] },
  allowedDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
  allowedTimes: [{ start: '05:00', end: '19:00' }],
  allowedStates: ['TX', 'OK'],
  allowedGroups: ['diesel', 'def'],
  productCodes: ['019'],
  flagOnly: ['hours'],
};
const draft = (change: Partial<ReturnType<typeof draftOf>> = {}) => ({
  ...draftOf('Linehaul', linehaul),
  ...change,
});
const wrong = (change: Partial<ReturnType<typeof draftOf>>) =>
  checkLimits(draft(change)).map(({ path, key }) => [path, key]);

describe('limits draft', () => {
  it('[LIMIT-01] converts limits to a draft and back without changes', () => {
    expect(limitsOf(draftOf('Linehaul', linehaul))).toEqual(linehaul);
    expect(limitsOf(draftOf('None', NO_LIMITS))).toEqual(NO_LIMITS);
    expect(draft().perDay).toBe('600.00');
    expect(draft().gallonsPerTransaction).toBe('62.5');
    expect(draft().gallonsPerDay).toBe('100');
  });

  it('treats an empty field as no limit', () => {
    const open = limitsOf(draft({ perDay: ' ', states: [], groups: [], isAnyHour: true }));
    expect(open).toMatchObject({
      perDayCents: null,
      allowedStates: null,
      allowedGroups: null,
      allowedTimes: null,
    });
  });

  it('converts a window end of 00:00 to 24:00', () => {
    const { allowedTimes } = limitsOf(draft({ windows: [{ start: '18:00', end: '00:00' }] }));
    expect(allowedTimes).toEqual([{ start: '18:00', end: '24:00' }]);
  });

  it('accepts valid limits', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ perDay: '$1,250', perTransaction: '1250.00' })).toEqual([]);
  });

  it('[LIMIT-06] requires a name', () => {
    expect(wrong({ name: ' ' })).toEqual([['name', 'limit.nameRequired']]);
  });

  it('[LIMIT-07] requires a name for a profile', () => {
    const nameless = draft({ name: '' });
    const profile = { ...toCardLimit(nameless), isDefault: false };
    expect(checkLimits(nameless, cardProfile, profile).map(({ key }) => key)).toEqual([
      'profile.nameRequired',
    ]);
  });

  it('[LIMIT-08] reports more than 500 gallons at its field', () => {
    expect(wrong({ gallonsPerDay: '500.5' })).toEqual([['gallonsPerDay', 'value.between']]);
    expect(wrong({ gallons1: { ...draft().gallons1, gallons: '501' } })).toEqual([
      ['gallons1.gallons', 'value.between'],
    ]);
  });

  it('[LIMIT-10] refuses dollar amounts with more than two decimals', () => {
    expect(wrong({ perWeek: '10.005' })).toEqual([['perWeek', 'money.decimals']]);
    expect(wrong({ cash: '1.234' })).toEqual([['cash', 'money.decimals']]);
  });

  it('[LIMIT-11] refuses hours that end before they start', () => {
    expect(wrong({ windows: [{ start: '19:00', end: '05:00' }] })).toEqual([
      ['windows.0', 'time.endNotAfterStart'],
    ]);
  });

  it('refuses text, a fractional count, a purchase limit above the daily one, and no days', () => {
    expect(wrong({ perDay: 'plenty' })).toEqual([['perDay', 'value.invalid']]);
    expect(wrong({ transactionsPerDay: '2.5' }).map(([path]) => path)).toEqual([
      'transactionsPerDay',
    ]);
    expect(wrong({ perTransaction: '601' })).toEqual([
      ['perTransaction', 'limit.transactionAboveDay'],
    ]);
    expect(wrong({ days: [] })).toEqual([['days', 'limit.dayRequired']]);
  });

  it('maps issue paths to form fields', () => {
    expect(fieldOfIssue('limits.cash.amountCents')).toBe('cash');
    expect(fieldOfIssue('limits.allowedTimes.1.end')).toBe('windows.1');
    expect(fieldOfIssue('name')).toBe('name');
    expect(cardLimit.safeParse(toCardLimit(draft())).success).toBe(true);
  });
});
