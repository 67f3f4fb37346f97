import type { CallName } from '@forecourt/api-client/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../store/ids.ts';
import { atOnce } from '../../testing/atOnce.ts';
import { RIGHT_CODE } from '../../testing/fakeProvider.ts';
import {
  createTestGateway,
  pick,
  pickText,
  send,
  TEST_NOW,
  type CallOptions,
} from '../../testing/gateway.ts';
import { makeKnown } from '../../testing/knownPerson.ts';
import { startWorld } from '../../testing/startWorld.ts';
import type { TestPerson } from '../../testing/world.ts';

const world = startWorld({ accountPer: 'file' });
let accountNumber: string;

const enter = async (username: string) =>
  makeKnown(world.gateway, await world.makePerson('manager'), username);
const ask = (name: CallName, body: object, more: CallOptions = {}) =>
  send(world.gateway, name, { body, ...more });
/** Calls with a fresh token, because the tests move the clock. */
const asAdmin = async (name: CallName, options: CallOptions = {}) =>
  world.callAs(await world.signIn(world.dana), name, options);
/** Runs the pending jobs, and returns the messages sent since the last call. */
async function sent(): Promise<string[]> {
  await world.gateway.runRecoveries();
  return world.gateway.identity.sent.splice(0);
}

beforeAll(async () => {
  const found = await world.db
    .selectFrom('accounts')
    .select('account_number')
    .where('account_id', '=', world.accountId)
    .executeTakeFirstOrThrow();
  accountNumber = found.account_number;
});

const identify = (email: string, number = accountNumber) =>
  ask('identifyUser', { accountNumber: number, email });

const enterCode = (identificationId: string, securityCode: string) =>
  ask('enterSecurityCode', { identificationId, securityCode });

async function arrive(username: string) {
  const subject = `00u${newId()}`;
  const email = `${username}@new.example`;
  world.gateway.identity.add({ subject, username, email, firstName: 'Nell', lastName: 'Orr' });
  return { subject, token: await world.gateway.issuer.sign({ subject, username }) };
}

const requests = async (token: string) =>
  pick((await send(world.gateway, 'getMembership', { token })).body, 'requests');

describe('a forgotten username or password', () => {
  it.each([
    ['sendUsername', 'GW-79', (email: string) => ({ email })],
    ['recoverCredentials', 'GW-67', (email: string) => ({ what: 'username', email })],
  ] as const)(
    '[SCREEN-08] %s [%s] sends the username, with the same response for an unknown email',
    async (name, _id, body) => {
      const kim = await enter(`kim${name}`);
      const known = await ask(name, body(kim.email));
      expect(await sent()).toEqual([`username ${kim.email}`]);
      const nobody = await ask(name, body('nobody@acme.example'));
      expect(await sent()).toEqual([]);
      expect([nobody.status, nobody.body]).toEqual([known.status, known.body]);
    },
  );

  it('[GW-79] sends the username by email on request', async () => {
    const kim = await enter('kimagain');
    await ask('sendUsername', { email: kim.email });
    expect(await sent()).toEqual([`username ${kim.email}`]);
  });

  it('[GW-67] [GW-73] sends a link, with the same response for an unknown username', async () => {
    const kim = await enter('kimlink');
    const known = await ask('forgotPassword', { username: 'kimlink' });
    await ask('recoverCredentials', { what: 'password', username: 'kimlink' });
    expect(await sent()).toEqual([`link ${kim.email}`, `link ${kim.email}`]);
    const nobody = await ask('forgotPassword', { username: 'nobody' });
    expect(await sent()).toEqual([]);
    expect([nobody.status, nobody.body]).toEqual([known.status, known.body]);
  });

  it('[ROLE-22] sends no link if recovery is disallowed, with the same response', async () => {
    const kim = await enter('kimbarred');
    const { db } = world;
    const barred = { is_recovery_disallowed: true };
    await db.updateTable('people').set(barred).where('user_id', '=', kim.userId).execute();
    const response = await ask('forgotPassword', { username: 'kimbarred' });
    expect(response).toMatchObject({ status: 200, body: { accepted: true } });
    expect(await sent()).toEqual([]);
  });

  it('[GW-73] sends at most five messages an hour about one username', async () => {
    await enter('kimflood');
    for (let tries = 0; tries < 8; tries += 1)
      await ask('forgotPassword', { username: 'kimflood' });
    expect(await sent()).toHaveLength(5);
    world.gateway.clock.move(3_600_000 + 1);
    await ask('forgotPassword', { username: 'kimflood' });
    expect(await sent()).toHaveLength(1);
  });

  it('limits calls per address without a token', async () => {
    const bounded = await createTestGateway({
      database: world.gateway.database,
      addressCallsPerMinute: 3,
    });
    const call = () => send(bounded, 'sendUsername', { body: { email: 'a@b.example' } });
    const statuses = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await call()).status);
    await bounded.close();
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('identifying a user by account number', () => {
  it('[GW-61] [GW-62] reveals the username once the emailed code is entered', async () => {
    const kim = await enter('kimknown');
    const started = await identify(kim.email);
    expect(await sent()).toEqual([`code ${kim.email}`]);
    const identificationId = pickText(started.body, 'identificationId');
    expect(await enterCode(identificationId, '000000')).toMatchObject({
      status: 422,
      body: { errorCode: 'securityCode.notRecognized' },
    });
    const right = await enterCode(identificationId, RIGHT_CODE);
    expect(right.body).toEqual({ username: 'kimknown' });
    const again = await enterCode(identificationId, RIGHT_CODE);
    expect(again.body).toMatchObject({ errorCode: 'securityCode.expired' });
  });

  it('[GW-61] [GW-62] reveals nothing about unknown accounts or people', async () => {
    const kim = await enter('kimhidden');
    const known = await identify(kim.email);
    for (const [email, number] of [
      ['nobody@acme.example', accountNumber],
      [kim.email, '0000000000'],
    ] as const) {
      world.gateway.identity.sent.length = 0;
      const started = await identify(email, number);
      expect(Object.keys(Object(started.body))).toEqual(Object.keys(Object(known.body)));
      const wrong = await enterCode(pickText(started.body, 'identificationId'), RIGHT_CODE);
      expect(wrong.body).toMatchObject({ errorCode: 'securityCode.notRecognized' });
    }
  });

  it('[GW-62] [MSG-23] allows five tries within five minutes', async () => {
    const kim = await enter('kimtries');
    const started = await identify(kim.email);
    await sent();
    const id = pickText(started.body, 'identificationId');
    for (let tries = 0; tries < 5; tries += 1) await enterCode(id, '000000');
    expect((await enterCode(id, RIGHT_CODE)).body).toMatchObject({ errorCode: 'lockout.call' });
    const late = await identify(kim.email);
    await sent();
    world.gateway.clock.move(5 * 60_000);
    const over = await enterCode(pickText(late.body, 'identificationId'), RIGHT_CODE);
    expect(over.body).toMatchObject({ errorCode: 'securityCode.expired' });
  });

  it('[MSG-12] refuses an invalid account number', async () => {
    expect(await identify('a@b.example', '12')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'accountNumber', key: 'account.numberInvalid' }] },
    });
  });
});

describe('an emailed link', () => {
  it('[GW-66] [GW-74] opens, asks its question, and sets a password', async () => {
    const kim = await enter('kimreset');
    const question = 'Which food?';
    world.gateway.identity.links.set('link-1', { subject: kim.userId, question });
    expect((await ask('openAccountAction', { token: 'link-1' })).body).toEqual({
      action: 'answerQuestion',
      username: 'kimreset',
      question,
    });
    const reset = (answer: string) =>
      ask('resetPassword', { token: 'link-1', answer, newPassword: 'Quiet-Harvest-58' });
    expect((await reset('beans')).body).toMatchObject({
      errorCode: 'securityAnswer.notRecognized',
    });
    expect(await reset('turnips')).toMatchObject({ status: 200, body: { done: true } });
    expect(world.gateway.identity.passwordOf(kim.userId)).toBe('Quiet-Harvest-58');
  });

  it('[MSG-32] for an overdue password reset reports that it expired', async () => {
    const kim = await enter('kimlate');
    const link = { subject: kim.userId, question: null, isOverdue: true } as const;
    world.gateway.identity.links.set('link-old', link);
    expect(await world.call('openAccountAction', { body: { token: 'link-old' } })).toMatchObject({
      status: 422,
      body: { errorCode: 'passwordLink.resetExpired' },
    });
  });

  it('[GW-66] [GW-74] [GW-78] [MSG-29] is refused when it is not valid', async () => {
    const newPassword = 'Quiet-Harvest-58';
    for (const name of ['openAccountAction', 'resetPassword', 'activateUser'] as const) {
      expect(await ask(name, { token: 'over', newPassword })).toMatchObject({
        status: 422,
        body: { errorCode: 'passwordLink.expiredOrInvalid' },
      });
    }
  });

  it('[GW-77] [GW-78] of an invitation activates the user, with immediate access', async () => {
    const profile = { username: 'invitee', email: 'invitee@acme.example' };
    const names = { firstName: 'Ivy', lastName: 'Stone' };
    const body = { ...profile, ...names, role: 'viewer', fleetIds: [world.account.fleetIds[0]] };
    const invited = await asAdmin('registerUser', { body });
    expect(invited.body).toMatchObject({ username: 'invitee', outcome: 'invited' });
    expect(await sent()).toEqual(['invitation invitee@acme.example']);
    const person = await world.db
      .selectFrom('people')
      .selectAll()
      .where('user_id', '=', pickText(invited.body, 'userId'))
      .executeTakeFirstOrThrow();
    world.gateway.identity.links.set('link-2', { subject: person.subject, question: null });
    const done = await ask('activateUser', { token: 'link-2', newPassword: 'Quiet-Harvest-58' });
    expect(done.body).toEqual({ username: 'invitee' });
    const token = await world.gateway.issuer.sign({ subject: person.subject });
    const { body: accounts } = await send(world.gateway, 'getMyAccounts', { token });
    expect(pick(accounts, 'items', 0)).toMatchObject({
      role: 'viewer',
      fleetIds: [world.account.fleetIds[0]],
    });
  });

  it('[GW-77] registerUser finishes a partial invitation and refuses a taken name', async () => {
    const body = {
      username: 'halfdone',
      email: 'half@acme.example',
      firstName: 'Hal',
      lastName: 'Dunn',
      role: 'viewer',
      fleetIds: null,
    };
    const { username, email, firstName, lastName } = body;
    await world.gateway.identity.inviteUser({ username, email, firstName, lastName });
    await sent();
    expect((await asAdmin('registerUser', { body })).body).toMatchObject({ outcome: 'invited' });
    expect(await sent()).toEqual(['invitation half@acme.example']);
    // existing users keep their access, get no email, and the history records no invitation
    const again = await asAdmin('registerUser', { body: { ...body, role: 'manager' } });
    expect(again.body).toMatchObject({ outcome: 'unchanged' });
    expect(await sent()).toEqual([]);
    const invited = (await world.readEvents()).filter(({ action }) => action === 'user.invited');
    expect(invited.at(-1)).toMatchObject({ after: { role: 'viewer' } });
    const other = { ...body, email: 'other@acme.example' };
    expect(await asAdmin('registerUser', { body: other })).toMatchObject({
      status: 409,
      body: { errorCode: 'user.usernameTaken', fields: [{ path: 'username' }] },
    });
    const fields = [{ path: '', key: 'text.tooLong', params: { max: 30 } }] as const;
    const refused = { ok: false, reason: 'refused', fields } as const;
    vi.spyOn(world.gateway.identity, 'inviteUser').mockResolvedValueOnce(refused);
    expect(await asAdmin('registerUser', { body: { ...body, username: 'refused' } })).toMatchObject(
      {
        status: 422,
        body: { errorCode: 'request.invalid', fields },
      },
    );
    const far = { ...body, username: 'farfleet', fleetIds: [newId()] };
    expect((await asAdmin('registerUser', { body: far })).body).toMatchObject({
      errorCode: 'fleet.notFound',
    });
  });
});

/** Invites someone to the account; returns the outcome and the messages sent. */
const inviteHere = async (username: string, email: string) => {
  await sent();
  const names = { firstName: 'Kim', lastName: 'Doe' };
  const body = { username, email, ...names, role: 'viewer', fleetIds: null };
  const response = await asAdmin('registerUser', { body });
  return [pick(response.body, 'outcome'), await sent()];
};

describe('a user of another account', () => {
  it('[GW-77] [USER-20] gets access without an invitation once they have signed in', async () => {
    const kim = await makeKnown(world.gateway, await world.makeStranger(), 'kimelsewhere');
    const signedIn = { last_session_id: 'session', last_login_at: TEST_NOW };
    const { db } = world;
    await db.updateTable('people').set(signedIn).where('user_id', '=', kim.userId).execute();
    expect(await inviteHere('kimelsewhere', kim.email)).toEqual(['added', []]);
    expect(await inviteHere('kimelsewhere', kim.email)).toEqual(['unchanged', []]);
  });

  it('[GW-77] [USER-20] is invited again until they have a password', async () => {
    const kim = await makeKnown(world.gateway, await world.makeStranger(), 'kimpending');
    const invitation = `invitation ${kim.email}`;
    expect(await inviteHere('kimpending', kim.email)).toEqual(['invited', [invitation]]);
    const lee = await makeKnown(world.gateway, await world.makeStranger(), 'leeready');
    const refused = { ok: false, reason: 'refused' } as const;
    vi.spyOn(world.gateway.identity, 'resendInvitation').mockResolvedValueOnce(refused);
    expect(await inviteHere('leeready', lee.email)).toEqual(['added', []]);
  });
});

/** Open notifications of requests for access, as this person sees them. */
const announced = async (person: TestPerson) => {
  const query = { about: 'notification.accessRequested', state: 'open' };
  const reader = await world.signIn(person);
  return pick((await world.callAs(reader, 'searchNotifications', { query })).body, 'items');
};

describe('a new user requesting access', () => {
  it('[GW-63] [GW-65] [SCREEN-64] registers, waits, and gets an admin’s approval', async () => {
    const { token } = await arrive('nell');
    expect((await send(world.gateway, 'getMe', { token })).status).toBe(403);
    expect((await send(world.gateway, 'getMembership', { token })).body).toEqual({
      isKnown: false,
      accountCount: 0,
      lockedCount: 0,
      requests: [],
    });
    const response = await ask('register', { accountNumber, note: 'Night desk' }, { token });
    expect(response.body).toMatchObject({ accountNumber, state: 'pending' });
    const again = await ask('register', { accountNumber }, { token });
    expect(again.body).toEqual(response.body);
    expect((await send(world.gateway, 'getMe', { token })).body).toMatchObject({
      firstName: 'Nell',
    });
    const list = await asAdmin('listMembershipRequests');
    const membershipId = pickText(list.body, 'items', 0, 'membershipId');
    expect(pick(list.body, 'items', 0)).toMatchObject({ username: 'nell', note: 'Night desk' });
    const decide = (body: object) =>
      asAdmin('decideMembershipRequest', { params: { membershipId }, body });
    const approve = { decision: 'approve', role: 'viewer', fleetIds: null };
    const approved = { membershipId, state: 'approved', outcome: 'added' };
    expect((await decide(approve)).body).toEqual(approved);
    expect((await decide({ decision: 'deny' })).body).toMatchObject({
      errorCode: 'membership.decided',
    });
    const { body } = await send(world.gateway, 'getMembership', { token });
    expect(body).toMatchObject({
      isKnown: true,
      accountCount: 1,
      requests: [{ state: 'approved' }],
    });
  });

  it('[GW-65] gets the same response for an unknown account, up to five requests', async () => {
    const { token } = await arrive('nora');
    for (const number of ['0000000001', '0000000002', '0000000003', '0000000004', accountNumber]) {
      const response = await ask('register', { accountNumber: number }, { token });
      expect(response).toMatchObject({ status: 200, body: { state: 'pending', decidedAt: null } });
    }
    expect(await requests(token)).toHaveLength(5);
    expect(await ask('register', { accountNumber: '0000000006' }, { token })).toMatchObject({
      status: 429,
      body: { errorCode: 'membership.tooMany' },
    });
  });

  it('[GW-65] has one request for an account, even if two are sent at the same time', async () => {
    const { token } = await arrive('nola');
    await ask('register', { accountNumber: '0000000001' }, { token });
    const register = () => ask('register', { accountNumber }, { token });
    const [first, other] = await atOnce(world.db, 'membership_requests', register, register);
    expect(other).toMatchObject({ status: 200, body: first?.body });
    expect(await requests(token)).toHaveLength(2);
  });

  it('[GW-65] [USER-20] is announced to those who manage users, until it is answered', async () => {
    await sent();
    const { token } = await arrive('noel');
    const { body } = await ask('register', { accountNumber }, { token });
    await ask('register', { accountNumber: '0000000001' }, { token });
    await world.gateway.runMemberships('requested');
    const params = { name: 'Nell Orr', email: 'noel@new.example' };
    expect(await announced(world.dana)).toMatchObject([{ level: 'alert', params }]);
    expect(await announced(await world.makePerson('manager'))).toEqual([]);
    const membershipId = pickText(body, 'membershipId');
    await asAdmin('decideMembershipRequest', {
      params: { membershipId },
      body: { decision: 'deny' },
    });
    expect(await announced(world.dana)).toEqual([]);
  });

  it.each([
    ['approve', 'approved (Acme Freight)', 'You can open it now: http://portal.example/en/'],
    ['deny', 'denied', 'An administrator denied your request'],
  ])('[GW-65] is emailed the decision to %s it', async (decision, subject, text) => {
    await sent();
    const { token } = await arrive(`nyla${decision}`);
    const { body } = await ask('register', { accountNumber }, { token });
    await asAdmin('decideMembershipRequest', {
      params: { membershipId: pickText(body, 'membershipId') },
      body: decision === 'approve' ? { decision, role: 'viewer', fleetIds: null } : { decision },
    });
    world.gateway.outbox.sent.length = 0;
    await world.gateway.runMemberships('decided');
    const to = `nyla${decision}@new.example`;
    expect(world.gateway.outbox.sent).toMatchObject([
      { channel: 'email', to, subject: `Your access request was ${subject}` },
    ]);
    expect(world.gateway.outbox.sent[0]?.text).toContain(text);
  });

  it('[GW-65] that no one answers expires after 30 days', async () => {
    await sent();
    const { subject, token } = await arrive('nuri');
    const { body } = await ask('register', { accountNumber }, { token });
    for (const number of ['0000000001', '0000000002', '0000000003', '0000000004'])
      await ask('register', { accountNumber: number }, { token });
    const jobs = [...world.gateway.sentJobs];
    await world.gateway.runMemberships('requested');
    expect(await announced(world.dana)).toHaveLength(1);
    world.gateway.clock.move(30 * 86_400_000);
    world.gateway.sentJobs.push(...jobs);
    await world.gateway.runMemberships('expire');
    expect(await announced(world.dana)).toEqual([]);
    const later = await world.gateway.issuer.sign({ subject, username: 'nuri' });
    expect(await requests(later)).toEqual([]);
    const listed = await asAdmin('listMembershipRequests');
    expect(JSON.stringify(listed.body)).not.toContain('nuri');
    const membershipId = pickText(body, 'membershipId');
    const decide = { params: { membershipId }, body: { decision: 'deny' } };
    expect(await asAdmin('decideMembershipRequest', decide)).toMatchObject({
      status: 404,
      body: { errorCode: 'membership.notFound' },
    });
    const again = await ask('register', { accountNumber }, { token: later });
    expect(again).toMatchObject({ status: 200, body: { state: 'pending' } });
    expect(pickText(again.body, 'membershipId')).not.toBe(membershipId);
  });

  it('[GW-65] is no longer announced after the previous release decided it', async () => {
    await sent();
    const { token } = await arrive('nola2');
    const { body } = await ask('register', { accountNumber }, { token });
    const jobs = [...world.gateway.sentJobs];
    await world.gateway.runMemberships('requested');
    expect(await announced(world.dana)).toHaveLength(1);
    // that release neither resolves the notification nor queues the email
    await world.db
      .updateTable('membership_requests')
      .set({ state: 'denied' })
      .where('id', '=', pickText(body, 'membershipId'))
      .execute();
    world.gateway.outbox.sent.length = 0;
    for (const step of ['expire', 'requested'] as const) {
      world.gateway.sentJobs.push(...jobs);
      await world.gateway.runMemberships(step);
      expect(await announced(world.dana)).toEqual([]);
    }
    expect(world.gateway.outbox.sent).toEqual([]);
  });

  it('[GW-63] is approved or denied only by that account’s administrators', async () => {
    const { token } = await arrive('nina');
    const registered = await ask('register', { accountNumber }, { token });
    const params = { membershipId: pickText(registered.body, 'membershipId') };
    const stranger = await world.makeStranger();
    const response = await world.callAs(stranger, 'decideMembershipRequest', {
      params,
      body: { decision: 'approve', role: 'administrator', fleetIds: null },
    });
    expect(response).toMatchObject({ status: 404, body: { errorCode: 'membership.notFound' } });
    expect(
      (await asAdmin('decideMembershipRequest', { params, body: { decision: 'deny' } })).body,
    ).toMatchObject({ state: 'denied' });
    expect((await send(world.gateway, 'getMembership', { token })).body).toMatchObject({
      accountCount: 0,
    });
  });

  it('[GW-63] [GW-65] [USER-13] stays locked if an administrator locked them', async () => {
    const { token } = await arrive('nate');
    const { body: registered } = await ask('register', { accountNumber }, { token });
    const params = { membershipId: pickText(registered, 'membershipId') };
    const approve = { params, body: { decision: 'approve', role: 'viewer', fleetIds: null } };
    expect((await asAdmin('decideMembershipRequest', approve)).status).toBe(200);
    const { body: me } = await send(world.gateway, 'getMe', { token });
    const userId = pickText(me, 'userId');
    await world.db
      .updateTable('grants')
      .set({ state: 'locked' })
      .where('account_id', '=', world.accountId)
      .where('user_id', '=', userId)
      .execute();
    const { body: membership } = await send(world.gateway, 'getMembership', { token });
    expect(membership).toMatchObject({ accountCount: 0, lockedCount: 1 });
    const { body: again } = await ask('register', { accountNumber }, { token });
    const next = { membershipId: pickText(again, 'membershipId') };
    expect(
      (await asAdmin('decideMembershipRequest', { ...approve, params: next })).body,
    ).toMatchObject({ state: 'approved', outcome: 'unchanged' });
    world.gateway.outbox.sent.length = 0;
    await world.gateway.runMemberships('decided');
    expect(world.gateway.outbox.sent.at(-1)?.text).toContain('but your access is locked');
    const user = await asAdmin('getUser', { params: { userId } });
    expect(pick(user.body, 'user')).toMatchObject({ state: 'locked' });
  });

  it('must still send a token', async () => {
    expect((await ask('register', { accountNumber })).status).toBe(401);
    expect((await send(world.gateway, 'getMembership', {})).status).toBe(401);
  });
});
