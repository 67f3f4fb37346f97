import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from './ids.ts';
import { startWorld } from '../testing/startWorld.ts';

const world = startWorld();

const departments = async () => {
  const rows = await world.db
    .selectFrom('transactions')
    .select('department_id')
    .where('account_id', '=', world.accountId)
    .orderBy('occurred_on')
    .execute();
  return rows.map((row) => row.department_id);
};

it('purchases from before they had a department count for the one that their card is in', async () => {
  const [first, second] = world.account.departmentIds;
  const cards = [await world.makeCard(), await world.makeCard({ fleet: 1 })] as const;
  const without = await world.makeCard();
  await world.setCard(without, { department_id: null });
  for (const [day, cardId] of [
    ['2026-09-30', cards[0]],
    ['2026-10-01', without],
    ['2026-10-02', cards[1]],
    ['2026-10-03', cards[0]],
  ] as const) {
    await world.makePurchase(cardId, { occurredAt: `${day}T15:00:00.000Z` });
  }
  await world.db
    .updateTable('transactions')
    .set({ department_id: null })
    .where('account_id', '=', world.accountId)
    .execute();
  await sql`DELETE FROM kysely_migration
    WHERE name = '041_purchase_departments_earlier'`.execute(world.db);
  expect(await world.gateway.database.migrate()).toEqual(['041_purchase_departments_earlier']);
  expect(await departments()).toEqual([first, null, second, first]);
});

it('purchases that the previous release writes count for the department that their card is in', async () => {
  const cardIds = [await world.makeCard(), await world.makeCard({ fleet: 1 })];
  await world.makePurchase(cardIds[0] ?? '', { occurredAt: '2026-10-01T15:00:00.000Z' });
  const {
    department_id: _department,
    id: _id,
    card_id: _card,
    ...shared
  } = await world.db
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', world.accountId)
    .executeTakeFirstOrThrow();
  const rows = cardIds.map((card_id) => ({ id: newId(), card_id }));
  await sql`DELETE FROM transactions WHERE account_id = ${world.accountId}`.execute(world.db);
  await sql`SELECT write_batch(of_account => ${world.accountId}, uses => '[]',
    transactions_shared => ${JSON.stringify(shared)}::json,
    transactions_own => ${JSON.stringify(rows)}::json,
    authorizations_shared => '{}', authorizations_own => '[]',
    transaction_lines_shared => '{}', transaction_lines_own => '[]',
    ledger_entries_shared => '{}', ledger_entries_own => '[]', regions => '{}')`.execute(world.db);
  expect(new Set(await departments())).toEqual(new Set(world.account.departmentIds));
});
