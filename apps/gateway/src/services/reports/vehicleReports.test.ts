import type { ReportQuery } from '@forecourt/validation';
import { expect, it } from 'vitest';
import { dieselElsewhere } from '../../testing/purchases.ts';
import { sendPurchases } from '../../testing/purchaseFile.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { vehiclesReport } from './vehicleReports.ts';

const world = startWorld();

const query: ReportQuery = {
  kind: 'fleetManagement',
  fromDate: '2026-11-01',
  toDate: '2026-11-20',
  fleetId: null,
  columns: [],
  ledgerCodes: {},
};

/** A vehicle with a purchase by card on that day. */
async function vehicleThatBought(unitNumber: string, day: string, netCents: number) {
  const vehicleId = await world.makeVehicle({ unit_number: unitNumber });
  const card = await world.makeCard();
  const id = await world.makePurchase(card, { occurredAt: `${day}T15:00:00.000Z`, netCents });
  await world.db
    .updateTable('transactions')
    .set({ vehicle_id: vehicleId })
    .where('id', '=', id)
    .execute();
}

it('[SCREEN-40] reads the vehicles that bought, with our cards or without, page by page', async () => {
  await vehicleThatBought('0103', '2026-11-02', 3_000);
  await vehicleThatBought('0101', '2026-11-03', 1_000);
  await vehicleThatBought('0104', '2026-10-31', 4_000);
  const elsewhere = await world.makeVehicle({ unit_number: '0102' });
  await world.makeVehicle({ unit_number: '0105' });
  const recorded = dieselElsewhere(elsewhere, { amountCents: 2_000 });
  await (await sendPurchases(world, [recorded])).confirm();

  const account = await world.db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', world.accountId)
    .executeTakeFirstOrThrow();
  await world.db.transaction().execute(async (trx) => {
    const scope = { trx, account, fleetIds: null, now: world.gateway.clock.now() };
    const seen: unknown[] = [];
    let cursor: string | null = null;
    do {
      const page = await vehiclesReport.read(scope, query, { cursor, limit: 1 });
      seen.push(...page.rows.map(({ unit, net, elsewhereNet }) => [unit, net, elsewhereNet]));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual([
      ['0101', 1_000, 0],
      ['0102', 2_000, 2_000],
      ['0103', 3_000, 0],
    ]);
    expect(await vehiclesReport.count(scope, query)).toBe(3);
  });
});
