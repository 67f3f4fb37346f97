import type { ReportKind, ReportQuery } from '@forecourt/validation';
import { beforeAll, expect, it } from 'vitest';
import { dieselElsewhere } from '../../testing/purchases.ts';
import { sendPurchases } from '../../testing/purchaseFile.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { reportReaders } from './readers.ts';
import type { ReportRow } from './reportScope.ts';

const world = startWorld({ accountPer: 'file' });

const MONTH = { fromDate: '2026-11-01', toDate: '2026-11-20' };

/** Makes a purchase by card for a vehicle. Returns the IDs of the card and the purchase. */
async function buyFor(unitNumber: string, day: string, netCents: number) {
  const vehicleId = await world.makeVehicle({ unit_number: unitNumber });
  const cardId = await world.makeCard();
  const id = await world.makePurchase(cardId, { occurredAt: `${day}T15:00:00.000Z`, netCents });
  await world.db
    .updateTable('transactions')
    .set({ vehicle_id: vehicleId })
    .where('id', '=', id)
    .execute();
  return { cardId, id };
}

/** Gives a purchase a second line like its first. */
async function addLine(transactionId: string) {
  const line = await world.db
    .selectFrom('transaction_lines')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('transaction_lines')
    .values({ ...line, line_number: 2 })
    .execute();
}

beforeAll(async () => {
  const late = await buyFor('0103', '2026-11-05', 3_000);
  await addLine(late.id);
  const early = await buyFor('0101', '2026-11-03', 1_000);
  for (const day of ['04', '06']) {
    const occurredAt = `2026-11-${day}T15:00:00.000Z`;
    await world.makePurchase(early.cardId, { occurredAt, status: 'declined' });
  }
  await buyFor('0104', '2026-10-31', 4_000);
  await world.makeVehicle({ unit_number: '0105' });
  const elsewhere = await world.makeVehicle({ unit_number: '0102' });
  const recorded = dieselElsewhere(elsewhere, { amountCents: 2_000 });
  await (await sendPurchases(world, [recorded])).confirm();
});

/** All rows, read in pages of one, and the reader's count. */
async function readByOne(kind: ReportKind) {
  const query: ReportQuery = { kind, ...MONTH, fleetId: null, columns: [], ledgerCodes: {} };
  const account = await world.db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', world.accountId)
    .executeTakeFirstOrThrow();
  return world.db.transaction().execute(async (trx) => {
    const scope = { trx, account, fleetIds: null, now: world.gateway.clock.now() };
    const rows: ReportRow[] = [];
    let cursor: string | null = null;
    do {
      const page = await reportReaders[kind].read(scope, query, { cursor, limit: 1 });
      rows.push(...page.rows);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return { rows, count: await reportReaders[kind].count(scope, query) };
  });
}

it('[SCREEN-40] pages through vehicles with purchases, on our cards or not', async () => {
  const { rows, count } = await readByOne('fleetManagement');
  expect(rows).toMatchObject([
    { unit: '0101', elsewhereNet: 0, net: 1_000 },
    { unit: '0102', elsewhereNet: 2_000, net: 2_000 },
    { unit: '0103', elsewhereNet: 0, net: 6_000 },
  ]);
  expect(count).toBe(3);
});

it('[RPT-02] pages through every purchase line once', async () => {
  const { rows, count } = await readByOne('purchases');
  expect(rows.map(({ day, net }) => [day, net])).toEqual([
    ['2026-11-03', 1_000],
    ['2026-11-05', 3_000],
    ['2026-11-05', 3_000],
  ]);
  expect(count).toBe(3);
});

it('[RPT-03] pages through every decline once', async () => {
  const { rows, count } = await readByOne('exceptions');
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-04', '2026-11-06']);
  expect(count).toBe(2);
});
