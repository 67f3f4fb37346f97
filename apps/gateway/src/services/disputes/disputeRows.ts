import { type Dispute, dispute } from '@forecourt/validation';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AccountContext } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { sameAccount, selectIn, samePurchase } from '../../store/inAccount.ts';
import { factsOf } from '../../store/factsOf.ts';
import { inFleets } from '../../store/scope.ts';

/** The disputes that a person may see, with the purchase and the names of their documents. */
export function visibleDisputes({ trx, account, fleetIds }: AccountContext) {
  return selectIn(trx, account.account_id, 'disputes as q')
    .innerJoin('transactions as t', (on) => samePurchase(on, 't', 'q', 'transaction_on'))
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 't.card_id'))
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .where(inFleets('q.fleet_id', fleetIds));
}

export const withDocuments = (disputes: ReturnType<typeof visibleDisputes>, accountId: string) =>
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
export const toDispute = (row: DisputeRow, currency: string): Dispute => ({
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
