import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import { newestPage } from '../../store/newestPage.ts';
import { waiverOf } from '../addOns/waiverClaims.ts';
import { readDispute, toDispute, visibleDisputes, withDocuments } from './disputeRows.ts';

/** Shown where no person acted. */
const SYSTEM_ACTOR = 'system';

/** Disputes of the account, newest first. */
export const listDisputes: HandlerOf<'listDisputes'> = async ({ query }, context) => {
  const { status, transactionId } = query;
  const { account_id, currency } = context.account;
  let matching = visibleDisputes(context);
  if (status) matching = matching.where('q.status', '=', status);
  if (transactionId) matching = matching.where('q.transaction_id', '=', transactionId);
  return newestPage(withDocuments(matching, account_id), query, {
    by: 'q.filed_at',
    toItem: (row) => toDispute(row, currency),
  });
};

/** Who did what to a dispute, newest first. */
export async function readHistory({ trx, account }: AccountContext, disputeId: string) {
  return selectIn(trx, account.account_id, 'events as e')
    .leftJoin('people as p', 'p.user_id', 'e.user_id')
    .where('e.subject_type', '=', 'dispute')
    .where('e.subject_id', '=', disputeId)
    .select(['e.id as eventId', 'e.occurred_at as at', 'e.action'])
    .select(sql<string>`coalesce(p.first_name || ' ' || p.last_name, ${SYSTEM_ACTOR})`.as('actor'))
    .orderBy('e.id', 'desc')
    .execute();
}

/** One dispute with who did what to it, newest first. */
export const getDispute: HandlerOf<'getDispute'> = async ({ params }, context) => ({
  dispute: await readDispute(context, params.disputeId),
  waiver: await waiverOf(context, params.disputeId),
  history: await readHistory(context, params.disputeId),
});

/** The content of one document of a dispute that the person may see. */
export const getDisputeDocument: HandlerOf<'getDisputeDocument'> = async ({ params }, context) => {
  await readDispute(context, params.disputeId);
  const found = await selectIn(context.trx, context.account.account_id, 'dispute_documents')
    .select(['name', 'content'])
    .where('dispute_id', '=', params.disputeId)
    .where('id', '=', params.documentId)
    .executeTakeFirstOrThrow(() => notFound('dispute'));
  return { name: found.name, contentBase64: Buffer.from(found.content).toString('base64') };
};
