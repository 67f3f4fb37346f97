import { describe, expect, it } from 'vitest';
import * as figures from './constants.ts';
import { enrolmentReasons } from './enrolment.ts';
import { prepaidCardArrival, REDEEM_CHOICES, redeemCents, redemptionReasons } from './redeeming.ts';
import { pointsFor, redeemFurtherCents, redeemReasons, redeemScale } from './points.ts';

describe('rewards', () => {
  it('[REWARD-02] have exactly five tiers', () => {
    expect(figures.REWARD_TIERS).toEqual(['regular', 'elite', 'premier', 'plus', 'premium']);
    expect(figures.rewardTier.safeParse('pro').success).toBe(false);
  });

  it('[REWARD-04] [REWARD-06] [REWARD-08] a card costs $4, $6, or $12 a month', () => {
    const { regular, elite, premier } = figures.REWARD_CARD_MONTH_CENTS;
    expect([regular, elite, premier]).toEqual([400, 600, 1200]);
  });

  it('[REWARD-05] Elite earns 2 points per gallon, rounded down', () => {
    expect(pointsFor('elite', 20_000)).toBe(40);
    expect(pointsFor('elite', 20_499)).toBe(40);
    expect(pointsFor('elite', 20_500)).toBe(41);
  });

  it('[REWARD-07] Premier earns 3 points per gallon; a tier without a rate returns null', () => {
    expect(pointsFor('premier', 20_000)).toBe(60);
    expect(pointsFor('premier', -1)).toBe(0);
    expect(pointsFor('regular', 20_000)).toBeNull();
  });

  it('[MSG-60] require an enrolled account', () => {
    expect(enrolmentReasons({ isEnrolled: true })).toEqual([]);
    expect(enrolmentReasons({ isEnrolled: false })).toEqual([
      { key: 'rewards.notEnrolled', params: {} },
    ]);
  });

  it.each<[asked: number, balance: number, expected: readonly object[]]>([
    [5000, 5000, []],
    [7500, 7500, []],
    [10_000, 123_456, []],
    [5000, 4999, redeemReasons(4999)],
    [7500, 7499, [{ key: 'rewards.beyondBalance', params: { points: 7499 } }]],
    [6000, 9000, [{ key: 'rewards.notAStep', params: {} }]],
    [2500, 9000, [{ key: 'rewards.notAStep', params: {} }]],
    [12_500, 20_000, [{ key: 'rewards.notAStep', params: {} }]],
    [0, 9000, [{ key: 'rewards.notAStep', params: {} }]],
  ])(
    '[REWARD-03] [REWARD-10] redeeming %i of %i points reports %j',
    (points, balance, expected) => {
      expect(redemptionReasons(points, balance)).toEqual(expected);
    },
  );

  it('[REWARD-10] return a reason if there are too few points to redeem', () => {
    expect(redeemReasons(4999)).toHaveLength(1);
  });

  it('[REWARD-09] the annual bonus is $100', () => {
    expect(figures.REWARD_ANNUAL_BONUS_CENTS).toBe(10_000);
  });

  it('[REWARD-10] points can be redeemed from 5,000 up', () => {
    expect(redeemReasons(5000)).toEqual([]);
    expect(redeemReasons(4999)).toEqual([
      { key: 'rewards.tooFewPoints', params: { min: 5000, points: 4999 } },
    ]);
  });

  it('[REWARD-11] every additional 2,500 points add $25', () => {
    expect([0, 5000, 7499, 7500, 10_000, 12_499].map(redeemFurtherCents)).toEqual([
      0, 0, 0, 2500, 5000, 5000,
    ]);
  });

  it('[REWARD-12] use a scale of 10,000 points', () => {
    expect([-5, 0, 5000, 10_000, 12_000].map(redeemScale)).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('[REWARD-13] the prepaid card arrives in 5 to 10 business days', () => {
    expect([
      figures.PREPAID_CARD_BUSINESS_DAYS_MIN,
      figures.PREPAID_CARD_BUSINESS_DAYS_MAX,
    ]).toEqual([5, 10]);
  });
});

describe('redeeming points', () => {
  it('[REWARD-10] [REWARD-11] [REWARD-12] offers steps of $25 from 5,000 to 10,000 points', () => {
    expect(REDEEM_CHOICES).toEqual([5000, 7500, 10_000]);
    expect(REDEEM_CHOICES.map(redeemCents)).toEqual([5000, 7500, 10_000]);
  });

  it('[REWARD-13] counts only business days', () => {
    // A Friday
    expect(prepaidCardArrival('2026-11-20')).toEqual({ from: '2026-11-27', to: '2026-12-04' });
    expect(prepaidCardArrival('2026-11-21')).toEqual({ from: '2026-11-27', to: '2026-12-04' });
  });
});
