import { describe, expect, it } from 'vitest';
import { pick, pickText, TEST_NOW, type CallOptions } from '../../testing/gateway.ts';
import type { CallName } from '@forecourt/api-client/contract';
import { startWorld } from '../../testing/startWorld.ts';
import { makeAccount, makeCard } from '../../testing/world.ts';

const world = startWorld({ card: {} });

const ask = (name: CallName, options: CallOptions = {}) =>
  world.call(name, {
    params: { cardId: world.cardId },
    ...options,
  });
const inMinutes = (minutes: number) =>
  new Date(Date.parse(TEST_NOW) + minutes * 60_000).toISOString();

describe('limits of one card', () => {
  it('[LIMIT-01] [ENT-20] [ENT-21] override the profile’s limits until removed', async () => {
    const own = { perDayCents: 10_000, transactionsPerDay: null };
    const set = await ask('setCardLimits', {
      version: 1,
      body: { limits: own, reason: 'Short trips' },
    });
    expect(set).toMatchObject({
      status: 200,
      body: { limits: { perDayCents: 10_000, transactionsPerDay: 3 }, version: 2 },
    });
    const stale = await ask('setCardLimits', { version: 1, body: { limits: null, reason: '' } });
    expect(stale).toMatchObject({ status: 409, body: { errorCode: 'version.stale' } });
    const back = await ask('setCardLimits', { version: 2, body: { limits: null, reason: '' } });
    expect(pick(back.body, 'limits', 'perDayCents')).toBe(60_000);
    const { body } = await ask('getCard');
    expect(pick(body, 'card', 'hasCustomLimits')).toBe(false);
  });

  it('[LIMIT-08] [LIMIT-10] are refused out of bounds, as in a profile', async () => {
    for (const [limits, path] of [
      [{ perWeekMilligallons: 500_001 }, 'limits.perWeekMilligallons'],
      [{ perDayCents: 1.5 }, 'limits.perDayCents'],
      [{ perDayCents: 100, perTransactionCents: 200 }, 'limits.perTransactionCents'],
    ] as const) {
      expect(
        await ask('setCardLimits', { version: 1, body: { limits, reason: '' } }),
      ).toMatchObject({ status: 400, body: { fields: [{ path }] } });
    }
  });

  it('[GW-17] [ENT-26] can include the card’s own product codes', async () => {
    expect((await ask('getCardProductCodes')).body).toEqual({
      productCodes: null,
      from: 'none',
      version: 1,
    });
    const wrong = await ask('setCardProductCodes', { version: 1, body: { productCodes: ['998'] } });
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ key: 'limit.productCode' }] } });
    await ask('setCardProductCodes', { version: 1, body: { productCodes: ['053', '062'] } });
    const { body } = await ask('getCard');
    expect(pick(body, 'limits', 'productCodes')).toEqual(['053', '062']);
    const cleared = await ask('setCardProductCodes', { version: 2, body: { productCodes: null } });
    expect(cleared.body).toEqual({ productCodes: null, from: 'none', version: 3 });
  });

  it('[GW-19] count from zero after a reset, each counter separately', async () => {
    await world.makePurchase(world.cardId, { occurredAt: inMinutes(-60) });
    const used = async () => pick((await ask('getCard')).body, 'usage');
    expect(await used()).toMatchObject({ dayCents: 8000, dayMilligallons: 20_000 });
    const none = await ask('resetCardLimit', { body: { counters: [], reason: '' } });
    expect(none).toMatchObject({ status: 400, body: { fields: [{ path: 'counters' }] } });
    const body = { counters: ['dayMilligallons', 'gallons1Milligallons'], reason: 'Detour' };
    expect(await ask('resetCardLimit', { body })).toMatchObject({ status: 200 });
    expect(await used()).toMatchObject({
      dayCents: 8000,
      dayMilligallons: 0,
      weekMilligallons: 20_000,
      gallons1Milligallons: 0,
    });
    await world.makePurchase(world.cardId, { occurredAt: inMinutes(1) });
    expect(await used()).toMatchObject({ dayCents: 16_000, dayMilligallons: 20_000 });
    const { body: history } = await ask('getCardAudit');
    // the purchase is a minute later
    expect(pick(history, 'items', 1)).toMatchObject({
      action: 'card.limitReset',
      reason: 'Detour',
    });
  });
});

const allow = (overrides: object = {}) =>
  ask('allowOnce', {
    body: { amountCents: 50_000, until: inMinutes(60), reason: 'Storm detour', ...overrides },
  });

describe('a one-time allowance', () => {
  it('[CARD-30] is listed until it is canceled', async () => {
    const allowed = await allow();
    expect(allowed).toMatchObject({
      status: 200,
      body: { amountCents: 50_000, createdBy: 'Dana Morales', reason: 'Storm detour' },
    });
    expect(await allow()).toMatchObject({ status: 409, body: { errorCode: 'allowance.exists' } });
    const params = { cardId: world.cardId, allowanceId: pickText(allowed.body, 'allowanceId') };
    expect(pick((await ask('listAllowances')).body, 'items')).toHaveLength(1);
    expect(await ask('cancelAllowance', { params })).toMatchObject({ status: 200 });
    expect(pick((await ask('listAllowances')).body, 'items')).toEqual([]);
    expect(await ask('cancelAllowance', { params })).toMatchObject({ status: 404 });
  });

  it('[CARD-30] must be $1 to $99,999.99 and end in the future', async () => {
    for (const amountCents of [99, 10_000_000]) {
      expect(await allow({ amountCents })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'amountCents', key: 'value.between' }] },
      });
    }
    expect(await allow({ until: inMinutes(0) })).toMatchObject({
      body: { errorCode: 'allowance.over' },
    });
  });

  it('can be replaced once it has ended', async () => {
    await allow({ until: inMinutes(1) });
    world.gateway.clock.move(2 * 60_000);
    expect(await allow()).toMatchObject({ status: 200 });
    world.gateway.clock.move(-2 * 60_000);
  });

  it('is refused for a viewer or another account’s card', async () => {
    const viewer = await world.makePerson('viewer');
    const body = { amountCents: 50_000, until: inMinutes(60), reason: '' };
    expect(await ask('allowOnce', { token: viewer.token, body })).toMatchObject({ status: 403 });
    const other = await makeAccount(world.db);
    const params = { cardId: await makeCard(world.db, other) };
    expect(await ask('allowOnce', { params, body })).toMatchObject({ status: 404 });
  });
});
