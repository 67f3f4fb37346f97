import type { Role } from '@forecourt/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProviderFactor } from '../../identity/identityProvider.ts';
import { pick, pickText, TEST_INTERNAL_USER } from '../../testing/gateway.ts';
import { makeKnown, TEST_PASSWORD } from '../../testing/knownPerson.ts';
import { startWorld } from '../../testing/startWorld.ts';
import type { TestPerson } from '../../testing/world.ts';
import { TEST_ISSUER } from '../../testing/tokens.ts';

const world = startWorld({ accountPer: 'file' });
let tobe: TestPerson;
const enter = async (role: Role) => makeKnown(world.gateway, await world.makePerson(role));

beforeAll(async () => {
  await makeKnown(world.gateway, world.dana);
  tobe = await enter('manager');
});
const prove = (person: TestPerson, password = TEST_PASSWORD) =>
  world.callAs(person, 'authenticateAgain', { body: { password } });
const eventsOf = (userId: string) =>
  world.db
    .selectFrom('person_events')
    .select('action')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

const ids = (body: unknown) => pick(body, 'sysAccountIds');
const tobeAccepts = (body: object) => world.callAs(tobe, 'saveTermsAcceptance', { body });

describe('/users', () => {
  it('[GW-46] lists the account’s people page by page, and finds one by search', async () => {
    const first = await world.call('listUsers', { query: { limit: '1', total: 'true' } });
    expect(pick(first.body, 'total')).toBe(2);
    const query = { cursor: pickText(first.body, 'nextCursor'), limit: '1' };
    const second = await world.call('listUsers', { query });
    const names = [first, second].map(({ body }) => pick(body, 'items', 0, 'userId'));
    expect(new Set(names)).toEqual(new Set([world.dana.userId, tobe.userId]));
    expect(pick(second.body, 'nextCursor')).toBeNull();
    const found = await world.call('listUsers', { query: { q: tobe.userId.slice(0, 36) } });
    expect(pick(found.body, 'items')).toHaveLength(1);
    expect(pick(found.body, 'items', 0)).toMatchObject({ userId: tobe.userId, role: 'manager' });
  });

  it('[GW-46] refuses callers who do not manage users', async () => {
    expect((await world.callAs(tobe, 'listUsers')).status).toBe(403);
  });

  it('[GW-13] [PROF-05] changes the caller’s name and phone, and logs the change', async () => {
    const sal = await world.makePerson();
    const body = { firstName: 'Sal', phone: '214 555 0166' };
    expect(await world.callAs(sal, 'updateMe', { body })).toMatchObject({
      status: 200,
      body: { firstName: 'Sal', lastName: 'Morales', phone: '214 555 0166' },
    });
    expect((await world.callAs(sal, 'getMe')).body).toMatchObject({ firstName: 'Sal' });
    expect(await eventsOf(sal.userId)).toEqual([{ action: 'profile.changed' }]);
    expect((await world.callAs(sal, 'updateMe', { body: { firstName: '  ' } })).status).toBe(400);
  });

  it('[ENT-47] saves and clears the caller’s address', async () => {
    const sal = await world.makePerson();
    const address = { street: '1200 Elm St', city: 'Waco', state: 'TX', postalCode: '76701' };
    const put = (body: object) => world.callAs(sal, 'updateMe', { body });
    expect(await put({ address: { ...address, postalCode: 'K1A 0B1' } })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'address.postalCode', key: 'address.zip' }] },
    });
    expect(await put({ address })).toMatchObject({ status: 200, body: { address } });
    await put({ phone: '214 555 0166' });
    expect((await world.callAs(sal, 'getMe')).body).toMatchObject({ address });
    expect((await put({ address: null })).body).toMatchObject({ address: null });
  });

  it('[GW-59] returns the caller’s account IDs, and those of users they manage', async () => {
    expect(ids((await world.call('listSysAccountIds')).body)).toEqual([world.accountId]);
    const query = { userId: tobe.userId };
    expect(ids((await world.call('listSysAccountIds', { query })).body)).toEqual([world.accountId]);
    const stranger = await world.makeStranger();
    const lockedOut = await world.makePerson();
    await world.setGrant(lockedOut, { state: 'locked' });
    for (const [asker, userId] of [
      [lockedOut, tobe.userId],
      [tobe, world.dana.userId],
      [world.dana, stranger.userId],
    ] as const) {
      const response = await world.callAs(asker, 'listSysAccountIds', { query: { userId } });
      expect(response).toMatchObject({ status: 404, body: { errorCode: 'user.notFound' } });
    }
  });

  it('[GW-60] [HELP-02] [ENT-48] saves feedback with the consent to contact', async () => {
    const body = { rating: 4, comment: 'Good maps', consentToContact: true };
    const sent = await world.callAs(tobe, 'sendFeedback', { body });
    const stored = await world.db
      .selectFrom('feedback')
      .selectAll()
      .where('account_id', '=', world.accountId)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      id: pick(sent.body, 'feedbackId'),
      rating: 4,
      comment: 'Good maps',
      consent_to_contact: true,
    });
    const wrong = await world.callAs(tobe, 'sendFeedback', { body: { comment: 'no stars' } });
    expect(wrong).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'rating', key: 'feedback.ratingRequired' }] },
    });
  });

  it('[GW-64] returns the token’s claims and the seconds left', async () => {
    const { body } = await world.call('getToken');
    expect(body).toMatchObject({
      userId: world.dana.userId,
      issuer: TEST_ISSUER,
      secondsLeft: 3600,
      serverTime: world.gateway.clock.now().toISOString(),
      provedUntil: null,
    });
  });
});

describe('terms and conditions', () => {
  it('[GW-49] records version, time, and address once, and never changes them', async () => {
    const sal = await world.makePerson();
    const shown = await world.callAs(sal, 'getTerms');
    expect(pick(shown.body, 'isAccepted')).toBe(false);
    const version = pickText(shown.body, 'terms', 'version');
    const accept = (body: object) => world.callAs(sal, 'saveTermsAcceptance', { body });
    const first = await accept({ version, isAccepted: true });
    expect(first.body).toEqual({ version, acceptedAt: world.gateway.clock.now().toISOString() });
    world.gateway.clock.move(5_000);
    expect((await accept({ version, isAccepted: true })).body).toEqual(first.body);
    expect(pick((await world.callAs(sal, 'getTerms')).body, 'isAccepted')).toBe(true);
    const { db } = world;
    const stored = db.selectFrom('terms_acceptances').selectAll().where('user_id', '=', sal.userId);
    expect(await stored.execute()).toMatchObject([{ version, network_address: 'unknown' }]);
    const change = db.updateTable('terms_acceptances').set({ version: 'other' });
    await expect(change.execute()).rejects.toThrow(/only added/);
  });

  it('[GW-49] [UI-24] refuses another version or a missing acceptance', async () => {
    expect(await tobeAccepts({ version: '1999-01', isAccepted: true })).toMatchObject({
      status: 409,
      body: { errorCode: 'terms.superseded' },
    });
    expect(await tobeAccepts({ version: '2026-01', isAccepted: false })).toMatchObject({
      status: 400,
      body: { fields: [{ key: 'terms.required' }] },
    });
  });
});

const refusals = async (person: TestPerson, userId: string) => {
  const [params, verbalPasscode] = [{ userId }, 'tulip7'];
  return Promise.all([
    world.callAs(person, 'resetUserPassword', { params, body: { verbalPasscode } }),
    world.callAs(person, 'reissuePassword', { body: { userId, verbalPasscode } }),
    world.callAs(person, 'setPasswordRecovery', {
      params,
      body: { isAllowed: false, verbalPasscode },
    }),
  ]);
};
const expectRefused = async (person: TestPerson, userId: string, refusal: object) => {
  const { sent } = world.gateway.identity;
  const before = [...sent];
  for (const response of await refusals(person, userId)) expect(response).toMatchObject(refusal);
  expect(sent).toEqual(before);
  expect(world.gateway.identity.passwordOf(userId)).toBe(TEST_PASSWORD);
};
const because = (key: string) => ({
  status: 409,
  body: { errorCode: 'user.notPossible', fields: [{ key }] },
});

describe('passwords', () => {
  it('[GW-47] [GW-76] [MSG-14] [MSG-34] can be changed by the user on either path', async () => {
    const sal = await enter('viewer');
    const params = { userId: sal.userId };
    const body = { currentPassword: 'guessed', newPassword: 'Quiet-Harvest-58' };
    expect(await world.callAs(sal, 'changePassword', { params, body })).toMatchObject({
      status: 422,
      body: { errorCode: 'password.currentWrong' },
    });
    const right = { ...body, currentPassword: TEST_PASSWORD };
    const short = { ...right, newPassword: 'short' };
    expect(await world.callAs(sal, 'changePassword', { params, body: short })).toMatchObject({
      status: 422,
      body: { errorCode: 'password.refused', fields: [{ key: 'password.tooShort' }] },
    });
    expect((await world.callAs(sal, 'changePassword', { params, body: right })).status).toBe(200);
    expect(world.gateway.identity.passwordOf(sal.userId)).toBe('Quiet-Harvest-58');
    const back = { currentPassword: 'Quiet-Harvest-58', newPassword: TEST_PASSWORD };
    expect((await world.callAs(sal, 'changeOwnPassword', { body: back })).status).toBe(200);
    expect(world.gateway.identity.passwordOf(sal.userId)).toBe(TEST_PASSWORD);
    expect(await eventsOf(sal.userId)).toEqual([
      { action: 'password.changed' },
      { action: 'password.changed' },
    ]);
  });

  it('[GW-47] cannot be changed for another user', async () => {
    const body = { currentPassword: 'a', newPassword: 'Quiet-Harvest-58' };
    const response = await world.call('changePassword', {
      params: { userId: tobe.userId },
      body,
    });
    expect(response).toMatchObject({ status: 404, body: { errorCode: 'user.notFound' } });
  });

  it('[GW-48] [GW-75] [ROLE-23] are reset for others only with the admin’s passcode', async () => {
    const params = { userId: tobe.userId };
    const reset = (verbalPasscode: string | null) =>
      world.call('resetUserPassword', { params, body: { verbalPasscode } });
    expect(await reset('tulip')).toMatchObject({
      status: 403,
      body: { errorCode: 'access.passcode', fields: [{ path: 'verbalPasscode' }] },
    });
    const set = () => world.call('setVerbalPasscode', { body: { verbalPasscode: 'tulip7' } });
    expect(await set()).toMatchObject({ status: 403, body: { errorCode: 'auth.proofNeeded' } });
    await prove(world.dana);
    expect((await set()).body).toMatchObject({ isSet: true });
    expect((await reset('rose')).status).toBe(403);
    expect((await reset('TULIP7 ')).status).toBe(200);
    expect(world.gateway.identity.sent).toContain(`link ${tobe.userId}@acme.example`);
    const body = { userId: tobe.userId, verbalPasscode: 'tulip7' };
    for (const verbalPasscode of ['rose', null]) {
      const unproven = { body: { ...body, verbalPasscode } };
      const isAllowed = { params, body: { isAllowed: false, verbalPasscode } };
      expect((await world.call('reissuePassword', unproven)).status).toBe(403);
      expect((await world.call('setPasswordRecovery', isAllowed)).status).toBe(403);
    }
    expect((await world.call('reissuePassword', { body })).body).toEqual({
      temporaryPassword: 'Temporary-Word-52',
    });
    const all = await world.readEvents();
    const events = all.filter((event) => event.subject_id === tobe.userId);
    expect(events.map(({ action }) => action)).toEqual([
      'user.passwordLinkSent',
      'user.passwordReissued',
    ]);
  });

  it('[GW-48] cannot be reset by a manager or another account’s administrator', async () => {
    const params = { userId: world.dana.userId };
    const body = { verbalPasscode: 'tulip7' };
    expect((await world.callAs(tobe, 'resetUserPassword', { params, body })).status).toBe(403);
    const stranger = await world.makeStranger();
    const response = await world.callAs(stranger, 'resetUserPassword', { params, body });
    expect(response).toMatchObject({ status: 404, body: { errorCode: 'user.notFound' } });
  });

  describe('outside the administrator’s reach', () => {
    it('[USER-20] [GW-48] [GW-75] [ROLE-22] are not reset for another account’s user', async () => {
      const victim = await makeKnown(world.gateway, await world.makeStranger(), 'victim7');
      const { username, email } = victim;
      const invited = await world.call('registerUser', {
        body: { username, email, firstName: 'A', lastName: 'B', role: 'viewer', fleetIds: null },
      });
      expect(pick(invited.body, 'userId')).toBe(victim.userId);
      await expectRefused(world.dana, victim.userId, because('user.elsewhere'));
    });

    it('[USER-20] [GW-48] [GW-75] [ROLE-22] are not reset for internal users or self', async () => {
      const agent = await enter('viewer');
      const { subject } = TEST_INTERNAL_USER;
      const ofAgent = () => world.db.updateTable('people').where('user_id', '=', agent.userId);
      await ofAgent().set({ subject }).execute();
      await expectRefused(world.dana, agent.userId, because('user.internal'));
      await ofAgent().set({ subject: agent.userId }).execute();
      await expectRefused(world.dana, world.dana.userId, because('user.self'));
    });

    it('[USER-20] [GW-48] [GW-75] [ROLE-22] are not reset outside the admin’s fleets', async () => {
      const [north, south] = world.account.fleetIds;
      const part = await makeKnown(world.gateway, await world.makePerson('administrator', [north]));
      const far = await makeKnown(world.gateway, await world.makePerson('manager', [south]));
      const denied = {
        status: 403,
        body: { errorCode: 'access.denied', fields: [{ key: 'access.fleet' }] },
      };
      for (const userId of [world.dana.userId, far.userId]) {
        await expectRefused(part, userId, denied);
      }
      const near = await makeKnown(world.gateway, await world.makePerson('manager', [north]));
      await prove(part);
      await world.callAs(part, 'setVerbalPasscode', { body: { verbalPasscode: 'tulip7' } });
      for (const { status } of await refusals(part, near.userId)) expect(status).toBe(200);
    });
  });

  it('[USER-20] [GW-75] are reissued only to a user with their own sign-in factor', async () => {
    const rose = await enter('viewer');
    const { identity } = world.gateway;
    const [email] = await identity.listFactors(rose.userId);
    const body = { userId: rose.userId, verbalPasscode: 'tulip7' };
    const keep = (factors: readonly ProviderFactor[]) => identity.setFactors(rose.userId, factors);
    const question = {
      factorId: 'q',
      factorType: 'question',
      state: 'active',
      label: null,
    } as const;
    for (const factors of [
      [],
      [question],
      [{ ...question, factorType: 'app', state: 'pending' }] as const,
    ]) {
      keep(factors);
      expect(await world.call('reissuePassword', { body })).toMatchObject(
        because('user.passwordOnly'),
      );
      expect(identity.passwordOf(rose.userId)).toBe(TEST_PASSWORD);
    }
    keep(email ? [email] : []);
    expect((await world.call('reissuePassword', { body })).status).toBe(200);
  });

  it('[ROLE-22] can be barred from recovery, here and at the identity provider', async () => {
    const params = { userId: tobe.userId };
    const set = (isAllowed: boolean, verbalPasscode = 'tulip7') =>
      world.call('setPasswordRecovery', {
        params,
        body: { isAllowed, verbalPasscode },
      });
    expect((await set(false, 'rose')).status).toBe(403);
    const shown = async () =>
      pick((await world.call('getUser', { params })).body, 'isRecoveryAllowed');
    expect(await shown()).toBe(true);
    expect((await set(false)).body).toEqual({ userId: tobe.userId, isAllowed: false });
    expect(await shown()).toBe(false);
    const barred = () =>
      world.db
        .selectFrom('people')
        .select('is_recovery_disallowed')
        .where('user_id', '=', tobe.userId)
        .executeTakeFirstOrThrow();
    expect(await barred()).toEqual({ is_recovery_disallowed: true });
    expect(world.gateway.identity.sent).toContain(`recovery off ${tobe.userId}@acme.example`);
    expect((await set(true)).status).toBe(200);
    expect(await barred()).toEqual({ is_recovery_disallowed: false });
    const viewer = await world.callAs(tobe, 'setPasswordRecovery', {
      params,
      body: { isAllowed: true },
    });
    expect(viewer.status).toBe(403);
  });

  it('[ROLE-23] cannot be reset for five minutes after five wrong passcodes', async () => {
    const sal = await enter('administrator');
    const params = { userId: tobe.userId };
    await prove(sal);
    await world.callAs(sal, 'setVerbalPasscode', { body: { verbalPasscode: 'tulip7' } });
    const reset = (verbalPasscode: string) =>
      world.callAs(sal, 'resetUserPassword', { params, body: { verbalPasscode } });
    for (let tries = 0; tries < 5; tries += 1) expect((await reset('rose')).status).toBe(403);
    expect(await reset('tulip7')).toMatchObject({
      status: 429,
      body: { errorCode: 'lockout.wait', params: { minutes: 5 } },
    });
    world.gateway.clock.move(5 * 60_000 + 1_000);
    expect((await reset('tulip7')).status).toBe(200);
  });

  it('[USER-21] getVerbalPasscode says that a passcode is set, never which', async () => {
    const { body } = await world.call('getVerbalPasscode');
    expect(body).toMatchObject({ isSet: true });
    expect(JSON.stringify(body)).not.toContain('tulip');
    const { passcode_hash } = await world.db
      .selectFrom('verbal_passcodes')
      .select('passcode_hash')
      .where('user_id', '=', world.dana.userId)
      .executeTakeFirstOrThrow();
    expect(passcode_hash).not.toContain('tulip');
  });
});
