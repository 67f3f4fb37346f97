import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestGateway,
  pick,
  pickText,
  send,
  type CallOptions,
  type TestGateway,
} from '../../testing/gateway.ts';
import { provePasscode } from '../../testing/passcode.ts';
import { makeAccount, makePerson, type TestAccount, type TestPerson } from '../../testing/world.ts';

let gateway: TestGateway;
let account: TestAccount;
let dana: TestPerson;
let sal: TestPerson;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => {
  await gateway.close();
});
beforeEach(async () => {
  account = await makeAccount(gateway.database.db);
  dana = await makePerson(gateway, account);
  sal = await makePerson(gateway, account, 'manager');
});

type Name = Parameters<typeof send>[1];
const as = (who: TestPerson, name: Name, options: CallOptions = {}) =>
  send(gateway, name, { token: who.token, accountId: account.accountId, ...options });
const prove = (who: TestPerson) => provePasscode(gateway, who);
const stateOf = async (userId: string) =>
  pick((await as(dana, 'getUser', { params: { userId } })).body, 'user', 'state');
const move = (who: TestPerson, userId: string, action: 'lock' | 'unlock', version = 1) =>
  as(who, 'moveUser', { params: { userId }, version, body: { action, reason: 'On leave' } });
const remove = (who: TestPerson, userId: string, version = 1) =>
  as(who, 'removeUser', { params: { userId }, version, body: { reason: null } });
const whole = (role: string, more: object = {}) => ({
  role,
  fleetIds: null,
  permissions: ['promptedIds.edit', 'promptedIds.export', 'pins.reveal', 'pins.change'],
  ...more,
});
const edit = (who: TestPerson, userId: string, body: object, version = 1) =>
  as(who, 'editUser', { params: { userId }, version, body });
const invite = (who: TestPerson, more: object = {}) =>
  as(who, 'registerUser', {
    body: {
      username: `mlopez${Math.floor(Math.random() * 1e9)}`,
      email: 'm.lopez@acmefreight.example',
      firstName: 'Marta',
      lastName: 'López',
      role: 'viewer',
      fleetIds: null,
      ...more,
    },
  });

describe('users of an account', () => {
  it('[USER-01] [USER-13] lists them by role and state, sorted; those who were deleted on demand', async () => {
    await makePerson(gateway, account, 'viewer');
    const list = async (query: Record<string, string>) =>
      (await as(dana, 'listUsers', { query: { ...query, total: 'true' } })).body;
    expect(await list({ role: 'manager' })).toMatchObject({
      total: 1,
      items: [{ role: 'manager' }],
    });
    const byRole = pick(await list({ sort: 'role', direction: 'desc' }), 'items');
    expect(Array.isArray(byRole) && byRole.map((user) => pick(user, 'role'))).toEqual([
      'viewer',
      'manager',
      'administrator',
    ]);
    for (const sort of ['name', 'state', 'lastLogin']) {
      expect(pick(await list({ sort }), 'total')).toBe(3);
    }
    await prove(dana);
    expect((await remove(dana, sal.userId)).status).toBe(200);
    expect(await list({ state: 'deleted' })).toMatchObject({
      total: 1,
      items: [{ userId: sal.userId, state: 'deleted', role: 'manager' }],
    });
    expect(pick(await list({ role: 'manager' }), 'total')).toBe(0);
    expect((await as(sal, 'listCards')).status).toBe(403);
    const history = await gateway.database.db
      .selectFrom('events')
      .select(['action', 'user_id'])
      .where('account_id', '=', account.accountId)
      .where('subject_id', '=', sal.userId)
      .execute();
    expect(history).toEqual([{ action: 'user.deleted', user_id: dana.userId }]);
  });

  it('[USER-13] [MSG-30] an invited user is created, is invited again, and activated by signing in', async () => {
    const invited = await invite(dana, { permissions: ['promptedIds.export'] });
    const userId = pickText(invited.body, 'userId');
    expect(await stateOf(userId)).toBe('created');
    gateway.clock.move(3_600_000);
    const before = gateway.identity.sent.length;
    const again = await as(dana, 'resendInvitation', { params: { userId } });
    expect(again.body).toMatchObject({ user: { state: 'created', version: 2 } });
    expect(gateway.identity.sent.slice(before)).toEqual(['invitation m.lopez@acmefreight.example']);
    const { subject } = await gateway.database.db
      .selectFrom('people')
      .select('subject')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const marta = { userId, token: await gateway.issuer.sign({ subject }) };
    expect((await as(marta, 'getMe')).body).toMatchObject({ lastLoginAt: null });
    expect((await as(dana, 'getUser', { params: { userId } })).body).toMatchObject({
      user: { state: 'activated', lastLoginAt: gateway.clock.now().toISOString() },
    });
    expect(await as(dana, 'resendInvitation', { params: { userId } })).toMatchObject({
      status: 409,
      body: { errorCode: 'user.notPossible', fields: [{ key: 'user.is.activated' }] },
    });
  });

  it('[USER-13] [ROLE-23] locks a person out and lets them in again, with the own verbal passcode', async () => {
    expect(await move(dana, sal.userId, 'lock')).toMatchObject({
      status: 403,
      body: { errorCode: 'access.passcode' },
    });
    await prove(dana);
    expect((await move(dana, sal.userId, 'lock')).body).toMatchObject({
      user: { state: 'locked', version: 2 },
    });
    expect(await as(sal, 'listCards')).toMatchObject({
      status: 403,
      body: { fields: [{ key: 'access.userLocked' }] },
    });
    expect(pick((await as(sal, 'getMyAccounts')).body, 'items')).toEqual([]);
    await prove(dana);
    expect((await move(dana, sal.userId, 'unlock')).body).toMatchObject({
      errorCode: 'version.stale',
    });
    expect((await move(dana, sal.userId, 'unlock', 2)).status).toBe(200);
    expect((await as(sal, 'listCards')).status).toBe(200);
    expect(
      pick((await as(dana, 'getUser', { params: { userId: sal.userId } })).body, 'history'),
    ).toMatchObject([
      { action: 'user.unlock' },
      { action: 'user.lock', by: 'Dana Morales', reason: 'On leave' },
    ]);
  });

  it('[ROLE-03] [ROLE-06] keeps an administrator who manages everything, and nobody acts on themselves', async () => {
    expect(await remove(dana, dana.userId)).toMatchObject({
      body: { fields: [{ key: 'user.self' }, { key: 'user.lastAdministrator' }] },
    });
    const tess = await makePerson(gateway, account);
    expect(await remove(dana, dana.userId)).toMatchObject({
      status: 409,
      body: { fields: [{ key: 'user.self' }] },
    });
    await prove(dana);
    expect((await remove(dana, tess.userId)).status).toBe(200);
    // one who has some fleets does not count, and cannot reach the one who has all
    const part = await makePerson(gateway, account, 'administrator', [account.fleetIds[0]]);
    await prove(part);
    expect(await remove(part, dana.userId)).toMatchObject({
      status: 403,
      body: { fields: [{ key: 'access.fleet' }] },
    });
    expect((await move(sal, dana.userId, 'lock')).status).toBe(403);
  });

  it('[ROLE-23] [USER-20] changes role, fleets and permissions of others; nobody raises themselves', async () => {
    expect(await edit(dana, dana.userId, whole('viewer'))).toMatchObject({
      status: 403,
      body: { fields: [{ key: 'access.ownRole' }, { key: 'user.lastAdministrator' }] },
    });
    await prove(dana);
    const body = whole('manager', {
      fleetIds: [account.fleetIds[0]],
      permissions: ['expressChecks.issue', 'promptedIds.export'],
    });
    expect((await edit(dana, sal.userId, body)).body).toMatchObject({
      user: { fleetIds: [account.fleetIds[0]], permissions: body.permissions, version: 2 },
    });
    const mine = await as(sal, 'getProfilePermissions');
    expect(pick(mine.body, 'permissions')).toContain('expressChecks.issue');
    expect(pick(mine.body, 'permissions')).not.toContain('pins.change');
    expect(pick((await as(sal, 'getMyAccounts')).body, 'items')).toMatchObject([
      { withheldPermissions: expect.arrayContaining(['pins.change']) },
    ]);
    const part = await makePerson(gateway, account, 'administrator', [account.fleetIds[0]]);
    for (const fleetIds of [null, [account.fleetIds[1]]]) {
      expect((await invite(part, { fleetIds })).status).toBe(404);
      expect((await edit(part, sal.userId, whole('manager', { fleetIds }), 2)).status).toBe(404);
    }
  });

  it('[USER-20] shows the accounts that both share, and gives nothing of a foreign one away', async () => {
    const other = await makeAccount(gateway.database.db);
    const stranger = await makePerson(gateway, other);
    for (const name of ['getUser', 'resendInvitation'] as const) {
      const answer = await as(dana, name, { params: { userId: stranger.userId } });
      expect(answer).toMatchObject({ status: 404, body: { errorCode: 'user.notFound' } });
    }
    await prove(dana);
    expect((await remove(dana, stranger.userId)).status).toBe(404);
    const grant = { user_id: sal.userId, account_id: other.accountId, role: 'viewer' } as const;
    await gateway.database.db
      .insertInto('grants')
      .values({ ...grant, fleet_ids: null })
      .execute();
    const seen = async () =>
      pick((await as(dana, 'getUser', { params: { userId: sal.userId } })).body, 'accounts');
    expect(await seen()).toMatchObject([{ sysAccountId: account.accountId }]);
    const danas = {
      user_id: dana.userId,
      account_id: other.accountId,
      role: 'administrator',
    } as const;
    await gateway.database.db
      .insertInto('grants')
      .values({ ...danas, fleet_ids: null })
      .execute();
    expect(await seen()).toHaveLength(2);
  });
});
