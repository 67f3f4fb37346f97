import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import type { Database } from './database.ts';
import { indexesOf } from './indexes.ts';
import { migrateToLatest, migrationOf, type LockWait, type Migrations } from './migrate.ts';
import { planMigrations } from './plan.ts';

let database: Database<object>;
const first = { '001_first': migrationOf(['CREATE TABLE first (id int)']) };
beforeAll(async () => {
  database = await createTestDatabase(first);
});
afterAll(() => database.close());

describe('a failed migration', () => {
  it('rolls back everything pending, so that the previous release still works', async () => {
    const next = {
      ...first,
      '002_next': migrationOf(['ALTER TABLE first ADD COLUMN more int']),
      '003_wrong': migrationOf(['CREATE TABLE third (id int)', 'SELECT 1 / 0']),
    };
    await expect(migrateToLatest(database.db, next)).rejects.toThrow('003_wrong');
    await database.executeRaw('INSERT INTO first VALUES (1)');
    expect((await database.executeRaw('SELECT * FROM first')).rows).toEqual([{ id: 1 }]);
    await expect(database.executeRaw('SELECT * FROM third')).rejects.toThrow('third');
    expect(await migrateToLatest(database.db, first)).toEqual([]);
  });
});

const sent = async (migrations: Parameters<typeof planMigrations>[1]) =>
  (await planMigrations(database.db, migrations)).flatMap(({ statements }) =>
    statements.map(({ statement, locks }) => {
      const mayTakeLong = statement.includes('CONCURRENTLY');
      expect([statement, locks]).toEqual([
        statement,
        mayTakeLong ? 'nothing waits' : expect.stringMatching(/wait for a moment$/),
      ]);
      return statement;
    }),
  );

const valid = async (table: string) =>
  (
    await database.executeRaw(
      `SELECT json_agg(relname ORDER BY relname) AS names FROM pg_index JOIN pg_class ON oid = indexrelid
      WHERE indrelid = '${table}'::regclass AND indisvalid`,
    )
  ).rows;

describe('a migration that builds indexes concurrently', () => {
  const tables = {
    ...first,
    '004_tables': migrationOf([
      'CREATE TABLE plain (id int, at int)',
      'CREATE TABLE parted (id int, at int) PARTITION BY RANGE (at)',
      'CREATE TABLE parted_one PARTITION OF parted FOR VALUES FROM (0) TO (10)',
      'INSERT INTO plain VALUES (1, 1), (1, 2)',
      'INSERT INTO parted VALUES (1, 1)',
    ]),
  };
  const unique = indexesOf([
    { name: 'plain_by_at', table: 'plain', on: '(at)' },
    { name: 'plain_once', table: 'plain', on: '(id)', isUnique: true },
  ]);
  const indexes = { ...tables, '005_indexes': unique };
  it('keeps finished indexes when it fails, and rebuilds the unfinished one on retry', async () => {
    await expect(migrateToLatest(database.db, indexes)).rejects.toThrow('005_indexes');
    expect(await valid('plain')).toEqual([{ names: ['plain_by_at'] }]);
    expect(await sent(indexes)).toEqual([
      'DROP INDEX CONCURRENTLY plain_once',
      'CREATE UNIQUE INDEX CONCURRENTLY plain_once ON plain (id)',
    ]);
    await database.executeRaw('DELETE FROM plain WHERE at = 2');
    expect(await migrateToLatest(database.db, indexes)).toEqual(['005_indexes']);
    expect(await valid('plain')).toEqual([{ names: ['plain_by_at', 'plain_once'] }]);
    expect(await migrateToLatest(database.db, indexes)).toEqual([]);
  });

  it('runs in order with other migrations, and builds an index on each partition', async () => {
    const parted = {
      ...indexes,
      '006_parts': indexesOf([{ name: 'parted_by_id', table: 'parted', on: '(id)' }]),
      '007_after': migrationOf(['ALTER TABLE parted ADD COLUMN more int']),
    };
    const { '007_after': _after, ...until } = parted;
    expect(await sent(until)).toEqual([
      'CREATE INDEX parted_by_id ON ONLY parted (id)',
      'CREATE INDEX CONCURRENTLY parted_by_id_one ON parted_one (id)',
      'ALTER INDEX parted_by_id ATTACH PARTITION parted_by_id_one',
    ]);
    expect(await migrateToLatest(database.db, parted)).toEqual(['006_parts', '007_after']);
    await database.executeRaw(
      'CREATE TABLE parted_two PARTITION OF parted FOR VALUES FROM (10) TO (20)',
    );
    expect(await valid('parted')).toEqual([{ names: ['parted_by_id'] }]);
    expect(await valid('parted_two')).toEqual([{ names: [expect.stringContaining('parted_two')] }]);
  });

  it('runs once if several processes start simultaneously', async () => {
    const more = {
      ...indexes,
      '006_parts': indexesOf([]),
      '008_once': indexesOf([{ name: 'plain_by_id_at', table: 'plain', on: '(id, at)' }]),
    };
    const ran = await Promise.all([1, 2].map(() => migrateToLatest(database.db, more)));
    expect(ran.flat()).toEqual(['008_once']);
  });
});

/** Uses a table in a transaction that stays open; returns a function that ends it. */
async function holdOpen(statement: string) {
  const trx = await database.db.startTransaction().execute();
  await sql.raw(statement).execute(trx);
  return () => trx.rollback().execute();
}

describe.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
  'a migration behind a long transaction',
  () => {
    const before = {
      ...first,
      '010_busy': migrationOf([
        'CREATE TABLE busy (id int)',
        'CREATE TABLE months (id int, at int) PARTITION BY RANGE (at)',
        'CREATE TABLE months_one PARTITION OF months FOR VALUES FROM (0) TO (10)',
      ]),
    };
    const all = () => ({ ...before, ...later });
    const later: Record<string, Migrations[string]> = {};
    beforeAll(() => migrateToLatest(database.db, before));

    it('does not block other queries, reports what it waits for, and then runs', async () => {
      later['011_more'] = migrationOf(['ALTER TABLE busy ADD COLUMN more int']);
      const end = await holdOpen('SELECT * FROM busy');
      const waits: LockWait[] = [];
      const patience = { lockMilliseconds: 50, pauseMilliseconds: 200, tries: 1_000 };
      const migrating = migrateToLatest(database.db, all(), {
        patience,
        onWait: (wait) => waits.push(wait),
      });
      await expect.poll(() => waits.length, { timeout: 30_000 }).toBeGreaterThan(1);
      // whoever queues behind the migration never waits longer than its lock timeout
      await database.db.transaction().execute(async (trx) => {
        await sql`SET LOCAL lock_timeout = '20s'`.execute(trx);
        await sql`SELECT * FROM busy`.execute(trx);
      });
      await end();
      expect(await migrating).toEqual(['011_more']);
      expect(waits[0]).toMatchObject({
        migration: '011_more',
        attempt: 1,
        of: 1_000,
        oldest: { process: expect.any(Number), seconds: expect.any(Number) },
      });
    });

    it('gives up after its maximum number of tries and names the blocking process', async () => {
      later['012_more'] = migrationOf(['ALTER TABLE busy ADD COLUMN last int']);
      const end = await holdOpen('SELECT * FROM busy');
      const patience = { lockMilliseconds: 20, pauseMilliseconds: 1, tries: 3 };
      const migrating = migrateToLatest(database.db, all(), { patience });
      await expect(migrating).rejects.toThrow(
        /\(012_more\): no lock after 3 tries: process \d+ \(.*\) has had a transaction open for \d+ s/,
      );
      await end();
      expect(await migrateToLatest(database.db, all())).toEqual(['012_more']);
    });

    it('applies its lock timeout between index builds, but not to the builds', async () => {
      later['013_indexes'] = indexesOf([
        { name: 'busy_by_id', table: 'busy', on: '(id)' },
        { name: 'months_by_id', table: 'months', on: '(id)' },
      ]);
      const end = await holdOpen('INSERT INTO busy VALUES (1)');
      const waits: LockWait[] = [];
      const patience = { lockMilliseconds: 50, pauseMilliseconds: 20, tries: 1_000 };
      const migrating = migrateToLatest(database.db, all(), {
        patience,
        onWait: (wait) => waits.push(wait),
      });
      // far longer than its lock timeout
      await sleep(500);
      expect(waits).toEqual([]);
      const endOther = await holdOpen('INSERT INTO months VALUES (1, 1)');
      await end();
      await expect.poll(() => waits.length, { timeout: 30_000 }).toBeGreaterThan(1);
      await endOther();
      expect(await migrating).toEqual(['013_indexes']);
      expect(await valid('months')).toEqual([{ names: ['months_by_id'] }]);
    });
  },
);
