import { type ExpressCheck, expressCheck } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import { factsOf } from '../../store/factsOf.ts';
import { inFleets } from '../../store/scope.ts';

/** The express checks that a person may see. */
export const visibleChecks = ({ trx, account, fleetIds }: AccountContext) =>
  selectIn(trx, account.account_id, 'express_checks as k')
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'k.fleet_id'))
    .innerJoin('people as i', 'i.user_id', 'k.issued_by')
    .leftJoin('people as a', 'a.user_id', 'k.approved_by')
    .where(inFleets('k.fleet_id', fleetIds));
export type VisibleChecks = ReturnType<typeof visibleChecks>;

export const withNames = (checks: VisibleChecks) =>
  checks
    .selectAll('k')
    .select('f.name as fleet_name')
    .select(sql<string>`i.first_name || ' ' || i.last_name`.as('issuer'))
    .select(sql<string | null>`a.first_name || ' ' || a.last_name`.as('approver'));
type CheckRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

/** A row as calls carry it: of the code only the last four digits. [ENT-40] */
export const toCheck = (
  row: CheckRow,
  { account, person }: Pick<AccountContext, 'account' | 'person'>,
): ExpressCheck => ({
  ...factsOf(expressCheck, row),
  currency: account.currency,
  checkId: row.id,
  issuedBy: row.issuer,
  approvedBy: row.approver,
  isOwn: row.issued_by === person.user_id,
});

/** One check as calls carry it. @throws Refusal `expressCheck.notFound` */
export async function readCheck(context: AccountContext, checkId: string): Promise<ExpressCheck> {
  const row = await withNames(
    visibleChecks(context).where('k.id', '=', checkId),
  ).executeTakeFirstOrThrow(() => notFound('expressCheck'));
  return toCheck(row, context);
}

/** One check that no one else changes until the transaction ends. @throws Refusal */
export async function lockCheck(context: AccountContext, checkId: string) {
  return visibleChecks(context)
    .where('k.id', '=', checkId)
    .selectAll('k')
    .forUpdate('k')
    .executeTakeFirstOrThrow(() => notFound('expressCheck'));
}
