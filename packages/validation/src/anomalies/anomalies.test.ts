import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { wordParams } from '../messages/wordParams.ts';
import { TELEMATICS_DEFAULTS } from '../telematics/telematicsRules.ts';
import { anomalies } from './anomalies.ts';
import {
  ANOMALY_RULES,
  ENTRY_MODES,
  type AnomalyRule,
  type ObservedPurchase,
  type ObservedVehicle,
} from './anomaly.ts';
import { AMARILLO, bought, DALLAS, diesel, vehicle } from './observed.test.fixtures.ts';
import { milesApart } from './placeAndPrice.ts';

const found = (
  rule: AnomalyRule,
  purchases: readonly ObservedPurchase[],
  overrides: Parameters<typeof vehicle>[0] = {},
) => anomalies(purchases, vehicle(overrides)).filter((one) => one.rule === rule);
const rulesOf = (
  purchases: readonly ObservedPurchase[],
  overrides: Parameters<typeof vehicle>[0] = {},
) =>
  anomalies(purchases, vehicle(overrides)).map(({ purchaseId, rule }) => `${purchaseId} ${rule}`);

const inDallas = (instant: string) => bought('b', instant, { odometerMiles: 50_100, site: DALLAS });
const keyed = (instant: string, overrides: Partial<ObservedPurchase> = {}) =>
  bought('b', instant, { entryMode: 'keyed', ...overrides });
const pricedAt = (mills: number) =>
  bought('a', '2026-11-20T14:00:00Z', { lines: [diesel(20_000, mills)] });

describe('impossible travel', () => {
  const first = bought('a', '2026-11-20T14:00:00Z', { odometerMiles: 50_000 });

  it('reports both cities, the miles, the minutes, and the speed', () => {
    expect(milesApart(AMARILLO, DALLAS)).toBeCloseTo(335, -1);
    expect(found('impossibleTravel', [inDallas('2026-11-20T16:00:00Z'), first])).toEqual([
      {
        rule: 'impossibleTravel',
        purchaseId: 'b',
        otherId: 'a',
        key: 'anomaly.impossibleTravel',
        params: {
          miles: 334,
          minutes: 120,
          milesPerHour: 167,
          fromCity: 'Amarillo',
          city: 'Dallas',
        },
      },
    ]);
  });

  it('starts above 90 miles an hour, counting whole minutes', () => {
    const after = (minutes: number, seconds = 0) =>
      inDallas(new Date(first.at.getTime() + minutes * 60_000 + seconds * 1000).toISOString());
    expect(found('impossibleTravel', [first, after(222)])).toEqual([]);
    expect(found('impossibleTravel', [first, after(220, 40)])).toMatchObject([
      { params: { minutes: 221, milesPerHour: 91 } },
    ]);
  });

  it('treats simultaneous purchases as one minute apart', () => {
    const { at } = first;
    expect(found('impossibleTravel', [first, inDallas(at.toISOString())])).toMatchObject([
      { params: { minutes: 0, milesPerHour: 20_048 } },
    ]);
  });

  it('ignores a plausible drive and sites without coordinates', () => {
    expect(found('impossibleTravel', [first, inDallas('2026-11-20T20:00:00Z')])).toEqual([]);
    const nowhere = { ...DALLAS, latitude: null };
    const lost = bought('b', '2026-11-20T14:10:00Z', { site: nowhere });
    expect(found('impossibleTravel', [first, lost])).toEqual([]);
    const next = bought('c', '2026-11-20T14:20:00Z', { odometerMiles: 50_100 });
    expect(found('impossibleTravel', [lost, next])).toEqual([]);
    for (const unknown of [{ latitude: null }, { longitude: null }]) {
      expect(milesApart({ ...AMARILLO, ...unknown }, DALLAS)).toBeNull();
      expect(milesApart(AMARILLO, { ...DALLAS, ...unknown })).toBeNull();
    }
    const across = { ...AMARILLO, siteNumber: '100009', latitude: 35.4 };
    const near = bought('b', '2026-11-20T14:01:00Z', { site: across });
    expect(found('impossibleTravel', [first, near])).toEqual([]);
  });
});

describe('overfill', () => {
  const tank = { tankCapacityMilligallons: 26_000 };

  it('[MSG-54] reports the amount bought and the tank capacity', () => {
    const over = bought('a', '2026-11-20T14:00:00Z', { lines: [diesel(28_601)] });
    expect(found('overfill', [over], tank)).toMatchObject([
      {
        purchaseId: 'a',
        otherId: null,
        params: { boughtMilligallons: 28_601, tankMilligallons: 26_000 },
      },
    ]);
    const full = bought('a', '2026-11-20T14:00:00Z', { lines: [diesel(28_600)] });
    expect(found('overfill', [full], tank)).toEqual([]);
    expect(found('overfill', [over])).toEqual([]);
  });

  it('adds up fills made in quick succession', () => {
    const fills = ['14:00', '14:20', '15:30'].map((time, index) =>
      bought(String(index), `2026-11-20T${time}:00Z`),
    );
    const hourLater = bought('3', '2026-11-20T16:30:00Z');
    expect(found('overfill', [...fills.slice(2), hourLater], tank)).toHaveLength(1);
    expect(found('overfill', fills, tank)).toMatchObject([
      { purchaseId: '1', otherId: '0', params: { boughtMilligallons: 40_000 } },
    ]);
  });

  it('refers to the first of several fills, and ignores a snack purchase after them', () => {
    const fills = ['14:00', '14:10', '14:20'].map((time, index) =>
      bought(String(index), `2026-11-20T${time}:00Z`),
    );
    const snacks = { ...diesel(90_000), group: 'food' as const };
    const shop = bought('3', '2026-11-20T14:25:00Z', { lines: [snacks] });
    expect(found('overfill', [...fills, shop], tank)).toMatchObject([
      { purchaseId: '1', otherId: '0', params: { boughtMilligallons: 40_000 } },
      { purchaseId: '2', otherId: '0', params: { boughtMilligallons: 60_000 } },
    ]);
  });

  it('ignores products that do not go into the tank', () => {
    const snacks = { ...diesel(90_000), group: 'food' as const };
    const shop = bought('a', '2026-11-20T14:00:00Z', { lines: [snacks] });
    expect(anomalies([shop], vehicle(tank))).toEqual([]);
  });
});

describe('hand-keyed repeat', () => {
  const first = bought('a', '2026-11-20T14:00:00Z');

  it('[ALERT-05] reports the minutes since the previous purchase at the same site', () => {
    expect(found('handKeyedRepeat', [first, keyed('2026-11-20T14:12:00Z')])).toMatchObject([
      { purchaseId: 'b', otherId: 'a', params: { minutes: 12, city: 'Amarillo' } },
    ]);
  });

  it('[ALERT-05] compares with the latest purchase at that site', () => {
    const between = bought('c', '2026-11-20T14:05:00Z');
    const elsewhere = bought('d', '2026-11-20T14:10:00Z', { site: DALLAS });
    const purchases = [first, between, elsewhere, keyed('2026-11-20T14:12:00Z')];
    expect(found('handKeyedRepeat', purchases)).toMatchObject([
      { purchaseId: 'b', otherId: 'c', params: { minutes: 7 } },
    ]);
  });

  it('ignores a hand-keyed purchase with no other at the site within a day before', () => {
    expect(found('handKeyedRepeat', [keyed('2026-11-20T14:12:00Z')])).toEqual([]);
    expect(found('handKeyedRepeat', [first, keyed('2026-11-21T14:01:00Z')])).toEqual([]);
    expect(found('handKeyedRepeat', [first, keyed('2026-11-21T14:00:00Z')])).toHaveLength(1);
    expect(
      found('handKeyedRepeat', [first, keyed('2026-11-20T15:00:00Z', { site: DALLAS })]),
    ).toEqual([]);
  });
});

describe('price above the regional price', () => {
  it('reports both prices from 15 percent up', () => {
    expect(found('priceAboveRegion', [pricedAt(4485)])).toMatchObject([
      { params: { priceMills: 4485, regionMills: 3900, percent: 15, city: 'Amarillo' } },
    ]);
    expect(found('priceAboveRegion', [pricedAt(4466)])).toMatchObject([
      { params: { percent: 15 } },
    ]);
    expect(found('priceAboveRegion', [pricedAt(4465)])).toEqual([]);
  });

  it('ignores products other than fuel and fuel without a regional price', () => {
    const unknown = { ...diesel(20_000, 9000), regionPriceMills: null };
    const nothing = { ...diesel(20_000, 9000), regionPriceMills: 0 };
    const def = { ...diesel(20_000, 9000), group: 'def' as const };
    const purchase = bought('a', '2026-11-20T14:00:00Z', { lines: [unknown, nothing, def] });
    expect(found('priceAboveRegion', [purchase])).toEqual([]);
  });
});

const againstReport = (purchase: ObservedPurchase, overrides: Partial<ObservedVehicle> = {}) =>
  anomalies([purchase], vehicle(overrides))
    .filter(({ rule }) => rule === 'awayFromPump' || rule === 'aboveTankRoom')
    .map(({ rule, params }) => [rule, params]);

describe('purchases compared with vehicle telemetry', () => {
  const signal = { away: { miles: 412, drivenMiles: 3 }, roomMilligallons: 12_000 };
  const filled = bought('a', '2026-11-20T14:00:00Z', { signal });

  it('reports the miles from the pump, and the fuel bought against the room in the tank', () => {
    expect(againstReport(filled)).toEqual([
      ['awayFromPump', { miles: 412, city: 'Amarillo' }],
      ['aboveTankRoom', { boughtMilligallons: 20_000, roomMilligallons: 12_000 }],
    ]);
    expect(againstReport(bought('a', '2026-11-20T14:00:00Z'))).toEqual([]);
  });

  it('allows the fleet’s away distance and skips rules that are off', () => {
    const near = bought('a', '2026-11-20T14:00:00Z', {
      signal: { away: { miles: 23, drivenMiles: 3 }, roomMilligallons: null },
    });
    const rules = { ...TELEMATICS_DEFAULTS, awayMiles: 20 };
    expect(againstReport(near)).toHaveLength(1);
    expect(againstReport(near, { signalRules: rules })).toEqual([]);
    expect(againstReport(near, { signalRules: { ...rules, awayMiles: 19 } })).toHaveLength(1);
    const off = { ...rules, whenAway: 'off', whenOverTank: 'off' } as const;
    expect(againstReport(filled, { signalRules: off })).toEqual([]);
  });

  it('words fuel amounts in gallons', () => {
    const [one] = anomalies([filled], vehicle()).filter(({ rule }) => rule === 'aboveTankRoom');
    const wording = { locale: 'en-US', currency: 'USD', timeZone: 'America/Chicago' };
    expect(en['anomaly.aboveTankRoom']).toBe('{bought} gallons into a tank with room for {room}');
    expect(wordParams(one?.params ?? {}, wording)).toMatchObject({ bought: '20.0', room: '12.0' });
  });
});

describe('outside the shift', () => {
  it('[ALERT-15] [ALERT-16] reports purchases outside the allowed days and hours', () => {
    const sunday = bought('a', '2026-11-22T18:00:00Z');
    const night = bought('b', '2026-11-24T03:00:00Z');
    const noon = bought('c', '2026-11-24T18:00:00Z');
    const late = found('outsideShift', [sunday, night, noon], {
      shift: {
        allowedDays: ['mon', 'tue', 'wed', 'thu', 'fri'],
        allowedTimes: [{ start: '06:00', end: '19:00' }],
      },
    });
    expect(late.map(({ purchaseId, params }) => [purchaseId, params])).toEqual([
      ['a', { boughtAt: '2026-11-22T18:00:00.000Z', city: 'Amarillo' }],
      ['b', { boughtAt: '2026-11-24T03:00:00.000Z', city: 'Amarillo' }],
    ]);
  });
});

describe('anomalies', () => {
  it('returns findings in chronological order, whatever the order of the purchases', () => {
    const shift = { allowedDays: [], allowedTimes: null };
    const purchases = ['20', '18', '19'].map((day) => bought(day, `2026-11-${day}T14:00:00Z`));
    expect(rulesOf(purchases, { shift })).toEqual([
      '18 outsideShift',
      '18 odometerMissing',
      '19 outsideShift',
      '19 odometerMissing',
      '20 outsideShift',
      '20 odometerMissing',
    ]);
  });

  it('reports nothing for ordinary weeks', () => {
    const weeks = Array.from({ length: 20 }, (_, index) =>
      bought(String(index), new Date(Date.UTC(2026, 9, 1 + index, 14)).toISOString(), {
        odometerMiles: 50_000 + index * 300,
      }),
    );
    expect(rulesOf(weeks, { tankCapacityMilligallons: 26_000, usualMilesPerGallon: 15 })).toEqual(
      [],
    );
  });

  it('has a message for every rule and never throws', () => {
    const purchase = fc.record({
      at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
      entryMode: fc.constantFrom(...ENTRY_MODES),
      odometerMiles: fc.option(fc.integer()),
      milligallons: fc.integer({ min: -10, max: 400_000 }),
      price: fc.integer({ min: -10, max: 20_000 }),
    });
    const known: ReadonlySet<string> = new Set(ANOMALY_RULES);
    fc.assert(
      fc.property(fc.array(purchase, { maxLength: 15 }), (list) => {
        const purchases = list.map(({ milligallons, price, at, ...rest }, index) =>
          bought(String(index), at.toISOString(), {
            ...rest,
            lines: [diesel(milligallons, price)],
          }),
        );
        for (const one of anomalies(purchases, vehicle({ tankCapacityMilligallons: 26_000 }))) {
          expect(known.has(one.rule)).toBe(true);
          expect(Object.hasOwn(en, one.key)).toBe(true);
          expect(purchases.some(({ purchaseId }) => purchaseId === one.purchaseId)).toBe(true);
        }
      }),
    );
  });
});
