import { describe, expect, it } from 'vitest';
import type { JobSender } from '../../jobs/queue.ts';
import { pick, pickEach, pickText } from '../../testing/gateway.ts';
import { sweepAt } from '../../testing/jobs.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { makeAccount, makeCard, TEST_DELIVERY } from '../../testing/world.ts';
import { notify } from '../notifications/notify.ts';
import { expireCards } from './expireCards.ts';
import { runHoldSchedule } from './holdSchedules.ts';

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
/** Runs the last queued hold job as of `at`, without advancing the clock that tokens depend on. */
async function come(at: string, cardId = world.cardId) {
  const job = world.gateway.sentJobs.findLast(({ name }) => name === 'card-hold');
  const moment = pick(job?.data, 'at');
  if (typeof moment !== 'string') throw new Error('no job was sent');
  const data = { accountId: world.accountId, cardId, at: moment };
  await world.db
    .transaction()
    .execute((trx) => runHoldSchedule({ trx, now: new Date(at), jobs }, data));
}

describe('a scheduled hold', () => {
  it('[CARD-07, CARD-13] starts immediately, shows its end, and ends automatically', async () => {
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

  it('[CARD-07] holds the card every night until the schedule is removed', async () => {
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

  it('ends when the card is reactivated manually; its pending job does nothing', async () => {
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

  it('refuses an end in the past and a blocked card', async () => {
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

describe('a card held manually', () => {
  it('[CARD-07] [CARD-13] stays on hold through nightly holds and their removal', async () => {
    await hold();
    expect(await schedule(nights, 2)).toMatchObject({ body: { card: { status: 'onHold' } } });
    expect(await statusAfter(NIGHT_BEGINS)).toBe('onHold');
    expect(await statusAfter(NIGHT_ENDS)).toBe('onHold');
    const version = Number(pick(await card(), 'card', 'version'));
    await world.call('endHoldSchedule', { params: { cardId: world.cardId }, version });
    expect(await card()).toMatchObject({ card: { status: 'onHold' }, holdSchedule: null });
  });

  it('[CARD-07] stays on hold through a future hold window', async () => {
    await hold();
    const window = { startsAt: NIGHT_BEGINS, endsAt: NIGHT_ENDS };
    expect(await schedule(window, 2)).toMatchObject({ body: { card: { status: 'onHold' } } });
    expect(await statusAfter(NIGHT_BEGINS, NIGHT_ENDS)).toBe('onHold');
  });

  it('[CARD-07] [CARD-13] is reactivated at the end set for its current hold', async () => {
    await hold();
    const endsAt = '2026-11-24T16:00:00.000Z';
    expect(await schedule({ endsAt }, 2)).toMatchObject({ body: { card: { status: 'onHold' } } });
    expect(await statusAfter(endsAt)).toBe('active');
  });
});

describe('a card held by its schedule', () => {
  it('[CARD-07] is reactivated immediately when a later schedule replaces its own', async () => {
    await schedule({ endsAt: '2026-11-24T16:00:00.000Z' });
    expect(await schedule(nights, 2)).toMatchObject({
      body: { card: { status: 'active', holdChangesAt: NIGHT_BEGINS } },
    });
    expect(await statusAfter(NIGHT_BEGINS)).toBe('onHold');
    expect(await statusAfter(NIGHT_ENDS)).toBe('active');
  });

  it('[CARD-13] stays held while the account is locked and is released once it opens', async () => {
    await schedule({ startsAt: NIGHT_BEGINS, endsAt: NIGHT_ENDS });
    expect(await statusAfter(NIGHT_BEGINS)).toBe('onHold');
    await world.setAccount({ state: 'locked' });
    expect(await statusAfter(NIGHT_ENDS)).toBe('onHold');
    await world.setAccount({ state: 'open' });
    expect(await statusAfter('2026-11-22T12:00:00.000Z')).toBe('active');
    expect(await card()).toMatchObject({ card: { holdChangesAt: null }, holdSchedule: null });
  });

  it('[CARD-07] skips a night while the account is read-only, then is held again', async () => {
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

describe('the hold schedule of a replaced card', () => {
  it('[CARD-05] [CARD-07] moves to the replacement and holds it once it is active', async () => {
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

  it('[CARD-15] pauses when the card expires, and moves to its replacement', async () => {
    await schedule(nights);
    await world.setCard(world.cardId, { expires_on: '2026-10' });
    await expireCards(sweepAt(world.gateway, world.gateway.clock.now()));
    expect(await card()).toMatchObject({ card: { status: 'expired', holdChangesAt: null } });
    expect(await card(await replace(3))).toMatchObject({
      card: { holdChangesAt: NIGHT_BEGINS },
      holdSchedule: nights,
    });
  });

  it('[CARD-08] [CARD-18] moves with a transfer and holds the new card immediately', async () => {
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

describe('the hold schedule of a spare card', () => {
  it('[CARD-08] [CARD-17] ends when another card is transferred to it', async () => {
    const spare = await world.makeCard({ last4: '0002', status: 'active' });
    const driverId = await world.makeDriver();
    await world.setCard(spare, { driver_id: driverId });
    const body = { startsAt: null, endsAt: null, ...nights };
    await world.call('scheduleHold', { params: { cardId: spare }, body, version: 1 });
    await world.call('unassignCard', { params: { cardId: spare }, body: {}, version: 2 });
    const params = { cardId: world.cardId };
    const moved = await world.call('transferCard', {
      params,
      body: { toCardId: spare },
      version: 1,
    });
    expect(moved).toMatchObject({ body: { successor: { status: 'active', holdChangesAt: null } } });
    expect(await card(spare)).toMatchObject({ holdSchedule: null });
  });
});

const textOf = (body: unknown) =>
  Buffer.from(String(pick(body, 'base64')), 'base64').toString('utf8');

describe('exportCards', () => {
  it('[GW-24] writes filtered cards to CSV, and all cards to XLSX', async () => {
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

/** Creates events one minute apart, so that their order is unambiguous. */
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

describe('the card timeline', () => {
  it('[GW-21] [GW-35] lists every event newest first, in pages and in the CSV export', async () => {
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

  it('returns 404 for a card of another account', async () => {
    const other = await makeAccount(world.db);
    const params = { cardId: await makeCard(world.db, other) };
    expect(await world.call('getCardAudit', { params })).toMatchObject({
      status: 404,
      body: { errorCode: 'card.notFound' },
    });
  });
});
