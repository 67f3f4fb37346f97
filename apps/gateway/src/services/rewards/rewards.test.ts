import { randomUUID } from 'node:crypto';
import { jsonb } from '@forecourt/server';
import { describe, expect, it } from 'vitest';
import { pick } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';

const world = startWorld({ accountPer: 'file', card: {} });

const read = async (person = world.dana) => (await world.callAs(person, 'getRewards')).body;
/** Makes a purchase of fuel, a second apart from whatever happens before and after it. */
async function buy(gallons: number, parts: { readonly status?: 'complete' | 'pending' } = {}) {
  world.gateway.clock.move(1000);
  await world.makePurchase(world.cardId, {
    occurredAt: world.gateway.clock.now().toISOString(),
    milligallons: gallons * 1000,
    ...parts,
  });
  world.gateway.clock.move(1000);
}

describe('rewards', () => {
  it('[MSG-60] [REWARD-01] require a program that offers them', async () => {
    expect(await read()).toMatchObject({ isEnrolled: false, tier: null, balance: 0, version: 0 });
    const refused = await world.call('putRewardTier', { body: { tier: 'elite' }, version: 0 });
    expect(refused.body).toMatchObject({
      errorCode: 'rewards.refused',
      fields: [{ key: 'rewards.notEnrolled' }],
    });
    const redeem = await world.call('redeemRewards', { body: { points: 5000 }, version: 0 });
    expect(pick(redeem.body, 'fields', 0, 'key')).toBe('rewards.notEnrolled');
  });

  it('[GW-136] [ENT-46] [REWARD-02] [REWARD-05] [REWARD-07] earn by tier once posted', async () => {
    await world.setAccount({ features: jsonb(['rewards']) });
    await buy(500); // before enrollment
    expect(
      (await world.call('putRewardTier', { body: { tier: 'elite' }, version: 0 })).status,
    ).toBe(200);
    await buy(1000);
    await buy(900, { status: 'pending' });
    expect(
      (await world.call('putRewardTier', { body: { tier: 'premier' }, version: 0 })).status,
    ).toBe(409);
    expect(
      (await world.call('putRewardTier', { body: { tier: 'premier' }, version: 1 })).status,
    ).toBe(200);
    await buy(1000);
    expect(await read()).toMatchObject({
      isEnrolled: true,
      tier: 'premier',
      balance: 5000,
      earned: [{ month: '2026-11', points: 5000, milligallons: 2_000_000 }],
      version: 2,
    });
  });

  it('[GW-137] [REWARD-03] [REWARD-10] [REWARD-11] [REWARD-13] redeem once, in steps', async () => {
    const fieldOf = async (points: number) =>
      pick(
        (await world.call('redeemRewards', { body: { points }, version: 2 })).body,
        'fields',
        0,
        'key',
      );
    expect([await fieldOf(4999), await fieldOf(7500)]).toEqual([
      'rewards.notAStep',
      'rewards.beyondBalance',
    ]);
    const request = { body: { points: 5000 }, version: 2, key: randomUUID() };
    const first = await world.call('redeemRewards', request);
    expect(first.body).toMatchObject({
      balance: 0,
      version: 3,
      redemptions: [
        {
          number: 'R-0001',
          points: 5000,
          cents: 5000,
          requestedBy: 'Dana Morales',
          arrivesFrom: '2026-11-27',
          arrivesTo: '2026-12-04',
        },
      ],
    });
    // after a lost response, repeating the request redeems nothing more
    expect((await world.call('redeemRewards', request)).body).toEqual(first.body);
    expect(pick(await read(), 'redemptions')).toHaveLength(1);
    expect(await fieldOf(5000)).toBe('rewards.tooFewPoints');
    const viewer = await world.makePerson('viewer');
    expect(await read(viewer)).toMatchObject({ balance: 0 });
    const theirs = await world.call('redeemRewards', { ...request, token: viewer.token });
    expect(theirs.status).toBe(403);
    const actions = (await world.readEvents()).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('rewards.'))).toEqual([
      'rewards.tierChosen',
      'rewards.tierChosen',
      'rewards.redeemed',
    ]);
  });
});
