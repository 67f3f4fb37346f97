import { contract, type Call, type CallName } from '@forecourt/api-client/contract';
import { API_KEYS_MAX, can, KEY_PERMISSIONS, type Actor } from '@forecourt/validation';
import { jsonb } from '@forecourt/server';
import { describe, expect, it } from 'vitest';
import { pick, pickEach, pickText, type CallOptions } from '../../testing/gateway.ts';
import { proveByFactor } from '../../testing/knownPerson.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { driverCard, TEST_DELIVERY } from '../../testing/world.ts';

const world = startWorld({ card: { last4: '0001' } });

const turn = (isOn: boolean) =>
  world.call('switchIntegration', { params: { integration: 'apiKeys' }, body: { isOn } });
const prove = () => proveByFactor(world, world.dana);

const request = {
  name: 'Dispatch',
  permissions: ['cards.view', 'cards.order', 'cards.changeStatus'],
  fleetIds: null,
  days: 90,
  isSandbox: false,
};

/** Turns keys on and creates one; `ask` calls with its secret, without naming the account. */
async function make(changed: object = {}) {
  await turn(true);
  await prove();
  const created = await world.call('makeApiKey', { body: { ...request, ...changed } });
  expect(created).toMatchObject({ status: 200 });
  const secret = pickText(created.body, 'secret');
  return {
    secret,
    keyId: pickText(created.body, 'apiKey', 'keyId'),
    ask: (name: CallName, options: CallOptions = {}, token = secret) =>
      world.callAs({ token, accountId: world.accountId }, name, {
        accountId: undefined,
        ...options,
      }),
  };
}

/** Creates keys concurrently. Returns each one's status. */
const makeAll = (...names: readonly string[]) =>
  Promise.all(
    names.map(async (name) => {
      const { status } = await world.call('makeApiKey', { body: { ...request, name } });
      return status;
    }),
  );

const rotate = (keyId: string, overlapHours: number, version: number) =>
  world.call('rotateApiKey', { params: { keyId }, body: { overlapHours }, version });

const ofKey = (keyId: string) => ({ params: { keyId }, version: 1 });
const hold = { action: 'hold', reason: null, note: null };

describe('an API key', () => {
  it('is created once keys are on, by an administrator with a second factor', async () => {
    expect(pick((await world.call('getIntegrations')).body, 'items')).toContainEqual({
      integration: 'apiKeys',
      isOn: false,
    });
    const code = async () =>
      pick((await world.call('makeApiKey', { body: request })).body, 'errorCode');
    expect(await code()).toBe('auth.codeNeeded');
    await prove();
    expect(await code()).toBe('apiKey.off');
    await turn(true);
    const created = await world.call('makeApiKey', { body: request });
    expect(pickText(created.body, 'secret')).toMatch(/^fck_live_[\w-]{64}$/);
    expect(created.body).toMatchObject({
      apiKey: { name: 'Dispatch', madeBy: 'Dana Morales', secrets: [{ lastUsedAt: null }] },
    });
    expect(await code()).toBe('apiKey.nameTaken');
    const manager = await world.makePerson('manager');
    expect(await world.callAs(manager, 'listApiKeys')).toMatchObject({ status: 403 });
  });

  it('is stored as a hash, and its secret is never listed or logged', async () => {
    const { secret } = await make();
    const rows = await world.db.selectFrom('api_key_secrets').selectAll().execute();
    const events = await world.db.selectFrom('events').selectAll().execute();
    const listed = await world.call('listApiKeys');
    for (const shown of [rows, events, listed.body, world.gateway.logged]) {
      expect(JSON.stringify(shown)).not.toContain(secret.slice(20));
    }
  });

  it('acts under its own name in the history, and records its last use', async () => {
    const { ask } = await make();
    const params = { cardId: world.cardId };
    expect(await ask('changeCardStatus', { params, body: hold, version: 1 })).toMatchObject({
      status: 200,
    });
    const audit = await world.call('getCardAudit', { params });
    expect(JSON.stringify(audit.body)).toContain('Dispatch (API key)');
    const [secret] = pickEach((await world.call('listApiKeys')).body, 'items', 'secrets', 0);
    expect(pick(secret, 'lastUsedAt')).toBe(world.gateway.clock.now().toISOString());
    const users = await world.call('listUsers');
    expect(JSON.stringify(users.body)).not.toContain('Dispatch');
  });

  it('can make a call exactly when its permissions allow it', async () => {
    const calls: readonly [string, Call][] = Object.entries(contract);
    const permissions = ['cards.view', 'limits.view', 'bills.view'];
    const { ask } = await make({ permissions });
    const actor: Actor = {
      role: 'key',
      accountState: 'open',
      fleetIds: null,
      extraPermissions: permissions,
    };
    for (const [name, { permission, caller, isForPeople }] of calls) {
      if (caller === 'anyone' || !isCallName(name)) continue;
      const allowed = permission !== null && !isForPeople && can(actor, permission).allowed;
      const { status, body } = await ask(name);
      const isDenied = status === 403 && pick(body, 'errorCode') === 'access.denied';
      expect(isDenied, name).toBe(!allowed);
    }
  });

  it('reads a driver’s mobile number with a purchase only if it may view drivers', async () => {
    const mobile = '214 555 0142';
    await world.setCard(world.cardId, { driver_id: await world.makeDriver({ mobile }) });
    const params = { transactionId: await world.makePurchase(world.cardId) };
    const mobileFor = async (...permissions: readonly string[]) => {
      const { ask } = await make({ name: permissions.join(' '), permissions });
      return pick((await ask('getTransaction', { params })).body, 'driver', 'mobile');
    };
    expect(await mobileFor('transactions.view')).toBeNull();
    expect(await mobileFor('transactions.view', 'drivers.view')).toBe(mobile);
  });

  it('runs the bulk jobs it started, until it is revoked', async () => {
    const { ask, keyId } = await make({ permissions: [...request.permissions, 'cards.edit'] });
    const second = await world.makeCard({ last4: '0002' });
    const begin = async (cardId: string) => {
      const action = { name: 'hold', reason: null, profileId: null, groupId: null };
      const { body } = await ask('previewCardBulk', {
        body: { action, selection: { cardIds: [cardId] } },
      });
      const bulkId = pickText(body, 'bulk', 'bulkId');
      expect((await ask('startCardBulk', { params: { bulkId }, body: {} })).status).toBe(200);
      return { accountId: world.accountId, bulkId };
    };
    await world.gateway.runBulk(await begin(world.cardId));
    expect(await world.readCard(world.cardId)).toMatchObject({ status: 'onHold' });
    const late = await begin(second);
    await world.call('revokeApiKey', ofKey(keyId));
    await world.gateway.runBulk(late);
    expect(await world.readCard(second)).toMatchObject({ status: 'active' });
  });

  it('is limited to its fleets and its account', async () => {
    await world.makeCard({ last4: '0002', fleet: 1 });
    const [north, south] = world.account.fleetIds;
    const { ask } = await make({ fleetIds: [north] });
    const cards = await ask('listCards');
    expect(pickEach(cards.body, 'items', 'last4')).toEqual(['0001']);
    const far = { ...driverCard(world.account), fleetId: south };
    const body = { cards: [far], delivery: TEST_DELIVERY };
    expect((await ask('orderCards', { body })).status).toBe(422);
    const accountId = '0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f77';
    expect(await ask('listCards', { accountId })).toMatchObject({ status: 403 });
    expect((await ask('listCards', { accountId: world.accountId })).status).toBe(200);
  });

  it('created by an administrator of one fleet reaches only that fleet', async () => {
    await turn(true);
    const [north, south] = world.account.fleetIds;
    const ada = await world.makePerson('administrator', [north]);
    await proveByFactor(world, ada);
    const far = await world.callAs(ada, 'makeApiKey', { body: { ...request, fleetIds: [south] } });
    expect(far).toMatchObject({ status: 404, body: { errorCode: 'fleet.notFound' } });
    const created = await world.callAs(ada, 'makeApiKey', { body: request });
    expect(pick(created.body, 'apiKey', 'fleetIds')).toEqual([north]);
  });

  it('[USER-20] cannot be listed, rotated, or revoked outside the admin’s fleets', async () => {
    const [north, south] = world.account.fleetIds;
    const { keyId } = await make();
    const far = await make({ name: 'Far', fleetIds: [south] });
    const near = await make({ name: 'Near', fleetIds: [north] });
    const ada = await world.makePerson('administrator', [north]);
    await proveByFactor(world, ada);
    const listed = await world.callAs(ada, 'listApiKeys');
    expect(pickEach(listed.body, 'items', 'name')).toEqual(['Near']);
    const rotateAs = (id: string) =>
      world.callAs(ada, 'rotateApiKey', { ...ofKey(id), body: { overlapHours: 0 } });
    for (const id of [keyId, far.keyId]) {
      const notFound = { status: 404, body: { errorCode: 'apiKey.notFound' } };
      expect(await rotateAs(id)).toMatchObject(notFound);
      expect(await world.callAs(ada, 'revokeApiKey', ofKey(id))).toMatchObject(notFound);
    }
    expect((await rotateAs(near.keyId)).status).toBe(200);
    const off = { params: { integration: 'apiKeys' }, body: { isOn: false } };
    expect((await world.callAs(ada, 'switchIntegration', off)).status).toBe(403);
    expect((await far.ask('listCards')).status).toBe(200);
  });

  it('[PID-16] cannot be created or rotated by someone who lacks its permissions', async () => {
    const { keyId } = await make({ permissions: ['cards.view', 'promptedIds.edit'] });
    const plain = await make({ name: 'Plain' });
    const ada = await world.makePerson();
    await world.db
      .updateTable('grants')
      .set({ withheld_permissions: jsonb(['promptedIds.edit', 'promptedIds.export']) })
      .where('user_id', '=', ada.userId)
      .execute();
    await proveByFactor(world, ada);
    const denied = {
      status: 403,
      body: { errorCode: 'access.denied', fields: [{ key: 'apiKey.beyondOwn' }] },
    };
    const body = { ...request, name: 'Ada’s', permissions: ['promptedIds.export'] };
    expect(await world.callAs(ada, 'makeApiKey', { body })).toMatchObject(denied);
    const rotateAs = (id: string) =>
      world.callAs(ada, 'rotateApiKey', { ...ofKey(id), body: { overlapHours: 0 } });
    expect(await rotateAs(keyId)).toMatchObject(denied);
    expect((await rotateAs(plain.keyId)).status).toBe(200);
    expect((await world.callAs(ada, 'revokeApiKey', ofKey(keyId))).status).toBe(200);
  });

  it('is rotated with an overlap, after which the old secret is refused', async () => {
    const { secret, keyId, ask } = await make();
    const next = pickText((await rotate(keyId, 24, 1)).body, 'secret');
    for (const token of [secret, next])
      expect((await ask('listCards', {}, token)).status).toBe(200);
    world.gateway.clock.move(24 * 3_600_000);
    expect((await ask('listCards', {}, secret)).status).toBe(401);
    expect((await ask('listCards', {}, next)).status).toBe(200);
    await world.goTo(world.gateway.clock.now().toISOString());
    expect(await rotate(keyId, 0, 2)).toMatchObject({ body: { errorCode: 'auth.codeNeeded' } });
    await prove();
    expect(await rotate(keyId, 0, 1)).toMatchObject({ body: { errorCode: 'version.stale' } });
    const last = pickText((await rotate(keyId, 0, 2)).body, 'secret');
    expect((await ask('listCards', {}, next)).status).toBe(401);
    expect((await ask('listCards', {}, last)).status).toBe(200);
  });

  it('is refused once it is revoked or expired, or while keys are off', async () => {
    const { keyId, ask } = await make();
    const status = async () => (await ask('listCards')).status;
    await turn(false);
    expect(await status()).toBe(401);
    await turn(true);
    expect(await status()).toBe(200);
    const revoke = () => world.call('revokeApiKey', { params: { keyId }, version: 1 });
    expect((await revoke()).status).toBe(200);
    expect(await status()).toBe(401);
    const other = await make({ name: 'Short', days: 30 });
    world.gateway.clock.move(30 * 86_400_000);
    expect((await other.ask('listCards')).status).toBe(401);
  });

  it('for the sandbox gets the same responses but changes nothing', async () => {
    const { secret, ask } = await make({ isSandbox: true });
    expect(secret).toMatch(/^fck_test_/);
    const params = { cardId: world.cardId };
    const held = await ask('changeCardStatus', { params, body: hold, version: 1 });
    expect(held).toMatchObject({ status: 200, body: { card: { status: 'onHold' } } });
    expect((await ask('getCard', { params })).body).toMatchObject({ card: { status: 'active' } });
    const body = { cards: [driverCard(world.account)], delivery: TEST_DELIVERY };
    expect((await ask('orderCards', { body })).status).toBe(200);
    expect(world.gateway.sentJobs.length).toBeGreaterThan(0);
    expect(pick((await world.call('listOrders')).body, 'items')).toEqual([]);
  });

  it('is refused if it is malformed or guessed', async () => {
    const { secret, ask } = await make();
    for (const token of [`${secret.slice(0, -1)}!`, `${secret}a`, 'fck_live_', 'fck_live_a']) {
      expect((await ask('listCards', {}, token)).status).toBe(401);
    }
    const guessed = `${secret.slice(0, -4)}AAAA`;
    expect((await ask('listCards', {}, guessed)).status).toBe(401);
  });

  it(`is limited to ${API_KEYS_MAX} per account`, async () => {
    await make();
    for (let n = 1; n < API_KEYS_MAX; n += 1) {
      await world.call('makeApiKey', { body: { ...request, name: `Key ${n}` } });
    }
    expect(await world.call('makeApiKey', { body: { ...request, name: 'More' } })).toMatchObject({
      status: 409,
      body: { errorCode: 'apiKey.tooMany', params: { max: API_KEYS_MAX } },
    });
  });

  it('has a unique name and stays within the limit under concurrent creation', async () => {
    await turn(true);
    await prove();
    const oneOfBoth = new Set([200, 409]);
    expect(new Set(await makeAll('Dispatch', 'dispatch'))).toEqual(oneOfBoth);
    for (let n = 2; n < API_KEYS_MAX; n += 1) await makeAll(`Key ${n}`);
    expect(new Set(await makeAll('One more', 'Another'))).toEqual(oneOfBoth);
  });
});

const isCallName = (name: string): name is CallName => name in contract;

describe('rate limits for API keys', () => {
  const limited = startWorld({ callsPerMinute: 30, addressCallsPerMinute: 5, accountPer: 'file' });

  it('count calls per key, and wrong secrets per address', async () => {
    await limited.call('switchIntegration', {
      params: { integration: 'apiKeys' },
      body: { isOn: true },
    });
    await proveByFactor(limited, limited.dana);
    const secretOf = async (name: string) => {
      const body = { ...request, name, permissions: KEY_PERMISSIONS };
      return pickText((await limited.call('makeApiKey', { body })).body, 'secret');
    };
    const [first, second] = [await secretOf('First'), await secretOf('Second')];
    const ask = async (token: string) =>
      (await limited.callAs({ token, accountId: limited.accountId }, 'listFleets')).status;
    const statuses = await Promise.all(Array.from({ length: 31 }, () => ask(first)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await ask(second)).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 6 }, () => ask(`${first.slice(0, -4)}AAAA`)),
    );
    expect(guesses.filter((status) => status === 429)).toHaveLength(1);
  });
});
