import { describe, expect, it } from 'vitest';
import { anomalies } from './anomalies.ts';
import type { AnomalyRule, ObservedPurchase, ObservedVehicle } from './anomaly.ts';
import { bought, diesel, vehicle } from './observed.test.fixtures.ts';

const day = (index: number, hour = 14) =>
  new Date(Date.UTC(2026, 9, 1 + index, hour)).toISOString();
const readings = (...miles: readonly (number | null)[]) =>
  miles.map((odometerMiles, index) => bought(String(index), day(index), { odometerMiles }));
const found = (
  purchases: readonly ObservedPurchase[],
  rules: readonly AnomalyRule[],
  overrides: Partial<ObservedVehicle> = {},
) =>
  anomalies(purchases, vehicle(overrides))
    .filter(({ rule }) => rules.includes(rule))
    .map(({ purchaseId, rule, params, otherId }) => ({ purchaseId, rule, params, otherId }));

/** Fills of 20 gallons after each of the given distances in miles. */
const driven = (...stretches: readonly number[]) => {
  let odometerMiles = 50_000;
  return [0, ...stretches].map((miles, index) => {
    odometerMiles += miles;
    return bought(String(index), day(index), { odometerMiles });
  });
};
const drift = (purchases: readonly ObservedPurchase[], usualMilesPerGallon: number | null = null) =>
  found(purchases, ['mpgDrift'], { usualMilesPerGallon });
const half = (index: number, hour: number, odometerMiles: number) =>
  bought(`${index}-${hour}`, day(index, hour), { odometerMiles, lines: [diesel(10_000)] });

const apart = (days: number, hours: number, ...miles: readonly [number, number]) =>
  miles.map((odometerMiles, index) =>
    bought(String(index), day(index * days, 14 + index * hours), { odometerMiles }),
  );

describe('odometer anomalies', () => {
  const rules = ['odometerMissing', 'odometerOutOfOrder', 'odometerJump'] as const;

  it('[ALERT-12] report a reading that is absent or a filler such as 1 as missing', () => {
    expect(found(readings(50_000, null, 1, 999_999, 50_900), rules)).toEqual([
      { purchaseId: '1', rule: 'odometerMissing', params: {}, otherId: null },
      { purchaseId: '2', rule: 'odometerMissing', params: { typed: 1 }, otherId: null },
      { purchaseId: '3', rule: 'odometerMissing', params: { typed: 999_999 }, otherId: null },
    ]);
  });

  it('do not report a missing reading if no fuel was bought', () => {
    const wash = bought('0', day(0), { lines: [{ ...diesel(0), group: 'services' }] });
    expect(found([wash], rules)).toEqual([]);
  });

  it('[ALERT-12] report a reading below the last good one, with both readings', () => {
    expect(found(readings(50_000, 49_999, 50_300), rules)).toEqual([
      {
        purchaseId: '1',
        rule: 'odometerOutOfOrder',
        params: { odometer: 49_999, previous: 50_000 },
        otherId: '0',
      },
    ]);
  });

  it('[ALERT-12] report a jump farther than anyone drives in the days between', () => {
    expect(found(readings(50_000, 51_250), rules)).toEqual([]);
    expect(found(readings(50_000, 51_251, 50_600), rules)).toEqual([
      {
        purchaseId: '1',
        rule: 'odometerJump',
        params: { odometer: 51_251, previous: 50_000, miles: 1251, days: 1 },
        otherId: '0',
      },
    ]);
  });

  it('accept a rollover, and a new odometer once two readings agree', () => {
    expect(found(readings(999_800, 150), rules)).toEqual([]);
    const exchanged = found(readings(350_000, 120, 420, 700), rules);
    expect(exchanged.map(({ purchaseId }) => purchaseId)).toEqual(['1']);
  });

  it.each([
    [990_000, 9999, true],
    [989_999, 9999, false],
    [990_000, 10_000, false],
  ])('treat %d to %d as a rollover: %s', (before, now, isRollover) => {
    expect(found(apart(30, 0, before, now), rules)).toHaveLength(isRollover ? 0 : 1);
  });

  it('count a partial day as a full day', () => {
    expect(found(apart(1, 1, 50_000, 52_500), rules)).toEqual([]);
    expect(found(apart(1, 1, 50_000, 52_501), rules)).toMatchObject([{ params: { days: 2 } }]);
    expect(found(apart(0, 1, 50_000, 51_250), rules)).toEqual([]);
    expect(found(apart(0, 1, 50_000, 51_251), rules)).toMatchObject([{ params: { days: 1 } }]);
    expect(found(apart(0, 0, 50_000, 51_250), rules)).toEqual([]);
  });

  it('accept any first reading, and the same reading twice', () => {
    expect(found(readings(7, 7), rules)).toEqual([]);
  });
});

describe('miles per gallon', () => {
  it('[ALERT-06] reports a drift from past fills once, with both figures', () => {
    expect(drift(driven(300, 300, 300, 300, 300, 200, 200, 200, 200))).toEqual([
      {
        purchaseId: '8',
        rule: 'mpgDrift',
        params: { mpg: 10, usualMpg: 15, percent: 33 },
        otherId: '6',
      },
    ]);
  });

  it('[ALERT-06] reports a drift from the vehicle’s usual figure, up or down', () => {
    expect(drift(driven(200, 200, 200), 15)).toMatchObject([{ purchaseId: '3' }]);
    expect(drift(driven(400, 400, 400), 15)).toMatchObject([{ params: { mpg: 20, percent: 33 } }]);
    expect(drift(driven(240, 240, 240), 15)).toEqual([]);
  });

  it('[ALERT-06] reports a drift of 25 percent or more, rounded to tenths', () => {
    expect(drift(driven(225, 225, 225), 15)).toMatchObject([
      { params: { mpg: 11.3, percent: 25 } },
    ]);
    expect(drift(driven(227, 227, 227), 15)).toEqual([]);
  });

  it('[ALERT-06] requires a baseline of four intervals between fills', () => {
    expect(drift(driven(300, 300, 300, 300, 200, 200, 200))).toMatchObject([{ purchaseId: '7' }]);
    expect(drift(driven(300, 300, 300, 200, 200, 200))).toEqual([]);
  });

  it('uses the median of past fills, whatever their order', () => {
    const before = [500, 300, 100, 310, 290];
    expect(drift(driven(...before, 300, 300, 300))).toEqual([]);
    const [first] = drift(driven(...before, 200, 200, 200));
    expect(first?.params).toEqual({ mpg: 11.5, usualMpg: 15.5, percent: 26 });
  });

  it('ignores intervals in which the odometer does not advance', () => {
    expect(drift(driven(0, 0, 0, 300, 300, 300), 15)).toEqual([]);
  });

  it('ignores one short fill and a vehicle with too little history', () => {
    expect(drift(driven(300, 300, 300, 300, 300, 150, 300, 300))).toEqual([]);
    expect(drift(driven(300, 300, 300, 150, 150, 150))).toEqual([]);
  });

  it('counts a fill split into two purchases as one', () => {
    const fills = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) => {
      const first = half(index, 14, 50_000 + index * 300);
      const at = new Date(first.at.getTime() + 10 * 60_000);
      return [first, { ...first, purchaseId: `${first.purchaseId}-2`, at }];
    });
    expect(drift(fills, 15)).toEqual([]);
  });

  it('adds the gallons of a fill without a reading to the next fill', () => {
    const [start, ...fills] = driven(300, 300, 300, 300, 300, 300);
    const unread = fills.map((fill, index) =>
      index % 2 === 0 ? { ...fill, odometerMiles: null } : fill,
    );
    expect(drift([...(start ? [start] : []), ...unread], 15)).toEqual([]);
  });
});
