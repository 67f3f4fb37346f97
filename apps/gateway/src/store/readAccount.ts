import { selectIn } from './inAccount.ts';
import type { Trx } from './schema.ts';

/** Reads an account; `undefined` if it doesn't exist. */
export const readAccount = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'accounts').selectAll().executeTakeFirst();

/** Reads an account that is known to exist. */
export const requireAccount = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'accounts').selectAll().executeTakeFirstOrThrow();
