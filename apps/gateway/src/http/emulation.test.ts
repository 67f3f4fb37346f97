import { contract, type Call, type CallName } from '@forecourt/api-client/contract';
import { DISABLED_BY_EMULATION } from '@forecourt/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../store/ids.ts';
import { pick, send, TEST_INTERNAL_USER, type CallOptions } from '../testing/gateway.ts';
import { startWorld } from '../testing/startWorld.ts';

const world = startWorld({ accountPer: 'file' });
/** A token for Dana that was issued to the internal user. */
let token: string;
beforeAll(async () => {
  token = await tokenWith({ sub: TEST_INTERNAL_USER.subject });
});

const tokenWith = (act: unknown, subject = world.dana.userId) =>
  world.gateway.issuer.sign({ subject, act });
const calls: Readonly<Record<CallName, Call>> = contract;
const isCallName = (name: string): name is CallName => name in contract;
const names = Object.keys(contract).filter(isCallName);
const ask = (name: CallName, options: CallOptions = {}) => world.call(name, { token, ...options });
const reasonsOf = (body: unknown): unknown[] => {
  const fields = pick(body, 'fields');
  return Array.isArray(fields) ? fields.map((field) => pick(field, 'key')) : [];
};

describe('a token with an actor', () => {
  it('[UI-18] can read what the person can see', async () => {
    const cardId = await world.makeCard({ last4: '0001' });
    const response = await ask('getCard', { params: { cardId } });
    expect(response).toMatchObject({ status: 200, body: { card: { cardId } } });
    expect((await ask('getMe')).status).toBe(200);
  });

  it.each([
    ['somebody whom the gateway does not know', { sub: '00u9stranger' }],
    [
      'a known user of another issuer',
      { sub: TEST_INTERNAL_USER.subject, iss: 'https://x.example' },
    ],
  ])('[UI-18] is refused for %s', async (_who, act) => {
    const response = await ask('listCards', { token: await tokenWith(act) });
    expect(response).toMatchObject({ status: 403, body: { errorCode: 'access.denied' } });
  });

  it.each([
    ['nobody', {}],
    ['an empty name', { sub: '' }],
    ['a number', { sub: 4 }],
    ['text', 'agent4'],
    ['null', null],
    ['one who acts for another', { sub: TEST_INTERNAL_USER.subject, act: { sub: 'more' } }],
  ])('[UI-18] is invalid if the actor is %s', async (_what, act) => {
    const response = await ask('listCards', { token: await tokenWith(act) });
    expect(response).toMatchObject({ status: 401, body: { errorCode: 'auth.tokenInvalid' } });
  });

  it('[UI-18] is refused if the actor and the person are the same', async () => {
    const { subject: own } = TEST_INTERNAL_USER;
    const self = await tokenWith({ sub: own }, own);
    expect((await ask('listCards', { token: self })).status).toBe(403);
  });
});

describe('the calls that emulation forbids', () => {
  const credentials = names.filter((name) => {
    const { permission } = calls[name];
    return permission !== null && DISABLED_BY_EMULATION.includes(permission);
  });
  const own = names.filter(
    (name) =>
      calls[name].permission === null &&
      calls[name].caller !== 'anyone' &&
      calls[name].method !== 'GET',
  );

  it('include PINs, passwords, express check codes, and alert settings', () => {
    expect(credentials).toEqual(
      expect.arrayContaining([
        'viewPin',
        'setPin',
        'createExpressCheck',
        'showExpressCode',
        'resetUserPassword',
        'putPush',
        'putAlertTimes',
      ]),
    );
    expect(own).toEqual(expect.arrayContaining(['changePassword', 'setVerbalPasscode']));
  });

  it.each(credentials)('[UI-18] %s is refused by permission, whatever is sent', async (name) => {
    const { status, body } = await ask(name, {
      params: { cardId: newId() },
      ...(calls[name].method === 'GET' ? {} : { body: {} }),
    });
    expect({ status, code: pick(body, 'errorCode') }).toEqual({
      status: 403,
      code: 'access.denied',
    });
    expect(reasonsOf(body)).toContain('access.emulated');
  });

  it.each(own)('[UI-18] %s is refused, because it edits the person’s own data', async (name) => {
    const { status, body } = await ask(name, { body: {} });
    expect({ status, reasons: reasonsOf(body) }).toEqual({
      status: 403,
      reasons: ['access.emulated'],
    });
  });

  it.each(own)('%s is not refused if the person calls it', async (name) => {
    const { body } = await ask(name, { token: world.dana.token, body: {} });
    expect(reasonsOf(body)).not.toContain('access.emulated');
  });
});

const eventsOf = (subjectId: string) =>
  world.db
    .selectFrom('events')
    .select(['action', 'user_id', 'emulated_by'])
    .where('account_id', '=', world.accountId)
    .where('subject_id', '=', subjectId)
    .execute();
const hold = (cardId: string, options: CallOptions = {}) =>
  ask('changeCardStatus', {
    params: { cardId },
    body: { action: 'hold', reason: null, note: null },
    version: 1,
    ...options,
  });

describe('a call under emulation', () => {
  it('[UI-18] is recorded with both people', async () => {
    const cardId = await world.makeCard({ last4: '0002' });
    expect((await hold(cardId)).status).toBe(200);
    expect(await eventsOf(cardId)).toEqual([
      { action: 'card.hold', user_id: world.dana.userId, emulated_by: 'agent4' },
    ]);
    const { body } = await ask('getCardAudit', { params: { cardId } });
    expect(pick(body, 'items', 0)).toMatchObject({ action: 'card.hold', emulatedBy: 'agent4' });
    expect(pick(body, 'items', 0, 'actor')).toEqual(expect.any(String));
  });

  it('[UI-18] is recorded with one person if nobody emulates', async () => {
    const cardId = await world.makeCard({ last4: '0003' });
    expect((await hold(cardId, { token: world.dana.token })).status).toBe(200);
    expect(await eventsOf(cardId)).toEqual([
      { action: 'card.hold', user_id: world.dana.userId, emulated_by: null },
    ]);
  });

  it('[USER-11] does not count as account activity', async () => {
    const person = await world.makeStranger();
    const { accountId } = person;
    const lastUse = () =>
      world.db
        .selectFrom('accounts')
        .select('last_activity_at')
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
    const emulating = await tokenWith({ sub: TEST_INTERNAL_USER.subject }, person.userId);
    await send(world.gateway, 'listCards', { token: emulating, accountId });
    expect((await lastUse()).last_activity_at).toBeNull();
    await world.callAs(person, 'listCards');
    expect((await lastUse()).last_activity_at).not.toBeNull();
  });

  it('[USER-13] does not count as the first sign-in of someone invited', async () => {
    const invited = await world.makePerson();
    await world.setGrant(invited, { state: 'created' });
    const activation = () =>
      world.db
        .selectFrom('people as p')
        .innerJoin('grants as g', 'g.user_id', 'p.user_id')
        .select(['p.last_login_at', 'g.state'])
        .where('p.user_id', '=', invited.userId)
        .executeTakeFirstOrThrow();
    const before = await activation();
    const emulating = await tokenWith({ sub: TEST_INTERNAL_USER.subject }, invited.userId);
    await send(world.gateway, 'getMe', { token: emulating });
    expect(await activation()).toEqual(before);
    await send(world.gateway, 'getMe', { token: invited.token });
    expect(await activation()).toMatchObject({ state: 'activated' });
  });

  it('[UI-18] cannot open an external service', async () => {
    expect(await ask('openFleetDash', { body: {} })).toMatchObject({
      status: 403,
      body: { errorCode: 'access.denied', fields: [{ key: 'access.emulated' }] },
    });
  });
});
