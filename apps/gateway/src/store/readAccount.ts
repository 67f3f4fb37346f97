import { selectIn } from './inAccount.ts';
import type { Trx } from './schema.ts';

/** An account as it is kept; undefined: there is none. */
export const readAccount = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'accounts').selectAll().executeTakeFirst();

/** An account that is known to be there. */
export const requireAccount = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'accounts').selectAll().executeTakeFirstOrThrow();
