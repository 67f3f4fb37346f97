import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `ALTER TABLE transactions ADD COLUMN discount_cents bigint NOT NULL DEFAULT 0`,
  `UPDATE transactions t SET discount_cents = l.discount
    FROM (SELECT account_id, occurred_on, transaction_id, sum(discount_cents) AS discount
      FROM transaction_lines GROUP BY account_id, occurred_on, transaction_id
      HAVING sum(discount_cents) <> 0) l
    WHERE t.account_id = l.account_id AND t.occurred_on = l.occurred_on AND t.id = l.transaction_id`,
];

/** A purchase carries the sum of its lines' discounts beside that of their net: totals read no lines. */
export const purchaseDiscounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
