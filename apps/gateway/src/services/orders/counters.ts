import { sql } from 'kysely';
import type { Trx } from '../../store/schema.ts';

/** Takes the account's next number of a kind; numbers of a transaction that fails are given again. */
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
 * Lets the orders of one account come one after the other until the transaction ends, so that two
 * of them cannot enter the same new driver or vehicle. Call it before reading what they name.
 */
export const holdOrders = (trx: Trx, accountId: string): Promise<void> =>
  holdCounter(trx, accountId, 'order');

/** Lets what takes this number come one after the other until the transaction ends; takes none. */
export async function holdCounter(
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
