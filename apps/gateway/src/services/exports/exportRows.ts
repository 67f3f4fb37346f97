import { type FileExport, fileExport } from '@forecourt/api-client/contract';
import { EXPORT_STATES, isExportUnderWay } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { notFound, refusedAt } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import { factsOf } from '../../store/factsOf.ts';
import type { Row } from '../../store/schema.ts';
import { hasFleets } from '../../store/scope.ts';

/** States of exports that are not finished. */
export const UNDER_WAY = EXPORT_STATES.filter(isExportUnderWay);

/** The current state: a ready file past its expiration counts as expired. [RPT-05] */
export const stateOf = (
  { state, expires_at }: Row<'file_exports'>,
  now: Date,
): Row<'file_exports'>['state'] =>
  state === 'ready' && expires_at !== null && expires_at <= now.toISOString() ? 'expired' : state;

/** Converts a row to the contract's format. */
export const toExport = (row: Row<'file_exports'>, now: Date): FileExport => ({
  ...factsOf(fileExport, row),
  exportId: row.id,
  state: stateOf(row, now),
});

/**
 * Requires the person to still have every fleet that they had when they requested the file, since
 * the file covers all of those.
 *
 * @throws Refusal `access.denied` [USER-20]
 */
export function requireMadeWithin(
  { fleetIds }: Pick<AccountContext, 'fleetIds'>,
  { made_within: madeWithin }: Pick<Row<'file_exports'>, 'made_within'>,
): void {
  if (madeWithin === null || hasFleets(fleetIds, madeWithin.fleetIds)) return;
  throw refusedAt(403, 'access.denied', '', 'access.fleet');
}

/** The caller's exports in the account. */
export const ownExports = ({ trx, account, person }: AccountContext) =>
  selectIn(trx, account.account_id, 'file_exports as x')
    .selectAll('x')
    .where('x.user_id', '=', person.user_id);

/** Locks one of the caller's exports. @throws Refusal `export.notFound` */
export async function lockExport(
  context: AccountContext,
  exportId: string,
): Promise<Row<'file_exports'>> {
  return ownExports(context)
    .where('x.id', '=', exportId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('export'));
}
