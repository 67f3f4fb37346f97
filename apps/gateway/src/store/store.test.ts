import { planMigrations } from '@forecourt/server';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../testing/startWorld.ts';
import { makePurchase } from '../testing/purchases.ts';
import { makeAccount, makeCard } from '../testing/world.ts';
import { readCursor, writeCursor } from './keyset.ts';
import { migrations } from './migrations/index.ts';
import { ensureMonthsAhead, ensureTransactionMonths } from './partitions.ts';

const server = startGateway();

describe('the store', () => {
  it('creates each month partition in a range once, even if called concurrently', async () => {
    const { db } = server;
    await ensureTransactionMonths(db, '2025-11-30', '2026-02-01');
    const again = Array.from({ length: 8 }, () => ensureTransactionMonths(db, '2026-03-01'));
    await Promise.all([...again, ensureTransactionMonths(db, '2025-12-15', '2026-01-02')]);
    const account = await makeAccount(db);
    const cardId = await makeCard(db, account);
    for (const day of ['2025-11-01', '2025-12-31', '2026-01-31', '2026-02-28']) {
      await makePurchase(db, account, cardId, { occurredAt: `${day}T12:00:00.000Z` });
    }
    const rows = await db
      .selectFrom('transactions')
      .select('occurred_on')
      .where('account_id', '=', account.accountId)
      .orderBy('occurred_on')
      .execute();
    expect(rows.map((row) => row.occurred_on)).toEqual([
      '2025-11-01',
      '2025-12-31',
      '2026-01-31',
      '2026-02-28',
    ]);
  });

  it('creates the partitions of the current and next month', async () => {
    await ensureMonthsAhead(server.db, new Date('2031-01-31T23:30:00Z'));
    const { rows } = await server.gateway.database.executeRaw(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits
        WHERE inhrelid::regclass::text ~ '_2031_[0-9]+$' ORDER BY 1`,
    );
    expect(rows).toEqual([
      { name: 'transaction_lines_2031_01' },
      { name: 'transaction_lines_2031_02' },
      { name: 'transactions_2031_01' },
      { name: 'transactions_2031_02' },
    ]);
  });

  it('starts every key and index with account_id or user_id', async () => {
    const reference = [
      'people',
      'account_numbers',
      'live_help_sessions',
      'sites',
      'region_prices',
      'card_numbers',
      'exception_meanings',
      'service_states',
      // about people and programs that aren't known yet
      'attempts',
      'identifications',
      'installations',
      'operator_actions',
      'membership_requests',
      'kysely_migration',
      'kysely_migration_lock',
    ];
    const { rows } = await server.gateway.database.executeRaw(
      `SELECT c.relname AS name, a.attname AS first FROM pg_index i
       JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
       JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
       WHERE t.relnamespace = current_schema()::regnamespace AND NOT t.relname = ANY (string_to_array($1, ',')) ORDER BY c.relname`,
      [reference.join(',')],
    );
    const own = ['"first":"account_id"', '"first":"user_id"'];
    const odd = rows.filter((row) => !own.some((first) => JSON.stringify(row).includes(first)));
    expect(odd).toEqual([]);
  });

  it('adds no column together with its constraint, since a cluster refuses that', async () => {
    const pending = Object.entries(migrations).map(([name, migration]) => [
      `new ${name}`,
      migration,
    ]);
    const planned = await planMigrations(server.db, Object.fromEntries(pending));
    const additions = planned
      .flatMap(({ statements }) => statements.map(({ statement }) => statement))
      .filter((statement) => statement.includes('ADD COLUMN'));
    expect(additions).not.toEqual([]);
    const constraint = /\b(?:CHECK|UNIQUE|REFERENCES|PRIMARY KEY|FOREIGN KEY)\b/i;
    expect(additions.filter((statement) => constraint.test(statement))).toEqual([]);
  });

  it.each(['events', 'ledger_entries'])('refuses to update or delete rows of %s', async (table) => {
    const account = await makeAccount(server.db);
    const values = [account.accountId];
    const input =
      table === 'events'
        ? `INSERT INTO events (account_id, id, occurred_at, subject_type, subject_id, action)
           VALUES ($1, 'one', now(), 'card', 'x', 'card.held')`
        : `INSERT INTO ledger_entries (account_id, id, movement_id, entered_on, ledger, amount_cents, currency, kind)
           VALUES ($1, 'one', 'm', now(), 'cash', 100, 'USD', 'payment')`;
    await server.gateway.database.executeRaw(input, values);
    for (const change of [`UPDATE ${table} SET id = 'two'`, `DELETE FROM ${table}`]) {
      await expect(
        server.gateway.database.executeRaw(`${change} WHERE account_id = $1`, values),
      ).rejects.toThrow(`rows of ${table} are only added`);
    }
  });

  it('writes cursors that only a list in the same order can read', () => {
    const text = writeCursor({ order: 'card:asc', key: '4821', id: 'x' });
    expect(readCursor(text, 'card:asc')).toEqual({ order: 'card:asc', key: '4821', id: 'x' });
    expect(readCursor(undefined, 'card:asc')).toBeNull();
    expect(() => readCursor(text, 'card:desc')).toThrow('request.invalid');
    expect(() => readCursor(text, 'card:asc', 'number')).toThrow('request.invalid');
    expect(() => readCursor('%%%', 'card:asc')).toThrow('request.invalid');
  });
});
