import { describe, expect, it } from 'vitest';
import * as figures from './constants.ts';
import {
  addOnIssues,
  addOnMonthCents,
  addOnReasons,
  withDefaults,
  type AddOnSettings,
} from './products.ts';
import {
  fraudProtectorMonthCents,
  fraudWaiverCents,
  isHighRisk,
  packageMonthCents,
  packageRateFrom,
} from './pricing.ts';

describe('add-on services and packages', () => {
  it.each([
    ['ADDON-01', 'oneLook'],
    ['ADDON-02', 'fleetDash'],
    ['ADDON-03', 'fraudProtector'],
    ['ADDON-04', 'maintenance'],
    ['ADDON-05', 'fleetAdvance'],
    ['ADDON-06', 'proximity'],
  ])('[%s] include the service %s', (_id, service) => {
    expect(figures.addOnService.safeParse(service).success).toBe(true);
  });

  it('[ADDON-07] include exactly the five known packages', () => {
    expect(figures.FEATURE_PACKAGES).toEqual(['regular', 'plus', 'premium', 'pro', 'enterprise']);
    expect(figures.featurePackage.safeParse('premier').success).toBe(false);
  });

  it('[ADDON-08] an upgrade takes 30 to 45 days to enroll', () => {
    expect([figures.UPGRADE_ENROLL_DAYS_MIN, figures.UPGRADE_ENROLL_DAYS_MAX]).toEqual([30, 45]);
  });

  it('[ADDON-09] an upgrade’s rate applies from the start of the next month', () => {
    const lastEvening = new Date('2026-12-01T05:30:00Z'); // November 30 in Chicago
    expect(packageRateFrom(lastEvening, 'America/Chicago')).toBe('2026-12-01');
    expect(packageRateFrom(lastEvening, 'UTC')).toBe('2027-01-01');
  });

  it('[ADDON-10] [ADDON-11] a card costs $8 a month in Plus and $12 in Premium', () => {
    expect(figures.PACKAGE_CARD_MONTH_CENTS).toMatchObject({ plus: 800, premium: 1200 });
    expect(packageMonthCents('plus', 12)).toBe(9600);
    expect(packageMonthCents('premium', 1)).toBe(1200);
    expect(packageMonthCents('regular', 12)).toBe(0);
  });

  it('[ADDON-12] [ADDON-13] Plus forgives one late payment a year, Premium two', () => {
    expect(figures.LATE_PAYMENTS_FORGIVEN_PER_YEAR).toMatchObject({ plus: 1, premium: 2 });
  });
});

const good = { commercialScore: 600, consumerScore: 670, latePaymentDays: [] };
const today = '2026-11-21';
const late = (...latePaymentDays: readonly string[]) =>
  isHighRisk({ ...good, latePaymentDays }, today);

describe('high-risk pricing', () => {
  it('[ADDON-14] [ADDON-15] applies below commercial score 600 or consumer score 670', () => {
    expect(isHighRisk(good, today)).toBe(false);
    expect(isHighRisk({ ...good, commercialScore: 599 }, today)).toBe(true);
    expect(isHighRisk({ ...good, consumerScore: 669 }, today)).toBe(true);
    expect(isHighRisk({ ...good, commercialScore: null, consumerScore: null }, today)).toBe(false);
  });

  it('[ADDON-16] applies with two late payments in 12 months', () => {
    expect(late('2025-11-22', '2026-11-21')).toBe(true);
    expect(late('2026-11-21')).toBe(false);
    expect(late('2025-11-21', '2026-11-21')).toBe(false);
    expect(late('2026-11-21', '2026-11-22')).toBe(false);
  });
});

describe('Fraud Protector', () => {
  it('[ADDON-17] costs $20 a month with fewer than 10 cards', () => {
    expect([0, 1, 9].map(fraudProtectorMonthCents)).toEqual([2000, 2000, 2000]);
  });

  it('[ADDON-18] costs $4 per card per month with 10 or more cards', () => {
    expect([10, 11, 100].map(fraudProtectorMonthCents)).toEqual([4000, 4400, 40_000]);
  });

  const loss = {
    cardCount: 10,
    lossCents: 1_200_000,
    waivedOnCardCents: 0,
    waivedThisYearCents: 0,
  };
  it('[ADDON-19] waives up to $10,000 per card with 10 or more cards', () => {
    expect(fraudWaiverCents(loss)).toBe(1_000_000);
    expect(fraudWaiverCents({ ...loss, lossCents: 5000 })).toBe(5000);
    expect(fraudWaiverCents({ ...loss, waivedOnCardCents: 999_000 })).toBe(1000);
    expect(fraudWaiverCents({ ...loss, cardCount: 9 })).toBe(0);
  });

  it('[ADDON-20] waives up to $25,000 a year', () => {
    expect(fraudWaiverCents({ ...loss, waivedThisYearCents: 2_400_000 })).toBe(100_000);
    expect(fraudWaiverCents({ ...loss, waivedThisYearCents: 2_600_000 })).toBe(0);
  });
});

const keysOf = (input: AddOnSettings) =>
  addOnIssues('fraudProtector', input, 12).map(({ path, key }) => `${path}: ${key}`);

describe('add-on settings', () => {
  it('have defaults, types, and bounds', () => {
    expect(withDefaults('maintenance', { reminders: false, other: 1 })).toEqual({
      reminders: false,
      reminderMiles: 1000,
    });
    expect(addOnIssues('maintenance', {}, 0)).toEqual([]);
    expect(keysOf({ coveredCards: 12, holdOnSuspicion: true })).toEqual([]);
    expect(keysOf({ coveredCards: 13 })).toEqual(['coveredCards: value.between']);
    expect(keysOf({ coveredCards: true })).toEqual(['coveredCards: value.between']);
    expect(keysOf({ coveredCards: 1.5 })).toEqual(['coveredCards: value.between']);
    expect(keysOf({ holdOnSuspicion: 1, free: true })).toEqual([
      'free: value.invalid',
      'holdOnSuspicion: value.invalid',
    ]);
  });

  it.each([
    ['oneLook', 'positionMinutes', 1, 60],
    ['maintenance', 'reminderMiles', 1, 100_000],
    ['fraudProtector', 'coveredCards', 1, 12],
  ] as const)(
    '[ADDON-01] [ADDON-03] [ADDON-04] for %s limit %s to %i through %i',
    (service, name, min, max) => {
      const issues = (value: number) => addOnIssues(service, { [name]: value }, 12);
      expect([...issues(min), ...issues(max)]).toEqual([]);
      for (const value of [min - 1, max + 1]) {
        expect(issues(value)).toEqual([{ path: name, key: 'value.between', params: { min, max } }]);
      }
    },
  );

  it('[ADDON-03] allow covering one card even if no card is in use yet', () => {
    expect(addOnIssues('fraudProtector', { coveredCards: 1 }, 0)).toEqual([]);
    expect(addOnIssues('fraudProtector', { coveredCards: 2 }, 0)).toMatchObject([
      { params: { min: 1, max: 1 } },
    ]);
  });

  it('[ADDON-17] [ADDON-18] determine the price of add-ons that have one', () => {
    expect(addOnMonthCents('fraudProtector', { coveredCards: 9 })).toBe(2000);
    expect(addOnMonthCents('fraudProtector', {})).toBe(2000);
    expect(addOnMonthCents('fraudProtector', { coveredCards: true })).toBeNull();
    expect(addOnMonthCents('fraudProtector', { coveredCards: 12 })).toBe(4800);
    expect(addOnMonthCents('oneLook', {})).toBeNull();
  });
});

it.each([
  [false, false, 'enroll', ['addOn.notOffered']],
  [false, true, 'leave', ['addOn.notOffered']],
  [true, false, 'enroll', []],
  [true, true, 'enroll', ['addOn.enrolledAlready']],
  [true, true, 'leave', []],
  [true, false, 'leave', ['addOn.notEnrolled']],
] as const)('addOnReasons, offered %s, enrolled %s: %s', (isOffered, isEnrolled, action, keys) => {
  expect(addOnReasons({ isOffered, isEnrolled }, action).map(({ key }) => key)).toEqual(keys);
});
