import { sql, type Kysely } from 'kysely';

/** Whether the database responds to a query. */
export async function answers<Schema>(db: Kysely<Schema>): Promise<boolean> {
  try {
    await sql`SELECT 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
