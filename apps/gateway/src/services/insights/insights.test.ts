import { wireDate } from '@forecourt/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { pick } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';

const world = startWorld({ accountPer: 'file' });
beforeAll(async () => {
  const { db } = world;
  await db
    .insertInto('region_prices')
    .values([
      { region: 'gulf', product_code: '053', week_of: '2026-11-02', price_mills: 3_700 },
      { region: 'gulf', product_code: '053', week_of: '2026-11-16', price_mills: 3_950 },
    ])
    .execute();
  const cardId = await world.makeCard();
  const buy = (day: string, netCents: number, fleet: 0 | 1 = 0, status?: 'declined') =>
    world.makePurchase(cardId, {
      occurredAt: `${day}T16:00:00.000Z`,
      netCents,
      fleet,
      ...(status ? { status } : {}),
    });
  await buy('2026-11-10', 8_000);
  await buy('2026-11-12', 6_000, 1);
  await buy('2026-11-18', 4_000);
  await buy('2026-11-04', 2_000);
  await buy('2026-11-11', 1, 0, 'declined');
  await buy('2026-10-14', 30_000);
});

const read = (from: string, to: string, query: Record<string, string> = {}, person = world.dana) =>
  world.callAs(person, 'getInsights', {
    query: { fromDate: wireDate(from), toDate: wireDate(to), ...query },
  });

describe('getInsights', () => {
  it('[TXN-04] compares up to 90 days with the same weekdays before them', async () => {
    const { body } = await read('2026-11-10', '2026-11-19');
    expect(body).toMatchObject({
      compared: { from: '2026-11-10', to: '2026-11-19' },
      previous: { from: '2026-10-27', to: '2026-11-05' },
      current: {
        spendCents: 18_000,
        fuelMilligallons: 60_000,
        averagePriceMills: 3_000,
        purchases: 3,
        declines: 1,
      },
      before: { spendCents: 2_000, purchases: 1, declines: 0 },
      fleets: [
        { name: 'Long haul', cents: 12_000, beforeCents: 2_000 },
        { name: 'Regional', cents: 6_000, beforeCents: 0 },
      ],
    });
    expect(pick(body, 'days')).toHaveLength(10);
    expect(pick(body, 'days', 8)).toEqual({ day: '2026-11-18', cents: 4_000, beforeCents: 2_000 });
    const running = await read('2026-11-10', '2026-11-21');
    expect(running.body).toMatchObject({ compared: { to: '2026-11-20' } });
    expect((await read('2026-08-23', '2026-11-21')).status).toBe(200);
    expect((await read('2026-08-22', '2026-11-21')).body).toMatchObject({
      errorCode: 'request.invalid',
    });
  });

  it('forecasts the month’s spend beside last month’s total and its error', async () => {
    const { body } = await read('2026-11-10', '2026-11-19');
    expect(pick(body, 'forecast')).toMatchObject({
      startsOn: '2026-11-01',
      endsOn: '2026-11-30',
      spentCents: 20_000,
      // a Tuesday, Wednesday, and Thursday remain, with means of 1,000, 4,500, and 750
      expectedCents: 26_250,
      lastCycleCents: 30_000,
      sameAsLastErrorShare: 1,
      triedCycles: 1,
    });
  });

  it('sums what fuel cost above its region’s weekly price, by purchase', async () => {
    const { body } = await read('2026-11-10', '2026-11-19');
    expect(pick(body, 'savings', 0)).toMatchObject({
      rule: 'aboveRegion',
      cents: 1_200,
      purchases: 2,
      rows: [
        { siteName: 'Prairie Fuel 12', cents: 600 },
        { siteName: 'Prairie Fuel 12', cents: 600 },
      ],
    });
    expect(pick(body, 'savings', 1)).toMatchObject({ rule: 'notFuel', purchases: 0, rows: [] });
  });

  it('[USER-20] covers only the caller’s fleets', async () => {
    const part = await world.makePerson('viewer', [world.account.fleetIds[1]]);
    const { body } = await read('2026-11-10', '2026-11-19', {}, part);
    expect(body).toMatchObject({ current: { spendCents: 6_000, declines: 0 }, fleets: [{}] });
    expect(pick(body, 'savings', 0, 'purchases')).toBe(1);
    const far = await read(
      '2026-11-10',
      '2026-11-19',
      { fleetId: world.account.fleetIds[0] },
      part,
    );
    expect(far.status).toBe(404);
  });
});

const readPrices = (query: Record<string, string> = {}, person = world.dana) =>
  world.callAs(person, 'listPrices', { query });

describe('listPrices', () => {
  it('[GW-120] returns the last full week’s prices with what was paid that week', async () => {
    const { body } = await readPrices();
    expect(body).toMatchObject({
      weekOf: '2026-11-02',
      weeks: [{ from: '2026-11-02', to: '2026-11-08' }],
      items: [
        {
          region: 'Gulf Coast',
          productCode: '053',
          priceMills: 3_700,
          weekBeforeMills: null,
          paidMills: 1_000,
          milligallons: 20_000,
        },
      ],
    });
  });

  it('[GW-120] accepts any day of a week, and returns null if nothing was paid', async () => {
    const running = await readPrices({ weekOf: wireDate('2026-11-18') });
    expect(running.body).toMatchObject({
      weekOf: '2026-11-16',
      items: [{ priceMills: 3_950, paidMills: 2_000, milligallons: 20_000 }],
    });
    const part = await world.makePerson('viewer', [world.account.fleetIds[1]]);
    const own = await readPrices({ weekOf: wireDate('2026-11-18') }, part);
    expect(own.body).toMatchObject({ items: [{ paidMills: null, milligallons: 0 }] });
  });
});
