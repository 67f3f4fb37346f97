import { type Dispute, dispute } from '@forecourt/validation';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { factsOf } from '../../store/factsOf.ts';
import { sameAccount, samePurchase, selectIn } from '../../store/inAccount.ts';
import { newestPage } from '../../store/newestPage.ts';
import { inFleets } from '../../store/scope.ts';
import { waiverOf } from '../addOns/waiverClaims.ts';
import { historyOf } from '../events/historyOf.ts';

/** The actor of history entries not caused by a person. */
const SYSTEM_ACTOR = 'system';

/** Disputes that the person may see, joined to their purchases, cards, and sites. */
function visibleDisputes({ trx, account, fleetIds }: AccountContext) {
  return selectIn(trx, account.account_id, 'disputes as q')
    .innerJoin('transactions as t', (on) => samePurchase(on, 't', 'q', 'transaction_on'))
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 't.card_id'))
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .where(inFleets('q.fleet_id', fleetIds));
}

const withDocuments = (disputes: ReturnType<typeof visibleDisputes>, accountId: string) =>
  disputes
    .selectAll('q')
    .select(['t.transaction_number', 'c.last4', 's.name as site_name'])
    .select((e) =>
      jsonArrayFrom(
        e
          .selectFrom('dispute_documents as d')
          .where('d.account_id', '=', accountId)
          .whereRef('d.dispute_id', '=', 'q.id')
          .select(['d.id as documentId', 'd.name'])
          .select(sql<number>`octet_length(d.content)`.as('bytes'))
          .select(
            sql<string>`to_char(d.added_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
              'addedAt',
            ),
          )
          .orderBy('d.id'),
      ).as('documents'),
    );
type DisputeRow = Awaited<ReturnType<ReturnType<typeof withDocuments>['executeTakeFirstOrThrow']>>;

/** Converts a row to the contract's format. */
const toDispute = (row: DisputeRow, currency: string): Dispute => ({
  ...factsOf(dispute, row),
  disputeId: row.id,
  currency,
  cardLast4: row.last4,
});

/** Reads one dispute in the contract's format. @throws Refusal `dispute.notFound` */
export async function readDispute(context: AccountContext, disputeId: string): Promise<Dispute> {
  const row = await withDocuments(
    visibleDisputes(context).where('q.id', '=', disputeId),
    context.account.account_id,
  ).executeTakeFirstOrThrow(() => notFound('dispute'));
  return toDispute(row, context.account.currency);
}

/** Lists the account's disputes, newest first. */
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

/** Returns one dispute with its waiver claim and its history, newest first. */
export const getDispute: HandlerOf<'getDispute'> = async ({ params: { disputeId } }, context) => {
  const details = await readDispute(context, disputeId);
  const history = await historyOf(context, 'dispute', disputeId).orderBy('e.id', 'desc').execute();
  return {
    dispute: details,
    waiver: await waiverOf(context, disputeId),
    history: history.map((entry) => ({ ...entry, actor: entry.actor ?? SYSTEM_ACTOR })),
  };
};

/** Returns one document of a dispute that the person may see. */
export const getDisputeDocument: HandlerOf<'getDisputeDocument'> = async ({ params }, context) => {
  await readDispute(context, params.disputeId);
  const document = await selectIn(context.trx, context.account.account_id, 'dispute_documents')
    .select(['name', 'content'])
    .where('dispute_id', '=', params.disputeId)
    .where('id', '=', params.documentId)
    .executeTakeFirstOrThrow(() => notFound('dispute'));
  return { name: document.name, contentBase64: Buffer.from(document.content).toString('base64') };
};
