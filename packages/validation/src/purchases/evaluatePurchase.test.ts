import { describe, expect, it } from 'vitest';
import { evaluatePurchase } from './evaluatePurchase.ts';
import { attempt, diesel, limits, usage } from './purchase.test.fixtures.ts';
import type { PurchaseAttempt } from './purchaseAttempt.ts';
import { NO_LIMITS } from '../limits/noLimits.ts';
import type { LimitUsage, PurchaseLimits } from '../limits/purchaseLimits.ts';
import { isFlaggableRule, PURCHASE_RULES, type PurchaseRule } from '../limits/purchaseRules.ts';
import { rulesWith } from './declineReasons.ts';

const { account, card, site } = attempt();
const cashBack = { productCode: '955', group: 'cash', amountCents: 4000, milligallons: 0 } as const;
const beer = { productCode: '480', group: 'misc', amountCents: 1200, milligallons: 0 } as const;
const declinedBy = (
  overrides: Partial<PurchaseLimits>,
  used: Partial<LimitUsage> = {},
  purchase: Partial<PurchaseAttempt> = {},
) =>
  rulesWith(evaluatePurchase(limits(overrides), usage(used), attempt(purchase)), 'decline').map(
    ({ rule }) => rule,
  );

describe('evaluatePurchase', () => {
  it('approves a purchase that no limit restricts', () => {
    expect(evaluatePurchase(NO_LIMITS, usage({}), attempt())).toMatchObject({
      outcome: 'approved',
      approvedCents: 21_142,
      approvedMilligallons: 62_000,
    });
  });

  const day = { dayCents: 50_000, dayTransactions: 3, dayMilligallons: 71_300 };
  it.each<
    [
      ids: string,
      rule: PurchaseRule,
      some: Partial<PurchaseLimits>,
      used: Partial<LimitUsage>,
      asked: Partial<PurchaseAttempt>,
    ]
  >([
    ['USER-07', 'accountState', {}, {}, { account: { ...account, state: 'locked' } }],
    ['CARD-11', 'cardState', {}, {}, { card: { ...card, state: 'onHold' } }],
    ['CARD-14', 'cardExpiry', {}, {}, { card: { ...card, expiresOn: '2026-10' } }],
    ['PID-01', 'promptedId', {}, {}, { promptedId: { accepted: ['4071'], typed: '4072' } }],
    ['PID-01', 'promptedId', {}, {}, { promptedId: { accepted: ['4071'], typed: null } }],
    ['MSG-53', 'odometer', {}, {}, { odometer: { lastMiles: 84_210, typedMiles: 84_209 } }],
    ['MSG-53', 'odometer', {}, {}, { odometer: { lastMiles: null, typedMiles: null } }],
    ['ENT-24', 'state', { allowedStates: ['OK', 'NM'] }, {}, {}],
    ['ENT-22', 'day', { allowedDays: ['mon', 'fri'] }, {}, {}],
    ['ENT-23', 'hours', { allowedTimes: [{ start: '06:00', end: '19:00' }] }, {}, {}],
    ['ENT-25', 'productGroup', { allowedGroups: ['diesel'] }, {}, { lines: [beer] }],
    ['ENT-26', 'productCode', { productCodes: ['019'] }, {}, {}],
    ['MSG-55', 'transactionsPerDay', { transactionsPerDay: 3 }, day, {}],
    ['ENT-21', 'gallonsPerTransaction', { perTransactionMilligallons: 61_999 }, {}, {}],
    ['ENT-21', 'gallonsPerDay', { perDayMilligallons: 100_000 }, day, {}],
    ['ENT-21', 'gallonsPerWeek', { perWeekMilligallons: 61_999 }, {}, {}],
    [
      'ENT-18',
      'gallons1',
      { gallons1: { milligallons: 50_000, reset: 'weekly', groups: ['diesel'] } },
      {},
      {},
    ],
    [
      'ENT-19',
      'gallons2',
      { gallons2: { milligallons: 50_000, reset: 'daily', groups: ['diesel'] } },
      {},
      {},
    ],
    ['MSG-54', 'tankCapacity', {}, {}, { tankCapacityMilligallons: 50_000 }],
    ['ENT-20', 'amountPerTransaction', { perTransactionCents: 21_141 }, {}, {}],
    ['ENT-20', 'amountPerDay', { perDayCents: 60_000 }, day, {}],
    ['ENT-16', 'amountPerWeek', { perWeekCents: 20_000 }, {}, {}],
    ['ENT-16', 'amountPerCycle', { perCycleCents: 20_000 }, {}, {}],
    ['ENT-17', 'cash', { cash: { amountCents: 0, reset: 'daily' } }, {}, { lines: [cashBack] }],
    ['MSG-56', 'credit', {}, {}, { account: { ...account, availableCents: 21_141 } }],
  ])('[%s] declines by rule %s', (_ids, rule, overrides, used, purchase) => {
    expect(declinedBy(overrides, used, purchase)).toEqual([rule]);
  });

  it('[ENT-21] reports limit, used, asked, left, and when a daily counter frees up', () => {
    const decision = evaluatePurchase(
      limits({ perDayMilligallons: 100_000 }),
      usage({ dayMilligallons: 71_300 }),
      attempt(),
    );
    expect(decision.checks.find(({ rule }) => rule === 'gallonsPerDay')).toEqual({
      rule: 'gallonsPerDay',
      verdict: 'decline',
      mode: 'decline',
      unit: 'milligallons',
      limit: 100_000,
      used: 71_300,
      asked: 62_000,
      left: 28_700,
      freesAt: Date.parse('2026-11-22T06:00:00Z'),
      timeZone: 'America/Chicago',
      enforcement: 'whereSupported',
    });
  });

  it('returns every failure in rule order, not just the first', () => {
    const decision = evaluatePurchase(
      limits({ allowedStates: [], transactionsPerDay: 0, perDayCents: 0, perDayMilligallons: 0 }),
      usage({}),
      attempt({ card: { state: 'blocked', expiresOn: '2020-01' } }),
    );
    const declined = rulesWith(decision, 'decline').map(({ rule }) => rule);
    expect(declined).toEqual([
      'cardState',
      'cardExpiry',
      'state',
      'transactionsPerDay',
      'gallonsPerDay',
      'amountPerDay',
    ]);
    const order = Object.keys(PURCHASE_RULES);
    const places = decision.checks.map(({ rule }) => order.indexOf(rule));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('approves up to what is left if the pump can stop', () => {
    const decision = evaluatePurchase(
      limits({ perDayCents: 60_000 }),
      usage({ dayCents: 54_000 }),
      attempt({ acceptsLess: true }),
    );
    expect(decision).toMatchObject({
      outcome: 'approvedUpTo',
      approvedCents: 6000,
      approvedMilligallons: Math.floor((62_000 * 6000) / 21_142),
    });
  });

  it('declines if nothing is left, even if the pump can stop', () => {
    expect(
      declinedBy({ perDayCents: 60_000 }, { dayCents: 60_000 }, { acceptsLess: true }),
    ).toEqual(['amountPerDay']);
    expect(
      declinedBy({ perDayCents: 60_000 }, { dayCents: 70_000 }, { acceptsLess: true }),
    ).toEqual(['amountPerDay']);
  });

  it('[ENT-18] caps only the lines that a gallons limit covers', () => {
    const def = {
      productCode: '062',
      group: 'def',
      amountCents: 2000,
      milligallons: 5000,
    } as const;
    const decision = evaluatePurchase(
      limits({ gallons1: { milligallons: 31_000, reset: 'daily', groups: ['diesel'] } }),
      usage({}),
      attempt({ acceptsLess: true, lines: [diesel(62_000, 20_000), def] }),
    );
    expect(decision).toMatchObject({ approvedCents: 12_000, approvedMilligallons: 36_000 });
  });

  it('[ENT-26] flags a product if the site cannot tell products apart', () => {
    const decision = evaluatePurchase(
      limits({ productCodes: ['019'] }),
      usage({}),
      attempt({ site: { ...site, sendsProductCodes: false } }),
    );
    expect(decision.outcome).toBe('approved');
    expect(rulesWith(decision, 'flag')).toEqual([
      { rule: 'productCode', limit: null, used: null, asked: null },
    ]);
  });

  it('[CARD-14] accepts a card through its month, in the account’s time zone', () => {
    const lastEvening = {
      at: new Date('2026-12-01T05:59:00Z'),
      card: { ...card, expiresOn: '2026-11' },
    };
    expect(declinedBy({}, {}, lastEvening)).toEqual([]);
    expect(declinedBy({}, {}, { ...lastEvening, at: new Date('2026-12-01T06:00:00Z') })).toEqual([
      'cardExpiry',
    ]);
  });

  it('[ENT-17] never pays out part of the cash asked for', () => {
    expect(
      declinedBy(
        { cash: { amountCents: 3000, reset: 'daily' } },
        {},
        { lines: [cashBack], acceptsLess: true },
      ),
    ).toEqual(['cash']);
  });

  it('only flags what exceeds a flag-only limit, and approves it in full', () => {
    const decision = evaluatePurchase(
      limits({ perDayCents: 10_000, allowedDays: [], flagOnly: ['amountPerDay', 'day'] }),
      usage({}),
      attempt({ acceptsLess: true }),
    );
    expect(decision).toMatchObject({ outcome: 'approved', approvedCents: 21_142 });
    expect(rulesWith(decision, 'flag')).toEqual([
      { rule: 'day', limit: null, used: null, asked: null },
      { rule: 'amountPerDay', limit: 10_000, used: 0, asked: 21_142 },
    ]);
    expect(decision.checks.find(({ rule }) => rule === 'amountPerDay')?.mode).toBe('flag');
  });

  it('never merely flags an account, card, or credit failure', () => {
    const flagOnly = Object.keys(PURCHASE_RULES).filter(isFlaggableRule);
    expect(
      declinedBy(
        { flagOnly, perDayCents: 0 },
        {},
        {
          account: { ...account, state: 'locked', availableCents: 0 },
          card: { state: 'blocked', expiresOn: '2020-01' },
          promptedId: { accepted: ['4071'], typed: null },
          odometer: { lastMiles: 84_210, typedMiles: 1 },
        },
      ),
    ).toEqual(['accountState', 'cardState', 'cardExpiry', 'promptedId', 'odometer', 'credit']);
  });

  it.each<[string, Partial<PurchaseAttempt['site']>, Partial<PurchaseLimits>, PurchaseRule]>([
    ['products', { sendsProductCodes: false }, { allowedGroups: ['def'] }, 'productGroup'],
    [
      'gallons',
      { sendsGallons: false },
      { perTransactionMilligallons: 1 },
      'gallonsPerTransaction',
    ],
    ['IDs', { asksForIds: false }, {}, 'promptedId'],
    ['readings', { asksForIds: false }, {}, 'odometer'],
  ])('only flags after the fact at a site without %s', (_what, knows, overrides, rule) => {
    const purchase = attempt({
      site: { ...site, ...knows },
      promptedId: rule === 'promptedId' ? { accepted: ['4071'], typed: null } : null,
      ...(rule === 'odometer' ? { odometer: { lastMiles: 84_210, typedMiles: 1 } } : {}),
    });
    const decision = evaluatePurchase(limits(overrides), usage({}), purchase);
    expect(decision.outcome).toBe('approved');
    expect(decision.checks.find((check) => check.rule === rule)).toMatchObject({
      verdict: 'flag',
      mode: 'flag',
      enforcement: 'afterTheFact',
    });
  });

  it('[ENT-23] reports the account’s time zone, and the site’s for days and hours', () => {
    const { clock, checks } = evaluatePurchase(
      limits({ allowedTimes: [{ start: '06:00', end: '19:00' }], perDayCents: 1 }),
      usage({}),
      attempt({ site: { state: 'NM', timeZone: 'America/Denver' } }),
    );
    expect(clock).toEqual({ timeZone: 'America/Chicago', weekStartsOn: 'sun' });
    const zones = new Map(checks.map(({ rule, timeZone }) => [rule, timeZone]));
    expect(zones.get('hours')).toBe('America/Denver');
    expect(zones.get('amountPerDay')).toBe('America/Chicago');
    // 4:40 a.m. in Denver, where 6 a.m. is 13:00 UTC
    expect(checks.find(({ rule }) => rule === 'hours')?.freesAt).toBe(
      Date.parse('2026-11-21T13:00:00Z'),
    );
  });

  it('[PID-01] accepts an ID that is valid for the card', () => {
    expect(
      declinedBy({}, {}, { promptedId: { accepted: ['4070', '4071'], typed: '4071' } }),
    ).toEqual([]);
  });

  it.each([84_210, 84_211])('[MSG-53] accepts a reading not below the last one', (typed) => {
    const odometer = { lastMiles: 84_210, typedMiles: typed };
    expect(declinedBy({}, {}, { odometer })).toEqual([]);
    expect(declinedBy({}, {}, { odometer: { ...odometer, lastMiles: null } })).toEqual([]);
  });

  it('[ENT-25] [ENT-26] declines the whole purchase if one product is not allowed', () => {
    const lines = [diesel(10_000, 4000), beer];
    expect(declinedBy({ allowedGroups: ['diesel'], productCodes: ['053'] }, {}, { lines })).toEqual(
      ['productGroup', 'productCode'],
    );
    expect(
      declinedBy(
        { allowedGroups: ['diesel', 'misc'], productCodes: ['053', '480'] },
        {},
        { lines },
      ),
    ).toEqual([]);
  });

  it.each([
    ['ENT-18', 'gallons1', ['diesel'], 20_000, 5000],
    ['ENT-19', 'gallons2', ['def'], 40_000, 2500],
  ] as const)('[%s] %s caps only its own groups, to the thousandth', (...row) => {
    const [, name, groups, fuelLeft, defLeft] = row;
    const def = {
      productCode: '062',
      group: 'def',
      amountCents: 2001,
      milligallons: 5000,
    } as const;
    const limit = { milligallons: name === 'gallons1' ? 20_000 : 2500, reset: 'daily' as const };
    const decision = evaluatePurchase(
      limits({ [name]: { ...limit, groups: [...groups] } }),
      usage({}),
      attempt({ acceptsLess: true, lines: [diesel(40_000, 16_000), def] }),
    );
    expect(decision.outcome).toBe('approvedUpTo');
    expect(decision.approvedMilligallons).toBe(fuelLeft + defLeft);
    expect(decision.approvedCents).toBe(name === 'gallons1' ? 8000 + 2001 : 16_000 + 1000);
  });

  it('[ENT-21] caps fuel but not DEF, rounding down to thousandths and cents', () => {
    const def = {
      productCode: '062',
      group: 'def',
      amountCents: 2000,
      milligallons: 5000,
    } as const;
    const decision = evaluatePurchase(
      limits({ perTransactionMilligallons: 10_000 }),
      usage({}),
      attempt({ acceptsLess: true, lines: [diesel(20_001, 7001), diesel(9999, 3501), def] }),
    );
    expect(decision.approvedMilligallons).toBe(6667 + 3333 + 5000);
    expect(decision.approvedCents).toBe(2333 + 1167 + 2000);
  });
});
