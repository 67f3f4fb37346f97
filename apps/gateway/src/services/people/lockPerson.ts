import type { Trx } from '../../store/schema.ts';

/** Locks the person until the transaction ends, like `lockAccount`, for rows of no account. */
export async function lockPerson(trx: Trx, userId: string): Promise<void> {
  await trx
    .selectFrom('people')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
