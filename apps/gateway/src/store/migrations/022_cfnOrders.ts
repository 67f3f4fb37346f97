import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `ALTER TABLE orders DROP CONSTRAINT orders_source_check`,
  `ALTER TABLE orders ADD CONSTRAINT orders_source_check CHECK (source IN ('form','import','cfn'))`,
];

/** Orders for cardlock sites have a form of their own. [NAV-22] */
export const cfnOrders: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
