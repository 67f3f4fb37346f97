import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import type { Database } from './database.ts';
import { migrationOf } from './migrate.ts';
import { planMigrations } from './plan.ts';

const there = {
  '000_there': migrationOf([
    'CREATE TABLE payers (id int PRIMARY KEY)',
    'CREATE TABLE bills (id int PRIMARY KEY, payer int, note text)',
    'CREATE TABLE moves (id int, month int) PARTITION BY RANGE (month)',
    'CREATE FUNCTION twice(n int) RETURNS int LANGUAGE sql AS $$ SELECT n + n $$',
    "CREATE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
    'CREATE INDEX bills_by_note ON bills (note)',
    'CREATE TRIGGER watched AFTER INSERT ON bills FOR EACH ROW EXECUTE FUNCTION watch()',
    'ALTER TABLE bills ADD CONSTRAINT later CHECK (id > 0) NOT VALID',
  ]),
};
let database: Database<object>;
beforeAll(async () => {
  database = await createTestDatabase(there);
});
afterAll(() => database.close());

const planOf = (...statements: string[]) =>
  planMigrations(database.db, { ...there, '001_planned': migrationOf(statements) });
const locksOf = async (...statements: string[]) =>
  (await planOf(...statements)).flatMap((one) => one.statements.map(({ locks }) => locks));

/** Statements and what they make others wait for, as the plan words it. */
const CASES: readonly (readonly [statement: string, locks: string])[] = [
  ['CREATE INDEX more ON bills (payer)', 'writes to bills wait while all of its rows are read'],
  ['DROP INDEX bills_by_note', 'reads and writes of its table wait'],
  ['ALTER TABLE bills ADD COLUMN more int', 'reads and writes of bills wait'],
  ['ALTER TABLE bills ADD COLUMN type text DEFAULT now()', 'reads and writes of bills wait'],
  [
    'ALTER TABLE bills ADD COLUMN more uuid DEFAULT gen_random_uuid()',
    'reads and writes of bills wait while all of its rows are read',
  ],
  [
    'ALTER TABLE bills ADD CONSTRAINT positive CHECK (payer > 0)',
    'reads and writes of bills wait while all of its rows are read',
  ],
  [
    'ALTER TABLE bills ADD CONSTRAINT positive CHECK (payer > 0) NOT VALID',
    'reads and writes of bills wait',
  ],
  ['ALTER TABLE bills VALIDATE CONSTRAINT later', 'nothing waits'],
  [
    'ALTER TABLE bills ALTER COLUMN payer SET NOT NULL',
    'reads and writes of bills wait while all of its rows are read',
  ],
  [
    'ALTER TABLE bills ALTER payer TYPE bigint',
    'reads and writes of bills wait while all of its rows are read',
  ],
  [
    'ALTER TABLE bills ADD CONSTRAINT paid FOREIGN KEY (payer) REFERENCES payers (id)',
    'writes to bills wait while all of its rows are read; writes to payers wait',
  ],
  [
    `ALTER TABLE bills
      ADD FOREIGN KEY (payer) REFERENCES payers (id) NOT VALID`,
    'writes to bills wait; writes to payers wait',
  ],
  [
    'ALTER TABLE bills ADD COLUMN other int REFERENCES payers (id)',
    'reads and writes of bills wait; writes to payers wait',
  ],
  ['CREATE TABLE planned (id int REFERENCES payers (id))', 'writes to payers wait'],
  [
    'CREATE TABLE moves_1 PARTITION OF moves FOR VALUES FROM (1) TO (2)',
    'reads and writes of moves wait',
  ],
  [
    'CREATE TRIGGER more AFTER INSERT ON bills FOR EACH ROW EXECUTE FUNCTION watch()',
    'writes to bills wait',
  ],
  ['DROP TRIGGER watched ON bills', 'reads and writes of bills wait'],
  ['DROP TABLE bills', 'reads and writes of bills and of what it refers to wait'],
  ['TRUNCATE bills', 'reads and writes of bills wait'],
  ['DROP FUNCTION twice(int)', 'nothing waits, but calls of it fail from then on'],
  [
    'CREATE OR REPLACE FUNCTION twice(n int) RETURNS int LANGUAGE sql AS $$ SELECT 2 * n $$',
    'nothing waits, and every release calls the new one',
  ],
  ['CREATE TABLE planned (id int)', 'nothing waits'],
];

describe('planMigrations', () => {
  it('lists pending statements and what waits for them, without running them', async () => {
    const statements = ['CREATE TABLE planned (id int)', 'ALTER TABLE bills ADD COLUMN more int'];
    const plan = await planOf(...statements);
    expect(plan).toEqual([
      {
        name: '001_planned',
        statements: [
          { statement: statements[0], locks: 'nothing waits' },
          { statement: statements[1], locks: 'reads and writes of bills wait' },
        ],
      },
    ]);
    expect(await planOf(...statements)).toEqual(plan);
  });

  it.each(CASES)('%s: %s', async (statement, locks) => {
    expect(await locksOf(statement)).toEqual([locks]);
  });

  it('reports no waits on a table the plan creates, only on tables it references', async () => {
    const [made, ...more] = await locksOf(
      'CREATE TABLE planned (id int PRIMARY KEY, of int REFERENCES planned (id))',
      'CREATE INDEX planned_by_of ON planned (of)',
      'ALTER TABLE planned ADD FOREIGN KEY (id) REFERENCES bills (id)',
      'CREATE TRIGGER more AFTER INSERT ON planned FOR EACH ROW EXECUTE FUNCTION watch()',
      'INSERT INTO planned VALUES (1)',
    );
    expect([made, ...more]).toEqual([
      'nothing waits',
      'nothing waits',
      'writes to bills wait',
      'nothing waits',
      'nothing waits',
    ]);
  });

  it('reports short waits for rows that are changed and committed a few at a time', async () => {
    const loop = 'LOOP UPDATE bills SET payer = 1 WHERE payer IS NULL; COMMIT; END LOOP;';
    expect(await locksOf(`DO $$ BEGIN ${loop} END $$`)).toEqual([
      'writes to the same rows of bills wait for a moment',
    ]);
  });

  it('reports the locks of an unrecognized statement as unknown', async () => {
    expect(await locksOf('DO $$ BEGIN END $$', 'LOCK TABLE bills')).toEqual([
      'unknown: read the statement',
      'unknown: read the statement',
    ]);
  });
});

/** A cluster takes its own locks, which differ from PostgreSQL's. */
const isPostgres =
  process.env['TEST_DATABASE_URL'] !== undefined && process.env['TEST_CLUSTER'] !== '1';

describe.skipIf(!isPostgres)('planMigrations compared with a server', () => {
  const USES = {
    reads: { bills: 'SELECT FROM bills', payers: 'SELECT FROM payers', moves: 'SELECT FROM moves' },
    writes: {
      bills: "INSERT INTO bills VALUES (1, 1, '')",
      payers: 'INSERT INTO payers VALUES (1)',
      moves: 'DELETE FROM moves',
    },
  } as const;
  const ATTEMPT_MILLISECONDS = 50;

  /** Whether using a table has to wait while a statement's transaction is open. */
  const waits = (use: string) =>
    database.db
      .transaction()
      .execute(async (trx) => {
        await sql`SELECT set_config('lock_timeout', ${String(ATTEMPT_MILLISECONDS)}, true)`.execute(
          trx,
        );
        await sql.raw(use).execute(trx);
        throw new Error('rolled back');
      })
      .catch((error: Error) => error.message.includes('lock timeout'));

  it.each(CASES)('%s: on the server, %s', async (statement, locks) => {
    const table = locks.replace('its table', 'bills');
    const undone = database.db.transaction().execute(async (trx) => {
      await sql.raw(statement).execute(trx);
      for (const name of ['bills', 'payers', 'moves'] as const) {
        const isRead = new RegExp(`reads and writes of ([\\w ]+ )?${name}\\b`).test(table);
        // the statement does not tell what a dropped table refers to: here, nothing
        const isWritten = isRead || new RegExp(`writes to ${name}\\b`).test(table);
        expect([name, 'read', await waits(USES.reads[name])]).toEqual([name, 'read', isRead]);
        expect([name, 'written', await waits(USES.writes[name])]).toEqual([
          name,
          'written',
          isWritten,
        ]);
      }
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
  });
});
