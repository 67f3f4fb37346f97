import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const COLUMNS = {
  transactions: `account_id, occurred_on, id, transaction_number, occurred_at, posted_at, status,
    card_id, fleet_id, driver_id, vehicle_id, site_number, odometer_miles, authorized_cents,
    net_cents, fuel_milligallons, decline_reasons, asked_lines, flags`,
  authorizations: `account_id, network, reference, state, card_id, occurred_on, transaction_id,
    answer, decided_at`,
  transaction_lines: `account_id, occurred_on, transaction_id, line_number, product_code,
    product_group, category_id, description, quantity_thousandths, unit, unit_price_mills,
    gross_cents, discount_cents, net_cents`,
  ledger_entries: `account_id, id, movement_id, entered_on, ledger, amount_cents, currency, kind,
    reference_id`,
};

const inserts = Object.entries(COLUMNS).map(
  ([table, columns]) => `INSERT INTO ${table} (${columns})
    SELECT ${columns} FROM json_populate_recordset(
      json_populate_record(null::${table}, ${table}_shared), ${table}_own);`,
);
const parameters = Object.keys(COLUMNS).map((table) => `${table}_shared json, ${table}_own json`);

const statement = `CREATE FUNCTION write_batch(of_account text, uses jsonb, ${parameters.join(', ')})
  RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$ BEGIN
    ${inserts.join('\n    ')}
    UPDATE cards SET last_used_at = greatest(last_used_at, u.at)
      FROM jsonb_to_recordset(uses) AS u(id text, at timestamptz)
      WHERE cards.account_id = of_account AND cards.id = u.id;
  END $$`;

/** Enters what a batch decided: purchases and declines, answers, lines, the books, the cards' uses. */
export const writeBatch: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statement).execute(db);
  },
};
