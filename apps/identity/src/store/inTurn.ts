import type { Context } from '../context.ts';
import { ownedBy, type Owner } from './owner.ts';

/** Changes what a person has, in one transaction: of one person one change after the other. */
export function inTurn<T>(
  context: Context,
  owner: Owner,
  change: (inside: Context) => Promise<T>,
): Promise<T> {
  return context.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('subject').where(ownedBy(owner)).forUpdate().execute();
    return change({ ...context, db: trx });
  });
}
