import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import type { Database } from './database.ts';
import { indexesOf } from './indexes.ts';
import { migrateToLatest, migrationOf } from './migrate.ts';
import { planMigrations } from './plan.ts';

let database: Database<object>;
const first = { '001_first': migrationOf(['CREATE TABLE first (id int)']) };
beforeAll(async () => {
  database = await createTestDatabase(first);
});
afterAll(() => database.close());

describe('a migration that fails', () => {
  it('leaves nothing of itself or of those beside it, so that the version before goes on', async () => {
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
      expect([statement, locks]).toEqual([statement, 'nothing waits']);
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

describe('a migration that builds indexes while everybody works', () => {
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
  it('keeps what it had done when it fails, and builds what was left unfinished anew', async () => {
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

  it('runs between the migrations before and after it, and goes through the parts of a table', async () => {
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

  it('is run by one program when several start at once', async () => {
    const more = {
      ...indexes,
      '006_parts': indexesOf([]),
      '008_once': indexesOf([{ name: 'plain_by_id_at', table: 'plain', on: '(id, at)' }]),
    };
    const ran = await Promise.all([1, 2].map(() => migrateToLatest(database.db, more)));
    expect(ran.flat()).toEqual(['008_once']);
  });
});
