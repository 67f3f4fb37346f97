import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Transaction, transaction } from '@forecourt/validation';
import { factsOf } from '../../store/factsOf.ts';
import { linesOf } from '../../store/linesOf.ts';
import type { Trx } from '../../store/schema.ts';
import type { MatchingTransactions } from './filters.ts';

/** A page of transactions as a subquery: matching rows, with `selectAll('t')` and a limit. */
type SelectedRows = ReturnType<typeof selectRows>;
const selectRows = (matching: MatchingTransactions) => matching.selectAll('t');

/** Joins site, card, driver, and vehicle to a page of transactions, which is read first. */
export function withPlaceAndPeople(trx: Trx, accountId: string, rows: SelectedRows) {
  return trx
    .selectFrom(rows.as('t'))
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .innerJoin('cards as c', (on) =>
      on.on('c.account_id', '=', accountId).onRef('c.id', '=', 't.card_id'),
    )
    .leftJoin('drivers as d', (on) =>
      on.on('d.account_id', '=', accountId).onRef('d.id', '=', 't.driver_id'),
    )
    .leftJoin('vehicles as v', (on) =>
      on.on('v.account_id', '=', accountId).onRef('v.id', '=', 't.vehicle_id'),
    )
    .select(['s.name', 's.city', 's.state', 's.time_zone', 'v.unit_number'])
    .select(sql<string | null>`d.first_name || ' ' || d.last_name`.as('driver_name'));
}

/** Selects everything that lists show of a transaction. */
export function withDetails(trx: Trx, accountId: string, rows: SelectedRows) {
  return withPlaceAndPeople(trx, accountId, rows)
    .selectAll('t')
    .select(['s.brand', 'c.last4'])
    .select(
      jsonArrayFrom(
        linesOf(accountId)
          .select([
            'l.product_code as productCode',
            'l.product_group as group',
            'l.category_id as categoryId',
            'l.description',
            'l.quantity_thousandths as quantityThousandths',
            'l.unit',
            'l.unit_price_mills as unitPriceMills',
            'l.gross_cents as grossCents',
            'l.discount_cents as discountCents',
            'l.net_cents as netCents',
          ])
          .orderBy('l.line_number'),
      ).as('lines'),
    )
    .select((e) =>
      jsonObjectFrom(
        e
          .selectFrom('disputes as q')
          .where('q.account_id', '=', accountId)
          .whereRef('q.transaction_id', '=', 't.id')
          .where('q.status', '<>', 'withdrawn')
          .select(['q.id as disputeId', 'q.dispute_number as disputeNumber', 'q.status']),
      ).as('dispute'),
    )
    .orderBy('t.occurred_at', 'desc')
    .orderBy('t.id', 'desc');
}
export type TransactionRow = Awaited<
  ReturnType<ReturnType<typeof withDetails>['executeTakeFirstOrThrow']>
>;

/** Converts a row to its API shape, in the account's currency. */
export const toTransaction = (row: TransactionRow, currency: string): Transaction => ({
  ...factsOf(transaction, row),
  transactionId: row.id,
  cardLast4: row.last4,
  site: factsOf(transaction.shape.site, row),
  currency,
});
