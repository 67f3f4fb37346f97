import type { Row, Schema } from '../store/schema.ts';

/** Tables that the demo fills, in an order that puts referenced rows first. */
export const DEMO_TABLES = [
  'sites',
  'region_prices',
  'account_numbers',
  'accounts',
  'people',
  'person_properties',
  'grants',
  'fleets',
  'departments',
  'limit_profiles',
  'drivers',
  'vehicles',
  'orders',
  'cards',
  'prompted_ids',
  'prompted_id_cards',
  'cardholder_requests',
  'account_counters',
  'transactions',
  'transaction_lines',
  'ledger_entries',
  'funding_methods',
  'funding_settings',
  'fee_consents',
  'transfers',
  'express_checks',
  'express_requests',
  'add_on_enrolments',
  'reward_accounts',
  'reward_tiers',
  'reward_redemptions',
  'notifications',
  'events',
] as const satisfies readonly (keyof Schema)[];
export type DemoTable = (typeof DEMO_TABLES)[number];

/** Rows to insert together. */
export type DemoBatch = { readonly [T in DemoTable]?: readonly Row<T>[] };
/** A batch that is being filled. */
export type OpenBatch = { -readonly [T in DemoTable]?: Row<T>[] };

/** Adds rows to a batch. */
export function put<T extends DemoTable>(
  batch: OpenBatch,
  table: T,
  rows: readonly Row<T>[],
): void {
  const existing: Row<T>[] = batch[table] ?? [];
  for (const row of rows) existing.push(row);
  Object.assign(batch, { [table]: existing });
}

/** Adds rows of several tables to a batch. */
export function putAll(batch: OpenBatch, rows: DemoBatch): void {
  for (const table of DEMO_TABLES) {
    if (rows[table]) put<DemoTable>(batch, table, rows[table]);
  }
}
