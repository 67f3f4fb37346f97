import {
  FUND_FEE_BASIS_POINTS,
  isMethodUsable,
  methodChangeEffectiveAt,
  PENDING_STAGES,
  type FundingMethodRecord,
  fundingMethodRecord,
} from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { hasRow } from '../../store/hasRow.ts';
import { selectIn } from '../../store/inAccount.ts';
import { factsOf } from '../../store/factsOf.ts';
import type { Row } from '../../store/schema.ts';

/** Converts a row to its API shape. */
export const toMethod = (row: Row<'funding_methods'>, now: Date): FundingMethodRecord => ({
  ...factsOf(fundingMethodRecord, row),
  methodId: row.id,
  feeBasisPoints: FUND_FEE_BASIS_POINTS[row.type],
  isUsable: isMethodUsable(
    { state: row.state, usableFrom: row.usable_from, removedAt: row.removed_at },
    now,
  ),
});

type MethodContext = Pick<AccountContext, 'trx' | 'account' | 'now'>;

/** Current methods, including removed ones until their removal takes effect. */
export const methodsOf = ({ trx, account, now }: MethodContext) =>
  selectIn(trx, account.account_id, 'funding_methods')
    .selectAll()
    .where((e) => e.or([e('removed_at', 'is', null), e('removed_at', '>', now.toISOString())]));

/** Locks a current method until the transaction ends. @throws Refusal `fundingMethod.notFound` */
export async function lockMethod(
  context: MethodContext,
  methodId: string,
): Promise<Row<'funding_methods'>> {
  return methodsOf(context)
    .where('id', '=', methodId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('fundingMethod'));
}

/** Locks a method that can move money now. @throws Refusal */
export async function usableMethod(
  context: MethodContext,
  methodId: string,
): Promise<FundingMethodRecord> {
  const method = toMethod(await lockMethod(context, methodId), context.now);
  if (!method.isUsable) throw new Refusal(409, 'funds.methodNotUsable');
  return method;
}

/** When a change to the methods applies: now, or within a day if money is in transit. [FUND-08] */
export async function changeAppliesAt({ trx, account, now }: MethodContext): Promise<string> {
  const isInTransit = await hasRow(
    selectIn(trx, account.account_id, 'transfers').where('stage', 'in', PENDING_STAGES),
  );
  return methodChangeEffectiveAt(now, isInTransit ? null : now).toISOString();
}
