import type { Context } from '../context.ts';
import { ownedBy, type Owner } from './owner.ts';

/** Runs a change in a transaction that locks the person, so that their changes run in turn. */
export function withPersonLocked<T>(
  context: Context,
  owner: Owner,
  change: (trxContext: Context) => Promise<T>,
): Promise<T> {
  return context.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('subject').where(ownedBy(owner)).forUpdate().execute();
    return change({ ...context, db: trx });
  });
}
