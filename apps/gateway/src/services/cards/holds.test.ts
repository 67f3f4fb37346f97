import { describe, expect, it } from 'vitest';
import type { JobSender } from '../../jobs/queue.ts';
import { pick, pickEach, pickText } from '../../testing/gateway.ts';
import { onFailure } from '../../testing/jobs.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { makeAccount, makeCard, TEST_DELIVERY } from '../../testing/world.ts';
import { notify } from '../notifications/notify.ts';
import { expireCards } from './expireCards.ts';
import { keepHoldSchedule } from './holdSchedules.ts';

const world = startWorld({ card: { last4: '4821' } });

const schedule = (body: object, version = 1) =>
  world.call('scheduleHold', {
    params: { cardId: world.cardId },
    body: { startsAt: null, endsAt: null, nightly: null, ...body },
    version,
  });
const card = async (cardId = world.cardId) => {
  const { body } = await world.call('getCard', { params: { cardId } });
  return body;
};
const jobs: JobSender = {
  send: (_trx, name, sent, afterSeconds) => {
    world.gateway.sentJobs.push({ name, data: sent, afterSeconds });
    return Promise.resolve();
  },
};
/** A job runs when its time has come; the tokens of the test stay as old as they are. */
async function come(at: string, cardId = world.cardId) {
  const job = world.gateway.sentJobs.findLast(({ name }) => name === 'card-hold');
  const moment = pick(job?.data, 'at');
  if (typeof moment !== 'string') throw new Error('no job was sent');
  const data = { accountId: world.accountId, cardId, at: moment };
  await world.db
    .transaction()
    .execute((trx) => keepHoldSchedule({ trx, now: new Date(at), jobs }, data));
}

describe('a scheduled hold', () => {
  it('[CARD-07, CARD-13] begins at once, says when it ends, and ends by itself', async () => {
    const endsAt = '2026-11-24T16:00:00.000Z';
    expect(await schedule({ endsAt })).toMatchObject({
      status: 200,
      body: { card: { status: 'onHold', holdChangesAt: endsAt } },
    });
    expect(world.gateway.sentJobs.at(-1)).toMatchObject({
      name: 'card-hold',
      afterSeconds: 259_200,
    });
    await come(endsAt);
    expect(await card()).toMatchObject({
      card: { status: 'active', holdChangesAt: null },
      holdSchedule: null,
    });
    const { body } = await world.call('getCardAudit', { params: { cardId: world.cardId } });
    expect(pick(body, 'items', 0)).toMatchObject({
      action: 'card.reactivate',
      actor: null,
      reason: 'schedule',
    });
  });

  it('[CARD-07] holds every night until it is taken away', async () => {
    await schedule({ nightly: { from: '22:00', to: '05:00' } });
    expect(await card()).toMatchObject({
      card: { status: 'active', holdChangesAt: '2026-11-22T04:00:00.000Z' },
      holdSchedule: { nightly: { from: '22:00' } },
    });
    await come('2026-11-22T04:00:00.000Z');
    expect(await card()).toMatchObject({
      card: { status: 'onHold', holdChangesAt: '2026-11-22T11:00:00.000Z' },
    });
    await come('2026-11-22T11:00:00.000Z');
    expect(await card()).toMatchObject({ card: { status: 'active' } });
    const version = Number(pick(await card(), 'card', 'version'));
    const ended = await world.call('endHoldSchedule', {
      params: { cardId: world.cardId },
      version,
    });
    expect(ended).toMatchObject({ status: 200, body: { card: { holdChangesAt: null } } });
    await come('2026-11-23T04:00:00.000Z');
    expect(await card()).toMatchObject({ card: { status: 'active' } });
  });

  it('ends with a reactivation by hand, and does nothing for a moment that was changed', async () => {
    await schedule({ endsAt: '2026-11-24T16:00:00.000Z' });
    await world.call('changeCardStatus', {
      params: { cardId: world.cardId },
      body: { action: 'reactivate', reason: null, note: null },
      version: 2,
    });
    expect(await card()).toMatchObject({ holdSchedule: null, card: { status: 'active' } });
    await come('2026-11-24T16:00:00.000Z');
    expect(await card()).toMatchObject({ card: { status: 'active', version: 3 } });
  });

  it('refuses an end that is over and a card that is ended', async () => {
    expect(await schedule({ endsAt: '2026-11-20T16:00:00.000Z' })).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'holdSchedule.over' }] },
    });
    await world.setCard(world.cardId, { status: 'blocked' });
    expect(await schedule({ endsAt: '2026-11-24T16:00:00.000Z' })).toMatchObject({ status: 409 });
  });
});

const NIGHT_BEGINS = '2026-11-22T04:00:00.000Z';
const NIGHT_ENDS = '2026-11-22T11:00:00.000Z';
const nights = { nightly: { from: '22:00', to: '05:00' } };
const hold = () =>
  world.call('changeCardStatus', {
    params: { cardId: world.cardId },
    body: { action: 'hold', reason: null, note: null },
    version: 1,
  });
const statusAfter = async (...moments: string[]) => {
  for (const moment of moments) await come(moment);
  return pick(await card(), 'card', 'status');
};

describe('a card that a person holds', () => {
  it('[CARD-07] [CARD-13] stays on hold before, during, and after the nights of a schedule, and when it is removed', async () => {
    await hold();
    expect(await schedule(nights, 2)).toMatchObject({ body: { card: { status: 'onHold' } } });
    expect(await statusAfter(NIGHT_BEGINS)).toBe('onHold');
    expect(await statusAfter(NIGHT_ENDS)).toBe('onHold');
    const version = Number(pick(await card(), 'card', 'version'));
    await world.call('endHoldSchedule', { params: { cardId: world.cardId }, version });
    expect(await card()).toMatchObject({ card: { status: 'onHold' }, holdSchedule: null });
  });

  it('[CARD-07] stays on hold through a window that is still to come', async () => {
    await hold();
    const window = { startsAt: NIGHT_BEGINS, endsAt: NIGHT_ENDS };
    expect(await schedule(window, 2)).toMatchObject({ body: { card: { status: 'onHold' } } });
    expect(await statusAfter(NIGHT_BEGINS, NIGHT_ENDS)).toBe('onHold');
  });

  it('[CARD-07] [CARD-13] is let go at the end that a person chooses for the hold it is under', async () => {
    await hold();
    const endsAt = '2026-11-24T16:00:00.000Z';
    expect(await schedule({ endsAt }, 2)).toMatchObject({ body: { card: { status: 'onHold' } } });
    expect(await statusAfter(endsAt)).toBe('active');
  });
});

describe('a card that its schedule holds', () => {
  it('[CARD-07] is let go at once when a schedule of later takes the place of the one that holds it', async () => {
    await schedule({ endsAt: '2026-11-24T16:00:00.000Z' });
    expect(await schedule(nights, 2)).toMatchObject({
      body: { card: { status: 'active', holdChangesAt: NIGHT_BEGINS } },
    });
    expect(await statusAfter(NIGHT_BEGINS)).toBe('onHold');
    expect(await statusAfter(NIGHT_ENDS)).toBe('active');
  });

  it('[CARD-13] stays the schedule’s while the account is locked, and is let go once it is open', async () => {
    await schedule({ startsAt: NIGHT_BEGINS, endsAt: NIGHT_ENDS });
    expect(await statusAfter(NIGHT_BEGINS)).toBe('onHold');
    await world.setAccount({ state: 'locked' });
    expect(await statusAfter(NIGHT_ENDS)).toBe('onHold');
    await world.setAccount({ state: 'open' });
    expect(await statusAfter('2026-11-22T12:00:00.000Z')).toBe('active');
    expect(await card()).toMatchObject({ card: { holdChangesAt: null }, holdSchedule: null });
  });

  it('[CARD-07] is not held by an account that was made read-only, and is the next night', async () => {
    await schedule(nights);
    await world.setAccount({ state: 'readOnly' });
    expect(await statusAfter(NIGHT_BEGINS, NIGHT_ENDS)).toBe('active');
    await world.setAccount({ state: 'open' });
    expect(await statusAfter('2026-11-23T04:00:00.000Z')).toBe('onHold');
  });
});

const replace = async (version: number) => {
  const { body } = await world.call('replaceCard', {
    params: { cardId: world.cardId },
    body: { reason: 'damaged', delivery: TEST_DELIVERY },
    version,
  });
  return pickText(body, 'successor', 'cardId');
};

describe('the schedule of a card that another one takes the place of', () => {
  it('[CARD-05] [CARD-07] goes with a replacement, and holds it as soon as it is active', async () => {
    await schedule(nights);
    const cardId = await replace(2);
    expect(await card()).toMatchObject({ card: { holdChangesAt: null }, holdSchedule: null });
    expect(await card(cardId)).toMatchObject({
      card: { status: 'ordered', holdChangesAt: NIGHT_BEGINS },
      holdSchedule: nights,
    });
    await world.setCard(cardId, {
      status: 'pendingActivation',
      driver_id: await world.makeDriver(),
    });
    const versionNow = async () => Number(pick(await card(cardId), 'card', 'version'));
    const version = await versionNow();
    await come(NIGHT_BEGINS, cardId);
    expect(await versionNow()).toBe(version);
    const activated = await world.call('changeCardStatus', {
      params: { cardId },
      body: { action: 'activate', reason: null, note: null },
      version,
    });
    expect(activated).toMatchObject({ status: 200, body: { card: { status: 'active' } } });
    await come('2026-11-22T05:00:00.000Z', cardId);
    expect(await card(cardId)).toMatchObject({
      card: { status: 'onHold', holdChangesAt: NIGHT_ENDS },
    });
  });

  it('[CARD-15] rests with a card that expires, and goes with the one that replaces it', async () => {
    await schedule(nights);
    await world.setCard(world.cardId, { expires_on: '2026-10' });
    const { db } = world;
    await expireCards({ db, now: world.gateway.clock.now(), jobs, onFailure });
    expect(await card()).toMatchObject({ card: { status: 'expired', holdChangesAt: null } });
    expect(await card(await replace(3))).toMatchObject({
      card: { holdChangesAt: NIGHT_BEGINS },
      holdSchedule: nights,
    });
  });

  it('[CARD-08] [CARD-18] goes with a transfer, and holds the other card at once', async () => {
    const endsAt = '2026-11-24T16:00:00.000Z';
    await schedule({ endsAt });
    const toCardId = await world.makeCard({ last4: '0002', status: 'unassigned' });
    const params = { cardId: world.cardId };
    const moved = await world.call('transferCard', { params, body: { toCardId }, version: 2 });
    expect(moved).toMatchObject({
      status: 200,
      body: { successor: { status: 'onHold', holdChangesAt: endsAt } },
    });
    await come(endsAt, toCardId);
    expect(await card(toCardId)).toMatchObject({ card: { status: 'active' }, holdSchedule: null });
  });
});

const textOf = (body: unknown) =>
  Buffer.from(String(pick(body, 'base64')), 'base64').toString('utf8');

describe('exports', () => {
  it('[GW-24] writes the cards under the filters, as CSV and as XLSX', async () => {
    await world.makeCard({ last4: '0002', status: 'onHold' });
    const { status, body } = await world.call('exportCards', {
      query: { format: 'csv', status: 'active' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ rowCount: 1 });
    expect(textOf(body)).toMatch(/•••• 4821,Active,Single card,.*,No,/);
    expect(textOf(body)).not.toContain('0002');
    const xlsx = await world.call('exportCards', { query: { format: 'xlsx' } });
    expect(xlsx.body).toMatchObject({ rowCount: 2 });
    expect(textOf(xlsx.body).startsWith('PK')).toBe(true);
  });
});

const at = (minute: number) => `2026-11-20T09:0${minute}:00.000Z`;
const audit = async (query = {}) => {
  const { body } = await world.call('getCardAudit', {
    params: { cardId: world.cardId },
    query,
  });
  return body;
};
const actionsOf = (body: unknown) => pickEach(body, 'items', 'action');

/** Each moment a minute after the other, so that the order is that of the moments. */
const happenings = async () => {
  const { db } = world;
  await world.makePurchase(world.cardId, { netCents: 4_100, occurredAt: at(1) });
  await world.makePurchase(world.cardId, { status: 'declined', occurredAt: at(2) });
  await db.transaction().execute((trx) =>
    notify(trx, {
      accountId: world.accountId,
      fleetId: world.account.fleetIds[0],
      kind: 'notification.declinesRepeated',
      params: { count: 3, last4: '4821', city: 'Waco', state: 'TX' },
      cardId: world.cardId,
      orderId: null,
      at: new Date(at(3)),
    }),
  );
  await world.call('setCardLimits', {
    params: { cardId: world.cardId },
    version: 1,
    body: { limits: { perDayCents: 9_000 }, reason: 'Short trips' },
  });
  await schedule({ endsAt: '2026-11-24T16:00:00.000Z' }, 2);
};
const NEWEST_FIRST = [
  'card.hold',
  'card.scheduleHold',
  'card.limitsChanged',
  'notification.declinesRepeated',
  'decline',
  'purchase',
];

describe('timeline', () => {
  it('[GW-21] [GW-35] tells changes, purchases, declines and alerts of a card, newest first, page by page and as a file', async () => {
    await happenings();
    const all = await audit();
    expect(actionsOf(all)).toEqual(NEWEST_FIRST);
    expect(pick(all, 'items')).toMatchObject([
      { kind: 'change', actor: 'Dana Morales', from: 'active', to: 'onHold', canUndo: true },
      {},
      {
        reason: 'Short trips',
        changes: [{ field: 'limits', from: null, to: '{"perDayCents":9000}' }],
        canUndo: false,
      },
      { kind: 'alert', params: { count: 3, city: 'Waco' } },
      { kind: 'decline', reason: 'amountPerDay' },
      { kind: 'purchase', amountCents: 4_100, odometerMiles: 120_000, cardLast4: '4821' },
    ]);
    const first = await audit({ limit: '4' });
    const next = await audit({ limit: '4', cursor: String(pick(first, 'nextCursor')) });
    expect([...actionsOf(first), ...actionsOf(next)]).toEqual(NEWEST_FIRST);
    const { body } = await world.call('exportCard', {
      query: { cardId: world.cardId, format: 'csv' },
    });
    expect(body).toMatchObject({ rowCount: NEWEST_FIRST.length });
    for (const part of [
      'Put on hold',
      'Declined at',
      '3 declines in a row',
      'On hold',
      '120000',
      'Dollars per day: $90.00',
    ]) {
      expect(textOf(body)).toContain(part);
    }
    expect(textOf(body)).not.toMatch(/\bonHold\b|[{}]/);
  });

  it('is not for another account', async () => {
    const other = await makeAccount(world.db);
    const params = { cardId: await makeCard(world.db, other) };
    expect(await world.call('getCardAudit', { params })).toMatchObject({
      status: 404,
      body: { errorCode: 'card.notFound' },
    });
  });
});
