import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import { executedNames, type Migrations } from './migrate.ts';

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
  [/^(CREATE (UNIQUE )?|DROP )INDEX CONCURRENTLY/i, 'nothing waits'],
  // empty, and held for a moment
  [/^CREATE (UNIQUE )?INDEX \w+ ON ONLY|^ALTER INDEX .* ATTACH/i, 'nothing waits'],
  [/^CREATE (UNIQUE )?INDEX/i, 'writes to the table wait'],
  [/^ALTER TABLE .* VALIDATE CONSTRAINT/is, 'nothing waits'],
  [/^(ALTER|DROP) TABLE/i, 'reads and writes of the table wait'],
  [/^(DROP INDEX|TRUNCATE)/i, 'reads and writes of the table wait'],
  [/^CREATE TRIGGER/i, 'writes to the table wait'],
  [/^(UPDATE|DELETE|INSERT)/i, 'writes to the same rows wait'],
];

const lockOf = (statement: string): string =>
  LOCKS.find(([begins]) => begins.test(statement))?.[1] ?? 'nothing waits';

/** What a migration sends; nothing answers. */
async function statementsOf(migration: Migration): Promise<string[]> {
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
  // what a migration asks first changes nothing
  return statements.filter((statement) => !/^SELECT/i.test(statement));
}

/** The migrations that have not run yet, with their statements. Changes nothing. */
export async function planMigrations<Schema>(
  db: Kysely<Schema>,
  migrations: Migrations,
): Promise<PlannedMigration[]> {
  const executed = await executedNames(db);
  const planned: PlannedMigration[] = [];
  for (const name of Object.keys(migrations).toSorted()) {
    const migration = migrations[name];
    if (!migration || executed.includes(name)) continue;
    const statements =
      'left' in migration
        ? await db.connection().execute((session) => migration.left(session))
        : await statementsOf(migration);
    planned.push({
      name,
      statements: statements.map((statement) => ({ statement, locks: lockOf(statement) })),
    });
  }
  return planned;
}
