import { sql, type Kysely } from 'kysely';

/**
 * A migration whose statements are committed one by one. If it fails halfway, it keeps what is done
 * and resumes from there.
 */
export interface StepwiseMigration {
  /** The statements that this database still needs. */
  readonly pendingStatements: <S>(db: Kysely<S>) => Promise<readonly string[]>;
}

export interface NewIndex {
  readonly name: string;
  readonly table: string;
  /** What follows the table: `(account_id, issued_on DESC)`, with any `USING` and `WHERE`. */
  readonly on: string;
  readonly isUnique?: boolean;
}

interface FoundIndex {
  readonly name: string;
  readonly is_valid: boolean;
}
interface Part {
  readonly name: string;
  readonly is_attached: boolean;
}

async function findIndex<S>(db: Kysely<S>, name: string): Promise<FoundIndex | undefined> {
  const { rows } = await sql<FoundIndex>`
    SELECT relname AS name, indisvalid AS is_valid FROM pg_index JOIN pg_class ON oid = indexrelid
    WHERE oid = to_regclass(${name})`.execute(db);
  return rows[0];
}

/** A table's partitions, and which have their part of the index; `undefined` for a plain table. */
async function findParts<S>(db: Kysely<S>, { name, table }: NewIndex): Promise<Part[] | undefined> {
  const { rows: kinds } = await sql<{ relkind: string }>`
    SELECT relkind FROM pg_class WHERE oid = to_regclass(${table})`.execute(db);
  if (kinds[0]?.relkind !== 'p') return undefined;
  const { rows } = await sql<Part>`
    SELECT c.relname AS name, EXISTS (SELECT FROM pg_inherits a JOIN pg_index i ON i.indexrelid = a.inhrelid
      WHERE a.inhparent = to_regclass(${name}) AND i.indrelid = c.oid) AS is_attached
    FROM pg_inherits p JOIN pg_class c ON c.oid = p.inhrelid
    WHERE p.inhparent = to_regclass(${table}) ORDER BY c.relname`.execute(db);
  return rows;
}

/** Statements that build an index of a plain table, after dropping an unfinished one. */
async function build<S>(db: Kysely<S>, { name, table, on, isUnique }: NewIndex): Promise<string[]> {
  const existing = await findIndex(db, name);
  if (existing?.is_valid) return [];
  return [
    ...(existing ? [`DROP INDEX CONCURRENTLY ${name}`] : []),
    `CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY ${name} ON ${table} ${on}`,
  ];
}

/** The same for each partition; partitions created later have the index from the start. */
async function buildParts<S>(
  db: Kysely<S>,
  index: NewIndex,
  parts: readonly Part[],
): Promise<string[]> {
  const { name, table, on, isUnique } = index;
  const statements: string[] = [];
  if (!(await findIndex(db, name)))
    statements.push(`CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX ${name} ON ONLY ${table} ${on}`);
  for (const part of parts.filter((one) => !one.is_attached)) {
    const partIndex = `${name}_${part.name.replace(`${table}_`, '')}`;
    statements.push(...(await build(db, { ...index, name: partIndex, table: part.name })));
    statements.push(`ALTER INDEX ${name} ATTACH PARTITION ${partIndex}`);
  }
  return statements;
}

/**
 * Builds indexes on tables that may be large, without blocking reads and writes. For tables that a
 * migration creates itself, a plain `CREATE INDEX` is enough.
 */
export function indexesOf(indexes: readonly NewIndex[]): StepwiseMigration {
  const remainingFor = async <S>(db: Kysely<S>, index: NewIndex) => {
    const parts = await findParts(db, index);
    return parts ? buildParts(db, index, parts) : build(db, index);
  };
  return {
    async pendingStatements<S>(db: Kysely<S>) {
      return (await Promise.all(indexes.map((index) => remainingFor(db, index)))).flat();
    },
  };
}
