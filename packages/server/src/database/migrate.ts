import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StartupError } from '../errors.ts';

/** Migrations by name; what is new runs in the order of its names. */
export type Migrations = Readonly<Record<string, Migration>>;

/** A migration that runs statements one after the other. */
export const migrationOf = (statements: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/**
 * Runs what has not run yet, each migration once. Answers the names of those that ran now.
 *
 * @throws StartupError when the database is newer than this program or a migration fails.
 */
export async function migrateToLatest<Schema>(
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
  if (error) {
    const failed = results.find((one) => one.status === 'Error')?.migrationName ?? 'the set';
    const why = error instanceof Error ? error.message : 'unknown';
    throw new StartupError(`The database could not be brought up to date (${failed}): ${why}`);
  }
  return results.map((one) => one.migrationName);
}
