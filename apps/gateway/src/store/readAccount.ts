import type { Trx } from './schema.ts';

/** An account as it is kept; undefined: there is none. */
export const readAccount = (trx: Trx, accountId: string) =>
  trx.selectFrom('accounts').selectAll().where('account_id', '=', accountId).executeTakeFirst();
