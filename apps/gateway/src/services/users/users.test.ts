import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../../store/ids.ts';
import { selectIn } from '../../store/inAccount.ts';
import { requireAccount } from '../../store/readAccount.ts';
import { pick, pickText, pickEach } from '../../testing/gateway.ts';
import { makeKnown } from '../../testing/knownPerson.ts';
import { provePasscode } from '../../testing/passcode.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { type TestPerson, giveGrant } from '../../testing/world.ts';
import { changeGrant } from './accountUsers.ts';

const world = startWorld();
let sal: TestPerson;
beforeEach(async () => {
  sal = await world.makePerson('manager');
});

const prove = (person: TestPerson) => provePasscode(world.gateway, person);
const stateOf = async (userId: string) =>
  pick((await world.call('getUser', { params: { userId } })).body, 'user', 'state');
const move = (person: TestPerson, userId: string, action: 'lock' | 'unlock', version = 1) =>
  world.callAs(person, 'moveUser', {
    params: { userId },
    version,
    body: { action, reason: 'On leave' },
  });
const remove = (person: TestPerson, userId: string, version = 1) =>
  world.callAs(person, 'removeUser', { params: { userId }, version, body: { reason: null } });
const whole = (role: string, more: object = {}) => ({
  role,
  fleetIds: null,
  permissions: ['promptedIds.edit', 'promptedIds.export', 'pins.reveal', 'pins.change'],
  ...more,
});
const edit = (person: TestPerson, userId: string, body: object, version = 1) =>
  world.callAs(person, 'editUser', { params: { userId }, version, body });
const invite = (person: TestPerson, more: object = {}) =>
  world.callAs(person, 'registerUser', {
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
  it('[USER-01] [USER-13] are listed by role and state; deleted ones on request', async () => {
    await world.makePerson('viewer');
    const list = async (query: Record<string, string>) =>
      (await world.call('listUsers', { query: { ...query, total: 'true' } })).body;
    expect(await list({ role: 'manager' })).toMatchObject({
      total: 1,
      items: [{ role: 'manager' }],
    });
    const byRole = await list({ sort: 'role', direction: 'desc' });
    expect(pickEach(byRole, 'items', 'role')).toEqual(['viewer', 'manager', 'administrator']);
    for (const sort of ['name', 'state', 'lastLogin']) {
      expect(pick(await list({ sort }), 'total')).toBe(3);
    }
    await prove(world.dana);
    expect((await remove(world.dana, sal.userId)).status).toBe(200);
    expect(await list({ state: 'deleted' })).toMatchObject({
      total: 1,
      items: [{ userId: sal.userId, state: 'deleted', role: 'manager' }],
    });
    expect(pick(await list({ role: 'manager' }), 'total')).toBe(0);
    expect((await world.callAs(sal, 'listCards')).status).toBe(403);
    const history = (await world.readEvents()).filter((event) => event.subject_id === sal.userId);
    expect(history.map(({ action, user_id }) => ({ action, user_id }))).toEqual([
      { action: 'user.deleted', user_id: world.dana.userId },
    ]);
  });

  it('[USER-13] [MSG-30] are created, invited again, and activated by signing in', async () => {
    const invited = await invite(world.dana, { permissions: ['promptedIds.export'] });
    const userId = pickText(invited.body, 'userId');
    expect(await stateOf(userId)).toBe('created');
    world.gateway.clock.move(3_600_000);
    const before = world.gateway.identity.sent.length;
    const again = await world.call('resendInvitation', { params: { userId } });
    expect(again.body).toMatchObject({ user: { state: 'created', version: 2 } });
    expect(world.gateway.identity.sent.slice(before)).toEqual([
      'invitation m.lopez@acmefreight.example',
    ]);
    const { subject } = await world.db
      .selectFrom('people')
      .select('subject')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const token = await world.gateway.issuer.sign({ subject });
    const marta = { accountId: world.accountId, token };
    expect((await world.callAs(marta, 'getMe')).body).toMatchObject({ lastLoginAt: null });
    expect((await world.call('getUser', { params: { userId } })).body).toMatchObject({
      user: { state: 'activated', lastLoginAt: world.gateway.clock.now().toISOString() },
    });
    expect(await world.call('resendInvitation', { params: { userId } })).toMatchObject({
      status: 409,
      body: { errorCode: 'user.notPossible', fields: [{ key: 'user.is.activated' }] },
    });
  });

  it('[MSG-30] are not reinvited if the provider lost them and the name is taken', async () => {
    const userId = pickText((await invite(world.dana)).body, 'userId');
    const { identity } = world.gateway;
    vi.spyOn(identity, 'resendInvitation').mockResolvedValueOnce({ ok: false, reason: 'notFound' });
    const fields = [{ path: '', key: 'user.usernameTaken', params: {} }] as const;
    const taken = { ok: false, reason: 'refused', fields } as const;
    vi.spyOn(identity, 'inviteUser').mockResolvedValueOnce(taken);
    expect(await world.call('resendInvitation', { params: { userId } })).toMatchObject({
      status: 422,
      body: { errorCode: 'user.notPossible', fields },
    });
  });

  it('[USER-20] [MSG-30] are reinvited only by an admin of all of their fleets', async () => {
    const [north] = world.account.fleetIds;
    const part = await world.makePerson('administrator', [north]);
    const again = async (more: object) => {
      const userId = pickText((await invite(world.dana, more)).body, 'userId');
      return world.callAs(part, 'resendInvitation', { params: { userId } });
    };
    expect(await again({})).toMatchObject({
      status: 403,
      body: { errorCode: 'access.denied', fields: [{ key: 'access.fleet' }] },
    });
    expect((await again({ fleetIds: [north] })).status).toBe(200);
  });

  it('[USER-13] [ROLE-23] are locked and unlocked with the admin’s verbal passcode', async () => {
    expect(await move(world.dana, sal.userId, 'lock')).toMatchObject({
      status: 403,
      body: { errorCode: 'access.passcode' },
    });
    await prove(world.dana);
    expect((await move(world.dana, sal.userId, 'lock')).body).toMatchObject({
      user: { state: 'locked', version: 2 },
    });
    expect(await world.callAs(sal, 'listCards')).toMatchObject({
      status: 403,
      body: { fields: [{ key: 'access.userLocked' }] },
    });
    expect(pick((await world.callAs(sal, 'getMyAccounts')).body, 'items')).toEqual([]);
    await prove(world.dana);
    expect((await move(world.dana, sal.userId, 'unlock')).body).toMatchObject({
      errorCode: 'version.stale',
    });
    expect((await move(world.dana, sal.userId, 'unlock', 2)).status).toBe(200);
    expect((await world.callAs(sal, 'listCards')).status).toBe(200);
    expect(
      pick((await world.call('getUser', { params: { userId: sal.userId } })).body, 'history'),
    ).toMatchObject([
      { action: 'user.unlock' },
      { action: 'user.lock', by: 'Dana Morales', reason: 'On leave' },
    ]);
  });

  it('[ROLE-03] [ROLE-06] keep one full administrator, and cannot remove themselves', async () => {
    expect(await remove(world.dana, world.dana.userId)).toMatchObject({
      body: { fields: [{ key: 'user.self' }, { key: 'user.lastAdministrator' }] },
    });
    const tess = await world.makePerson();
    expect(await remove(world.dana, world.dana.userId)).toMatchObject({
      status: 409,
      body: { fields: [{ key: 'user.self' }] },
    });
    await prove(world.dana);
    expect((await remove(world.dana, tess.userId)).status).toBe(200);
    // an administrator of some fleets does not count, and cannot reach one with all fleets
    const part = await world.makePerson('administrator', [world.account.fleetIds[0]]);
    await prove(part);
    expect(await remove(part, world.dana.userId)).toMatchObject({
      status: 403,
      body: { fields: [{ key: 'access.fleet' }] },
    });
    expect((await move(sal, world.dana.userId, 'lock')).status).toBe(403);
  });

  it('[ROLE-23] [USER-20] are edited by others only, within the editor’s own fleets', async () => {
    expect(await edit(world.dana, world.dana.userId, whole('viewer'))).toMatchObject({
      status: 403,
      body: { fields: [{ key: 'access.ownRole' }, { key: 'user.lastAdministrator' }] },
    });
    await prove(world.dana);
    const body = whole('manager', {
      fleetIds: [world.account.fleetIds[0]],
      permissions: ['expressChecks.issue', 'promptedIds.export'],
    });
    expect((await edit(world.dana, sal.userId, body)).body).toMatchObject({
      user: { fleetIds: [world.account.fleetIds[0]], permissions: body.permissions, version: 2 },
    });
    const mine = await world.callAs(sal, 'getProfilePermissions');
    expect(pick(mine.body, 'permissions')).toContain('expressChecks.issue');
    expect(pick(mine.body, 'permissions')).not.toContain('pins.change');
    expect(pick((await world.callAs(sal, 'getMyAccounts')).body, 'items')).toMatchObject([
      { withheldPermissions: expect.arrayContaining(['pins.change']) },
    ]);
    const part = await world.makePerson('administrator', [world.account.fleetIds[0]]);
    for (const fleetIds of [null, [world.account.fleetIds[1]]]) {
      expect((await invite(part, { fleetIds })).status).toBe(404);
      expect((await edit(part, sal.userId, whole('manager', { fleetIds }), 2)).status).toBe(404);
    }
  });

  it('[USER-20] show only accounts shared with the caller, and hide strangers', async () => {
    const stranger = await world.makeStranger();
    for (const name of ['getUser', 'resendInvitation'] as const) {
      const response = await world.call(name, { params: { userId: stranger.userId } });
      expect(response).toMatchObject({ status: 404, body: { errorCode: 'user.notFound' } });
    }
    await prove(world.dana);
    expect((await remove(world.dana, stranger.userId)).status).toBe(404);
    await giveGrant(world.db, sal.userId, stranger);
    const seen = async () =>
      pick((await world.call('getUser', { params: { userId: sal.userId } })).body, 'accounts');
    expect(await seen()).toMatchObject([{ sysAccountId: world.accountId }]);
    await giveGrant(world.db, world.dana.userId, stranger, { role: 'administrator' });
    expect(await seen()).toHaveLength(2);
  });
});

const rename = (userId: string, firstName: string, version = 1, person = world.dana) =>
  world.callAs(person, 'renameUser', {
    params: { userId },
    version,
    body: { firstName, lastName: 'López' },
  });

const readGrant = () =>
  selectIn(world.db, world.accountId, 'grants')
    .selectAll()
    .where('user_id', '=', sal.userId)
    .executeTakeFirstOrThrow();

describe('changeGrant', () => {
  it('[USER-01] makes a new version of what is stored, not of what its caller read', async () => {
    const user = await readGrant();
    for (const invited_at of ['2026-11-21T16:00:00.000Z', '2026-11-21T17:00:00.000Z']) {
      await world.db.transaction().execute(async (trx) => {
        const account = await requireAccount(trx, world.accountId);
        await changeGrant({ trx, account }, user, { invited_at });
      });
    }
    expect(await readGrant()).toMatchObject({ version: user.version + 2 });
  });
});

describe('the name of a user', () => {
  beforeEach(() => makeKnown(world.gateway, sal));

  it('[USER-01] [ROLE-23] is changed with a passcode, here and at the provider', async () => {
    expect(await rename(sal.userId, 'Marta')).toMatchObject({
      status: 403,
      body: { errorCode: 'access.passcode' },
    });
    await prove(world.dana);
    expect((await rename(sal.userId, 'Marta')).body).toMatchObject({
      user: { firstName: 'Marta', lastName: 'López', version: 2 },
    });
    expect((await world.callAs(sal, 'getMe')).body).toMatchObject({ firstName: 'Marta' });
    const { subject, email } = await world.db
      .selectFrom('people')
      .select(['subject', 'email'])
      .where('user_id', '=', sal.userId)
      .executeTakeFirstOrThrow();
    expect(await world.gateway.identity.findUser(subject)).toMatchObject({
      firstName: 'Marta',
      lastName: 'López',
      email,
    });
    const { body } = await world.call('getUser', { params: { userId: sal.userId } });
    expect(pick(body, 'history', 0, 'action')).toBe('user.renamed');
    await prove(world.dana);
    expect((await rename(sal.userId, 'Maria')).body).toMatchObject({ errorCode: 'version.stale' });
    expect((await rename(sal.userId, ' ', 2)).status).toBe(400);
  });

  it('[USER-20] cannot be changed if they have an account the admin does not manage', async () => {
    const elsewhere = await world.makeStranger();
    await giveGrant(world.db, sal.userId, elsewhere);
    await prove(world.dana);
    expect(await rename(sal.userId, 'Marta')).toMatchObject({
      status: 409,
      body: { errorCode: 'user.notPossible', fields: [{ key: 'user.elsewhere' }] },
    });
    await giveGrant(world.db, world.dana.userId, elsewhere, { role: 'administrator' });
    expect((await rename(sal.userId, 'Marta')).status).toBe(200);
  });

  it('[USER-20] cannot be changed if they left or asked to join another account', async () => {
    const elsewhere = await world.makeStranger();
    await prove(world.dana);
    const left = { account_id: elsewhere.accountId, user_id: sal.userId };
    await world.db
      .insertInto('deleted_users')
      .values({ ...left, role: 'viewer', fleet_ids: null, deleted_at: '2026-11-20T16:00:00.000Z' })
      .execute();
    const refused = { status: 409, body: { fields: [{ key: 'user.elsewhere' }] } };
    expect(await rename(sal.userId, 'Marta')).toMatchObject(refused);
    await world.db.deleteFrom('deleted_users').where('user_id', '=', sal.userId).execute();
    const { account_number } = await world.db
      .selectFrom('accounts')
      .select('account_number')
      .where('account_id', '=', elsewhere.accountId)
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('membership_requests')
      .values({
        ...left,
        id: newId(),
        account_number,
        note: null,
        state: 'pending',
        requested_at: '2026-11-20T16:00:00.000Z',
        decided_at: null,
        decided_by: null,
      })
      .execute();
    expect(await rename(sal.userId, 'Marta')).toMatchObject(refused);
    const ofSal = () =>
      world.db.updateTable('membership_requests').where('user_id', '=', sal.userId);
    const expired = { requested_at: '2026-10-22T16:00:00.000Z' };
    await ofSal()
      .set({ ...expired, state: 'pending' })
      .execute();
    expect((await rename(sal.userId, 'Martha')).status).toBe(200);
    await prove(world.dana);
    await ofSal().set({ requested_at: '2026-11-20T16:00:00.000Z', state: 'denied' }).execute();
    expect((await rename(sal.userId, 'Marta', 2)).status).toBe(200);
  });

  it('[ROLE-06] cannot be changed for oneself or a stranger, or by a manager', async () => {
    await prove(world.dana);
    expect((await rename(world.dana.userId, 'Marta')).body).toMatchObject({
      fields: [{ key: 'user.self' }],
    });
    const stranger = await world.makeStranger();
    expect((await rename(stranger.userId, 'Marta')).status).toBe(404);
    expect((await rename(world.dana.userId, 'Marta', 1, sal)).status).toBe(403);
  });
});
