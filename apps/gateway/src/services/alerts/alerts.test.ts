import { randomUUID } from 'node:crypto';
import { jsonb } from '@forecourt/server';
import {
  ALERT_GATHER_MINUTES,
  ALERT_RULES_MAX,
  EXCEPTION_CODES,
  type Permission,
  type PurchaseLimits,
} from '@forecourt/validation';
import { describe, expect, it, vi } from 'vitest';
import { atOnce } from '../../testing/atOnce.ts';
import { pick, pickText, TEST_NOW, pickEach } from '../../testing/gateway.ts';
import { sendAsNetwork, purchaseRequest, issueCard } from '../../testing/network.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { canSeeWaiting, whileUncommitted } from '../../testing/whileStatusChanges.ts';
import type { TestPerson } from '../../testing/world.ts';
import { notifyGrouped } from '../notifications/notify.ts';

const world = startWorld();

const issue = (limits: Partial<PurchaseLimits> = {}) =>
  issueCard(world.gateway, world.account, limits, { last4: '4821' });
const post = async (message: object) => (await sendAsNetwork(world.gateway, message)).body;
const request = (cardToken: string, amountCents: number, overrides: object = {}) =>
  purchaseRequest(cardToken, amountCents, { acceptsLess: false, ...overrides });

const rule = (overrides: object = {}) => ({
  code: '108001',
  fleetId: null,
  timing: 'authorized',
  fromCents: 0,
  fromCount: 1,
  inApp: true,
  emails: ['night.desk@acmefreight.example'],
  smsNumber: null,
  pace: 'now',
  ...overrides,
});
const subscribe = (overrides: object = {}, person = world.dana) =>
  world.callAs(person, 'addExceptionRule', { body: rule(overrides) });
const open = async (person = world.dana) => {
  const { body } = await world.callAs(person, 'searchNotifications', {
    query: { state: 'open', total: 'true' },
  });
  return body;
};
const openExceptions = async () => {
  const { body } = await world.call('searchNotifications', {
    query: { state: 'open', about: 'notification.exception', total: 'true' },
  });
  return body;
};

describe('exception rules', () => {
  it('[GW-125] [ALERT-01] are not more than allowed if added at the same time', async () => {
    const owner = await world.makePerson();
    for (let at = 1; at < ALERT_RULES_MAX; at += 1) await subscribe({}, owner);
    const add = () => subscribe({}, owner);
    const responses = await atOnce(world.db, 'alert_rules', add, add);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('[GW-125] [ALERT-01] [ALERT-03] [ALERT-20] belong to the user who adds them', async () => {
    const first = await world.call('listExceptionRules');
    expect(pickEach(first.body, 'codes', 'code')).toEqual([...EXCEPTION_CODES]);
    expect(pick(first.body, 'codes', 0)).toMatchObject({
      code: '100275',
      kind: 'manualEntry',
      description: 'Card number entered manually',
    });
    const key = randomUUID();
    const body = rule({ emails: 'a@acme.example; b@acme.example' });
    const added = await world.call('addExceptionRule', { body, key });
    expect(added.body).toMatchObject({
      rule: { code: '108001', emails: ['a@acme.example', 'b@acme.example'], version: 1 },
    });
    const again = await world.call('addExceptionRule', { body, key });
    expect(again.body).toEqual(added.body);
    const params = { ruleId: pickText(added.body, 'rule', 'ruleId') };
    const tobe = await world.makePerson('manager');
    expect(pick((await world.callAs(tobe, 'listExceptionRules')).body, 'rules')).toEqual([]);
    const foreign = { params, version: 1, body };
    expect((await world.callAs(tobe, 'changeExceptionRule', foreign)).status).toBe(404);
    const changed = await world.call('changeExceptionRule', {
      params,
      version: 1,
      body: rule({ pace: 'daily' }),
    });
    expect(changed.body).toMatchObject({ rule: { pace: 'daily', version: 2 } });
    const late = { params, version: 1 };
    expect((await world.call('removeExceptionRule', late)).status).toBe(409);
    await world.call('removeExceptionRule', { ...late, version: 2 });
    expect(pick((await world.call('listExceptionRules')).body, 'rules')).toEqual([]);
  });

  it('refuse an unused code, a fleet out of scope, no recipients, or a viewer', async () => {
    expect((await subscribe({ code: '108515' })).body).toMatchObject({
      errorCode: 'alert.codeUnused',
    });
    const regional = await world.makePerson('manager', [world.account.fleetIds[1]]);
    expect((await subscribe({ fleetId: world.account.fleetIds[0] }, regional)).status).toBe(422);
    expect((await subscribe({ inApp: false, emails: [] })).body).toMatchObject({
      fields: [{ path: 'emails', key: 'alert.recipientRequired' }],
    });
    const viewer = await world.makePerson('viewer');
    expect((await subscribe({}, viewer)).status).toBe(403);
    expect((await world.callAs(viewer, 'listExceptionRules')).status).toBe(200);
  });
});

/** The exceptions that a purchase raises when authorized and when it posts. */
async function kindsOf(message: ReturnType<typeof purchaseRequest>) {
  const { reference, cardToken, transmittedAt, lines } = message;
  await post(message);
  await post({ messageType: '0220', reference, cardToken, transmittedAt, lines });
  const rows = await world.db
    .selectFrom('card_exceptions')
    .select(['timing', 'kind'])
    .where('account_id', '=', world.accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ timing, kind }) => `${timing} ${kind}`);
}

const promptedId = (number: string, overrides: object) => ({
  account_id: world.accountId,
  id: randomUUID(),
  name: `Spare ${number}`,
  type: 'D' as const,
  number,
  status: 'on' as const,
  managed_by: 'customerId' as const,
  fleet_id: null,
  department_id: null,
  ...overrides,
});

/** Resolves the notification of a decline. */
async function resolveOne() {
  const { cardToken } = await issue({ perDayCents: 5_000 });
  await subscribe();
  await post(request(cardToken, 5_500));
  const notificationId = pickText(await open(), 'items', 0, 'notificationId');
  const settle = (to: 'resolved' | 'open') =>
    world.call('settleNotification', { params: { notificationId }, body: { to } });
  await settle('resolved');
  return { cardToken, notificationId, settle };
}

describe('an exception', () => {
  it('[USER-13] sends nothing to a locked-out user, not even a queued message', async () => {
    const { cardToken } = await issue({ perDayCents: 5_000 });
    const manager = await world.makePerson('manager');
    await subscribe({}, manager);
    const messages = () =>
      world.db
        .selectFrom('alert_messages')
        .select('state')
        .where('account_id', '=', world.accountId)
        .execute();
    await post(request(cardToken, 6_000));
    expect(await messages()).toEqual([{ state: 'waiting' }]);
    await world.setGrant(manager, { state: 'locked' });
    await world.gateway.runMessages();
    expect(world.gateway.outbox.sent).toEqual([]);
    expect(await messages()).toEqual([]);
    await post(request(cardToken, 6_000));
    expect(await messages()).toEqual([]);
  });

  it('queues nothing for a user from whom alerts are withheld', async () => {
    const { cardToken } = await issue({ perDayCents: 5_000 });
    const manager = await world.makePerson('manager');
    await subscribe({}, manager);
    await world.setGrant(manager, { withheld_permissions: jsonb<Permission[]>(['alerts.view']) });
    await post(request(cardToken, 6_000));
    const messages = world.db.selectFrom('alert_messages').select('state');
    expect(await messages.where('account_id', '=', world.accountId).execute()).toEqual([]);
  });

  it('[USER-20] is left out of a queued message once its fleet is out of the user’s scope', async () => {
    const near = await issue({ perDayCents: 5_000 });
    const far = await issueCard(
      world.gateway,
      world.account,
      { perDayCents: 5_000 },
      { last4: '4822', fleet: 1 },
    );
    const manager = await world.makePerson('manager');
    const setFleets = (fleetIds: readonly string[]) =>
      world.setGrant(manager, { fleet_ids: jsonb([...fleetIds]) });
    await subscribe({}, manager);
    await post(request(near.cardToken, 6_000));
    await post(request(far.cardToken, 7_000));
    await setFleets([world.account.fleetIds[1]]);
    await world.gateway.runMessages();
    const { sent } = world.gateway.outbox;
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('card ending in 4822');
    expect(sent[0]?.text).not.toContain('4821');
    await post(request(far.cardToken, 8_000));
    await setFleets([world.account.fleetIds[0]]);
    await world.gateway.runMessages();
    expect(sent).toHaveLength(1);
  });

  it('[ALERT-07] [ENT-46] makes a burst one notification and one message per channel', async () => {
    const { cardId, cardToken } = await issue({ perDayCents: 5_000 });
    await subscribe({ smsNumber: '2145550141' });
    const last = await post(request(cardToken, 6_000));
    for (const cents of [7_000, 8_000]) await post(request(cardToken, cents));
    expect(pick(last, 'responseCode')).toBe('61');
    expect(await openExceptions()).toMatchObject({
      total: 1,
      items: [
        {
          level: 'alert',
          messageKey: 'notification.exception',
          cardId,
          params: {
            what: 'Daily fuel limit exceeded',
            count: 3,
            last4: '4821',
            amountCents: 8_000,
          },
        },
      ],
    });
    const transactionId = pickText(await openExceptions(), 'items', 0, 'transactionId');
    await world.gateway.runMessages();
    const { sent } = world.gateway.outbox;
    expect(sent.map(({ channel, to }) => `${channel} ${to}`)).toEqual([
      'email night.desk@acmefreight.example',
      'sms 2145550141',
    ]);
    expect(sent[0]?.subject).toContain('card ending in 4821 and 2 more');
    expect(sent[0]?.text).toContain(`http://portal.example/en/activity/${transactionId}`);
    expect(sent[1]?.text.length).toBeLessThanOrEqual(160);
    const messages = await world.call('listAlertMessages');
    expect(pick(messages.body, 'items')).toMatchObject([
      { state: 'sent', count: 3 },
      { state: 'sent', count: 3 },
    ]);
  });

  it('[GW-138] retries a message once with the same ID after the reply is lost', async () => {
    const { cardToken } = await issue({ perDayCents: 5_000 });
    await subscribe();
    await post(request(cardToken, 5_500));
    await world.gateway.runMessages();
    world.gateway.outbox.sent.length = 0;
    await post(request(cardToken, 6_000));
    const jobs = [...world.gateway.sentJobs];
    world.gateway.outbox.failing = true;
    await expect(world.gateway.runMessages()).rejects.toThrow('no answer');
    const news = await world.call('listNews');
    expect(pick(news.body, 'outages')).toEqual([
      { scope: 'email', since: TEST_NOW, lastGoodAt: TEST_NOW },
    ]);
    world.gateway.outbox.failing = false;
    world.gateway.sentJobs.push(...jobs);
    await world.gateway.runMessages();
    world.gateway.sentJobs.push(...jobs);
    await world.gateway.runMessages();
    const ids = world.gateway.outbox.sent.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(pick((await world.call('listNews')).body, 'outages')).toEqual([]);
  });

  it('can be reopened even if another was opened the same day', async () => {
    const { cardToken, settle } = await resolveOne();
    await post(request(cardToken, 6_000));
    expect(await settle('open')).toMatchObject({ status: 200, body: { state: 'open' } });
    expect(pick(await open(), 'total')).toBe(2);
  });

  it.runIf(canSeeWaiting)('[GW-134] can be reopened while another is being opened', async () => {
    const { notificationId, settle } = await resolveOne();
    const { group_key: groupKey } = await world.db
      .selectFrom('notifications')
      .select('group_key')
      .where('account_id', '=', world.accountId)
      .where('id', '=', notificationId)
      .executeTakeFirstOrThrow();
    const another = {
      accountId: world.accountId,
      fleetId: null,
      kind: 'notification.exception',
      params: { count: 1 },
      at: new Date(TEST_NOW),
    } as const;
    const response = await whileUncommitted(
      world,
      (trx) => notifyGrouped(trx, another, groupKey ?? ''),
      () => settle('open'),
    );
    expect(response).toMatchObject({ status: 200, body: { state: 'open' } });
    expect(pick(await open(), 'total')).toBe(2);
  });

  it('[GW-138] reports no outage if only the recipient’s address is refused', async () => {
    const { cardToken } = await issue({ perDayCents: 5_000 });
    await subscribe();
    await post(request(cardToken, 5_500));
    const refused = Object.assign(new Error('550 no such mailbox'), { code: 'EENVELOPE' });
    vi.spyOn(world.gateway.outbox, 'send').mockRejectedValueOnce(refused);
    await expect(world.gateway.runMessages()).rejects.toThrow('550 no such mailbox');
    expect(pick((await world.call('listNews')).body, 'outages')).toEqual([]);
  });

  it('[ALERT-05] [ALERT-17] [ALERT-18] [ALERT-19] flags keyed cards and misused IDs', async () => {
    const { cardToken, cardId } = await issue();
    const { db } = world;
    await world.setCard(cardId, { card_type: 'vehicle', id_prompt: 'reported' });
    await db
      .insertInto('prompted_ids')
      .values([
        promptedId('4071', { status: 'off' }),
        // a vehicle ID with the same number as the driver ID
        promptedId('4071', { type: 'V', name: 'Unit 4071' }),
        promptedId('4072', {
          managed_by: 'department',
          fleet_id: world.account.fleetIds[1],
          department_id: world.account.departmentIds[1],
        }),
      ])
      .execute();
    for (const code of ['100275', '108307', '108401']) await subscribe({ code, emails: [] });
    await post(request(cardToken, 1_000, { entryMode: 'keyed' }));
    await post(request(cardToken, 1_000, { promptedId: '4071' }));
    await post(request(cardToken, 1_000, { promptedId: '4072' }));
    expect(pickEach(await open(), 'items', 'params', 'what')).toEqual([
      'Prompted ID of another department',
      'Locked prompted ID used',
      'Card number entered manually',
    ]);
  });

  it('[ALERT-18] flags the number of a terminated vehicle only on a driver card', async () => {
    const { cardToken, cardId } = await issue();
    await world.setCard(cardId, { card_type: 'vehicle', id_prompt: 'reported' });
    await world.makeVehicle({ unit_number: '4073', status: 'terminated' });
    await world.db.insertInto('prompted_ids').values(promptedId('4073', {})).execute();
    await subscribe({ code: '108308', emails: [] });
    await post(request(cardToken, 1_000, { promptedId: '4073' }));
    expect(pick(await open(), 'total')).toBe(0);
    await world.setCard(cardId, { card_type: 'driver' });
    await post(request(cardToken, 1_000, { promptedId: '4073' }));
    expect(pickEach(await open(), 'items', 'params', 'what')).toEqual(['Locked vehicle used']);
  });

  it('alerts only if fleet, timing, count, and amount match the rule', async () => {
    const { cardToken } = await issue({ perDayCents: 5_000 });
    const regional = await world.makePerson('manager', [world.account.fleetIds[1]]);
    await subscribe({ emails: ['regional@acme.example'] }, regional);
    await subscribe({ timing: 'posted', emails: ['posted@acme.example'] });
    await subscribe({ fromCount: 2, emails: ['second@acme.example'] });
    await subscribe({ fromCents: 9_000, inApp: false, emails: ['large@acme.example'] });
    await post(request(cardToken, 6_000));
    expect(pick(await open(), 'total')).toBe(0);
    await post(request(cardToken, 9_500));
    await world.gateway.runMessages();
    expect(world.gateway.outbox.sent.map(({ to }) => to).toSorted()).toEqual([
      'large@acme.example',
      'second@acme.example',
    ]);
    const codes = await world.call('listExceptionRules');
    expect(pick(codes.body, 'codes', 1, 'lately')).toEqual({ authorized: 2, posted: 0 });
  });

  it('[GW-135] lists its purchases newest first, within the user’s fleets', async () => {
    const { cardId, cardToken } = await issue({ perDayCents: 5_000 });
    await post(request(cardToken, 6_000));
    await post(request(cardToken, 7_000, { transmittedAt: '2026-11-21T15:59:00.000Z' }));
    const ask = (person: TestPerson, code = '108001') =>
      world.callAs(person, 'listCaughtExceptions', { query: { code, total: 'true' } });
    const { body } = await ask(world.dana);
    expect(body).toMatchObject({
      total: 2,
      items: [
        { cardId, last4: '4821', timing: 'authorized', amountCents: 6_000 },
        { cardId, amountCents: 7_000, site: { city: 'Amarillo', state: 'TX' } },
      ],
    });
    expect((await ask(world.dana, '108302')).body).toMatchObject({ total: 0, items: [] });
    expect((await ask(world.dana, '108402')).body).toMatchObject({ total: 0, items: [] });
    const far = await world.makePerson('manager', [world.account.fleetIds[1]]);
    expect((await ask(far)).body).toMatchObject({ total: 0, items: [] });
  });

  it('[ALERT-07] [ENT-18] is raised by the gallons limit of a cycle, before and after posting', async () => {
    const { cardToken } = await issue({
      gallons1: { milligallons: 1_000, reset: 'weekly', groups: ['diesel'] },
      flagOnly: ['gallons1'],
    });
    expect(await kindsOf(request(cardToken, 4_000, { odometerMiles: 100 }))).toEqual([
      'authorized weeklyFuel',
      'posted weeklyFuel',
    ]);
  });

  it('[ALERT-05] is raised by a keyed card when its purchase posts', async () => {
    const { cardToken } = await issue();
    const keyed = request(cardToken, 4_000, { odometerMiles: 100, entryMode: 'keyed' });
    expect(await kindsOf(keyed)).toEqual(['authorized manualEntry', 'posted manualEntry']);
  });

  it('is raised by more fuel than the vehicle’s tank holds when the purchase posts', async () => {
    const { cardId, cardToken } = await issue({ flagOnly: ['tankCapacity'] });
    const vehicleId = await world.makeVehicle({ tank_capacity_milligallons: 5_000 });
    await world.setCard(cardId, { card_type: 'vehicle', vehicle_id: vehicleId });
    const fill = request(cardToken, 4_000, { odometerMiles: 100 });
    expect(await kindsOf(fill)).toEqual(['posted tankRoom']);
  });

  it('[ALERT-12] alerts once about a missing odometer when the purchase posts', async () => {
    const { cardToken } = await issue();
    await subscribe({ code: '108107', timing: 'posted' });
    const message = request(cardToken, 4_000);
    await post(message);
    const { reference, transmittedAt, lines } = message;
    const advice = { messageType: '0220', reference, cardToken, transmittedAt, lines };
    await post(advice);
    await post(advice);
    expect(await open()).toMatchObject({
      items: [{ params: { what: 'Odometer incorrect', count: 1, amountCents: 4_000 } }],
    });
    await world.gateway.runMessages();
    expect(world.gateway.outbox.sent).toHaveLength(1);
  });
});

describe('alert times', () => {
  it('[GW-134] [ALERT-02] delay only their user’s messages, until the chosen times', async () => {
    const { cardToken } = await issue({ perDayCents: 5_000 });
    const times = { quiet: { from: '09:00', to: '18:00' }, dailyAt: '06:00', pausedUntil: null };
    const first = await world.call('getAlertTimes');
    expect(first.body).toMatchObject({ times: { quiet: null, dailyAt: '07:00' }, version: 0 });
    const put = { body: times, version: 0 };
    expect((await world.call('putAlertTimes', put)).body).toEqual({
      times,
      version: 1,
    });
    expect((await world.call('putAlertTimes', put)).status).toBe(409);
    const manager = await world.makePerson('manager');
    expect((await world.callAs(manager, 'getAlertTimes')).body).toEqual(first.body);
    await subscribe({}, manager);
    await subscribe();
    await subscribe({ pace: 'daily', inApp: false });
    await post(request(cardToken, 6_000));
    const messages = await world.call('listAlertMessages');
    expect(pick(messages.body, 'items')).toMatchObject([
      { state: 'waiting', dueAt: '2026-11-22T12:00:00.000Z' },
      { state: 'waiting', dueAt: '2026-11-22T00:00:00.000Z' },
    ]);
    const gathered = Date.parse(TEST_NOW) + ALERT_GATHER_MINUTES * 60_000;
    expect((await world.callAs(manager, 'listAlertMessages')).body).toMatchObject({
      items: [{ state: 'waiting', dueAt: new Date(gathered).toISOString() }],
    });
  });
});

async function block(reason: string): Promise<unknown> {
  const { cardId } = await issue();
  const change = { action: 'block', reason, note: null };
  const options = { params: { cardId }, version: 1, body: change };
  return pick((await world.call('changeCardStatus', options)).body, 'receiptNumber');
}

describe('a loss report', () => {
  it('gets a sequential receipt number and creates a notification', async () => {
    expect([await block('lost'), await block('damaged'), await block('stolen')]).toEqual([
      'L-000001',
      undefined,
      'L-000002',
    ]);
    expect(pick(await open(), 'items', 0)).toMatchObject({
      messageKey: 'notification.cardReportedLost',
      params: { receipt: 'L-000002', name: 'Dana Morales' },
    });
  });
});

const listen = (person: TestPerson) =>
  world.gateway.app.request('/notifications/stream', {
    headers: {
      authorization: `Bearer ${person.token}`,
      sysaccountid: world.accountId,
    },
  });

describe('the notification stream', () => {
  it('[GW-134] sends an event on connect and on each new notification', async () => {
    const { cardToken } = await issue({ perDayCents: 5_000 });
    await subscribe({ emails: [] });
    const response = await listen(world.dana);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const hear = async () => (await reader?.read())?.value;
    expect(await hear()).toBe(': here\n\n');
    expect(await hear()).toContain('event: notifications');
    await post(request(cardToken, 6_000));
    expect(await hear()).toContain('event: notifications');
    await reader?.cancel();
  });

  it('refuses a missing or invalid token and a user outside the account', async () => {
    const other = await world.makeStranger();
    expect((await listen(other)).status).toBe(403);
    const named = async (headers: Record<string, string>) => {
      const response = await world.gateway.app.request('/notifications/stream', { headers });
      return pick(await response.json(), 'errorCode');
    };
    expect(await named({})).toBe('auth.tokenMissing');
    expect(await named({ authorization: 'Basic abc' })).toBe('auth.tokenInvalid');
  });
});
