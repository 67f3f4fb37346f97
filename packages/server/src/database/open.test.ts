import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUniqueViolation, StartupError } from '../errors.ts';
import { createTestDatabase } from '../testing/index.ts';
import { makeInServer } from '../testing/inServer.ts';
import { silentProxy } from '../testing/silentProxy.ts';
import { jsonb } from './json.ts';
import { migrateToLatest, migrationOf, type Migrations } from './migrate.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';

interface Things {
  things: { id: number; day: string; at: string; big: number; facts: unknown };
}

const migrations: Migrations = {
  '001_things': {
    async up(db: Kysely<unknown>) {
      await sql`CREATE TABLE things (id integer PRIMARY KEY, day date, at timestamptz, big bigint, facts jsonb)`.execute(
        db,
      );
    },
  },
};

const SERVER = process.env['TEST_DATABASE_URL'];

describe.skipIf(SERVER === undefined)('a database with a statement timeout', () => {
  it('cancels a statement that takes too long and runs the next one', async () => {
    const options = { databaseUrl: SERVER, migrations: {}, timeoutMilliseconds: 1_000 };
    const bounded = await openDatabase(options);
    await expect(bounded.executeRaw('SELECT pg_sleep(600)')).rejects.toMatchObject({
      code: '57014',
    });
    expect((await bounded.executeRaw('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await bounded.close();
  });

  it('gives up on a silent connection and then uses a new one', async () => {
    const way = await silentProxy(SERVER ?? '');
    const options = { databaseUrl: way.url, migrations: {}, timeoutMilliseconds: 1_000 };
    const bounded = await openDatabase(options);
    const one = () => sql`SELECT 1 AS one`.execute(bounded.db);
    await one();
    way.cut();
    await expect(bounded.db.transaction().execute(one)).rejects.toThrow('Query read timeout');
    expect((await one()).rows).toEqual([{ one: 1 }]);
    await bounded.close();
    way.close();
  });
});

describe.skipIf(SERVER === undefined)('a migration whose connection breaks', () => {
  it('fails without ending the process, whose other connections go on', async () => {
    const { databaseUrl, drop } = await makeInServer(SERVER ?? '', {});
    const breaking = migrationOf(['SELECT pg_terminate_backend(pg_backend_pid())']);
    const broken = await openDatabase({ databaseUrl, migrations: { '001_breaking': breaking } });
    await expect(broken.migrate()).rejects.toThrow();
    expect((await broken.executeRaw('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await broken.close();
    await drop();
  });
});

describe('openDatabase', () => {
  let database: Database<Things>;
  beforeAll(async () => {
    database = await createTestDatabase<Things>(migrations);
  });
  afterAll(async () => {
    await database.close();
  });

  it('returns dates as text, timestamps in UTC, and 64-bit integers as numbers', async () => {
    const row = {
      id: 1,
      day: '2026-03-08',
      at: '2026-03-08T07:59:59.123Z',
      big: 9_007_199_254_740_991,
    };
    await database.db
      .insertInto('things')
      .values({ ...row, facts: jsonb(['a', { b: null }]) })
      .execute();
    const read = await database.db.selectFrom('things').selectAll().executeTakeFirstOrThrow();
    expect(read).toEqual({ ...row, facts: ['a', { b: null }] });
    const { count } = await database.db
      .selectFrom('things')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it.each([
    ['2026-11-21T08:30:00Z', '2026-11-21T08:30:00.000Z'],
    ['2026-11-21T08:30:00.1Z', '2026-11-21T08:30:00.100Z'],
    ['2026-11-21T08:30:00.123999Z', '2026-11-21T08:30:00.123Z'],
  ])('returns %s as %s in any session time zone', async (input, expected) => {
    for (const zone of ['UTC', 'Asia/Kolkata', 'America/Chicago']) {
      const rows = await database.db.transaction().execute(async (trx) => {
        await sql`SET LOCAL TIME ZONE ${sql.lit(zone)}`.execute(trx);
        return (await sql`SELECT ${input}::timestamptz AS at`.execute(trx)).rows;
      });
      expect(rows).toEqual([{ at: expected }]);
    }
  });

  it('distinguishes a unique violation from other errors', async () => {
    const again = database.db
      .insertInto('things')
      .values({ id: 1, day: '2026-01-01', at: '2026-01-01T00:00:00Z', big: 1, facts: jsonb({}) })
      .execute();
    const error = await again.catch((failure: unknown) => failure);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(new Error('other'))).toBe(false);
  });

  it('runs several statements and stays usable after one of them fails', async () => {
    const created = await database.executeRaw('SELECT 1 AS one; SELECT 2 AS two');
    expect(created.rows).toEqual([{ one: 1 }, { two: 2 }]);
    await expect(database.executeRaw('BEGIN; SELECT 1/0; COMMIT')).rejects.toThrow(/division/);
    expect((await database.executeRaw('SELECT $1::int AS n', [7])).rows).toEqual([{ n: 7 }]);
  });

  it('runs each migration once', async () => {
    expect(await database.migrate()).toEqual([]);
  });

  it('runs a migration that was added later with an earlier name', async () => {
    const beside = { up: () => Promise.resolve() };
    const ran = await migrateToLatest(database.db, { ...migrations, '000_beside': beside });
    expect(ran).toEqual(['000_beside']);
  });

  it('accepts a later release’s schema unless a contract migration has run', async () => {
    expect(await migrateToLatest(database.db, {})).toEqual([]);
    const contract = { ...migrations, '900_things_contract': migrationOf([]) };
    await migrateToLatest(database.db, contract);
    const older = migrateToLatest(database.db, migrations);
    await expect(older).rejects.toThrow(StartupError);
    await expect(older).rejects.toThrow('too new for this release (900_things_contract)');
    await database.executeRaw(`DELETE FROM kysely_migration WHERE name LIKE '900%'`);
  });

  it(
    'persists rows in a folder and refuses a folder that is already open',
    { timeout: 60_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'forecourt-data-'));
      const first = await openDatabase<Things>({ dataDir: folder, migrations });
      await first.migrate();
      await sql`INSERT INTO things (id) VALUES (5)`.execute(first.db);
      await expect(openDatabase({ dataDir: folder, migrations })).rejects.toThrow(/in use/);
      await first.close();
      const second = await openDatabase<Things>({ dataDir: folder, migrations });
      expect(await second.db.selectFrom('things').select('id').execute()).toEqual([{ id: 5 }]);
      await second.close();
      rmSync(folder, { recursive: true });
    },
  );

  it('explains in one line that no database is configured or that the server is unreachable', async () => {
    const none = openDatabase({ migrations });
    await expect(none).rejects.toThrow(StartupError);
    await expect(none).rejects.toThrow(/^No database: set DATA_DIR or DATABASE_URL\.$/);
    const url = 'postgres://nobody@127.0.0.1:1/none';
    const unreachable = openDatabase({ databaseUrl: url, migrations });
    await expect(unreachable).rejects.toThrow(StartupError);
    await expect(unreachable).rejects.toThrow(/^PostgreSQL is not responding \(ECONNREFUSED\).*$/);
  });
});
