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

/** Shown where no person acted. */
const SYSTEM_ACTOR = 'system';

/** The disputes that a person may see, with the purchase and the names of their documents. */
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

/** A row as calls carry it. */
const toDispute = (row: DisputeRow, currency: string): Dispute => ({
  ...factsOf(dispute, row),
  disputeId: row.id,
  currency,
  cardLast4: row.last4,
});

/** One dispute as calls carry it. @throws Refusal `dispute.notFound` */
export async function readDispute(context: AccountContext, disputeId: string): Promise<Dispute> {
  const row = await withDocuments(
    visibleDisputes(context).where('q.id', '=', disputeId),
    context.account.account_id,
  ).executeTakeFirstOrThrow(() => notFound('dispute'));
  return toDispute(row, context.account.currency);
}

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

/** Who did what to a dispute, newest first; `actor` null: no person. */
export const readHistory = ({ trx, account }: AccountContext, disputeId: string) =>
  selectIn(trx, account.account_id, 'events as e')
    .leftJoin('people as p', 'p.user_id', 'e.user_id')
    .where('e.subject_type', '=', 'dispute')
    .where('e.subject_id', '=', disputeId)
    .select(['e.id as eventId', 'e.occurred_at as at', 'e.action'])
    .select(sql<string | null>`p.first_name || ' ' || p.last_name`.as('actor'))
    .orderBy('e.id', 'desc')
    .execute();

/** One dispute with who did what to it, newest first. */
export const getDispute: HandlerOf<'getDispute'> = async ({ params: { disputeId } }, context) => {
  const found = await readDispute(context, disputeId);
  const history = await readHistory(context, disputeId);
  return {
    dispute: found,
    waiver: await waiverOf(context, disputeId),
    history: history.map((one) => ({ ...one, actor: one.actor ?? SYSTEM_ACTOR })),
  };
};

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
