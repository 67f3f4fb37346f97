import { jsonb } from '@forecourt/server';
import type { Role } from '@forecourt/validation';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { RIGHT_CODE } from '../../testing/fakeProvider.ts';
import { pick, pickText } from '../../testing/gateway.ts';
import { makeKnown, TEST_PASSWORD } from '../../testing/knownPerson.ts';
import { startWorld } from '../../testing/startWorld.ts';

const world = startWorld({ accountPer: 'file' });

const enter = async (role: Role = 'manager') =>
  makeKnown(world.gateway, await world.makePerson(role));
const codeOf = (body: unknown) => pick(body, 'errorCode');

async function proved() {
  const ada = await enter();
  await world.callAs(ada, 'authenticateAgain', { body: { password: TEST_PASSWORD } });
  return ada;
}

describe('reauthentication', () => {
  it('[GW-68] needs the right password, and lasts ten minutes for this token only', async () => {
    const ada = await enter();
    const prove = (password: string) =>
      world.callAs(ada, 'authenticateAgain', { body: { password } });
    expect(await prove('guessed')).toMatchObject({
      status: 422,
      body: { errorCode: 'password.currentWrong' },
    });
    const until = pickText((await prove(TEST_PASSWORD)).body, 'provedUntil');
    expect(Date.parse(until) - world.gateway.clock.now().getTime()).toBe(600_000);
    expect(pick((await world.callAs(ada, 'getToken')).body, 'provedUntil')).toBe(until);
    const elsewhere = await world.signIn(ada);
    expect(pick((await world.callAs(elsewhere, 'getToken')).body, 'provedUntil')).toBeNull();
    world.gateway.clock.move(600_000);
    const enroll = await world.callAs(ada, 'enrollFactor', { body: { factorType: 'app' } });
    expect(codeOf(enroll.body)).toBe('auth.proofNeeded');
  });

  it('[GW-69] [GW-70] accepts the correct code from an authenticator', async () => {
    const ada = await enter();
    const factorId = `mail-${ada.userId}`;
    expect((await world.callAs(ada, 'sendFactorCode', { body: { factorId } })).body).toEqual({
      sent: true,
    });
    expect(world.gateway.identity.sent).toContain(`code ${ada.userId}@acme.example`);
    const verify = (passCode: string) =>
      world.callAs(ada, 'verifyFactor', { body: { factorId, passCode } });
    expect(codeOf((await verify('000000')).body)).toBe('verificationCode.invalid');
    expect(pickText((await verify(RIGHT_CODE)).body, 'provedUntil')).not.toBe('');
    const unknown = await world.callAs(ada, 'verifyFactor', {
      body: { factorId: 'x', passCode: '1' },
    });
    expect(unknown).toMatchObject({ status: 404, body: { errorCode: 'factor.notFound' } });
  });

  it('[GW-69] [GW-71] sends another code to a phone that is being set up', async () => {
    const ada = await enter();
    await world.callAs(ada, 'authenticateAgain', { body: { password: TEST_PASSWORD } });
    const body = { factorType: 'sms', phoneNumber: '214 555 0142' };
    const { body: enrolled } = await world.callAs(ada, 'enrollFactor', { body });
    const factorId = pickText(enrolled, 'factor', 'factorId');
    expect((await world.callAs(ada, 'sendFactorCode', { body: { factorId } })).body).toEqual({
      sent: true,
    });
    expect(world.gateway.identity.sent).toContain(`another code for ${factorId}`);
    expect(world.gateway.identity.sent).not.toContain('code ');
  });

  it('returns 503 if the provider is down, and 403 for another issuer', async () => {
    const ada = await enter();
    world.gateway.identity.fail = new Refusal(503, 'server.unavailable', { retryable: true });
    const down = await world.callAs(ada, 'authenticateAgain', {
      body: { password: TEST_PASSWORD },
    });
    world.gateway.identity.fail = null;
    expect(down).toMatchObject({ status: 503, body: { retryable: true } });
    const { db } = world;
    const issuer = 'https://issuer.example/oauth2/cp1';
    await db.updateTable('people').set({ issuer }).where('user_id', '=', ada.userId).execute();
    expect((await world.callAs(ada, 'listFactors')).status).toBe(403);
  });
});

describe('authenticators', () => {
  it('[GW-71] [GW-72] [SCREEN-14] are activated with a first code and can be removed', async () => {
    const ada = await proved();
    const started = await world.callAs(ada, 'enrollFactor', { body: { factorType: 'app' } });
    expect(started.body).toMatchObject({
      factor: { state: 'pending' },
      activation: { sharedSecret: 'ABC' },
    });
    const factorId = pickText(started.body, 'factor', 'factorId');
    const activate = (passCode: string) =>
      world.callAs(ada, 'activateFactor', { body: { factorId, passCode } });
    expect(codeOf((await activate('000000')).body)).toBe('verificationCode.invalid');
    expect((await activate(RIGHT_CODE)).body).toMatchObject({ factor: { state: 'active' } });
    expect(pick((await world.callAs(ada, 'listFactors')).body, 'items')).toHaveLength(2);
    const removed = await world.callAs(ada, 'removeFactor', { params: { factorId } });
    expect(removed.body).toEqual({ done: true });
    const events = await world.db
      .selectFrom('person_events')
      .select('action')
      .where('user_id', '=', ada.userId)
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual([
      'factor.enrolled',
      'factor.activated',
      'factor.removed',
    ]);
  });

  it('[GW-71] [GW-80] [SCREEN-13] activate a security question immediately', async () => {
    const ada = await proved();
    const questions = await world.callAs(ada, 'listSecurityQuestions');
    const question = pickText(questions.body, 'items', 0, 'questionKey');
    const enroll = (answer: string) =>
      world.callAs(ada, 'enrollFactor', { body: { factorType: 'question', question, answer } });
    expect(await enroll('abc')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'answer', key: 'securityAnswer.tooShort' }] },
    });
    expect((await enroll('turnips')).body).toMatchObject({
      factor: { factorType: 'question', state: 'active' },
    });
  });

  it('need reauthentication to be removed, and the email one must stay', async () => {
    const ada = await enter();
    const params = { factorId: `mail-${ada.userId}` };
    expect(codeOf((await world.callAs(ada, 'removeFactor', { params })).body)).toBe(
      'auth.proofNeeded',
    );
    await world.callAs(ada, 'authenticateAgain', { body: { password: TEST_PASSWORD } });
    expect(codeOf((await world.callAs(ada, 'removeFactor', { params })).body)).toBe(
      'factor.isNeeded',
    );
  });
});

describe('the sign-in log', () => {
  it('[GW-81] [USER-20] is visible only to the user and to administrators of all their fleets', async () => {
    const ada = await enter();
    const boss = await enter('administrator');
    const kind = 'user.authentication.auth_via_mfa';
    world.gateway.identity.events.push(
      { eventId: '1', occurredAt: '2026-11-01T00:00:00.000Z', kind, outcome: 'failure' },
      { eventId: '2', occurredAt: '2026-11-20T00:00:00.000Z', kind, outcome: 'success' },
    );
    const params = { oktaUserId: ada.userId, since: '2026-11-10' };
    for (const asker of [ada, boss]) {
      const { body } = await world.callAs(asker, 'listMfaLogs', { params });
      expect(pick(body, 'items')).toMatchObject([{ eventId: '2', outcome: 'success' }]);
    }
    const stranger = { ...(await world.makeStranger()), accountId: world.accountId };
    for (const asker of [stranger, await enter()]) {
      expect((await world.callAs(asker, 'listMfaLogs', { params })).status).toBe(404);
    }
    const [oneFleet, otherFleet] = world.account.fleetIds;
    await world.setGrant(boss, { fleet_ids: jsonb([oneFleet]) });
    const seenWith = async (fleetIds: readonly string[]) => {
      await world.setGrant(ada, { fleet_ids: jsonb([...fleetIds]) });
      return (await world.callAs(boss, 'listMfaLogs', { params })).status;
    };
    expect((await world.callAs(boss, 'listMfaLogs', { params })).status).toBe(404);
    expect(await seenWith([oneFleet, otherFleet])).toBe(404);
    expect(await seenWith([oneFleet])).toBe(200);
    await world.setGrant(boss, { state: 'locked' });
    expect((await world.callAs(boss, 'listMfaLogs', { params })).status).toBe(404);
    const odd = { oktaUserId: ada.userId, since: '2026-99-99' };
    expect((await world.callAs(ada, 'listMfaLogs', { params: odd })).status).toBe(404);
  });
});
