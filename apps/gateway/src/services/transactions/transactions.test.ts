import { jsonb } from '@forecourt/server';
import { wireDate } from '@forecourt/api-client/contract';
import { en } from '@forecourt/validation/messages';
import { describe, expect, it } from 'vitest';
import { pick, pickText, pickEach } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { TEST_SITE, type PurchaseParts } from '../../testing/purchases.ts';
import { newIdAt } from '../../store/ids.ts';

const world = startWorld({ card: { last4: '4821', nameOnCard: 'ROSA NUNEZ' } });

const purchase = (parts: PurchaseParts = {}) => world.makePurchase(world.cardId, parts);
const list = (query: Readonly<Record<string, string>>) => world.call('listTransactions', { query });
async function idsOf(query: Readonly<Record<string, string>>) {
  const { status, body } = await list(query);
  expect(status).toBe(200);
  return pickEach(body, 'items', 'transactionId');
}

const range = (fromDate: string, toDate: string) => ({
  fromDate: wireDate(fromDate),
  toDate: wireDate(toDate),
});

describe('listTransactions', () => {
  it('[TXN-01] [GW-95] finds a purchase by card, name, site, city, or number', async () => {
    const id = await purchase();
    const { body } = await list({});
    const number = pickText(body, 'items', 0, 'transactionNumber');
    for (const q of ['4821', '•••• 4821', 'rosa', 'amarillo', number]) {
      expect(await idsOf({ q }), q).toEqual([id]);
    }
    for (const q of ['4822', '100%', '_', 'nobody']) expect(await idsOf({ q }), q).toEqual([]);
  });

  it('[TXN-10] accepts comma-separated statuses in any case', async () => {
    const complete = await purchase();
    const pending = await purchase({ status: 'pending', occurredAt: '2026-11-20T10:00:00.000Z' });
    const declined = await purchase({ status: 'declined', occurredAt: '2026-11-20T09:00:00.000Z' });
    expect(await idsOf({ status: 'COMPLETE,PENDING,DECLINED' })).toEqual([
      complete,
      pending,
      declined,
    ]);
    expect(await idsOf({ status: 'pending' })).toEqual([pending]);
    expect(await idsOf({ status: 'DECLINED, complete' })).toEqual([complete, declined]);
  });

  it('filters by fleet, state, product group, and flag', async () => {
    const { db } = world;
    const plain = await purchase({ occurredAt: '2026-11-20T09:00:00.000Z' });
    const marked = await purchase({ fleet: 1 });
    await db
      .updateTable('transactions')
      .set({ flags: jsonb(['overfill']) })
      .where('id', '=', marked)
      .execute();
    expect(await idsOf({ flagged: 'true' })).toEqual([marked]);
    expect(await idsOf({ fleetId: world.account.fleetIds[0] })).toEqual([plain]);
    expect(await idsOf({ state: 'tx' })).toEqual([marked, plain]);
    expect(await idsOf({ state: 'OK' })).toEqual([]);
    expect(await idsOf({ productGroup: 'diesel' })).toEqual([marked, plain]);
    expect(await idsOf({ productGroup: 'food' })).toEqual([]);
  });

  it('totals all filtered purchases, not only the page', async () => {
    await purchase({ netCents: 8_000, milligallons: 20_000 });
    await purchase({ netCents: 1_234, milligallons: 3_100, status: 'pending' });
    await purchase({ status: 'declined' });
    const { body } = await list({ limit: '1', total: 'true' });
    expect(body).toMatchObject({
      total: 3,
      totals: {
        purchases: 2,
        declines: 1,
        netCents: 9_234,
        discountCents: 0,
        milligallons: 23_100,
        flagged: 0,
      },
    });
    expect(pick((await list({ limit: '1' })).body, 'totals')).toBeNull();
  });

  it('[TXN-08] [GW-159] accepts the last 90 days; older purchases are in reports', async () => {
    expect(await list(range('2026-08-23', '2026-11-21'))).toMatchObject({ status: 200 });
    const { status, body } = await list(range('2026-08-22', '2026-08-31'));
    expect(status).toBe(400);
    expect(pick(body, 'fields', 0)).toMatchObject({
      path: 'fromDate',
      key: 'dateRange.transactionHistory',
    });
    expect(en['dateRange.transactionHistory']).toContain('available through reports');
    const id = await purchase({ occurredAt: '2026-08-20T16:00:00.000Z' });
    const { body: old } = await world.call('getTransaction', { params: { transactionId: id } });
    const days = { fromDate: '2026-08-01', toDate: '2026-08-22' };
    const report = { kind: 'purchases', ...days, fleetId: null, columns: [], ledgerCodes: {} };
    const read = await world.call('readReport', { body: { report } });
    expect(pickEach(read.body, 'rows', 'number')).toEqual([
      pickText(old, 'transaction', 'transactionNumber'),
    ]);
  });

  it('[TXN-08] limits a range without a start or an end to the last 90 days', async () => {
    const old = await purchase({ occurredAt: '2026-08-20T16:00:00.000Z' });
    const first = await purchase({ occurredAt: '2026-08-24T16:00:00.000Z' });
    const last = await purchase({ occurredAt: '2026-11-20T16:00:00.000Z' });
    expect(await idsOf({})).toEqual([last, first]);
    expect(await idsOf({ cardId: world.cardId })).toEqual([last, first]);
    expect(await idsOf({ fromDate: wireDate('2026-09-01') })).toEqual([last]);
    expect(await idsOf({ toDate: wireDate('2026-09-01') })).toEqual([first]);
    const page = await list({ limit: '1', total: 'true' });
    expect(page.body).toMatchObject({ total: 2 });
    const cursor = pickText(page.body, 'nextCursor');
    expect(await idsOf({ limit: '1', cursor })).toEqual([first]);
    for (const query of [
      { fromDate: wireDate('2026-08-01') },
      { toDate: wireDate('2026-08-21') },
    ]) {
      expect(await list(query)).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'fromDate', key: 'dateRange.transactionHistory' }] },
      });
      const exported = await world.call('exportTransactions', {
        body: { format: 'csv', ...query },
      });
      expect(exported).toMatchObject({ status: 400 });
    }
    const one = await world.call('getTransaction', { params: { transactionId: old } });
    expect(one).toMatchObject({ status: 200, body: { transaction: { transactionId: old } } });
  });
});

describe('getTransaction', () => {
  it('[GW-97] returns the purchase, its card, and the regional price', async () => {
    const { db } = world;
    const id = await purchase();
    const { region } = await db
      .selectFrom('sites')
      .select('region')
      .where('site_number', '=', TEST_SITE)
      .executeTakeFirstOrThrow();
    for (const [week_of, price_mills] of [
      ['2026-11-09', 3_900],
      ['2026-11-16', 3_950],
      ['2026-11-23', 9_999],
    ] as const) {
      await db
        .insertInto('region_prices')
        .values({ region, product_code: '053', week_of, price_mills })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const { status, body } = await world.call('getTransaction', { params: { transactionId: id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      transaction: { transactionId: id, netCents: 8_000, site: { city: 'Amarillo' } },
      card: { cardId: world.cardId, last4: '4821', nameOnCard: 'ROSA NUNEZ', status: 'active' },
      asked: [],
      regionPrices: [{ region, productCode: '053', priceMills: 3_950, weekOf: '2026-11-16' }],
    });
  });

  it('[GW-97] finds a purchase whose local date or ID differs from its time', async () => {
    const at = { occurredAt: '2026-10-31T23:30:00.000Z' };
    const ids = [
      await purchase({ ...at, occurredOn: '2026-11-01' }),
      await purchase({ ...at, occurredOn: '2026-10-30' }),
      await purchase({ ...at, id: newIdAt(new Date('2025-02-03T04:05:06.000Z')) }),
    ];
    for (const transactionId of ids) {
      const { body } = await world.call('getTransaction', { params: { transactionId } });
      expect(pickText(body, 'transaction', 'transactionId')).toBe(transactionId);
    }
    for (const transactionId of ['none', newIdAt(new Date(2 ** 48 - 1))]) {
      const { status } = await world.call('getTransaction', { params: { transactionId } });
      expect(status).toBe(404);
    }
  });

  it('[GW-97] [USER-20] returns the driver’s mobile number only if one may view them', async () => {
    const [north, south] = world.account.fleetIds;
    const mobile = '214 555 0142';
    const driver_id = await world.makeDriver({ fleet_id: south, mobile });
    await world.setCard(world.cardId, { driver_id });
    const params = { transactionId: await purchase() };
    const people = [
      { person: world.dana, seen: mobile },
      { person: await world.makePerson('viewer'), seen: mobile },
      { person: await world.makePerson('viewer', [north]), seen: null },
      { person: await world.makePerson('financial'), seen: null },
    ];
    for (const { person, seen } of people) {
      const { body } = await world.callAs(person, 'getTransaction', { params });
      expect(pick(body, 'driver')).toEqual({ name: 'Rosa Núñez', mobile: seen });
    }
  });

  it('returns 404 for another account or fleet', async () => {
    const id = await purchase({ fleet: 1 });
    const stranger = await world.makeStranger();
    const narrow = await world.makePerson('viewer', [world.account.fleetIds[0]]);
    const request = { params: { transactionId: id } };
    const foreign = await world.callAs(stranger, 'getTransaction', request);
    expect(foreign).toMatchObject({ status: 404, body: { errorCode: 'transaction.notFound' } });
    const outside = await world.callAs(narrow, 'getTransaction', request);
    expect(outside.status).toBe(404);
  });
});
