import { sql, type QueryExecutorProvider } from 'kysely';

/** The tables that have rows; a partitioned one can be given as a whole or by its partitions. */
export async function filledTables(
  db: QueryExecutorProvider,
  tables: readonly string[],
): Promise<string[]> {
  if (tables.length === 0) return [];
  const checks = tables.map((name) => sql`EXISTS (SELECT FROM ${sql.table(name)})`);
  const { rows } = await sql<{ has: boolean[] }>`SELECT ARRAY[${sql.join(checks)}] AS has`.execute(
    db,
  );
  return tables.filter((_, index) => rows[0]?.has[index]);
}
