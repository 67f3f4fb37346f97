import { jsonb } from '@forecourt/server';
import { describe, expect, it } from 'vitest';
import { newId } from '../../store/ids.ts';
import { pick, pickText, pickEach } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';

const world = startWorld();

async function list(query: Record<string, string>) {
  const { status, body } = await world.call('listCards', { query });
  expect(status).toBe(200);
  return body;
}
const last4s = (body: unknown) => pickEach(body, 'items', 'last4');

const change = (cardId: string, action: string, version: number, reason: string | null = null) =>
  world.call('changeCardStatus', {
    params: { cardId },
    body: { action, reason, note: null },
    version,
  });

describe('listCards', () => {
  it('[GW-14, ENT-60] filters by status; counts each status under the other filters', async () => {
    await world.makeCard({ last4: '0001' });
    await world.makeCard({ last4: '0002', status: 'ordered' });
    await world.makeCard({ last4: '0003', status: 'pendingActivation' });
    await world.makeCard({ last4: '0004', status: 'onHold', fleet: 1 });
    const ordered = await list({ status: 'ordered', total: 'true' });
    expect(last4s(ordered)).toEqual(['0002', '0003']);
    expect(ordered).toMatchObject({
      total: 2,
      counts: { active: 1, ordered: 1, pendingActivation: 1, onHold: 1 },
    });
    expect(last4s(await list({ exactStatus: 'onHold' }))).toEqual(['0004']);
    expect(last4s(await list({ fleetId: world.account.fleetIds[1] }))).toEqual(['0004']);
    expect(await list({})).toMatchObject({ total: null, counts: null });
  });

  it.each(['card', 'assignedTo', 'status', 'fleet', 'profile', 'spent', 'lastUsed'])(
    '[GW-14] pages through every card once when sorted by %s, in both directions',
    async (sort) => {
      for (const last4 of ['0001', '0002', '0003', '0004', '0005']) {
        const cardId = await world.makeCard({ last4, fleet: last4 < '0003' ? 0 : 1 });
        if (last4 < '0004') await world.makePurchase(cardId, { netCents: Number(last4) * 100 });
      }
      for (const direction of ['asc', 'desc']) {
        const seen: unknown[] = [];
        let cursor: string | null = null;
        do {
          const page = await list({ sort, direction, limit: '2', ...(cursor ? { cursor } : {}) });
          seen.push(...last4s(page));
          cursor = pick(page, 'nextCursor') === null ? null : pickText(page, 'nextCursor');
        } while (cursor);
        expect(seen).toHaveLength(5);
        expect(new Set(seen)).toEqual(new Set(['0001', '0002', '0003', '0004', '0005']));
        if (sort === 'card') expect(seen[0]).toBe(direction === 'asc' ? '0001' : '0005');
        if (sort === 'spent' && direction === 'desc') expect(seen[0]).toBe('0003');
      }
    },
  );

  it('refuses a cursor from a list sorted in another direction', async () => {
    await world.makeCard();
    await world.makeCard();
    const cursor = pickText(await list({ limit: '1' }), 'nextCursor');
    const query = { cursor, direction: 'desc' };
    expect(await world.call('listCards', { query })).toMatchObject({ status: 400 });
  });

  it('sums each card’s purchases in this cycle, excluding declines', async () => {
    const cardId = await world.makeCard({ last4: '4821' });
    await world.makePurchase(cardId, { netCents: 4_100 });
    await world.makePurchase(cardId, { netCents: 900, status: 'pending' });
    await world.makePurchase(cardId, { status: 'declined' });
    await world.makePurchase(cardId, { occurredAt: '2026-10-31T14:00:00.000Z' });
    expect(pick(await list({}), 'items', 0)).toMatchObject({
      spentThisCycleCents: 5_000,
      purchasesThisCycle: 2,
    });
  });

  it('[ENT-60] searches by name, driver, unit, VIN, and last four; escapes wildcards', async () => {
    const driver = await world.makeDriver({ driver_id: '48261' });
    const vehicle = await world.makeVehicle({
      unit_number: '118',
      name: 'Tractor 118',
      vin: '1XKYD49X4JJ205118',
      tank_capacity_milligallons: 240_000,
    });
    const cardId = await world.makeCard({ last4: '4821', nameOnCard: 'ROSA 100% NUNEZ' });
    await world.setCard(cardId, { driver_id: driver, vehicle_id: vehicle });
    await world.makeCard({ last4: '9999', nameOnCard: 'SOMEBODY ELSE' });
    for (const q of ['rosa', 'núñez', '48261', '118', 'jj205', '4821', '•••• 4821', '100%']) {
      expect(last4s(await list({ q }))).toEqual(['4821']);
    }
    expect(last4s(await list({ q: '%' }))).toEqual(['4821']);
    expect(last4s(await list({ q: 'x_y' }))).toEqual([]);
  });
});

describe('getCard', () => {
  it('[GW-15, CARD-01] sums usage per counter period in the account’s time zone', async () => {
    const cardId = await world.makeCard();
    // Chicago is six hours behind UTC, so 05:30 UTC on the 21st is still the 20th there.
    const yesterday = { occurredAt: '2026-11-21T05:30:00.000Z', occurredOn: '2026-11-20' };
    await world.makePurchase(cardId, {
      ...yesterday,
      netCents: 1_000,
      milligallons: 3_000,
    });
    await world.makePurchase(cardId, { netCents: 2_000, milligallons: 5_000 });
    const pending = {
      status: 'pending',
      netCents: 700,
      authorizedCents: 900,
      milligallons: 1_000,
    } as const;
    await world.makePurchase(cardId, pending);
    await world.makePurchase(cardId, { status: 'declined' });
    await world.makePurchase(cardId, {
      occurredAt: '2026-11-02T15:00:00.000Z',
      netCents: 100,
    });
    const { status, body } = await world.call('getCard', { params: { cardId } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      usage: {
        dayCents: 2_900,
        weekCents: 3_900,
        cycleCents: 4_000,
        dayTransactions: 2,
        dayMilligallons: 6_000,
        weekMilligallons: 9_000,
        gallons1Milligallons: 9_000,
        cashCents: 0,
      },
      resetsAt: {
        day: '2026-11-22T06:00:00.000Z',
        week: '2026-11-22T06:00:00.000Z',
        cycle: '2026-12-01T06:00:00.000Z',
      },
      limits: { perDayCents: 60_000 },
      timeZone: 'America/Chicago',
    });
  });

  it('overrides profile limits with the card’s own limits', async () => {
    const cardId = await world.makeCard();
    await world.setCard(cardId, { custom_limits: jsonb({ perDayCents: 5_000 }) });
    const { body } = await world.call('getCard', { params: { cardId } });
    expect(body).toMatchObject({
      card: { hasCustomLimits: true },
      limits: { perDayCents: 5_000, perTransactionCents: 40_000 },
    });
  });

  it('returns 404 for an unknown card ID and for an invalid one', async () => {
    const none = await world.call('getCard', { params: { cardId: newId() } });
    expect(none).toMatchObject({ status: 404, body: { errorCode: 'card.notFound' } });
    const odd = await world.call('getCard', { params: { cardId: 'nothing' } });
    expect(odd).toMatchObject({ status: 404, body: { errorCode: 'notFound' } });
  });
});

describe('changeCardStatus', () => {
  it('[CARD-04, CARD-11, GW-21] reports a stolen card, with its reason and a notification', async () => {
    const cardId = await world.makeCard({ last4: '4821' });
    const blocked = await change(cardId, 'block', 1, 'stolen');
    expect(blocked).toMatchObject({
      status: 200,
      body: { card: { status: 'lostOrStolen', version: 2 }, receiptNumber: 'L-000001' },
    });
    const audit = await world.call('getCardAudit', { params: { cardId } });
    expect(pick(audit.body, 'items')).toMatchObject([
      {
        action: 'card.reportLost',
        actor: 'Dana Morales',
        from: 'active',
        to: 'lostOrStolen',
        reason: 'stolen',
      },
    ]);
    const notifications = await world.call('listNotifications');
    expect(pick(notifications.body, 'items')).toMatchObject([
      {
        messageKey: 'notification.cardReportedLost',
        params: { last4: '4821', receipt: 'L-000001', name: 'Dana Morales' },
        cardId,
      },
    ]);
  });

  it('[CARD-04, CARD-12] blocks a card that is not lost', async () => {
    const cardId = await world.makeCard();
    const { body } = await change(cardId, 'block', 1, 'suspectedFraud');
    expect(body).toMatchObject({ card: { status: 'blocked' } });
    expect(body).not.toHaveProperty('receiptNumber');
    expect(await change(cardId, 'reactivate', 2)).toMatchObject({
      body: { fields: [{ key: 'card.is.blocked' }] },
    });
  });

  it('[CARD-07, CARD-13] holds a card and reactivates it', async () => {
    const cardId = await world.makeCard();
    expect(await change(cardId, 'hold', 1)).toMatchObject({ body: { card: { status: 'onHold' } } });
    expect(await change(cardId, 'reactivate', 2)).toMatchObject({
      body: { card: { status: 'active' } },
    });
  });

  it('[CARD-12] refuses to reactivate a blocked card and gives the reason', async () => {
    const cardId = await world.makeCard({ status: 'blocked' });
    expect(await change(cardId, 'reactivate', 1)).toMatchObject({
      status: 409,
      body: { errorCode: 'card.refused', fields: [{ path: 'action', key: 'card.is.blocked' }] },
    });
  });

  it('refuses a stale version and returns both versions', async () => {
    const cardId = await world.makeCard();
    await change(cardId, 'hold', 1);
    expect(await change(cardId, 'block', 1)).toMatchObject({
      status: 409,
      body: { errorCode: 'version.stale', params: { expected: 1, actual: 2 } },
    });
    const { body } = await world.call('getCard', { params: { cardId } });
    expect(pick(body, 'card', 'status')).toBe('onHold');
  });

  it('refuses a request without an If-Match version', async () => {
    const cardId = await world.makeCard();
    const without = await world.call('changeCardStatus', {
      params: { cardId },
      body: { action: 'hold', reason: null, note: null },
    });
    expect(without).toMatchObject({ status: 400, body: { fields: [{ path: 'if-match' }] } });
  });

  it('[GW-27] refuses a reason that does not fit the action', async () => {
    const cardId = await world.makeCard();
    expect(await change(cardId, 'block', 1, 'seasonal')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'reason' }] },
    });
  });
});
