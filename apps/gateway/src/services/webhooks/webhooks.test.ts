import { assertType } from '@forecourt/validation';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pick, pickEach, pickText, type CallOptions } from '../../testing/gateway.ts';
import { charge, fundFeeAgreed, linkedBank } from '../../testing/money.ts';
import { sendAsNetwork, purchaseRequest, issueCard } from '../../testing/network.ts';
import { proveByFactor } from '../../testing/knownPerson.ts';
import { startWorld } from '../../testing/startWorld.ts';
import {
  startReceiver,
  type Received,
  type WebhookReceiver,
} from '../../testing/webhookReceiver.ts';
import { issueStatements } from '../statements/issueStatements.ts';

/** A receiver, as a customer would write it. */
let receiver: WebhookReceiver;
let received: readonly Received[] = [];
let url = '';
beforeAll(async () => {
  receiver = await startReceiver();
  ({ received, url } = receiver);
});
afterAll(() => receiver.close());

const world = startWorld({ card: { last4: '0001' }, webhookAddresses: ['127.0.0.1'] });
beforeEach(async () => {
  receiver.reset();
  await world.call('switchIntegration', {
    params: { integration: 'webhooks' },
    body: { isOn: true },
  });
  await proveByFactor(world, world.dana);
});

const form = (changed: object = {}) => ({
  name: 'Dispatch',
  url,
  events: ['card.changed', 'purchase.approved', 'purchase.declined', 'purchase.posted'],
  isOn: true,
  ...changed,
});
async function add(changed: object = {}) {
  const { body, status } = await world.call('addWebhookEndpoint', { body: form(changed) });
  expect(status).toBe(200);
  return {
    secret: pickText(body, 'secret'),
    params: { endpointId: pickText(body, 'endpoint', 'endpointId') },
  };
}

let version = 1;
/** Puts the card on hold, or reactivates it. */
async function turn(action: 'hold' | 'reactivate') {
  const options: CallOptions = {
    params: { cardId: world.cardId },
    body: { action, reason: null, note: null },
    version,
  };
  expect((await world.call('changeCardStatus', options)).status).toBe(200);
  version += 1;
}
beforeEach(() => {
  version = 1;
});

const wait = (seconds: number) => {
  world.gateway.clock.move(seconds * 1000);
  return world.gateway.deliverWebhooks();
};
const signIn = () => world.goTo(world.gateway.clock.now().toISOString());
const typesOf = () => received.map(({ body }) => pick(JSON.parse(body), 'type'));
/** Verifies a message as the library would, but with the test's clock. */
function verify(secret: string, { headers, body }: Received): unknown {
  const sent = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  );
  const seconds = Number(sent['webhook-timestamp']);
  expect(seconds).toBe(Math.floor(world.gateway.clock.now().getTime() / 1000));
  const signature = new Webhook(secret).sign(
    sent['webhook-id'] ?? '',
    new Date(seconds * 1000),
    body,
  );
  if (!sent['webhook-signature']?.split(' ').includes(signature)) throw new Error('Not signed');
  return JSON.parse(body);
}

const NOTHING = { items: [] };
const open = async () => (await world.call('listNotifications')).body;
const emails = async () => {
  await world.gateway.runMessages();
  return world.gateway.outbox.sent
    .filter(({ accountId }) => accountId === world.accountId)
    .map(({ subject }) => subject);
};

describe('a webhook', () => {
  it('can be added only by a full administrator with a second factor, once on', async () => {
    const manager = await world.makePerson('manager');
    expect((await world.callAs(manager, 'listWebhookEndpoints')).status).toBe(403);
    const other = await world.makePerson();
    expect(await world.callAs(other, 'addWebhookEndpoint', { body: form() })).toMatchObject({
      body: { errorCode: 'auth.codeNeeded' },
    });
    const regional = await world.makePerson('administrator', [world.account.fleetIds[0]]);
    expect(await world.callAs(regional, 'addWebhookEndpoint', { body: form() })).toMatchObject({
      status: 403,
      body: { fields: [{ key: 'webhook.wholeAccount' }] },
    });
    expect(await world.callAs(regional, 'listWebhookEndpoints')).toMatchObject({
      status: 403,
      body: { fields: [{ key: 'webhook.wholeAccount' }] },
    });
    const turnWebhooks = (isOn: boolean) =>
      world.call('switchIntegration', { params: { integration: 'webhooks' }, body: { isOn } });
    await turnWebhooks(false);
    expect(await world.call('addWebhookEndpoint', { body: form() })).toMatchObject({
      status: 409,
      body: { errorCode: 'webhook.off' },
    });
    await turnWebhooks(true);
    const { secret } = await add();
    expect(secret).toMatch(/^whsec_/);
    expect(await world.call('addWebhookEndpoint', { body: form() })).toMatchObject({
      status: 409,
      body: { errorCode: 'webhook.nameTaken' },
    });
    expect(JSON.stringify((await world.call('listWebhookEndpoints')).body)).not.toContain(secret);
  });

  it('sends an event once, with a signature the public library reproduces', async () => {
    const { secret } = await add();
    await turn('hold');
    await world.gateway.deliverWebhooks();
    const [message] = received;
    assertType(message !== undefined, 'Nothing was received');
    expect(verify(secret, message)).toEqual({
      type: 'card.changed',
      timestamp: world.gateway.clock.now().toISOString(),
      data: { accountId: world.accountId, id: world.cardId, action: 'card.hold' },
    });
    expect(() => verify(`whsec_${'A'.repeat(44)}`, message)).toThrow('Not signed');
    await world.gateway.deliverWebhooks();
    expect(received).toHaveLength(1);
  });

  it('passes the library’s own verification at the current time', async () => {
    world.gateway.clock.set(new Date());
    await signIn();
    await proveByFactor(world, world.dana);
    const { secret, params } = await add();
    await world.call('testWebhookEndpoint', { params });
    await world.gateway.deliverWebhooks();
    const [message] = received;
    const headers = Object.fromEntries(
      Object.entries(message?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    );
    expect(new Webhook(secret).verify(message?.body ?? '', headers)).toMatchObject({
      type: 'webhook.test',
    });
  });

  it('is retried until accepted, holding later messages about the object', async () => {
    const { params } = await add();
    receiver.status = 500;
    await turn('hold');
    await turn('reactivate');
    await world.gateway.deliverWebhooks();
    await world.gateway.deliverWebhooks();
    expect(received).toHaveLength(1);
    await wait(60);
    expect(received).toHaveLength(2);
    receiver.status = 200;
    await wait(300);
    const actions = received.map(({ body }) => pick(JSON.parse(body), 'data', 'action'));
    expect(actions).toEqual(['card.hold', 'card.hold', 'card.hold', 'card.reactivate']);
    const ids = received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    await signIn();
    const log = await world.call('listWebhookMessages', { params });
    expect(pickEach(log.body, 'items', 'attempts')).toEqual([1, 3]);
    expect(pickEach(log.body, 'items', 'state')).toEqual(['delivered', 'delivered']);
  });

  it('is given up after three days, logs each attempt, and can be replayed', async () => {
    const { params } = await add();
    receiver.status = 503;
    await turn('hold');
    for (let tries = 0; tries < 20; tries += 1) await wait(10 * 3600);
    await signIn();
    const log = await world.call('listWebhookMessages', { params, query: { state: 'failed' } });
    const messageId = pickText(log.body, 'items', 0, 'messageId');
    const tried = received.length;
    expect(tried).toBeGreaterThan(6);
    const one = await world.call('getWebhookMessage', { params: { ...params, messageId } });
    expect(pickEach(one.body, 'attempts', 'status')).toEqual(Array(tried).fill(503));
    receiver.status = 202;
    await world.call('replayWebhookMessage', { params: { ...params, messageId } });
    await world.gateway.deliverWebhooks();
    expect(received.at(-1)?.headers['webhook-id']).toBe(messageId);
    const after = await world.call('listWebhookMessages', { params });
    expect(after.body).toMatchObject({ items: [{ state: 'delivered', lastStatus: 202 }] });
  });

  it('signs with both secrets during a rotation overlap', async () => {
    const { secret, params } = await add();
    const rotated = await world.call('rotateWebhookSecret', {
      params,
      body: { overlapHours: 24 },
      version: 1,
    });
    const next = pickText(rotated.body, 'secret');
    const test = async () => {
      await world.call('testWebhookEndpoint', { params });
      await world.gateway.deliverWebhooks();
      const last = received.at(-1);
      assertType(last !== undefined, 'Nothing was received');
      return last;
    };
    const both = await test();
    for (const one of [secret, next]) expect(verify(one, both)).toBeDefined();
    world.gateway.clock.move(24 * 3_600_000);
    await signIn();
    const last = await test();
    expect(verify(next, last)).toBeDefined();
    expect(() => verify(secret, last)).toThrow('Not signed');
  });

  it('sends only subscribed events, and nothing while turned off', async () => {
    const { params } = await add({ events: ['statement.issued'] });
    await turn('hold');
    await world.gateway.deliverWebhooks();
    expect(received).toEqual([]);
    const edit = { params, body: form({ isOn: false }), version: 1 };
    expect((await world.call('editWebhookEndpoint', edit)).status).toBe(200);
    expect(await world.call('testWebhookEndpoint', { params })).toMatchObject({
      body: { errorCode: 'webhook.endpointOff' },
    });
    await turn('reactivate');
    await world.call('switchIntegration', {
      params: { integration: 'webhooks' },
      body: { isOn: false },
    });
    expect(await world.call('testWebhookEndpoint', { params })).toMatchObject({ status: 409 });
    await world.gateway.deliverWebhooks();
    expect(received).toEqual([]);
    const remove = await world.call('removeWebhookEndpoint', { params, version: 2 });
    expect(remove.status).toBe(200);
  });

  it('is turned off by a 410 response, and the history records it', async () => {
    const { params } = await add();
    receiver.status = 410;
    await turn('hold');
    await world.gateway.deliverWebhooks();
    await turn('reactivate');
    await wait(3600);
    expect(typesOf()).toEqual(['card.changed']);
    await signIn();
    expect((await world.call('listWebhookEndpoints')).body).toMatchObject({
      items: [{ isOn: false, failed: 1, pending: 0 }],
    });
    const turned = (await world.readEvents()).filter(
      ({ action }) => action === 'webhookEndpoint.turnedOff',
    );
    expect(turned).toMatchObject([
      { subject_id: params.endpointId, user_id: null, after: { name: 'Dispatch', status: 410 } },
    ]);
  });

  describe('that fails', () => {
    it('notifies administrators of every fleet once, however many messages fail', async () => {
      await world.makePerson('administrator', [world.account.fleetIds[0]]);
      await world.makePerson('manager');
      const { params } = await add();
      receiver.status = 503;
      await turn('hold');
      await world.call('testWebhookEndpoint', { params });
      for (let tries = 0; tries < 20; tries += 1) {
        await wait(10 * 3600);
        await world.gateway.runMessages();
      }
      await signIn();
      expect(await open()).toMatchObject({
        items: [
          { messageKey: 'notification.webhooksFailed', params: { count: 2, name: 'Dispatch' } },
        ],
      });
      const messages = await world.db
        .selectFrom('notifications')
        .select('user_id')
        .where('account_id', '=', world.accountId)
        .execute();
      expect(messages).toEqual([{ user_id: world.dana.userId }]);
      expect(await emails()).toEqual([
        expect.stringMatching(
          /^Messages could not be delivered to a webhook endpoint: Dispatch \(/,
        ),
      ]);
      const remove = await world.call('removeWebhookEndpoint', { params, version: 1 });
      expect(remove.status).toBe(200);
      expect(await open()).toMatchObject(NOTHING);
    });

    it('notifies of a 410 response until someone turns the endpoint on again', async () => {
      const { userId } = await world.makePerson('administrator');
      const { params } = await add();
      receiver.status = 410;
      await turn('hold');
      await world.gateway.deliverWebhooks();
      expect(await open()).toMatchObject({
        items: [{ messageKey: 'notification.webhookEndpointOff', params: { name: 'Dispatch' } }],
      });
      expect(await emails()).toEqual([
        expect.stringMatching(/^A webhook endpoint was turned off: Dispatch \(/),
        expect.stringMatching(/^A webhook endpoint was turned off: Dispatch \(/),
      ]);
      const { db, accountId } = world;
      // someone who was notified is no longer an administrator
      await db
        .updateTable('grants')
        .set({ role: 'viewer' })
        .where('account_id', '=', accountId)
        .where('user_id', '=', userId)
        .execute();
      const edit = { params, body: form(), version: 2 };
      expect((await world.call('editWebhookEndpoint', edit)).status).toBe(200);
      const states = await db
        .selectFrom('notifications')
        .select('state')
        .where('account_id', '=', accountId)
        .execute();
      expect(states).toEqual([{ state: 'resolved' }, { state: 'resolved' }]);
    });
  });

  it('follows no redirect', async () => {
    const { params } = await add();
    receiver.status = 302;
    await world.call('testWebhookEndpoint', { params });
    await world.gateway.deliverWebhooks();
    const log = await world.call('listWebhookMessages', { params });
    expect(log.body).toMatchObject({ items: [{ state: 'pending', lastStatus: 302 }] });
  });
});

const toldOf = () =>
  received.map(({ body }) => {
    const message: unknown = JSON.parse(body);
    return [pick(message, 'type'), pick(message, 'data', 'id'), pick(message, 'data', 'action')];
  });

describe('webhook events', () => {
  it('include approved and declined purchases, with the rule', async () => {
    await add();
    const { cardToken } = await issueCard(world.gateway, world.account, { perDayCents: 5_000 });
    const buy = (cents: number) =>
      sendAsNetwork(world.gateway, purchaseRequest(cardToken, cents, { acceptsLess: false }));
    await buy(4_000);
    await buy(4_000);
    await world.gateway.deliverWebhooks();
    const bodies = received.map(({ body }) => JSON.parse(body) as unknown);
    expect(bodies.filter((body) => pickText(body, 'type').startsWith('purchase.'))).toMatchObject([
      { type: 'purchase.approved', data: { approvedCents: 4_000 } },
      { type: 'purchase.declined', data: { approvedCents: 0, rules: ['amountPerDay'] } },
    ]);
  });

  it('include a dispute being filed and withdrawn', async () => {
    await add({ events: ['dispute.changed'] });
    const filed = await world.call('fileDispute', {
      body: {
        transactionId: await world.makePurchase(world.cardId),
        type: 'fraud',
        reason: 'Nobody of ours was there',
        amountCents: null,
      },
    });
    const disputeId = pickText(filed.body, 'disputeId');
    await world.gateway.deliverWebhooks();
    await world.call('withdrawDispute', { params: { disputeId }, version: 1 });
    await world.gateway.deliverWebhooks();
    const messages = toldOf();
    expect(messages.length).toBeGreaterThan(1);
    for (const [type, id] of messages) expect([type, id]).toEqual(['dispute.changed', disputeId]);
    expect(new Set(messages.map(([, , action]) => action)).size).toBe(messages.length);
  });

  it('include added funds until they settle', async () => {
    await add({ events: ['payment.changed'] });
    const { body } = await world.call('addBank', { body: linkedBank() });
    const methodId = pickText(body, 'method', 'methodId');
    const added = await world.call('addFunds', {
      body: { methodId, amountCents: 50_000, agreement: fundFeeAgreed(null) },
    });
    expect(added.status).toBe(200);
    await world.gateway.runMoneyJobs();
    await world.gateway.deliverWebhooks();
    const messages = toldOf();
    expect(new Set(messages.map(([type]) => type))).toEqual(new Set(['payment.changed']));
    expect(new Set(messages.map(([, id]) => id)).size).toBe(1);
    expect(messages.length).toBeGreaterThan(1);
  });

  it('include an issued statement', async () => {
    await add({ events: ['statement.issued'] });
    await charge(world.db, world.accountId, '2026-10-05', 4_800, {
      kind: 'fee.fraudProtector',
      referenceId: null,
    });
    const account = await world.db
      .selectFrom('accounts')
      .selectAll()
      .where('account_id', '=', world.accountId)
      .executeTakeFirstOrThrow();
    const at = new Date('2026-11-02T06:00:00.000Z');
    await issueStatements(world.db, account, at);
    await world.gateway.deliverWebhooks();
    expect(typesOf()).toContain('statement.issued');
    const [first] = received;
    expect(JSON.parse(first?.body ?? '{}')).toMatchObject({
      data: { accountId: world.accountId, dueOn: expect.any(String), closingCents: 4_800 },
    });
  });

  it('are retried for three days, even if a statement is issued late', async () => {
    const { params } = await add({ events: ['statement.issued'] });
    await charge(world.db, world.accountId, '2026-10-05', 4_800, { kind: 'fee.fraudProtector' });
    const account = await world.db
      .selectFrom('accounts')
      .selectAll()
      .where('account_id', '=', world.accountId)
      .executeTakeFirstOrThrow();
    receiver.status = 503;
    await issueStatements(world.db, account, world.gateway.clock.now());
    await world.gateway.deliverWebhooks();
    const log = await world.call('listWebhookMessages', { params });
    expect(pick(log.body, 'items')).toMatchObject([{ state: 'pending', attempts: 1 }]);
  });
});

describe('webhooks limited to public addresses', () => {
  const closed = startWorld({ accountPer: 'file' });

  it.each([
    () => url,
    () => url.replace('127.0.0.1', 'localhost'),
    () => 'https://169.254.169.254/latest/meta-data',
    () => 'https://10.0.0.8/hook',
    () => 'https://[::ffff:127.0.0.1]/hook',
    () => 'https://[fd00::1]/hook',
    () => 'https://0.0.0.0/hook',
  ])('never reach a private address (%#)', async (address) => {
    receiver.reset();
    const name = `To ${address()}`.slice(0, 40);
    const isOn = { params: { integration: 'webhooks' }, body: { isOn: true } };
    await closed.call('switchIntegration', isOn);
    await proveByFactor(closed, closed.dana);
    const added = await closed.call('addWebhookEndpoint', { body: form({ url: address(), name }) });
    const params = { endpointId: pickText(added.body, 'endpoint', 'endpointId') };
    const sent = await closed.call('testWebhookEndpoint', { params });
    await closed.gateway.deliverWebhooks();
    expect(received).toEqual([]);
    const messageId = pickText(sent.body, 'messageId');
    const log = await closed.call('getWebhookMessage', { params: { ...params, messageId } });
    expect(pick(log.body, 'attempts', 0, 'problem')).toBe('private');
  });
});
