import { wireDate } from '@forecourt/api-client/contract';
import type { RecordedPurchase } from '@forecourt/validation';
import { beforeEach, describe, expect, it } from 'vitest';
import { pick, pickText } from '../../testing/gateway.ts';
import { sendPurchases } from '../../testing/purchaseFile.ts';
import { sendAsNetwork, purchaseRequest, issueCard } from '../../testing/network.ts';
import { dieselElsewhere } from '../../testing/purchases.ts';
import { makeVehicle } from '../../testing/roster.ts';
import { startWorld } from '../../testing/startWorld.ts';
import type { TestPerson } from '../../testing/world.ts';
import { makeAccount } from '../../testing/world.ts';
import { lastReadingOf } from '../roster/readings.ts';

const world = startWorld();
let van: string;
beforeEach(async () => {
  van = await world.makeVehicle({ unit_number: '118' });
});

const diesel = (parts: Partial<RecordedPurchase> = {}) => dieselElsewhere(van, parts);

const begin = (entries: readonly object[], person?: TestPerson) =>
  sendPurchases(world, entries, person);
const run = async (entries: readonly object[]) => {
  const { received, confirm } = await begin(entries);
  expect(pick(received.body, 'refused')).toEqual([]);
  return (await confirm()).body;
};
const recorded = () =>
  world.db
    .selectFrom('recorded_purchases')
    .selectAll()
    .where('account_id', '=', world.accountId)
    .orderBy('occurred_at')
    .orderBy('product_code')
    .execute();
const report = (kind: 'ifta' | 'mpg' | 'fleetManagement') =>
  world.call('readReport', {
    body: {
      report: {
        kind,
        fromDate: '2026-11-01',
        toDate: '2026-11-20',
        fleetId: null,
        columns: [],
        ledgerCodes: {},
      },
    },
  });

describe('importing purchases made without our cards', () => {
  it('adds new purchases, updates changed ones, and skips known ones', async () => {
    const def = diesel({ productCode: '062', quantityThousandths: 2_000, amountCents: 900 });
    const bare = diesel({ reference: null });
    expect(await run([diesel(), def, bare])).toEqual({ added: 3, changed: 0, unchanged: 0 });
    const again = [diesel({ source: 'NORTHLINE FUEL' }), def, bare];
    expect(await run(again)).toEqual({ added: 0, changed: 1, unchanged: 2 });
    expect(await run([diesel({ amountCents: 8_100 }), bare])).toEqual({
      added: 0,
      changed: 1,
      unchanged: 1,
    });
    const rows = await recorded();
    expect(rows.map((row) => [row.product_code, row.net_cents, row.version])).toEqual(
      expect.arrayContaining([
        ['053', 8_100, 3],
        ['062', 900, 1],
        ['053', 8_000, 1],
      ]),
    );
    expect(rows[0]).toMatchObject({
      occurred_on: '2026-11-08',
      fleet_id: world.account.fleetIds[0],
    });
    const facts = await world.db
      .selectFrom('events')
      .select('action')
      .where('account_id', '=', world.accountId)
      .where('subject_type', '=', 'recordedPurchase')
      .execute();
    expect(facts.map(({ action }) => action).toSorted()).toEqual([
      'recordedPurchase.added',
      'recordedPurchase.added',
      'recordedPurchase.added',
      'recordedPurchase.edited',
      'recordedPurchase.edited',
    ]);
  });

  it('previews what is new, changed, or unchanged without saving anything', async () => {
    const bare = diesel({ reference: null });
    await run([diesel(), bare]);
    const file = [
      diesel({ amountCents: 8_100 }),
      bare,
      diesel({ reference: '9', odometerMiles: 5 }),
    ];
    const preview = (entries: readonly object[], person = world.dana) =>
      world.callAs(person, 'previewPurchaseImport', { body: { entries } });
    const result = await preview(file);
    expect(result.body).toEqual({ added: 1, changed: 1, unchanged: 1 });
    expect((await recorded()).map((row) => row.net_cents)).toEqual([8_000, 8_000]);
    expect(await run(file)).toEqual(result.body);
    expect((await preview(file)).body).toEqual({ added: 0, changed: 0, unchanged: 3 });

    const outside = await world.makePerson('manager', [world.account.fleetIds[1]]);
    // does not reveal whether another fleet has recorded it
    expect((await preview(file, outside)).body).toEqual({ added: 0, changed: 0, unchanged: 0 });
    const viewer = await world.makePerson('viewer');
    expect((await preview(file, viewer)).status).toBe(403);
    const tooMany = await preview(Array.from({ length: 501 }, () => bare));
    expect(tooMany.status).toBe(400);
  });

  it('keeps stored values that a later file does not contain', async () => {
    const wash = { productCode: '102', quantityThousandths: 1_000 };
    await run([diesel(), diesel(wash)]);
    const [stored, storedWash] = await recorded();
    const none = {
      driverName: null,
      station: null,
      city: null,
      state: null,
      unitPriceMills: null,
      odometerMiles: null,
    };
    const file = [diesel(none), diesel({ ...wash, ...none, quantityThousandths: null })];
    const preview = await world.call('previewPurchaseImport', { body: { entries: file } });
    expect(preview.body).toEqual({ added: 0, changed: 0, unchanged: 2 });
    expect(await run(file)).toEqual(preview.body);
    expect(await recorded()).toEqual([stored, storedWash]);

    expect(await run([diesel({ ...none, state: 'OK', amountCents: 8_100 })])).toEqual({
      added: 0,
      changed: 1,
      unchanged: 0,
    });
    expect((await recorded())[0]).toEqual({
      ...stored,
      state: 'OK',
      net_cents: 8_100,
      version: 2,
    });
  });

  it('dates a purchase by the account’s time zone, not UTC', async () => {
    await run([diesel({ boughtAt: '2026-11-09T04:30:00Z' })]);
    expect((await recorded())[0]?.occurred_on).toBe('2026-11-08');
  });

  it('refuses a foreign vehicle, a future date, and an unknown product', async () => {
    const foreign = await makeVehicle(world.db, await makeAccount(world.db));
    const { received, confirm } = await begin([
      diesel({ vehicleId: foreign }),
      diesel({ boughtAt: '2027-01-01T00:00:00Z', reference: 'B' }),
    ]);
    expect(received.body).toMatchObject({
      receivedRows: 0,
      refused: [
        { row: 2, path: 'vehicleId', key: 'import.unknownVehicle' },
        { row: 3, path: 'boughtAt', key: 'recordedPurchase.notYet' },
      ],
    });
    expect(await confirm()).toMatchObject({ status: 409 });
    const wrong = await begin([diesel({ productCode: '777', quantityThousandths: 0 })]);
    expect(wrong.received.status).toBe(400);
    expect(await recorded()).toEqual([]);

    const manager = await world.makePerson('manager', [world.account.fleetIds[1]]);
    const outside = await begin([diesel()], manager);
    expect(pick(outside.received.body, 'refused', 0, 'key')).toBe('import.unknownVehicle');
    const context = await world.callAs(manager, 'getPurchaseImportContext');
    expect(pick(context.body, 'vehicles')).toEqual([]);
  });

  it('refuses a purchase that another fleet recorded', async () => {
    await run([diesel()]);
    const own = await world.makeVehicle({
      unit_number: '220',
      fleet_id: world.account.fleetIds[1],
    });
    const manager = await world.makePerson('manager', [world.account.fleetIds[1]]);
    const { received } = await begin([diesel({ vehicleId: own })], manager);
    expect(pick(received.body, 'refused', 0, 'key')).toBe('import.alreadyUsed');
  });

  it('requires the permission to import vehicles', async () => {
    const viewer = await world.makePerson('viewer');
    const { started } = await begin([diesel()], viewer);
    expect(started.status).toBe(403);
    const context = await world.call('getPurchaseImportContext');
    expect(pick(context.body, 'vehicles')).toMatchObject([{ id: van, unitNumber: '118' }]);
  });
});

/** A fill of the van with one of our cards. */
async function makeOwn(day: string, odometer: number) {
  const id = await world.makePurchase(await world.makeCard(), {
    occurredAt: `2026-11-${day}T15:00:00.000Z`,
    milligallons: 20_000,
  });
  await world.db
    .updateTable('transactions')
    .set({ vehicle_id: van, odometer_miles: odometer })
    .where('id', '=', id)
    .execute();
}

describe('a purchase made without our cards', () => {
  it('appears in its vehicle’s timeline and readings, with its source', async () => {
    await makeOwn('02', 1_000);
    await makeOwn('14', 1_600);
    await run([diesel()]);
    const params = { id: van };
    const timeline = await world.call('getVehicleTimeline', { params });
    expect(pick(timeline.body, 'items')).toMatchObject([
      { kind: 'purchase', source: null },
      {
        kind: 'purchase',
        source: 'Northline Fuel',
        actor: 'Rosa Núñez',
        amountCents: 8_000,
        place: 'Panhandle Truck Stop, Amarillo, TX',
        odometerMiles: 1_300,
        cardLast4: null,
      },
      { kind: 'purchase', source: null },
    ]);
    const { body } = await world.call('getVehicle', { params });
    expect(pick(body, 'milesPerGallonHundredths')).toBe(1_500);
    expect(pick(body, 'readings', 1)).toMatchObject({
      typedMiles: 1_300,
      source: 'Northline Fuel',
    });
    const file = await world.call('exportVehicleTimeline', {
      params,
      query: { format: 'csv' },
    });
    const text = Buffer.from(pickText(file.body, 'base64'), 'base64').toString();
    expect(text.split('\n')[0]).toContain('Recorded by');
    expect(text).toContain('Northline Fuel');
  });

  it('counts in the IFTA, MPG, and fleet management reports, marked as external', async () => {
    await makeOwn('02', 1_000);
    await makeOwn('14', 1_600);
    await run([
      diesel(),
      diesel({ productCode: '062', quantityThousandths: 2_000, amountCents: 900 }),
      diesel({ reference: 'OK1', state: 'OK', source: 'Receipts', odometerMiles: null }),
      diesel({ reference: 'NO1', state: null, quantityThousandths: 1_000, odometerMiles: null }),
    ]);
    expect(pick((await report('ifta')).body, 'rows')).toEqual([
      {
        state: 'Not named',
        fuelType: 'Diesel',
        purchases: 1,
        gallons: 1_000,
        elsewhereGallons: 1_000,
        net: 8_000,
        averagePrice: 80_000,
        sources: 'Northline Fuel',
      },
      {
        state: 'OK',
        fuelType: 'Diesel',
        purchases: 1,
        gallons: 20_000,
        elsewhereGallons: 20_000,
        net: 8_000,
        averagePrice: 4_000,
        sources: 'Receipts',
      },
      {
        state: 'TX',
        fuelType: 'Diesel',
        purchases: 3,
        gallons: 60_000,
        elsewhereGallons: 20_000,
        net: 24_000,
        averagePrice: 4_000,
        sources: 'Northline Fuel',
      },
    ]);
    const spend = await report('fleetManagement');
    expect(pick(spend.body, 'rows')).toMatchObject([
      {
        unit: '118',
        purchases: 5,
        gallons: 81_000,
        fuel: 40_000,
        nonFuel: 900,
        net: 40_900,
        elsewhereNet: 24_900,
        sources: 'Northline Fuel, Receipts',
      },
    ]);
    expect(pick((await report('mpg')).body, 'rows')).toMatchObject([
      { unit: '118', fills: 5, gallons: 81_000, elsewhereGallons: 41_000, miles: 600 },
    ]);
  });

  it('[SCREEN-40] does not add miles to the reports for a mistyped first reading', async () => {
    const readings = [41_200, 412_300, 412_600, 412_900];
    for (const [index, miles] of readings.entries()) await makeOwn(`0${index + 1}`, miles);
    await run([diesel({ odometerMiles: 413_200 })]);
    for (const kind of ['mpg', 'fleetManagement'] as const) {
      expect(pick((await report(kind)).body, 'rows')).toMatchObject([{ unit: '118', miles: 600 }]);
    }
  });

  it('stays out of the ledger, limits, purchase list, and last odometer reading', async () => {
    await makeOwn('02', 1_000);
    const { db } = world;
    const entries = () =>
      db
        .selectFrom('ledger_entries')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('account_id', '=', world.accountId)
        .executeTakeFirstOrThrow();
    const before = await entries();
    const today = diesel({ reference: 'B', boughtAt: '2026-11-21T15:00:00Z', odometerMiles: null });
    await run([diesel({ odometerMiles: 900_000 }), today]);
    expect(await entries()).toEqual(before);
    const activity = await world.call('listTransactions', {
      query: { total: 'true', fromDate: wireDate('2026-11-01'), toDate: wireDate('2026-11-20') },
    });
    expect(pick(activity.body, 'total')).toBe(1);
    const last = await db.transaction().execute((trx) => lastReadingOf(trx, world.accountId, van));
    expect(last).toBe(1_000);
    const limits = { perDayCents: 10_000, transactionsPerDay: 1 };
    const { cardId, cardToken } = await issueCard(world.gateway, world.account, limits);
    await world.setCard(cardId, { card_type: 'vehicle', vehicle_id: van });
    const rulesAgainst = async (amountCents: number) =>
      pick(
        (await sendAsNetwork(world.gateway, purchaseRequest(cardToken, amountCents))).body,
        'rules',
      );
    expect(await rulesAgainst(10_000)).toEqual([]);
    expect(await rulesAgainst(100)).toContain('transactionsPerDay');
  });
});
