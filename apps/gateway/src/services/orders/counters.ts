import { sql } from 'kysely';
import type { Trx } from '../../store/schema.ts';

/** Takes the account's next number of a kind; a rollback returns the number for reuse. */
export async function nextNumber(
  trx: Trx,
  accountId: string,
  counter:
    | 'order'
    | 'dispute'
    | 'statement'
    | 'invoice'
    | 'expressCheck'
    | 'transfer'
    | 'lossReport'
    | 'redemption',
): Promise<number> {
  const { last_value } = await trx
    .insertInto('account_counters')
    .values({ account_id: accountId, counter, last_value: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'counter'])
        .doUpdateSet({ last_value: sql<number>`account_counters.last_value + 1` }),
    )
    .returning('last_value')
    .executeTakeFirstOrThrow();
  return last_value;
}

/**
 * Serializes the orders of an account until the transaction ends, so that two of them cannot add
 * the same new driver or vehicle. Call it before reading what the orders refer to, and before
 * locking cards.
 */
export const lockOrders = (trx: Trx, accountId: string): Promise<void> =>
  lockCounter(trx, accountId, 'order');

/** Serializes the takers of a number until the transaction ends, without taking one. */
export async function lockCounter(
  trx: Trx,
  accountId: string,
  counter: 'order' | 'expressCheck',
): Promise<void> {
  await trx
    .insertInto('account_counters')
    .values({ account_id: accountId, counter, last_value: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'counter'])
        .doUpdateSet({ last_value: sql<number>`account_counters.last_value` }),
    )
    .execute();
}
