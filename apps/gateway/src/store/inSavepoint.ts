import { sql } from 'kysely';
import type { Trx } from './schema.ts';

/**
 * Runs `run` in a savepoint. If it fails, rolls its writes back and returns what `onFailure` makes
 * of the failure, unless that throws because it does not expect it.
 */
export async function inSavepoint<T, F>(
  trx: Trx,
  run: () => Promise<T>,
  onFailure: (failure: unknown) => F,
): Promise<T | F> {
  await sql`SAVEPOINT attempt`.execute(trx);
  try {
    const result = await run();
    await sql`RELEASE SAVEPOINT attempt`.execute(trx);
    return result;
  } catch (failure) {
    const outcome = onFailure(failure);
    await sql`ROLLBACK TO SAVEPOINT attempt`.execute(trx);
    return outcome;
  }
}
