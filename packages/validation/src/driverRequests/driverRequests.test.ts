import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';
import { evaluateAllowedOnce } from '../purchases/allowedOnce.ts';
import { evaluatePurchase } from '../purchases/evaluatePurchase.ts';
import type { PurchaseAttempt } from '../purchases/purchaseAttempt.ts';
import { attempt, diesel, limits, usage } from '../purchases/purchase.test.fixtures.ts';
import { usageLater } from '../purchases/usageCounter.ts';
import { DRIVER_ASK_CENTS_MAX, DRIVER_TEXTS_PER_DAY } from './constants.ts';
import { cardGuideRefusal, isGuideOpen, type GuidedCard, type GuideLink } from './cardGuide.ts';
import { cardInWordsOf } from './cardInWords.ts';
import { nearestStations } from './nearestStations.ts';
import { offerAtDecline } from './offerAtDecline.ts';
import {
  getsDriverText,
  isGrantedAutomatically,
  effectiveRequestState,
  stateOfRequest,
  type DriverContact,
  type DriverRequestState,
} from './driverRequest.ts';
import { DRIVER_TEXTS } from './texts.ts';

const offer = (
  overrides: Partial<PurchaseLimits>,
  tried: Partial<PurchaseAttempt> = {},
  used: Parameters<typeof usage>[0] = {},
) => offerAtDecline(limits(overrides), usage(used), attempt(tried));
const account = attempt().account;

const station = (name: string, latitude: number, longitude: number) => ({
  name,
  city: 'Here',
  state: 'OK',
  latitude,
  longitude,
});

describe('nearestStations', () => {
  const amarillo = { latitude: 35.2, longitude: -101.83 };
  it('returns up to three stations within reach, nearest first, in whole miles', () => {
    const stations = [
      station('far', 39.7, -104.99),
      station('fourth', 36.1, -101.83),
      station('second', 35.4, -101.83),
      station('third', 35.6, -101.83),
      station('first', 35.2, -101.8301),
    ];
    expect(nearestStations(amarillo, stations).map(({ name, miles }) => [name, miles])).toEqual([
      ['first', 1],
      ['second', 14],
      ['third', 28],
    ]);
    expect(nearestStations(amarillo, stations.slice(0, 1))).toEqual([]);
  });
});

describe('cardInWordsOf', () => {
  const request = { cardType: 'driver', prompts: { id: 'matched', odometer: 'off' } } as const;
  const words = (overrides: Partial<PurchaseLimits>, used: Parameters<typeof usage>[0] = {}) =>
    cardInWordsOf(limits(overrides), usage(used), request);

  it('returns what is left of the tightest limit, never below zero', () => {
    expect(
      words({ perDayCents: 20_000, perWeekCents: 50_000 }, { dayCents: 5_000, weekCents: 48_000 }),
    ).toMatchObject({ leftCents: 2_000, leftMilligallons: null, leftPurchases: null });
    const over = words({ perDayMilligallons: 1_000 }, { dayMilligallons: 1_500 });
    expect(over.leftMilligallons).toBe(0);
  });

  it('lists the allowed products if the limits name codes, within the groups', () => {
    expect(words({})).toMatchObject({ groups: null, products: null });
    expect(words({ productCodes: ['019', '888'] }).products).toEqual(['019', '888']);
    expect(words({ productCodes: ['019', '001'], allowedGroups: ['gasoline'] }).products).toEqual([
      '001',
    ]);
  });

  it('returns what is left of gallons and cash that have their own limits', () => {
    const some: Partial<PurchaseLimits> = {
      gallons1: { milligallons: 50_000, reset: 'monthly', groups: ['def', 'diesel'] },
      gallons2: { milligallons: 9_000, reset: 'daily', groups: ['food'] },
      cash: { amountCents: 10_000, reset: 'weekly' },
    };
    const used = { gallons1Milligallons: 20_000, cashCents: 4_000 };
    expect(words(some, used)).toMatchObject({
      leftOfGroups: [
        { groups: ['def', 'diesel'], milligallons: 30_000 },
        { groups: ['food'], milligallons: 9_000 },
      ],
      leftCashCents: 6_000,
    });
    expect(words({ ...some, allowedGroups: ['diesel'] }, used)).toMatchObject({
      leftOfGroups: [{ groups: ['diesel'], milligallons: 30_000 }],
      leftCashCents: null,
    });
    expect(words({})).toMatchObject({ leftOfGroups: [], leftCashCents: null });
  });

  it('returns the pump’s prompts, with the ID that the card does not identify', () => {
    expect(words({})).toMatchObject({ askedId: 'V', asksOdometer: false });
    const ofVehicle = { ...request, cardType: 'vehicle' } as const;
    expect(cardInWordsOf(limits({}), usage({}), ofVehicle).askedId).toBe('D');
    const off = { cardType: 'driver', prompts: { id: 'off', odometer: 'reported' } } as const;
    expect(cardInWordsOf(limits({}), usage({}), off)).toMatchObject({
      askedId: null,
      asksOdometer: true,
    });
  });

  it.each([
    ['dayCents', 'perDayCents', 'leftCents'],
    ['weekCents', 'perWeekCents', 'leftCents'],
    ['cycleCents', 'perCycleCents', 'leftCents'],
    ['weekMilligallons', 'perWeekMilligallons', 'leftMilligallons'],
    ['dayTransactions', 'transactionsPerDay', 'leftPurchases'],
  ] as const)('counts %s against %s', (counter, limit, left) => {
    expect(words({ [limit]: 10 }, { [counter]: 4 })[left]).toBe(6);
  });
});

describe('offerAtDecline', () => {
  it('returns null if the purchase is approved', () => {
    expect(offer({})).toBeNull();
  });

  it('returns the amount that works now and when the full amount will', () => {
    expect(offer({ perDayCents: 22_000 }, {}, { dayCents: 15_000 })).toMatchObject({
      rule: 'amountPerDay',
      askedCents: 21_142,
      lessCents: 7_000,
      laterAt: '2026-11-22T06:00:00.000Z',
      askMaxCents: DRIVER_ASK_CENTS_MAX,
    });
  });

  it('returns no time if the purchase exceeds the whole limit', () => {
    expect(offer({ perDayCents: 20_000 }, {}, { dayCents: 15_000 })).toMatchObject({
      lessCents: 5_000,
      laterAt: null,
    });
    expect(
      offer({ gallons1: { milligallons: 50_000, reset: 'monthly', groups: ['diesel'] } }),
    ).toMatchObject({ rule: 'gallons1', laterAt: null });
  });

  it('waits for the card’s hours if its counter resets outside them', () => {
    const nights = { allowedTimes: [{ start: '05:00', end: '22:00' }] };
    expect(offer({ ...nights, transactionsPerDay: 1 }, {}, { dayTransactions: 1 })).toMatchObject({
      rule: 'transactionsPerDay',
      laterAt: '2026-11-22T11:00:00.000Z',
    });
  });

  it('lists the fuels that the card pays for', () => {
    expect(offer({ allowedGroups: ['gasoline'] })).toMatchObject({
      rule: 'productGroup',
      products: ['001'],
      lessCents: null,
      laterAt: null,
    });
    expect(offer({ productCodes: ['019'] })).toMatchObject({ products: ['019'] });
  });

  it('lists the states where the same purchase would be approved', () => {
    expect(offer({ allowedStates: ['OK', 'NM'] })).toMatchObject({ states: ['OK', 'NM'] });
    expect(offer({ allowedStates: ['OK'], perDayCents: 100 })).toMatchObject({ states: [] });
  });

  it.each<[what: string, some: Partial<PurchaseLimits>, tried: Partial<PurchaseAttempt>]>([
    ['a card on hold', {}, { card: { state: 'onHold', expiresOn: '2027-06' } }],
    ['a blocked card', {}, { card: { state: 'blocked', expiresOn: '2027-06' } }],
    ['an expired card', {}, { card: { state: 'active', expiresOn: '2026-10' } }],
    ['a locked account', {}, { account: { ...account, state: 'locked' } }],
    ['no credit', { perDayCents: 100 }, { account: { ...account, availableCents: 20_000 } }],
    ['a wrong ID', {}, { promptedId: { accepted: ['1'], typed: '2' } }],
    ['a wrong reading', {}, { odometer: { lastMiles: 100, typedMiles: 50 } }],
    ['a tank that is too small', { perDayCents: 1 }, { tankCapacityMilligallons: 40_000 }],
  ])('allows no request with %s', (_what, overrides, tried) => {
    expect(offer(overrides, tried)).toMatchObject({ askMaxCents: 0 });
  });

  const anyLimits = fc.record({
    perDayCents: fc.option(fc.integer({ min: 1, max: 40_000 })),
    perDayMilligallons: fc.option(fc.integer({ min: 1, max: 100_000 })),
    transactionsPerDay: fc.option(fc.integer({ min: 0, max: 2 })),
    allowedStates: fc.option(fc.subarray(['TX', 'OK', 'NM'])),
    allowedGroups: fc.option(fc.subarray(['diesel', 'gasoline', 'food'] as const)),
    productCodes: fc.option(fc.subarray(['053', '001', '019'])),
  });
  const anyTry = fc.record({
    lines: fc
      .tuple(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 45_000 }))
      .map(([milligallons, cents]) => [diesel(milligallons, cents)]),
    acceptsLess: fc.boolean(),
    account: fc
      .option(fc.integer({ min: 0, max: 40_000 }))
      .map((availableCents) => ({ ...account, availableCents })),
    card: fc
      .constantFrom('active', 'onHold', 'blocked')
      .map((state) => ({ state, expiresOn: '2027-06' }) as const),
  });
  const used = usage({ dayCents: 5_000, dayMilligallons: 20_000, dayTransactions: 1 });

  it('is accurate: what it says works is approved, and an allowance covers the request', () => {
    fc.assert(
      fc.property(anyLimits, anyTry, (some, tried) => {
        const held = limits(some);
        const purchase = attempt(tried);
        const offered = offerAtDecline(held, used, purchase);
        const decision = evaluatePurchase(held, used, purchase);
        expect(offered === null).toBe(decision.outcome !== 'declined');
        if (!offered) return;
        if (offered.lessCents !== null) {
          const less = evaluatePurchase(held, used, { ...purchase, acceptsLess: true });
          expect(less.approvedCents).toBe(offered.lessCents);
        }
        for (const state of offered.states) {
          const there = { ...purchase, site: { ...purchase.site, state } };
          expect(evaluatePurchase(held, used, there).outcome).not.toBe('declined');
        }
        if (offered.laterAt !== null) {
          const at = new Date(offered.laterAt);
          const then = usageLater(used, held, purchase.account, { from: purchase.at, to: at });
          expect(evaluatePurchase(held, then, { ...purchase, at }).outcome).not.toBe('declined');
        }
        const once = {
          amountCents: offered.askedCents,
          milligallons: null,
          untilAt: purchase.at.getTime(),
          siteNumber: null,
          groups: null,
        };
        const allowed = evaluateAllowedOnce(held, used, purchase, once);
        if (offered.askMaxCents > 0) expect(allowed.usesAllowance).toBe(true);
        if (purchase.card.state !== 'active') expect(offered.askMaxCents).toBe(0);
        const { availableCents } = purchase.account;
        if (availableCents !== null)
          expect(offered.askMaxCents).toBeLessThanOrEqual(availableCents);
      }),
    );
  });
});

describe('a text message to a driver', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const contact: DriverContact = {
    isOn: true,
    isActive: true,
    mobile: '+12145550142',
    hasConsent: true,
    textsOfDay: 0,
    lastTextAt: null,
  };
  it.each<[some: Partial<DriverContact>, isSent: boolean]>([
    [{}, true],
    [{ isOn: false }, false],
    [{ isActive: false }, false],
    [{ mobile: null }, false],
    [{ hasConsent: false }, false],
    [{ textsOfDay: DRIVER_TEXTS_PER_DAY - 1 }, true],
    [{ textsOfDay: DRIVER_TEXTS_PER_DAY }, false],
    [{ lastTextAt: new Date('2026-11-21T11:58:00Z') }, true],
    [{ lastTextAt: new Date('2026-11-21T11:58:01Z') }, false],
  ])('is sent with %o: %s', (overrides, isSent) => {
    expect(getsDriverText({ ...contact, ...overrides }, now)).toBe(isSent);
  });

  it('has every text in English, Spanish, and French', () => {
    const keys = Object.keys(DRIVER_TEXTS.en);
    expect(Object.keys(DRIVER_TEXTS.es)).toEqual(keys);
    expect(Object.keys(DRIVER_TEXTS.fr)).toEqual(keys);
  });
});

describe('a driver request', () => {
  it.each<[Parameters<typeof stateOfRequest>[0], string, DriverRequestState]>([
    ['open', '2026-11-21T12:00:01Z', 'open'],
    ['open', '2026-11-21T12:00:00Z', 'expired'],
    ['allowed', '2026-11-21T12:00:01Z', 'allowed'],
    ['allowed', '2026-11-21T12:00:00Z', 'expired'],
    ['refused', '2026-11-21T12:00:00Z', 'refused'],
    ['used', '2026-11-21T12:00:00Z', 'used'],
  ])('that is %s until %s is %s at noon', (state, until, shown) => {
    expect(stateOfRequest(state, until, new Date('2026-11-21T12:00:00Z'))).toBe(shown);
  });

  it.each([
    ['allowed', 'open', 'active', 'allowed', false],
    ['allowed', 'canceled', 'active', 'refused', true],
    ['allowed', 'open', 'blocked', 'refused', true],
    ['allowed', 'open', 'onHold', 'refused', true],
    ['used', 'used', 'blocked', 'used', false],
    ['open', null, 'blocked', 'open', false],
    ['refused', null, 'active', 'refused', false],
  ] as const)(
    'that is %s, with allowance %s and card %s, is %s (withdrawn: %s)',
    (state, allowance, card, shown, isWithdrawn) => {
      const until = '2026-11-21T12:30:00Z';
      const now = new Date('2026-11-21T12:00:00Z');
      expect(effectiveRequestState({ state, until, allowance, card }, now)).toEqual({
        state: shown,
        isWithdrawn,
      });
    },
  );

  it.each([
    [null, 100, 0, false],
    [3_000, 3_000, 0, true],
    [3_000, 3_001, 0, false],
    [3_000, 100, 1, false],
  ])('with auto-grant %s, %i cents after %i today: %s', (autoGrantCents, cents, today, is) => {
    expect(isGrantedAutomatically({ autoGrantCents }, {}, cents, today)).toBe(is);
  });
});

describe('a card guide', () => {
  const driver = {
    id: 'd1',
    isActive: true,
    mobile: '214 555 0142',
    consentedAt: '2026-11-01T00:00:00Z',
  };
  const card: GuidedCard = { isOn: true, status: 'active', driver };
  const link: GuideLink = {
    driverId: 'd1',
    mobile: '214 555 0142',
    createdAt: '2026-11-01T00:00:00Z',
    expiresAt: '2026-12-01T00:00:00Z',
    revokedAt: null,
  };
  const now = new Date('2026-11-30T23:59:59Z');

  it.each<[string | null, Partial<GuidedCard>]>([
    [null, {}],
    [null, { status: 'pendingActivation' }],
    [null, { status: 'onHold' }],
    ['cardGuide.off', { isOn: false, driver: null }],
    ['cardGuide.cardEnded', { status: 'ordered' }],
    ['cardGuide.cardEnded', { status: 'lostOrStolen' }],
    ['cardGuide.noDriver', { driver: null }],
    ['cardGuide.driverLeft', { driver: { ...driver, isActive: false } }],
    ['cardGuide.noMobile', { driver: { ...driver, mobile: null } }],
    ['cardGuide.noConsent', { driver: { ...driver, consentedAt: null } }],
  ])('has refusal %s', (key, overrides) => {
    expect(cardGuideRefusal({ ...card, ...overrides })).toBe(key);
  });

  it('opens only to the driver and number it was texted to, until it expires', () => {
    expect(isGuideOpen(link, card, now)).toBe(true);
    expect(isGuideOpen(link, card, new Date('2026-12-01T00:00:00Z'))).toBe(false);
    expect(isGuideOpen({ ...link, revokedAt: '2026-11-02T00:00:00Z' }, card, now)).toBe(false);
    for (const other of [
      { id: 'd2' },
      { mobile: '214 555 0143' },
      { consentedAt: '2026-11-01T00:00:01Z' },
      { consentedAt: null },
    ]) {
      expect(isGuideOpen(link, { ...card, driver: { ...driver, ...other } }, now)).toBe(false);
    }
  });
});
