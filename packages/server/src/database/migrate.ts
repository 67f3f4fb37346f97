import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StartupError } from '../errors.ts';
import type { StepwiseMigration } from './indexes.ts';

/** Migrations by name; what is new runs in the order of its names. */
export type Migrations = Readonly<Record<string, Migration | StepwiseMigration>>;

/**
 * How the name of a migration ends that takes away what the release before still needs. It comes a
 * release after the one that stopped needing it; older programs refuse to start after it.
 */
const CONTRACT = '_contract';
/** Whoever runs a stepwise migration holds it; a session that waited in the database would be waited for. */
const STEPWISE_LOCK = sql`hashtext('stepwise migrations')`;
const LOOK_AGAIN_MILLISECONDS = 1_000;

/** A migration that runs statements one after the other. */
export const migrationOf = (statements: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const isStepwise = (migration: Migration | StepwiseMigration): migration is StepwiseMigration =>
  'left' in migration;

/** The names of what has run in the database. */
export async function executedNames<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ is_there: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS is_there`.execute(db);
  if (!tables[0]?.is_there) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * What a later release has run is taken for granted: its schema serves this one too.
 *
 * @throws StartupError when it took away what this program needs
 */
function laterOnes(executed: readonly string[], migrations: Migrations): Migrations {
  const later = executed.filter((name) => !Object.hasOwn(migrations, name));
  const contract = later.find((name) => name.endsWith(CONTRACT));
  if (contract !== undefined) {
    throw new StartupError(
      `The database is too new for this release (${contract}). Start the release that it belongs to.`,
    );
  }
  return Object.fromEntries(later.map((name) => [name, migrationOf([])]));
}

/** Runs all of these in one transaction. Answers the names of those that ran now. */
async function migrateTogether<Schema>(
  db: Kysely<Schema>,
  migrations: Migrations,
): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    // those of two areas are written side by side and land in either order
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw failed(results.find((one) => one.status === 'Error')?.migrationName, error);
  return results.map((one) => one.migrationName);
}

function failed(name: string | undefined, error: unknown): StartupError {
  const why = error instanceof Error ? error.message : 'unknown';
  return new StartupError(
    `The database could not be brought up to date (${name ?? 'the set'}): ${why}`,
  );
}

/** Runs what is left of one migration, each statement by itself. Answers whether there was any. */
async function runStepwise<Schema>(
  db: Kysely<Schema>,
  name: string,
  migration: StepwiseMigration,
): Promise<boolean> {
  return db.connection().execute(async (session) => {
    const isMine = async () => {
      const { rows } = await sql<{ mine: boolean }>`
        SELECT pg_try_advisory_lock(${STEPWISE_LOCK}) AS mine`.execute(session);
      return rows[0]?.mine === true;
    };
    while (!(await isMine())) await sleep(LOOK_AGAIN_MILLISECONDS);
    try {
      if ((await executedNames(session)).includes(name)) return false;
      await migration.up(session);
      await sql`INSERT INTO kysely_migration (name, timestamp)
        VALUES (${name}, ${new Date().toISOString()})`.execute(session);
      return true;
    } catch (error) {
      throw failed(name, error);
    } finally {
      await sql`SELECT pg_advisory_unlock(${STEPWISE_LOCK})`.execute(session);
    }
  });
}

/**
 * Runs what has not run yet, each migration once. Answers the names of those that ran now.
 *
 * @throws StartupError when the database is too new for this program or a migration fails.
 */
export async function migrateToLatest<Schema>(
  db: Kysely<Schema>,
  migrations: Migrations,
): Promise<string[]> {
  const executed = await executedNames(db);
  const all = { ...migrations, ...laterOnes(executed, migrations) };
  const done = new Set(executed);
  const ran: string[] = [];
  const together = async (names: readonly string[]) => {
    const some = Object.entries(all).filter(([name]) => done.has(name) || names.includes(name));
    const now = await migrateTogether(db, Object.fromEntries(some));
    for (const name of now) done.add(name);
    ran.push(...now);
  };
  let waiting: string[] = [];
  for (const [name, migration] of Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!isStepwise(migration)) {
      waiting.push(name);
    } else if (!done.has(name)) {
      await together(waiting);
      waiting = [];
      if (await runStepwise(db, name, migration)) ran.push(name);
      done.add(name);
    }
  }
  await together(waiting);
  return ran;
}
