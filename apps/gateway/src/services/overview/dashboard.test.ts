import { beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/checkLedger.ts';
import { postMovement, type Movement } from '../../ledger/postMovement.ts';
import { pick } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { makeAccount } from '../../testing/world.ts';

const world = startWorld();
beforeAll(async () => {
  await world.db
    .insertInto('region_prices')
    .values([
      { region: 'gulf', product_code: '053', week_of: '2026-11-09', price_mills: 4_100 },
      { region: 'gulf', product_code: '053', week_of: '2026-11-16', price_mills: 4_200 },
    ])
    .execute();
});

async function read(query: Record<string, string> = {}) {
  const { status, body } = await world.call('getDashboard', { query });
  expect(status).toBe(200);
  return body;
}

async function post(movement: Omit<Movement, 'accountId' | 'currency' | 'referenceId'>) {
  const whole = {
    accountId: world.accountId,
    currency: 'USD',
    referenceId: null,
    ...movement,
  };
  await world.db.transaction().execute((trx) => postMovement(trx, whole));
}

const chargeFee = (enteredOn: string) =>
  post({
    enteredOn,
    kind: 'fee.fraudProtector',
    lines: [
      { ledger: 'receivable', amountCents: 4_800 },
      { ledger: 'fees', amountCents: -4_800 },
    ],
  });

describe('getDashboard', () => {
  it('[GW-139] returns zeros for an account without purchases', async () => {
    const body = await read();
    expect(body).toMatchObject({
      cycle: { startsOn: '2026-11-01', endsOn: '2026-11-30' },
      balances: { availableCents: 15_000_000, postedCents: 0, dueCents: 0, dueOn: null },
      spend: { cycleToDateCents: 0, averagePriceMills: null, regionPriceMills: null },
      declines: { lastSevenDays: 0, needALook: 0 },
      topCards: [],
      fees: { totalCents: 0 },
    });
    expect(pick(body, 'spend', 'dailyCents')).toHaveLength(21);
  });

  it('computes balances and fees from the ledger', async () => {
    await post({
      enteredOn: '2026-10-20',
      kind: 'posting',
      lines: [
        { ledger: 'receivable', amountCents: 50_000 },
        { ledger: 'purchases', amountCents: -50_000 },
      ],
    });
    await post({
      enteredOn: '2026-11-05',
      kind: 'payment',
      lines: [
        { ledger: 'receivable', amountCents: -20_000 },
        { ledger: 'payments', amountCents: 20_000 },
      ],
    });
    await chargeFee('2026-11-06');
    await post({
      enteredOn: '2026-11-20',
      kind: 'authorization',
      lines: [
        { ledger: 'pending', amountCents: 7_000 },
        { ledger: 'purchases', amountCents: -7_000 },
      ],
    });
    const body = await read();
    expect(body).toMatchObject({
      balances: {
        creditLimitCents: 15_000_000,
        postedCents: 34_800,
        pendingCents: 7_000,
        availableCents: 15_000_000 - 34_800 - 7_000,
        dueCents: 30_000,
        dueOn: '2026-11-15',
      },
      fees: { totalCents: 4_800 },
    });
    expect(pick(body, 'fees', 'lines')).toContainEqual({
      labelKey: 'fee.fraudProtector',
      cents: 4_800,
    });
    expect(pick(body, 'fees', 'lines')).toContainEqual({ labelKey: 'fee.late', cents: 0 });
    expect(await checkLedger(world.db, world.accountId)).toEqual([]);
  });

  it('[GW-11, CONST-02] compares the cycle to date with the last; shows six months', async () => {
    const cardId = await world.makeCard();
    await world.makePurchase(cardId, { netCents: 8_000, milligallons: 20_000 });
    await world.makePurchase(cardId, {
      occurredAt: '2026-11-10T15:00:00.000Z',
      netCents: 4_000,
      milligallons: 10_000,
      status: 'pending',
    });
    await world.makePurchase(cardId, {
      // before this local time on that day, when daylight saving time was in effect
      occurredAt: '2026-10-21T14:59:00.000Z',
      netCents: 500,
    });
    // later that day than the current time, and the next day
    for (const occurredAt of ['2026-10-21T23:00:00.000Z', '2026-10-22T15:00:00.000Z']) {
      await world.makePurchase(cardId, { occurredAt, netCents: 35 });
    }
    await world.makePurchase(cardId, {
      occurredAt: '2026-05-30T15:00:00.000Z',
      netCents: 9,
    });
    const body = await read();
    expect(pick(body, 'spend')).toMatchObject({
      cycleToDateCents: 12_000,
      previousToDateCents: 500,
      cycleMilligallons: 30_000,
      averagePriceMills: 4_000,
      regionPriceMills: 4_167,
    });
    const months = pick(body, 'months');
    expect(months).toHaveLength(6);
    expect(months).toMatchObject([
      { month: '2026-06', totalCents: 0 },
      {},
      {},
      {},
      { month: '2026-10', isRunning: false, totalCents: 570 },
      {
        month: '2026-11',
        isRunning: true,
        totalCents: 12_000,
        categories: [
          { categoryId: 1, cents: 12_000 },
          { categoryId: 2, cents: 0 },
          { categoryId: 3, cents: 0 },
        ],
      },
    ]);
    const october = await read({ fromDate: '2026-01-10', toDate: '2026-31-10' });
    expect(october).toMatchObject({
      cycle: { startsOn: '2026-10-01', endsOn: '2026-10-31' },
      spend: { cycleToDateCents: 570 },
    });
  });

  it('[TXN-07] accepts a range of up to three years', async () => {
    for (const [query, status] of [
      [{ fromDate: '2026-01-11', toDate: '2029-01-11' }, 200],
      [{ fromDate: '2026-01-11', toDate: '2029-02-11' }, 400],
      [{ fromDate: '1000-01-01', toDate: '2026-21-11' }, 400],
    ] as const) {
      expect((await world.call('getDashboard', { query })).status).toBe(status);
    }
  });

  it('[CONST-01] returns the five cards with the highest spend', async () => {
    for (const cents of [100, 600, 200, 500, 300, 400]) {
      const cardId = await world.makeCard({ last4: String(cents).padStart(4, '0') });
      await world.makePurchase(cardId, { netCents: cents });
    }
    const top = pick(await read(), 'topCards');
    expect(top).toMatchObject(
      [600, 500, 400, 300, 200].map((cents) => ({
        card: { last4: String(cents).padStart(4, '0') },
        spentCents: cents,
        purchases: 1,
      })),
    );
  });

  it('counts recent declines, and how many of them need a look', async () => {
    const cardId = await world.makeCard();
    await world.makePurchase(cardId, { status: 'declined' });
    await world.makePurchase(cardId, {
      status: 'declined',
      declineRule: 'promptedId',
    });
    await world.makePurchase(cardId, {
      status: 'declined',
      occurredAt: '2026-11-14T15:00:00.000Z',
    });
    expect(pick(await read(), 'declines')).toEqual({ lastSevenDays: 2, needALook: 1 });
  });

  it('[USER-20] hides what is owed and fees from someone with only some fleets', async () => {
    const regional = await world.makePerson('manager', [world.account.fleetIds[0]]);
    const shown = async (person: Parameters<typeof world.callAs>[0]) => {
      const { body } = await world.callAs(person, 'getDashboard');
      const figures = ['postedCents', 'pendingCents', 'dueCents'].map((name) =>
        pick(body, 'balances', name),
      );
      return [...figures, pick(body, 'fees', 'totalCents')].map((cents) => cents !== 0);
    };
    await post({
      enteredOn: '2026-11-20',
      kind: 'authorization',
      lines: [
        { ledger: 'pending', amountCents: 7_000 },
        { ledger: 'purchases', amountCents: -7_000 },
      ],
    });
    for (const enteredOn of ['2026-10-20', '2026-11-06']) await chargeFee(enteredOn);
    expect(await shown(world.dana)).toEqual([true, true, true, true]);
    expect(await shown(regional)).toEqual([false, false, false, false]);
  });

  it('filters by fleet, and returns 404 for another account’s fleet', async () => {
    const near = await world.makeCard();
    const far = await world.makeCard({ fleet: 1 });
    await world.makePurchase(near, { netCents: 100 });
    await world.makePurchase(far, { netCents: 900, fleet: 1 });
    const body = await read({ fleetId: world.account.fleetIds[1] });
    expect(pick(body, 'spend', 'cycleToDateCents')).toBe(900);
    expect(pick(body, 'topCards')).toHaveLength(1);
    const other = await makeAccount(world.db);
    const { status } = await world.call('getDashboard', { query: { fleetId: other.fleetIds[0] } });
    expect(status).toBe(404);
  });
});
