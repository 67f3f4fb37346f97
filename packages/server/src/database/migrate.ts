import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { errorCode, StartupError } from '../errors.ts';
import type { StepwiseMigration } from './indexes.ts';

/** Migrations by name; pending ones run in the order of their names. */
export type Migrations = Readonly<Record<string, Migration | StepwiseMigration>>;

/**
 * Name suffix of migrations that remove what the previous release still needs. They ship one
 * release after the one that stopped needing it; older programs then refuse to start.
 */
const CONTRACT = '_contract';
/** Held to run a stepwise migration; polled, since index builds would wait for blocked sessions. */
const STEPWISE_LOCK = sql`hashtext('stepwise migrations')`;
const POLL_MILLISECONDS = 1_000;

/**
 * How long a migration waits for a lock before it gives up and retries. Others that need the table
 * queue behind it, so this must be short; the pause lets them through.
 */
export interface Patience {
  readonly lockMilliseconds: number;
  readonly pauseMilliseconds: number;
  readonly tries: number;
}
const PATIENCE: Patience = { lockMilliseconds: 2_000, pauseMilliseconds: 3_000, tries: 60 };
const LOCK_NOT_AVAILABLE = '55P03';

/** A migration that is waiting for a lock. */
export interface LockWait {
  readonly migration: string;
  readonly attempt: number;
  readonly of: number;
  /** The oldest open transaction, the likely lock holder; `null` if this user can see none. */
  readonly oldest: OpenTransaction | null;
}
interface OpenTransaction {
  readonly process: number;
  readonly user: string;
  readonly program: string;
  readonly seconds: number;
}
export interface MigrateOptions {
  /** Called each time a migration did not get a lock and will retry. */
  readonly onWait?: ((wait: LockWait) => void) | undefined;
  readonly patience?: Patience | undefined;
}

/** A migration that runs statements in order. */
export const migrationOf = (statements: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/** Whether each statement of a migration is committed separately. */
export const isStepwise = (
  migration: Migration | StepwiseMigration,
): migration is StepwiseMigration => 'pendingStatements' in migration;

async function oldestTransaction<Schema>(db: Kysely<Schema>): Promise<OpenTransaction | null> {
  const { rows } = await sql<OpenTransaction>`
    SELECT pid AS process, usename AS user, application_name AS program,
      extract(epoch FROM clock_timestamp() - xact_start)::int AS seconds
    FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
    ORDER BY xact_start LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

const describeTransaction = ({ process, user, program, seconds }: OpenTransaction) =>
  `process ${process} (${[user, program].filter(Boolean).join(', ')}) has had a transaction open for ${seconds} s`;

/** Retries `run` until it gets its locks, a limited number of times. */
async function withRetries<Schema, T>(
  db: Kysely<Schema>,
  { onWait, patience: { pauseMilliseconds, tries } = PATIENCE }: MigrateOptions,
  nameOf: () => string,
  run: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
      const oldest = await oldestTransaction(db);
      if (attempt === tries) {
        const holder = oldest ? describeTransaction(oldest) : 'another session holds it';
        throw new Error(`no lock after ${tries} tries: ${holder}. End it, then migrate again.`, {
          cause: error,
        });
      }
      onWait?.({ migration: nameOf(), attempt, of: tries, oldest });
      await sleep(pauseMilliseconds);
    }
  }
}

/** Sets the lock timeout of the session, or of the transaction if `isLocal`; 0 means none. */
const boundLocks = <Schema>(db: Kysely<Schema>, milliseconds: number, isLocal: boolean) =>
  sql`SELECT set_config('lock_timeout', ${String(milliseconds)}, ${isLocal})`.execute(db);

/** Wraps a migration with a lock timeout, which ends with its transaction. */
const withLockTimeout = (migration: Migration, milliseconds: number): Migration => ({
  async up(db: Kysely<unknown>) {
    await boundLocks(db, milliseconds, true);
    await migration.up(db);
  },
});

/** Names of the migrations that have run in the database. */
export async function executedNames<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ is_there: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS is_there`.execute(db);
  if (!tables[0]?.is_there) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Accepts migrations that a later release has run: its schema serves this one too.
 *
 * @throws StartupError if one has removed what this program needs
 */
function laterMigrations(executed: readonly string[], migrations: Migrations): Migrations {
  const laterNames = executed.filter((name) => !Object.hasOwn(migrations, name));
  const contract = laterNames.find((name) => name.endsWith(CONTRACT));
  if (contract !== undefined) {
    throw new StartupError(
      `The database is too new for this release (${contract}). Start the release that it belongs to.`,
    );
  }
  return Object.fromEntries(laterNames.map((name) => [name, migrationOf([])]));
}

/** Runs all of these in one transaction; returns the names of those that were pending. */
async function migrateTogether<Schema>(
  db: Kysely<Schema>,
  migrations: Migrations,
  options: MigrateOptions,
): Promise<string[]> {
  const { lockMilliseconds } = options.patience ?? PATIENCE;
  const entries = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    isStepwise(migration) ? migrationOf([]) : withLockTimeout(migration, lockMilliseconds),
  ]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(entries)) },
    // migrations of two areas are written in parallel and may land in either order
    allowUnorderedMigrations: true,
  });
  let currentName = 'the set';
  const run = async () => {
    const { error, results = [] } = await migrator.migrateToLatest();
    currentName = results.find((result) => result.status === 'Error')?.migrationName ?? currentName;
    if (error) throw error;
    return results.map((result) => result.migrationName);
  };
  return withRetries(db, options, () => currentName, run).catch((error: unknown) => {
    throw migrationError(currentName, error);
  });
}

function migrationError(name: string, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : 'unknown';
  return new StartupError(`The database could not be brought up to date (${name}): ${reason}`);
}

/** Runs the remaining statements; only index builds may wait for locks without a limit. */
async function runRemaining<Schema>(
  session: Kysely<Schema>,
  name: string,
  migration: StepwiseMigration,
  options: MigrateOptions,
): Promise<void> {
  const { lockMilliseconds } = options.patience ?? PATIENCE;
  for (;;) {
    const [statement] = await migration.pendingStatements(session);
    if (statement === undefined) return;
    const mayTakeLong = /\bINDEX CONCURRENTLY\b/i.test(statement);
    await boundLocks(session, mayTakeLong ? 0 : lockMilliseconds, false);
    await withRetries(
      session,
      options,
      () => name,
      () => sql.raw(statement).execute(session),
    );
  }
}

/** Runs what is left of a stepwise migration; `false` if another process has completed it. */
async function runStepwise<Schema>(
  db: Kysely<Schema>,
  name: string,
  migration: StepwiseMigration,
  options: MigrateOptions,
): Promise<boolean> {
  return db.connection().execute(async (session) => {
    const tryLock = async () => {
      const { rows } = await sql<{ mine: boolean }>`
        SELECT pg_try_advisory_lock(${STEPWISE_LOCK}) AS mine`.execute(session);
      return rows[0]?.mine === true;
    };
    while (!(await tryLock())) await sleep(POLL_MILLISECONDS);
    try {
      if ((await executedNames(session)).includes(name)) return false;
      await runRemaining(session, name, migration, options);
      await sql`INSERT INTO kysely_migration (name, timestamp)
        VALUES (${name}, ${new Date().toISOString()})`.execute(session);
      return true;
    } catch (error) {
      throw migrationError(name, error);
    } finally {
      await sql`RESET lock_timeout`.execute(session);
      await sql`SELECT pg_advisory_unlock(${STEPWISE_LOCK})`.execute(session);
    }
  });
}

/**
 * Runs pending migrations, each once; returns their names.
 *
 * @throws StartupError if the database is too new for this program or a migration fails.
 */
export async function migrateToLatest<Schema>(
  db: Kysely<Schema>,
  migrations: Migrations,
  options: MigrateOptions = {},
): Promise<string[]> {
  const executed = await executedNames(db);
  const allMigrations = { ...migrations, ...laterMigrations(executed, migrations) };
  const done = new Set(executed);
  const ran: string[] = [];
  const runTogether = async (names: readonly string[]): Promise<void> => {
    const selected = Object.entries(allMigrations).filter(
      ([name]) => done.has(name) || names.includes(name),
    );
    try {
      ran.push(...(await migrateTogether(db, Object.fromEntries(selected), options)));
      for (const name of names) done.add(name);
    } catch (error) {
      // another process may have run one in the meantime that is missing from this set
      const executedMeanwhile = (await executedNames(db)).filter((name) => !done.has(name));
      if (
        !executedMeanwhile.some(
          (name) => Object.hasOwn(allMigrations, name) && !names.includes(name),
        )
      )
        throw error;
      for (const name of executedMeanwhile) done.add(name);
      await runTogether(names);
    }
  };
  let pendingNames: string[] = [];
  for (const [name, migration] of Object.entries(allMigrations).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    if (!isStepwise(migration)) {
      pendingNames.push(name);
    } else if (!done.has(name)) {
      await runTogether(pendingNames);
      pendingNames = [];
      if (await runStepwise(db, name, migration, options)) ran.push(name);
      done.add(name);
    }
  }
  await runTogether(pendingNames);
  return ran;
}
