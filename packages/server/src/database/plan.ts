import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { executedNames, isStepwise, type Migrations } from './migrate.ts';
import { recorder } from './recorder.ts';

/** A statement that a migration will run, and who has to wait for its locks. */
export interface PlannedStatement {
  readonly statement: string;
  readonly locks: string;
}
export interface PlannedMigration {
  readonly name: string;
  readonly statements: readonly PlannedStatement[];
}

const NOTHING = 'nothing waits';
const writes = (table: string) => `writes to ${table} wait`;
const readsAndWrites = (table: string) => `reads and writes of ${table} wait`;
const LONG = 'while all of its rows are read';

/** Parts of ALTER TABLE that read or rewrite every row, unless `READS_NONE` matches too. */
const READS_ROWS =
  /\b(?:CHECK|UNIQUE|PRIMARY KEY|EXCLUDE|FOREIGN KEY|SET NOT NULL|STORED)\b|\bALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE\b|\bDEFAULT (?!now\b)\w+\(/i;
const READS_NONE = /\bNOT VALID\b|\bUSING INDEX\b/i;
const whileReading = (waits: string, statement: string) =>
  READS_ROWS.test(statement) && !READS_NONE.test(statement) ? `${waits} ${LONG}` : waits;

/**
 * Who waits for a statement's locks, by how the statement begins; the first match counts. The first
 * group is the table.
 */
const LOCKS: readonly (readonly [RegExp, (table: string, statement: string) => string])[] = [
  [/^(?:CREATE (?:UNIQUE )?|DROP )INDEX CONCURRENTLY/i, () => NOTHING],
  // the index is empty and committed immediately
  [/^CREATE (?:UNIQUE )?INDEX \w+ ON ONLY (\w+)/i, (table) => `${writes(table)} for a moment`],
  [
    /^ALTER INDEX \w+ ATTACH PARTITION (\w+)/i,
    (index) => `${readsAndWrites(`the table of ${index}`)} for a moment`,
  ],
  [/^CREATE (?:UNIQUE )?INDEX .*?\bON (\w+)/i, (table) => `${writes(table)} ${LONG}`],
  [/^DROP INDEX/i, () => readsAndWrites('its table')],
  [/^ALTER TABLE .* VALIDATE CONSTRAINT/i, () => NOTHING],
  [
    /^ALTER TABLE (?:ONLY )?(\w+) ADD (?:CONSTRAINT \w+ )?FOREIGN KEY(?!.*, (?:ADD|ALTER|DROP) )/i,
    (table, statement) => whileReading(writes(table), statement),
  ],
  [
    /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\w+)/i,
    (table, statement) => whileReading(readsAndWrites(table), statement),
  ],
  [
    /^DROP TABLE (?:IF EXISTS )?(\w+)/i,
    (table) => readsAndWrites(`${table} and of what it refers to`),
  ],
  [/^TRUNCATE (?:TABLE )?(\w+)/i, readsAndWrites],
  [/^CREATE TABLE .*? PARTITION OF (\w+)/i, readsAndWrites],
  [/^CREATE (?:OR REPLACE )?TRIGGER .*?\bON (\w+)/i, writes],
  [/^DROP TRIGGER .*?\bON (\w+)/i, readsAndWrites],
  [
    /^DO .*?\bUPDATE (\w+).*\bCOMMIT;/i,
    (table) => `writes to the same rows of ${table} wait for a moment`,
  ],
  [/^DROP FUNCTION/i, () => `${NOTHING}, but calls of it fail from then on`],
  [/^CREATE OR REPLACE FUNCTION/i, () => `${NOTHING}, and every release calls the new one`],
  [
    /^(?:UPDATE|DELETE FROM|INSERT INTO) (\w+)/i,
    (table) => `writes to the same rows of ${table} wait`,
  ],
  [/^(?:CREATE (?:TABLE|FUNCTION|EXTENSION|TYPE|SEQUENCE)|COMMENT|SET) /i, () => NOTHING],
];
const CREATES_TABLE = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i;
const TABLE = /^(?:CREATE|ALTER) TABLE/i;
const REFERS = /\bREFERENCES (\w+)/gi;

/** Who waits from a statement until its migration commits; nobody for the plan's own tables. */
function lockOf(text: string, createdTables: ReadonlySet<string>): string {
  const statement = text.replaceAll(/\s+/g, ' ');
  const ownLocks = LOCKS.flatMap(([pattern, describe]) => {
    const [match, table = ''] = pattern.exec(statement) ?? [];
    return match === undefined
      ? []
      : [createdTables.has(table) ? NOTHING : describe(table, statement)];
  });
  const references = TABLE.test(statement) ? [...statement.matchAll(REFERS)] : [];
  const otherLocks = [...new Set(references.map(([, table = '']) => table))]
    .filter((table) => !createdTables.has(table))
    .map(writes);
  const waits = [ownLocks[0] ?? 'unknown: read the statement', ...otherLocks];
  return waits.filter((wait) => wait !== NOTHING).join('; ') || NOTHING;
}

/** Records what a migration sends to a database that returns nothing. */
async function statementsOf(migration: Migration): Promise<string[]> {
  const statements: string[] = [];
  await migration.up(recorder((query) => void statements.push(query.sql.trim())));
  // what a migration queries first changes nothing
  return statements.filter((statement) => !/^SELECT/i.test(statement));
}

/** The pending migrations, with their statements. Changes nothing. */
export async function planMigrations<Schema>(
  db: Kysely<Schema>,
  migrations: Migrations,
): Promise<PlannedMigration[]> {
  const executed = await executedNames(db);
  const planned: PlannedMigration[] = [];
  const createdTables = new Set<string>();
  for (const name of Object.keys(migrations).toSorted()) {
    const migration = migrations[name];
    if (!migration || executed.includes(name)) continue;
    const statements = isStepwise(migration)
      ? await db.connection().execute((session) => migration.pendingStatements(session))
      : await statementsOf(migration);
    planned.push({
      name,
      statements: statements.map((statement) => {
        const [, table] = CREATES_TABLE.exec(statement) ?? [];
        if (table !== undefined) createdTables.add(table);
        return { statement, locks: lockOf(statement, createdTables) };
      }),
    });
  }
  return planned;
}
