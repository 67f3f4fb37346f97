import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migrations } from './migrate.ts';

/** A statement that a migration will run, and who waits for it. */
export interface PlannedStatement {
  readonly statement: string;
  readonly locks: string;
}
export interface PlannedMigration {
  readonly name: string;
  readonly statements: readonly PlannedStatement[];
}

/** What a statement locks, by how it begins; the first that fits counts. */
const LOCKS: readonly (readonly [RegExp, string])[] = [
  [/^CREATE (UNIQUE )?INDEX CONCURRENTLY/i, 'nothing waits'],
  [/^CREATE (UNIQUE )?INDEX/i, 'writes to the table wait'],
  [/^ALTER TABLE .* VALIDATE CONSTRAINT/is, 'nothing waits'],
  [/^(ALTER|DROP) TABLE/i, 'reads and writes of the table wait'],
  [/^(DROP INDEX|TRUNCATE)/i, 'reads and writes of the table wait'],
  [/^CREATE TRIGGER/i, 'writes to the table wait'],
  [/^(UPDATE|DELETE|INSERT)/i, 'writes to the same rows wait'],
];

const lockOf = (statement: string): string =>
  LOCKS.find(([begins]) => begins.test(statement))?.[1] ?? 'nothing waits';

/** The migrations that have not run yet, with their statements. Touches nothing. */
export async function planMigrations<Schema>(
  db: Kysely<Schema>,
  migrations: Migrations,
): Promise<PlannedMigration[]> {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const known = await new Migrator({ db, provider }).getMigrations();
  const planned: PlannedMigration[] = [];
  for (const { name, migration, executedAt } of known) {
    if (executedAt !== undefined) continue;
    const statements: string[] = [];
    await migration.up(
      new Kysely<unknown>({
        dialect: {
          createAdapter: () => new PostgresAdapter(),
          createDriver: () => new DummyDriver(),
          createIntrospector: (of) => new PostgresIntrospector(of),
          createQueryCompiler: () => new PostgresQueryCompiler(),
        },
        log: ({ query }) => void statements.push(query.sql.trim()),
      }),
    );
    planned.push({
      name,
      statements: statements
        // what a migration asks first changes nothing
        .filter((statement) => !/^SELECT/i.test(statement))
        .map((statement) => ({ statement, locks: lockOf(statement) })),
    });
  }
  return planned;
}
