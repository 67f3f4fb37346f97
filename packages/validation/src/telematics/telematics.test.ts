import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedKeysOf } from '../core/issues.test.fixtures.ts';
import { isGrantedAutomatically } from '../driverRequests/driverRequest.ts';
import { offerAtDecline } from '../driverRequests/offerAtDecline.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';
import type { PurchaseRule } from '../limits/purchaseRules.ts';
import { evaluateAllowedOnce } from '../purchases/allowedOnce.ts';
import { evaluatePurchase } from '../purchases/evaluatePurchase.ts';
import { attempt, limits, usage } from '../purchases/purchase.test.fixtures.ts';
import { rulesWith } from '../purchases/declineReasons.ts';
import { vehicleAsDecided } from './asDecided.ts';
import { fromGeotab, fromSamsara } from './feeds.ts';
import { milesApart, type Place } from './milesApart.ts';
import {
  SIGNAL_CHOICES,
  TELEMATICS_DEFAULTS,
  telematicsRules,
  type TelematicsRules,
} from './telematicsRules.ts';
import {
  isAhead,
  signalAtPump,
  vehicleSignal,
  type LastSignal,
  type SignalAtPump,
} from './vehicleSignal.ts';

const AMARILLO = { latitude: 35.2, longitude: -101.83 };
const ST_LOUIS = { latitude: 38.63, longitude: -90.2 };
const at = new Date('2026-11-25T11:40:00Z');
const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000);

const last = (overrides: Partial<LastSignal> = {}): LastSignal => ({
  position: null,
  odometer: null,
  tank: null,
  heardAt: null,
  ...overrides,
});
const pump = { at, place: AMARILLO, tankMilligallons: 100_000 };

/** All values, reported this many minutes after the purchase. */
const later = (minutes: number) =>
  signalAtPump(
    last({
      position: { ...ST_LOUIS, at: before(-minutes) },
      odometer: { miles: 50_000, at: before(-minutes) },
      tank: { percent: 100, at: before(-minutes) },
    }),
    pump,
  );

describe('signalAtPump', () => {
  it('returns how far away the vehicle was, and how far it can have driven since', () => {
    const away = (minutes: number) =>
      signalAtPump(last({ position: { ...ST_LOUIS, at: before(minutes) } }), pump).away;
    expect(away(0)).toEqual({ miles: Math.round(milesApart(AMARILLO, ST_LOUIS)), drivenMiles: 0 });
    expect(away(12)).toEqual({ miles: 684, drivenMiles: 15 });
    expect(away(30)).toMatchObject({ drivenMiles: 38 });
    expect(away(31)).toBeNull();
    expect(away(-1)).toMatchObject({ drivenMiles: 0 });
  });

  it.each([
    [0, 100_000],
    [5, 100_000],
    [50, 60_000],
    [100, 10_000],
  ])('with a tank %i percent full, returns room for %i', (percent, room) => {
    const tank = { percent, at: before(1) };
    expect(signalAtPump(last({ tank }), pump).roomMilligallons).toBe(room);
  });

  it('returns nothing that is unknown or too old', () => {
    const all = last({
      position: { ...AMARILLO, at: before(40) },
      odometer: { miles: 50_000, at: before(40) },
      tank: { percent: 10, at: before(40) },
    });
    const nothing = { away: null, roomMilligallons: null, odometerMiles: null };
    expect(signalAtPump(all, pump)).toEqual({ ...nothing, isSilent: true });
    expect(signalAtPump(last(), pump)).toEqual({ ...nothing, isSilent: true });
    const fresh = last({
      position: { ...AMARILLO, at },
      odometer: { miles: 50_000, at },
      tank: { percent: 10, at },
    });
    expect(signalAtPump(fresh, { at, place: null, tankMilligallons: null })).toEqual({
      ...nothing,
      odometerMiles: 50_000,
      isSilent: false,
    });
  });

  it('returns nothing for a purchase that arrives late', () => {
    // The most that a device's clock may be ahead
    expect(later(5)).toMatchObject({ away: { miles: 684 }, roomMilligallons: 10_000 });
    expect(later(6)).toEqual({
      away: null,
      roomMilligallons: null,
      odometerMiles: null,
      isSilent: false,
    });
    expect(later(600).isSilent).toBe(false);
  });

  it('ignores a position without a fix and an odometer of zero', () => {
    const blank = last({
      position: { latitude: 0, longitude: 0, at },
      odometer: { miles: 0, at },
    });
    expect(signalAtPump(blank, pump)).toEqual({
      away: null,
      roomMilligallons: null,
      odometerMiles: null,
      isSilent: false,
    });
    const onEquator = last({ position: { latitude: 0, longitude: -51, at } });
    expect(signalAtPump(onEquator, pump).away).not.toBeNull();
  });

  const reported = { ...AMARILLO };
  it.each<[what: string, last: LastSignal, place: Place | null, isSilent: boolean]>([
    ['nothing, ever', last(), AMARILLO, true],
    [
      'its place 30 minutes ago',
      last({ position: { ...reported, at: before(30) } }),
      AMARILLO,
      false,
    ],
    [
      'its place 31 minutes ago',
      last({ position: { ...reported, at: before(31) } }),
      AMARILLO,
      true,
    ],
    ['its place, at a pump without one', last({ position: { ...reported, at } }), null, false],
    ['its odometer alone', last({ odometer: { miles: 50_000, at } }), AMARILLO, false],
    ['its tank alone', last({ tank: { percent: 40, at } }), null, false],
    [
      'an old place and a fresh tank',
      last({ position: { ...reported, at: before(600) }, tank: { percent: 40, at } }),
      AMARILLO,
      false,
    ],
    [
      'a place without a fix',
      last({ position: { latitude: 0, longitude: 0, at } }),
      AMARILLO,
      false,
    ],
    [
      'its place after the purchase',
      last({ position: { ...reported, at: before(-60) } }),
      null,
      false,
    ],
  ])(
    'determines whether a vehicle is silent if it reported %s',
    (_what, overrides, place, isSilent) => {
      const found = signalAtPump(overrides, { at, place, tankMilligallons: 100_000 });
      expect(found.isSilent).toBe(isSilent);
      expect(
        verdicts({ whenAway: 'off', whenOverTank: 'off', whenSilent: 'decline' }, found),
      ).toEqual([`vehicleSilent ${isSilent ? 'decline' : 'pass'}`]);
    },
  );
});

const rules = (overrides: Partial<TelematicsRules> = {}): TelematicsRules => ({
  ...TELEMATICS_DEFAULTS,
  ...overrides,
});
const signal = (overrides: Partial<SignalAtPump> = {}): SignalAtPump => ({
  away: { miles: 1, drivenMiles: 0 },
  roomMilligallons: null,
  odometerMiles: null,
  isSilent: false,
  ...overrides,
});
const FAR = signal({ away: { miles: 412, drivenMiles: 3 } });
const decide = (
  overrides: Partial<TelematicsRules>,
  reported: SignalAtPump | null,
  acceptsLess = false,
) =>
  evaluatePurchase(
    limits({}),
    usage({}),
    attempt({ vehicle: { rules: rules(overrides), signal: reported }, acceptsLess }),
  );
const verdicts = (...args: Parameters<typeof decide>) =>
  decide(...args).checks.flatMap(({ rule, verdict }) =>
    rule.startsWith('vehicle') || rule === 'tankRoom' ? [`${rule} ${verdict}`] : [],
  );

describe('a purchase checked against its vehicle’s reports', () => {
  it.each([
    ['off', []],
    ['flag', ['vehicleAway flag']],
    ['ask', ['vehicleAway decline']],
    ['decline', ['vehicleAway decline']],
  ] as const)('far from the pump, with the choice %s, gets %j', (whenAway, found) => {
    expect(verdicts({ whenAway, whenOverTank: 'off' }, FAR)).toEqual(found);
  });

  it('reports both distances as evidence', () => {
    const check = decide({}, FAR).checks.find(({ rule }) => rule === 'vehicleAway');
    expect(check).toMatchObject({ unit: 'miles', limit: 8, asked: 412 });
  });

  it.each([
    ['off', []],
    ['flag', ['vehicleSilent flag']],
    ['decline', ['vehicleSilent decline']],
  ] as const)('by a silent vehicle, with the choice %s, gets %j', (whenSilent, found) => {
    expect(verdicts({ whenSilent }, null)).toEqual(found);
    expect(verdicts({ whenSilent }, signal({ away: null, isSilent: true }))).toEqual(found);
  });

  it('is approved for a reporting vehicle even if the pump’s location is unknown', () => {
    const found = decide({ whenSilent: 'decline' }, signal({ away: null }));
    expect(found.outcome).toBe('approved');
  });

  it('is limited to the room in the tank, and stops there if the pump can', () => {
    const full = signal({ roomMilligallons: 20_000 });
    expect(verdicts({ whenOverTank: 'decline' }, full)).toContain('tankRoom decline');
    const less = decide({ whenOverTank: 'decline' }, full, true);
    expect(less).toMatchObject({ outcome: 'approvedUpTo', approvedMilligallons: 20_000 });
    expect(decide({ whenOverTank: 'flag' }, full).outcome).toBe('approved');
  });

  it('is not declined for missing data, unless the fleet chose so', () => {
    const choice = fc.constantFrom(...SIGNAL_CHOICES);
    const missing = fc.constantFrom(null, signal({ away: null }));
    fc.assert(
      fc.property(choice, choice, missing, (whenAway, whenOverTank, reported) => {
        expect(decide({ whenAway, whenOverTank }, reported).outcome).toBe('approved');
      }),
    );
  });

  it('is not declined for data that is too old or from later, unless the fleet chose so', () => {
    const choice = fc.constantFrom(...SIGNAL_CHOICES);
    const when = fc
      .oneof(fc.integer({ min: 31, max: 100_000 }), fc.integer({ min: -100_000, max: -6 }))
      .map(before);
    fc.assert(
      fc.property(choice, choice, when, when, (whenAway, whenOverTank, placed, filled) => {
        const reported = signalAtPump(
          last({ position: { ...ST_LOUIS, at: placed }, tank: { percent: 100, at: filled } }),
          pump,
        );
        expect(decide({ whenAway, whenOverTank }, reported).outcome).toBe('approved');
      }),
    );
  });

  it.each([
    ['vehicleAway', 'whenAway', FAR],
    ['tankRoom', 'whenOverTank', signal({ roomMilligallons: 20_000 })],
    ['vehicleSilent', 'whenSilent', null],
  ] as const)(
    'declined by %s has the same reasons when it is explained later',
    (rule, choice, reported) => {
      const then = decide({ [choice]: 'decline' }, reported);
      const reasons = rulesWith(then, 'decline');
      expect(reasons.map((reason) => reason.rule)).toEqual([rule]);
      const again = evaluatePurchase(limits({}), usage({}), attempt(vehicleAsDecided(reasons)));
      expect(rulesWith(again, 'decline')).toEqual(reasons);
    },
  );

  it('declined by another rule yields no vehicle data', () => {
    const reasons = [{ rule: 'gallonsPerDay', limit: 100, used: 100, asked: 20 }];
    expect(vehicleAsDecided(reasons)).toEqual({});
  });

  it('[CARD-30] is approved once a person allows it, and flagged', () => {
    const tried = attempt({ vehicle: { rules: rules({ whenAway: 'decline' }), signal: FAR } });
    const allowance = {
      amountCents: 30_000,
      milligallons: null,
      siteNumber: null,
      groups: null,
      untilAt: tried.at.getTime(),
    };
    const { decision, usesAllowance } = evaluateAllowedOnce(
      limits({}),
      usage({}),
      tried,
      allowance,
    );
    expect(usesAllowance).toBe(true);
    expect(decision.checks.find(({ rule }) => rule === 'vehicleAway')?.verdict).toBe('flag');
  });

  it.each([
    ['ask', true],
    ['decline', false],
  ] as const)('can be requested by the driver with the choice %s: %s', (whenAway, canAsk) => {
    const tried = attempt({ vehicle: { rules: rules({ whenAway }), signal: FAR } });
    const offer = offerAtDecline(limits({}), usage({}), tried);
    expect(offer?.rule).toBe('vehicleAway');
    expect((offer?.askMaxCents ?? 0) > 0).toBe(canAsk);
  });

  it.each<[PurchaseRule, Partial<TelematicsRules>, SignalAtPump | null, Partial<PurchaseLimits>]>([
    ['vehicleAway', { whenAway: 'ask' }, FAR, {}],
    ['vehicleSilent', { whenSilent: 'ask' }, null, {}],
    ['tankRoom', { whenOverTank: 'ask' }, signal({ roomMilligallons: 20_000 }), {}],
    [
      'state',
      { whenOverTank: 'ask' },
      signal({ roomMilligallons: 20_000 }),
      { allowedStates: ['OK'] },
    ],
    [
      'state',
      { whenOverTank: 'flag' },
      signal({ roomMilligallons: 20_000 }),
      { allowedStates: ['OK'] },
    ],
  ])(
    'declined by %s with %j is auto-granted only if no vehicle report is against it',
    (rule, overrides, reported, held) => {
      const tried = attempt({ vehicle: { rules: rules(overrides), signal: reported } });
      const offer = offerAtDecline(limits(held), usage({}), tried);
      expect(offer).toMatchObject({ rule });
      expect(offer?.askMaxCents).toBeGreaterThan(0);
      const isAlone = isGrantedAutomatically({ autoGrantCents: 3_000 }, offer ?? {}, 3_000, 0);
      expect(isAlone).toBe(Object.values(overrides).includes('flag'));
    },
  );
});

/** A device's record, as sent by Geotab. */
const of = (id: string, facts: object) => ({
  device: { id },
  dateTime: '2026-11-25T11:40:00Z',
  ...facts,
});

describe('vehicle signals', () => {
  const one = {
    vehicle: '1FUJGLDR5CLBP8834',
    at: '2026-11-25T11:40:00.000Z',
    position: AMARILLO,
    odometerMiles: 412_332,
    tankPercent: 41,
  };
  it.each<[changed: object, expected: readonly string[]]>([
    [{}, []],
    [{ position: null, odometerMiles: null, tankPercent: null }, []],
    [{ vehicle: '' }, ['vehicle: value.required']],
    [{ at: 'today' }, ['at: value.invalid']],
    [{ at: '2026-02-30T11:40:00Z' }, ['at: value.invalid']],
    [{ at: '2026-11-25T25:40:00Z' }, ['at: value.invalid']],
    [{ at: '0000-01-01T00:00:00Z' }, ['at: value.invalid']],
    [{ at: '2028-02-29T23:59:59.123456Z' }, []],
    [{ position: { latitude: 91, longitude: 0 } }, ['position.latitude: value.invalid']],
    [{ tankPercent: 101 }, ['tankPercent: value.invalid']],
    [{ odometerMiles: -1 }, ['odometerMiles: value.atLeast']],
  ])('with %j report %j', (changed, expected) => {
    expect(placedKeysOf(vehicleSignal, { ...one, ...changed })).toEqual(expected);
  });

  it('are ahead of the clock if more than five minutes in the future', () => {
    expect(isAhead(before(-5), at)).toBe(false);
    expect(isAhead(before(-6), at)).toBe(true);
  });

  it('are read from a Samsara feed', () => {
    const feed = {
      data: [
        {
          id: '281474',
          name: 'T-114',
          externalIds: { 'samsara.vin': one.vehicle },
          gps: [{ time: '2026-11-25T11:40:00Z', ...AMARILLO, speedMilesPerHour: 0 }],
          obdOdometerMeters: [{ time: '2026-11-25T11:39:00Z', value: 663_585_000 }],
          fuelPercents: [{ time: '2026-11-25T11:38:00Z', value: 41 }],
        },
        { id: '281475', name: 'T-115' },
      ],
      pagination: { endCursor: 'x', hasNextPage: false },
    };
    expect(fromSamsara(feed)).toEqual([
      { ...one, odometerMiles: null, tankPercent: null },
      { ...one, at: '2026-11-25T11:39:00.000Z', position: null, tankPercent: null },
      { ...one, at: '2026-11-25T11:38:00.000Z', position: null, odometerMiles: null },
    ]);
    expect(() => fromSamsara({ message: 'Too many requests' })).toThrow();
  });

  it('are read from Geotab feeds', () => {
    const devices = [
      { id: 'b1', name: 'T-114', vehicleIdentificationNumber: one.vehicle },
      { id: 'b2', name: 'T-115', vehicleIdentificationNumber: '' },
    ];
    const diagnostic = (id: string, data: number) => of('b2', { diagnostic: { id }, data });
    const feed = {
      data: [
        of('b1', AMARILLO),
        of('unknown', AMARILLO),
        diagnostic('DiagnosticOdometerId', 1_609_344),
        diagnostic('DiagnosticFuelLevelId', 40.6),
        diagnostic('DiagnosticEngineSpeedId', 900),
      ],
      toVersion: '0000000000000ca1',
    };
    const nothing = {
      ...one,
      vehicle: 'T-115',
      position: null,
      odometerMiles: null,
      tankPercent: null,
    };
    expect(fromGeotab(feed, devices)).toEqual([
      { ...one, odometerMiles: null, tankPercent: null },
      { ...nothing, odometerMiles: 1000 },
      { ...nothing, tankPercent: 41 },
    ]);
  });
});

it.each<[changed: object, expected: readonly string[]]>([
  [{}, []],
  [{ whenAway: 'block' }, ['whenAway: value.invalid']],
  [{ awayMiles: 0 }, ['awayMiles: value.atLeast']],
  [{ awayMiles: 101 }, ['awayMiles: value.atMost']],
])('telematicsRules with %j reports %j', (changed, expected) => {
  expect(placedKeysOf(telematicsRules, { ...TELEMATICS_DEFAULTS, ...changed })).toEqual(expected);
});
