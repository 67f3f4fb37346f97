import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  resolveFlags,
  SECONDS_PER_DAY,
  WEBHOOK_ENDPOINTS_MAX,
  WEBHOOK_LOG_DAYS,
} from '@forecourt/validation';
import { newId } from '../../store/ids.ts';
import { selectIn } from '../../store/inAccount.ts';
import { insertRows } from '../../store/insertRows.ts';
import { pick, pickEach, pickText, TEST_NOW } from '../../testing/gateway.ts';
import { failingFor, sweepAt } from '../../testing/jobs.ts';
import { proveByFactor } from '../../testing/knownPerson.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { startReceiver, type WebhookReceiver } from '../../testing/webhookReceiver.ts';
import { cleanWebhooks, sweepWebhooks } from './sweep.ts';

const world = startWorld({ webhookAddresses: ['127.0.0.1'] });
let receiver: WebhookReceiver;
let other: WebhookReceiver;
beforeAll(async () => {
  [receiver, other] = await Promise.all([startReceiver(), startReceiver()]);
});
afterAll(() => {
  receiver.close();
  other.close();
});

const turn = (isOn: boolean) =>
  world.call('switchIntegration', { params: { integration: 'webhooks' }, body: { isOn } });
beforeEach(async () => {
  receiver.reset();
  other.reset();
  await turn(true);
  await proveByFactor(world, world.dana);
});
afterEach(() => {
  vi.useRealTimers();
});

const form = (name: string, url: string, isOn = true) => ({
  body: { name, url, events: ['card.changed'], isOn },
});
const tryToAdd = (name: string, { url }: Pick<WebhookReceiver, 'url'>) =>
  world.call('addWebhookEndpoint', form(name, url));
const add = async (...endpoint: Parameters<typeof tryToAdd>) => {
  const { body } = await tryToAdd(...endpoint);
  return { endpointId: pickText(body, 'endpoint', 'endpointId') };
};
const addAll = (...names: readonly string[]) =>
  Promise.all(names.map(async (name) => (await tryToAdd(name, receiver)).status));
const change = async (cardId: string, version: number) => {
  const action = version % 2 === 1 ? 'hold' : 'reactivate';
  const body = { action, reason: null, note: null };
  const { status } = await world.call('changeCardStatus', { params: { cardId }, body, version });
  expect(status).toBe(200);
};
const changeOne = async () => change(await world.makeCard(), 1);
const switchTo = (params: { readonly endpointId: string }, isOn: boolean, version: number) =>
  world.call('editWebhookEndpoint', { params, ...form('Dispatch', receiver.url, isOn), version });

/** Actions received for this test's account; earlier tests' messages may still be arriving. */
const actionsAt = ({ received }: WebhookReceiver) =>
  received
    .map(({ body }) => pick(JSON.parse(body), 'data'))
    .filter((data) => pick(data, 'accountId') === world.accountId)
    .map((data) => pick(data, 'action'));
const deliver = () => world.gateway.deliverWebhooks();
const wait = async (seconds: number) => {
  const { clock } = world.gateway;
  await world.goTo(new Date(clock.now().getTime() + seconds * 1000).toISOString());
};
const sweep = (flags = resolveFlags()) => {
  const { database, clock, queue: jobs, vault } = world.gateway;
  const parts = {
    db: database.db,
    now: () => clock.now(),
    jobs,
    vault,
    flags: () => flags,
    webhookAddresses: [],
  };
  return sweepWebhooks(parts);
};
const problemAt = async (params: { readonly endpointId: string }) => {
  const { body } = await world.call('testWebhookEndpoint', { params });
  await deliver();
  const of = { params: { ...params, messageId: pickText(body, 'messageId') } };
  return pick((await world.call('getWebhookMessage', of)).body, 'attempts', 0, 'problem');
};

describe('messages about one object', () => {
  it('arrive in order even if one gateway’s clock is an hour behind', async () => {
    await add('Dispatch', receiver);
    const cardId = await world.makeCard();
    await change(cardId, 1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    await change(cardId, 2);
    await change(cardId, 3);
    vi.useRealTimers();
    await deliver();
    expect(actionsAt(receiver)).toEqual(['card.hold', 'card.reactivate', 'card.hold']);
  });
});

describe('an endpoint that does not respond', () => {
  it('does not delay messages to the account’s other endpoints', async () => {
    await add('Silent', other);
    await add('Dispatch', receiver);
    const response = other.hold();
    const cardId = await world.makeCard();
    for (const version of [1, 2, 3]) await change(cardId, version);
    const delivered = deliver();
    await receiver.has(3);
    expect(other.received).toHaveLength(1);
    response();
    await delivered;
    expect(actionsAt(other)).toEqual(actionsAt(receiver));
  });

  it('is not called for a minute, unless someone tests it', async () => {
    const params = await add('Silent', receiver);
    receiver.status = null;
    await change(await world.makeCard(), 1);
    await deliver();
    await change(await world.makeCard(), 1);
    await deliver();
    expect(actionsAt(receiver)).toHaveLength(1);
    await wait(60);
    await deliver();
    expect(actionsAt(receiver)).toHaveLength(3);
    receiver.status = 204;
    await world.call('testWebhookEndpoint', { params });
    await deliver();
    expect(actionsAt(receiver)).toHaveLength(4);
  });

  it('is reported as unreachable, a TLS failure, or private', async () => {
    const closed = createServer();
    await new Promise<void>((ready) => closed.listen(0, '127.0.0.1', ready));
    const at = closed.address();
    const port = at === null || typeof at === 'string' ? 0 : at.port;
    await new Promise((done) => closed.close(done));
    const nobody = await add('Nobody', { url: `http://127.0.0.1:${port}/` });
    expect(await problemAt(nobody)).toBe('unreachable');
    const plain = await add('Plain', { url: receiver.url.replace('http:', 'https:') });
    expect(await problemAt(plain)).toBe('tls');
    const inside = await add('Inside', { url: 'https://10.0.0.8/' });
    expect(await problemAt(inside)).toBe('private');
  });
});

describe('an endpoint that is removed', () => {
  it('during a delivery does not fail the other deliveries', async () => {
    const params = await add('Gone', other);
    await add('Dispatch', receiver);
    const response = other.hold();
    await changeOne();
    const delivered = deliver();
    await other.has(1);
    const removed = await world.call('removeWebhookEndpoint', { params, version: 1 });
    expect(removed.status).toBe(200);
    response();
    await delivered;
    expect(actionsAt(receiver)).toEqual(['card.hold']);
  });
});

/** Starts an attempt that has no response yet, and sends its message again. */
async function sendAgain() {
  const { endpointId } = await add('Dispatch', receiver);
  const respond = receiver.hold();
  await changeOne();
  const earlier = deliver();
  await receiver.has(1);
  receiver.reset();
  const log = await world.call('listWebhookMessages', { params: { endpointId } });
  const params = { endpointId, messageId: pickText(log.body, 'items', 0, 'messageId') };
  expect((await world.call('replayWebhookMessage', { params })).status).toBe(200);
  const respondWith = async (status: number) => {
    receiver.status = status;
    respond();
    await earlier;
  };
  const read = async () => (await world.call('getWebhookMessage', { params })).body;
  return { respondWith, read };
}

describe('a message sent again during an attempt', () => {
  it.each([
    [503, true],
    [410, false],
  ])('stays delivered if the earlier attempt then responds %i', async (status, isOn) => {
    const { respondWith, read } = await sendAgain();
    await deliver();
    await respondWith(status);
    expect(await read()).toMatchObject({
      message: { state: 'delivered', lastStatus: 204 },
      attempts: [{ status }, { status: 204 }],
    });
    const { body } = await world.call('listWebhookEndpoints');
    expect(pick(body, 'items', 0)).toMatchObject({ isOn, failed: 0 });
  });

  it('is not delayed if the earlier attempt then fails', async () => {
    const { respondWith, read } = await sendAgain();
    await respondWith(503);
    expect(actionsAt(receiver)).toEqual(['card.hold']);
    expect(await read()).toMatchObject({
      message: { state: 'pending', attempts: 2 },
      attempts: [{ status: 503 }, { status: 503 }],
    });
  });

  it('is delivered, and not sent again, if the earlier attempt then succeeds', async () => {
    const { respondWith, read } = await sendAgain();
    await respondWith(204);
    await deliver();
    expect(actionsAt(receiver)).toEqual([]);
    expect(await read()).toMatchObject({ message: { state: 'delivered', attempts: 1 } });
  });
});

describe('pending messages', () => {
  it('fail after three days if their endpoint is off', async () => {
    const params = await add('Dispatch', receiver);
    await changeOne();
    await switchTo(params, false, 1);
    await wait(4 * SECONDS_PER_DAY);
    await deliver();
    expect((await switchTo(params, true, 2)).status).toBe(200);
    await deliver();
    expect(actionsAt(receiver)).toEqual([]);
    const log = await world.call('listWebhookMessages', { params });
    expect(pickEach(log.body, 'items', 'state')).toEqual(['failed']);
  });

  it('are sent if their endpoint is on again within three days', async () => {
    const params = await add('Dispatch', receiver);
    await changeOne();
    await switchTo(params, false, 1);
    await wait(2 * SECONDS_PER_DAY);
    await deliver();
    await switchTo(params, true, 2);
    await deliver();
    expect(actionsAt(receiver)).toEqual(['card.hold']);
  });

  it('queue no job while integrations are off for everyone', async () => {
    await add('Dispatch', receiver);
    await changeOne();
    world.gateway.sentJobs.length = 0;
    await sweep(resolveFlags({ integrations: false }));
    expect(world.gateway.sentJobs).toEqual([]);
    await sweep();
    expect(world.gateway.sentJobs).toMatchObject([
      { name: 'webhook-delivery', data: { accountId: world.accountId } },
    ]);
    await deliver();
    expect(actionsAt(receiver)).toEqual(['card.hold']);
  });

  it('queue no job while the account’s webhooks are off, and expire too', async () => {
    await add('Dispatch', receiver);
    await changeOne();
    await turn(false);
    world.gateway.sentJobs.length = 0;
    await sweep();
    expect(world.gateway.sentJobs).toEqual([]);
    await wait(4 * SECONDS_PER_DAY);
    await sweep();
    await turn(true);
    await deliver();
    expect(actionsAt(receiver)).toEqual([]);
  });
});

describe('endpoints', () => {
  it(`are limited to ${WEBHOOK_ENDPOINTS_MAX}, with unique names, even concurrently`, async () => {
    const oneOfBoth = new Set([200, 409]);
    expect(new Set(await addAll('Dispatch', 'dispatch'))).toEqual(oneOfBoth);
    for (let n = 2; n < WEBHOOK_ENDPOINTS_MAX; n += 1) await addAll(`Endpoint ${n}`);
    expect(new Set(await addAll('One more', 'And another'))).toEqual(oneOfBoth);
  });
});

describe('cleaning', () => {
  it('deletes what is no longer listed, even if another account’s cannot be', async () => {
    const { endpointId } = await add('Dispatch', receiver);
    const { accountId } = await world.makeStranger();
    const insert = (count: number, days: number, state: 'delivered' | 'pending') => {
      const at = new Date(Date.parse(TEST_NOW) - days * 86_400_000).toISOString();
      const rows = Array.from({ length: count }, () => ({
        account_id: world.accountId,
        id: newId(),
        endpoint_id: endpointId,
        object_id: newId(),
        type: 'card.changed' as const,
        payload: `${state} ${days}`,
        at,
        state,
        due_since: at,
        next_attempt_at: null,
      }));
      return world.db.transaction().execute((trx) => insertRows(trx, 'webhook_messages', rows));
    };
    await insert(1_500, WEBHOOK_LOG_DAYS + 1, 'delivered');
    await insert(1, WEBHOOK_LOG_DAYS + 2, 'pending');
    await insert(1, WEBHOOK_LOG_DAYS - 1, 'delivered');
    const { sweep: failing, failed } = failingFor(accountId, sweepAt(world.gateway, TEST_NOW));
    await cleanWebhooks(failing);
    expect(failed).toEqual([accountId]);
    const left = await selectIn(world.db, world.accountId, 'webhook_messages')
      .select('payload')
      .orderBy('at')
      .execute();
    expect(left.map(({ payload }) => payload)).toEqual([
      `pending ${WEBHOOK_LOG_DAYS + 2}`,
      `delivered ${WEBHOOK_LOG_DAYS - 1}`,
    ]);
  });
});
