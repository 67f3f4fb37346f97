import { jsonb } from '@forecourt/server';
import { describe, expect, it } from 'vitest';
import { createTestGateway, pick, send } from '../testing/gateway.ts';
import { provePasscode } from '../testing/passcode.ts';
import { startWorld } from '../testing/startWorld.ts';
import { TEST_ISSUER } from '../testing/tokens.ts';
import type { TestPerson } from '../testing/world.ts';
import { createRecent } from './recent.ts';
import { openAccessCache } from './accessCache.ts';

/** Longer than any test, so that only a reported change can end cached access. */
const LONG_MILLISECONDS = 600_000;
/** On a cluster, changes aren't reported, so cached access ends when it expires. */
const ON_CLUSTER_MILLISECONDS = 900;
/** Time within which revoked access must end. */
const within = { timeout: 2_000, interval: 5 };
const accessLifeMilliseconds =
  process.env['TEST_CLUSTER'] === '1' ? ON_CLUSTER_MILLISECONDS : LONG_MILLISECONDS;
const world = startWorld({ accessLifeMilliseconds });

/** Makes the gateway cache what the person may do, as their first calls would. */
async function settled(person: TestPerson) {
  const status = async () => (await world.callAs(person, 'listCards')).status;
  await status();
  expect(await status()).toBe(200);
  return status;
}

describe('cached access', () => {
  it('is used until a change is reported', async () => {
    const { userId, accountId } = await world.makePerson();
    const caller = { issuer: TEST_ISSUER, subject: userId };
    const deaf = await openAccessCache(
      { listen: () => Promise.resolve(() => Promise.resolve()) },
      LONG_MILLISECONDS,
    );
    const find = () =>
      world.db.transaction().execute((trx) => deaf.find(trx, caller, accountId, null));
    expect(await find()).toMatchObject({ actor: { userId } });
    await world.db.deleteFrom('grants').where('user_id', '=', userId).execute();
    expect(await find()).toMatchObject({ actor: { userId } });
    deaf.clear();
    await expect(find()).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    [
      'a grant is taken back',
      (person: TestPerson) =>
        world.db.deleteFrom('grants').where('user_id', '=', person.userId).execute(),
    ],
    ['a user is locked', (person: TestPerson) => world.setGrant(person, { state: 'locked' })],
    [
      'a permission is withheld',
      (person: TestPerson) =>
        world.setGrant(person, { withheld_permissions: jsonb(['cards.view']) }),
    ],
    [
      'a person is another’s',
      (person: TestPerson) =>
        world.db
          .updateTable('people')
          .set({ subject: 'nobody' })
          .where('user_id', '=', person.userId)
          .execute(),
    ],
  ] as const)('[ROLE-02 to ROLE-17, USER-20] ends within 2 seconds when %s', async (_, change) => {
    const person = await world.makePerson('manager');
    const status = await settled(person);
    await change(person);
    await expect.poll(status, within).toBe(403);
  });

  it('[USER-20] ends within 2 seconds for the cards of a fleet that is removed', async () => {
    const [near, far] = world.account.fleetIds;
    const person = await world.makePerson('manager', [near, far]);
    await world.makeCard({ last4: '0002', fleet: 1 });
    const cards = async () =>
      pick((await world.callAs(person, 'listCards')).body, 'items', 'length');
    await settled(person);
    expect(await cards()).toBe(1);
    await world.setGrant(person, { fleet_ids: jsonb([near]) });
    await expect.poll(cards, within).toBe(0);
  });

  it('[ROLE-02 to ROLE-17] ends on every gateway when one of them locks the person', async () => {
    const other = await createTestGateway({
      database: world.gateway.database,
      accessLifeMilliseconds,
    });
    const person = await world.makePerson('viewer');
    const there = async () =>
      (
        await send(other, 'listCards', {
          ...person,
          token: await other.issuer.sign({ subject: person.userId }),
        })
      ).status;
    await there();
    expect(await there()).toBe(200);
    await provePasscode(world.gateway, world.dana);
    const locked = await world.call('moveUser', {
      params: { userId: person.userId },
      body: { action: 'lock', reason: 'On leave' },
      version: 1,
    });
    expect(locked.status).toBe(200);
    expect((await world.callAs(person, 'listCards')).status).toBe(403);
    await expect.poll(there, within).toBe(403);
  });

  it('is not used by a call that writes', async () => {
    const person = await world.makePerson('manager');
    await settled(person);
    await world.setGrant(person, { role: 'viewer' });
    const write = await world.callAs(person, 'addFleet', {
      body: { name: 'North', code: 'N1', number: '1' },
    });
    expect(write.status).toBe(403);
  });
});

/** A cache that counts its reads, with its own clock. */
function counted() {
  let now = 0;
  let requestCount = 0;
  const recent = createRecent<number>({ lifeMilliseconds: 900, keysMax: 2, now: () => now });
  return {
    recent,
    goTo: (milliseconds: number) => void (now = milliseconds),
    ask: (key = 'a') => recent.get(key, () => Promise.resolve((requestCount += 1))),
  };
}

describe('createRecent', () => {
  it('reads again once a value’s lifetime has passed', async () => {
    const { ask, goTo } = counted();
    expect(await ask()).toBe(1);
    goTo(899);
    expect(await ask()).toBe(1);
    goTo(900);
    expect(await ask()).toBe(2);
  });

  it('forgets a value whose read is still in flight', async () => {
    const { ask, recent } = counted();
    const first = ask();
    recent.clear();
    expect(await ask()).toBe(2);
    expect(await first).toBe(1);
    expect(await ask()).toBe(2);
  });

  it('caches no errors, and no more than keysMax values', async () => {
    const { ask, recent } = counted();
    await expect(recent.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect([await ask('a'), await ask('b'), await ask('c'), await ask('a')]).toEqual([1, 2, 3, 4]);
  });
});
