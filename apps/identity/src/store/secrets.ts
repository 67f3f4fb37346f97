import { newSecret } from '../security/hashes.ts';
import type { Db } from './schema.ts';

/** Returns a named random secret, which is created on first use and stored. */
export async function persistentSecret(db: Db, name: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
