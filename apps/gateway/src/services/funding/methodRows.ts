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
import { selectIn } from '../../store/inAccount.ts';
import { factsOf } from '../../store/factsOf.ts';
import type { Row } from '../../store/schema.ts';

/** A method as calls carry it. */
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

/** Methods that are there, and those that still count until their removal takes effect. */
export const methodsOf = ({ trx, account, now }: MethodContext) =>
  selectIn(trx, account.account_id, 'funding_methods')
    .selectAll()
    .where((e) => e.or([e('removed_at', 'is', null), e('removed_at', '>', now.toISOString())]));

/** A method that is there, held until the transaction ends. @throws Refusal `fundingMethod.notFound` */
export async function lockMethod(
  context: MethodContext,
  methodId: string,
): Promise<Row<'funding_methods'>> {
  return methodsOf(context)
    .where('id', '=', methodId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('fundingMethod'));
}

/** A method by which money can be moved now. @throws Refusal */
export async function usableMethod(
  context: MethodContext,
  methodId: string,
): Promise<FundingMethodRecord> {
  const method = toMethod(await lockMethod(context, methodId), context.now);
  if (!method.isUsable) throw new Refusal(409, 'funds.methodNotUsable');
  return method;
}

/** When a change of the methods counts: at once, or while money is on its way within a day. [FUND-08] */
export async function changeCountsFrom({ trx, account, now }: MethodContext): Promise<string> {
  const pending = await selectIn(trx, account.account_id, 'transfers')
    .select('id')
    .where('stage', 'in', PENDING_STAGES)
    .limit(1)
    .executeTakeFirst();
  return methodChangeEffectiveAt(now, pending ? null : now).toISOString();
}
