import { DRAFTS_MAX, permissionsOf } from '@forecourt/validation';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../testing/atOnce.ts';
import { pick, type CallOptions } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { makeAccount, type TestAccount, type TestPerson, giveGrant } from '../../testing/world.ts';

const world = startWorld({ accountPer: 'file' });

const DAY_MS = 86_400_000;

const list = async (person: TestPerson) =>
  pick((await world.callAs(person, 'listDrafts')).body, 'items');

/** Creates another account, on which the person has a grant too. */
async function makeSecondAccount(person: TestPerson): Promise<TestAccount> {
  const second = await makeAccount(world.db);
  await giveGrant(world.db, person.userId, second);
  return second;
}

describe('/businesses', () => {
  it('[GW-41] [ENT-09] returns the selected account with the caller’s role in it', async () => {
    const sal = await world.makePerson();
    const second = await makeSecondAccount(sal);
    for (const [{ accountId }, role] of [
      [world.account, 'administrator'],
      [second, 'viewer'],
    ] as const) {
      expect(await world.callAs(sal, 'getBusinessMe', { accountId })).toMatchObject({
        status: 200,
        body: { sysAccountId: accountId, role, state: 'open' },
      });
    }
    const foreign = await makeAccount(world.db);
    expect(
      (await world.callAs(sal, 'getBusinessMe', { accountId: foreign.accountId })).status,
    ).toBe(403);
  });

  it('[GW-45] records the account that a user switches to, and returns it', async () => {
    const sal = await world.makePerson();
    const second = await makeSecondAccount(sal);
    const change = (sysAccountId: string) =>
      world.callAs(sal, 'changeCustomer', { body: { sysAccountId }, accountId: undefined });
    expect((await change(world.accountId)).body).toMatchObject({ sysAccountId: world.accountId });
    world.gateway.clock.move(1000);
    expect(await change(second.accountId)).toMatchObject({
      status: 200,
      body: { sysAccountId: second.accountId, role: 'viewer' },
    });
    const { body } = await world.callAs(sal, 'listProfileAccounts');
    expect(pick(body, 'items')).toMatchObject([
      { sysAccountId: second.accountId, isDefault: false },
      { sysAccountId: world.accountId, isDefault: false },
    ]);
    const foreign = await makeAccount(world.db);
    expect(await change(foreign.accountId)).toMatchObject({
      status: 404,
      body: { errorCode: 'account.notFound' },
    });
  });

  it('[GW-45] does not change the default account when switching', async () => {
    const sal = await world.makePerson();
    const second = await makeSecondAccount(sal);
    const sysAccountId = second.accountId;
    await world.callAs(sal, 'chooseProfileAccount', {
      params: { sysAccountId },
      body: { isDefault: true },
    });
    await world.callAs(sal, 'changeCustomer', { body: { sysAccountId } });
    await world.callAs(sal, 'changeCustomer', { body: { sysAccountId: world.accountId } });
    expect((await world.callAs(sal, 'getMe')).body).toMatchObject({ sysAccountId });
  });
});

describe('/users/me', () => {
  it('[ENT-01] returns the user, their default account, and their applications', async () => {
    const sal = await world.makePerson();
    expect((await world.callAs(sal, 'getMe')).body).toMatchObject({
      firstName: expect.any(String),
      lastName: expect.any(String),
      culture: 'en-US',
      email: expect.stringContaining('@'),
      userId: sal.userId,
      userType: expect.any(String),
      hostMainframe: 'mf-test',
      hostFleetnet: null,
      sysAccountId: world.accountId,
      applications: ['portal'],
    });
  });
});

describe('/user/profile', () => {
  it('[GW-55] lists the accounts to switch to, and saves the default one', async () => {
    const sal = await world.makePerson();
    const second = await makeSecondAccount(sal);
    const params = { sysAccountId: second.accountId };
    const choose = (isDefault: boolean) =>
      world.callAs(sal, 'chooseProfileAccount', { params, body: { isDefault } });
    expect((await choose(true)).status).toBe(200);
    const { body } = await world.callAs(sal, 'listProfileAccounts');
    expect(pick(body, 'items')).toMatchObject([
      { sysAccountId: second.accountId, role: 'viewer', isDefault: true },
      {
        sysAccountId: world.accountId,
        role: 'administrator',
        isDefault: false,
        lastUsedAt: null,
      },
    ]);
    const foreign = await makeAccount(world.db);
    const response = await world.callAs(sal, 'chooseProfileAccount', {
      params: { sysAccountId: foreign.accountId },
      body: { isDefault: true },
    });
    expect(response).toMatchObject({ status: 404, body: { errorCode: 'account.notFound' } });
  });

  it('[GW-56] saves preferences by name for one user, within size limits', async () => {
    const change = (body: object) => world.call('changeProfileProperties', { body });
    await change({ set: { theme: 'dark', 'cards.columns': ['name', 'status'] } });
    await change({ set: { density: 'compact' }, remove: ['theme'] });
    const properties = { 'cards.columns': ['name', 'status'], density: 'compact' };
    expect((await world.call('getProfileProperties')).body).toEqual({ properties });
    const sal = await world.makePerson();
    expect((await world.callAs(sal, 'getProfileProperties')).body).toEqual({ properties: {} });
    expect(await change({ set: { long: 'x'.repeat(5_000) } })).toMatchObject({
      status: 422,
      body: { errorCode: 'properties.tooLarge' },
    });
    const kim = await world.makePerson();
    const both = ['theme', 'density'].map((name) =>
      world.callAs(kim, 'changeProfileProperties', { body: { set: { [name]: 'first' } } }),
    );
    await Promise.all(both);
    expect((await world.callAs(kim, 'getProfileProperties')).body).toEqual({
      properties: { theme: 'first', density: 'first' },
    });
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`p${at}`, at]));
    expect((await change({ set: many })).body).toMatchObject({ errorCode: 'properties.tooMany' });
  });

  it('[GW-57] [USER-20] saves defaults, which only administrators of every fleet can change', async () => {
    const viewer = await world.makePerson('viewer');
    const body = { set: { density: 'roomy' } };
    expect((await world.callAs(viewer, 'changeDefaultProperties', { body })).status).toBe(403);
    const regional = await world.makePerson('administrator', [world.account.fleetIds[0]]);
    expect(await world.callAs(regional, 'changeDefaultProperties', { body })).toMatchObject({
      status: 403,
      body: { fields: [{ key: 'access.wholeAccount' }] },
    });
    expect((await world.call('changeDefaultProperties', { body })).status).toBe(200);
    expect((await world.callAs(viewer, 'getDefaultProperties')).body).toMatchObject({
      accountNumber: expect.stringMatching(/^\d{10}$/),
      properties: { density: 'roomy' },
    });
  });

  it('[GW-58] [ROLE-24] returns all of the user’s permissions', async () => {
    const viewer = await world.makePerson('viewer', [world.account.fleetIds[0]]);
    const { body } = await world.callAs(viewer, 'getProfilePermissions');
    const actor = { role: 'viewer', accountState: 'open', extraPermissions: [] } as const;
    expect(body).toEqual({
      userId: viewer.userId,
      role: 'viewer',
      fleetIds: [world.account.fleetIds[0]],
      permissions: permissionsOf({ ...actor, fleetIds: [world.account.fleetIds[0]] }),
    });
  });
});

describe('drafts', () => {
  const params = { form: 'orderCards' };
  const save = (person: TestPerson, data: unknown, version: number, more: CallOptions = {}) =>
    world.callAs(person, 'saveDraft', { params, body: { data, version }, ...more });

  it('are returned on another device for seven days after the last change', async () => {
    const sal = await world.makePerson();
    const saved = await save(sal, { nameOnCard: 'YARD' }, 0);
    expect(saved.body).toMatchObject({ form: 'orderCards', sysAccountId: null, version: 1 });
    world.gateway.clock.move(6 * DAY_MS);
    const later = await world.signIn(sal);
    expect((await save(later, { nameOnCard: 'YARD 2' }, 1)).body).toMatchObject({ version: 2 });
    world.gateway.clock.move(6 * DAY_MS);
    const still = await world.signIn(sal);
    expect(await list(still)).toMatchObject([{ data: { nameOnCard: 'YARD 2' }, version: 2 }]);
    world.gateway.clock.move(DAY_MS);
    const over = await world.signIn(sal);
    expect(await list(over)).toEqual([]);
    expect((await save(over, {}, 0)).body).toMatchObject({ version: 1 });
  });

  it('are not overwritten by a stale or concurrent save', async () => {
    const sal = await world.makePerson();
    await save(sal, { a: 1 }, 0);
    await save(sal, { a: 2 }, 1);
    expect(await save(sal, { a: 3 }, 1)).toMatchObject({
      status: 409,
      body: { errorCode: 'version.stale', params: { expected: 1, actual: 2 } },
    });
    expect(await list(sal)).toMatchObject([{ data: { a: 2 } }]);
    const kim = await world.makePerson();
    const both = await Promise.all([save(kim, { a: 1 }, 0), save(kim, { a: 2 }, 0)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('belong to one user, within accounts they can access', async () => {
    const sal = await world.makePerson();
    const query = { sysAccountId: world.accountId };
    expect((await save(sal, { a: 1 }, 0, { query })).status).toBe(200);
    expect(await list(await world.makePerson())).toEqual([]);
    const foreign = await makeAccount(world.db);
    const there = await save(sal, {}, 0, { query: { sysAccountId: foreign.accountId } });
    expect(there).toMatchObject({ status: 404, body: { errorCode: 'account.notFound' } });
    await world.db.deleteFrom('grants').where('user_id', '=', sal.userId).execute();
    expect(await list(sal)).toEqual([]);
  });

  it('refuse secrets, large data, and too many; can be deleted', async () => {
    const sal = await world.makePerson();
    expect(await save(sal, { cards: [{ pin: '4711' }] }, 0)).toMatchObject({
      status: 422,
      body: { errorCode: 'draft.secret', fields: [{ path: 'data.cards.0.pin' }] },
    });
    expect((await save(sal, { a: 'x'.repeat(70_000) }, 0)).body).toMatchObject({
      errorCode: 'draft.tooLarge',
    });
    for (let at = 0; at < 50; at += 1) await save(sal, {}, 0, { params: { form: `form${at}` } });
    expect((await save(sal, {}, 0)).body).toMatchObject({ errorCode: 'draft.tooMany' });
    for (let twice = 0; twice < 2; twice += 1) {
      const gone = await world.callAs(sal, 'deleteDraft', { params: { form: 'form0' } });
      expect(gone.body).toEqual({ done: true });
    }
    expect((await save(sal, {}, 0)).status).toBe(200);
  });

  it('are not more than allowed if saved at the same time', async () => {
    const sal = await world.makePerson();
    const saveAs = (form: string) => () => save(sal, {}, 0, { params: { form } });
    for (let at = 1; at < DRAFTS_MAX; at += 1) await saveAs(`form${at}`)();
    // adding a draft locks its person, unlike deleting expired ones before
    const responses = await atOnce(world.db, 'people', saveAs('one'), saveAs('other'));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });
});
