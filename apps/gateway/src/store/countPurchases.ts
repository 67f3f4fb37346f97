import { sql } from 'kysely';
import type { Db, Row, Trx } from './schema.ts';

interface Purchase {
  readonly account_id: string;
  readonly occurred_on: string;
  readonly transaction_id: string;
}

/** Regions of sites by number, as JSON for the functions that maintain the sums. */
export const regionsOf = (sites: readonly Pick<Row<'sites'>, 'site_number' | 'region'>[]): string =>
  JSON.stringify(Object.fromEntries(sites.map((site) => [site.site_number, site.region])));

/** Adds a purchase to the stored sums of its day, or removes it. */
export async function countPurchase(
  db: Db | Trx,
  purchase: Purchase,
  site: Pick<Row<'sites'>, 'site_number' | 'region'>,
  sign: 1 | -1,
): Promise<void> {
  const { account_id, occurred_on, transaction_id } = purchase;
  await sql`SELECT count_purchases(${account_id}, ${occurred_on}::date,
    ARRAY[${transaction_id}]::text[], ${regionsOf([site])}::jsonb, ${sign})`.execute(db);
}

/** Recomputes the sums of all of an account's purchases, after a bulk insert. */
export async function recountPurchases(db: Db | Trx, accountId: string): Promise<void> {
  const sites = await db.selectFrom('sites').select(['site_number', 'region']).execute();
  await sql`SELECT recount_purchases(${accountId}, ${regionsOf(sites)}::jsonb)`.execute(db);
}
