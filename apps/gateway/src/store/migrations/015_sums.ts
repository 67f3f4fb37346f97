import { schemaOf } from '../distribute.ts';
import { writeBatchAnd } from './011_decisions.ts';

interface Sums {
  readonly table: string;
  /** Columns of its key after the account, with their expressions. */
  readonly key: Readonly<Record<string, string>>;
  /** The summed columns, with their expressions. */
  readonly sums: Readonly<Record<string, string>>;
  readonly from: string;
}

/** The fleet's day comes first: whoever locks it may change its products. */
const SUMS: readonly Sums[] = [
  {
    table: 'spend_days',
    key: { occurred_on: 't.occurred_on', fleet_id: 't.fleet_id' },
    sums: {
      purchases: `count(*) FILTER (WHERE t.status <> 'declined')`,
      declines: `count(*) FILTER (WHERE t.status = 'declined')`,
      flagged: `count(*) FILTER (WHERE t.flags <> '[]')`,
      net_cents: 'sum(t.net_cents)',
      discount_cents: 'sum(t.discount_cents)',
      fuel_milligallons: 'sum(t.fuel_milligallons)',
    },
    from: 'transactions t WHERE t.account_id = of_account',
  },
  {
    table: 'product_days',
    key: {
      occurred_on: 't.occurred_on',
      fleet_id: 't.fleet_id',
      region: `coalesce(regions ->> t.site_number, '')`,
      product_code: 'l.product_code',
      category_id: 'l.category_id',
      unit: 'l.unit',
    },
    sums: {
      net_cents: 'sum(l.net_cents)',
      quantity_thousandths: 'sum(l.quantity_thousandths)',
    },
    from: `transactions t JOIN transaction_lines l ON l.account_id = of_account
        AND l.occurred_on = t.occurred_on AND l.transaction_id = t.id
      WHERE t.account_id = of_account AND t.status <> 'declined'`,
  },
];

/** Adds `sign` times the rows' sums. They are read first, since a cluster refuses both at once. */
function add({ table, key, sums, from }: Sums, which: string): string {
  const columns = ['account_id', ...Object.keys(key), ...Object.keys(sums)].join(', ');
  const by = Object.values(key).join(', ');
  return `
    SELECT coalesce(json_agg(k), '[]') INTO found FROM (SELECT of_account AS account_id,
        ${Object.entries(key)
          .map(([name, read]) => `${read} AS ${name}`)
          .join(', ')},
        ${Object.entries(sums)
          .map(([name, read]) => `sign * ${read} AS ${name}`)
          .join(', ')}
      FROM ${from} ${which} GROUP BY ${by} ORDER BY ${by}) k;
    INSERT INTO ${table} AS k (${columns})
      SELECT ${columns} FROM json_populate_recordset(null::${table}, found)
      ON CONFLICT (account_id, ${Object.keys(key).join(', ')}) DO UPDATE SET ${Object.keys(sums)
        .map((name) => `${name} = k.${name} + EXCLUDED.${name}`)
        .join(', ')};`;
}
const addAll = (which = '') => SUMS.map((sums) => add(sums, which)).join('');

/** `write_batch` that adds the purchases to the sums. All purchases of a batch are from one day. */
export const writeBatchCounting = (purchases?: Parameters<typeof writeBatchAnd>[2]) =>
  writeBatchAnd(
    ', regions jsonb',
    `
    PERFORM count_purchases(of_account, (transactions_shared ->> 'occurred_on')::date,
      array_agg(coalesce(p.id, transactions_shared ->> 'id')), regions, 1)
      FROM json_to_recordset(transactions_own) AS p(id text);`,
    purchases,
  );

/**
 * What each fleet bought per day and of which products, so that showing half a year doesn't add up
 * a million lines. `count_purchases` adds purchases when they are inserted; a change removes one
 * first (sign -1), then adds it again. Regions are passed in by site, since functions that run on
 * an account's node can't read tables that all accounts share. `checkBooks` compares with the rows.
 */
export const sums = schemaOf([
  `CREATE TABLE spend_days (
    account_id text NOT NULL,
    occurred_on date NOT NULL,
    fleet_id text NOT NULL,
    purchases integer NOT NULL,
    declines integer NOT NULL,
    flagged integer NOT NULL,
    net_cents bigint NOT NULL,
    discount_cents bigint NOT NULL,
    fuel_milligallons bigint NOT NULL,
    PRIMARY KEY (account_id, occurred_on, fleet_id)
  )`,
  `CREATE TABLE product_days (
    account_id text NOT NULL,
    occurred_on date NOT NULL,
    fleet_id text NOT NULL,
    region text NOT NULL,
    product_code text NOT NULL,
    category_id integer NOT NULL,
    unit text NOT NULL,
    net_cents bigint NOT NULL,
    quantity_thousandths bigint NOT NULL,
    PRIMARY KEY (account_id, occurred_on, fleet_id, region, product_code, category_id, unit)
  )`,
  `CREATE FUNCTION count_purchases(of_account text, on_day date, ids text[],
      regions jsonb, sign integer)
    RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
  DECLARE found json; BEGIN
    ${addAll('AND t.occurred_on = on_day AND t.id = ANY (ids)')}
  END $$`,
  `CREATE FUNCTION recount_purchases(of_account text, regions jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE found json; sign CONSTANT integer := 1; BEGIN
    DELETE FROM spend_days WHERE account_id = of_account;
    DELETE FROM product_days WHERE account_id = of_account;
    ${addAll()}
  END $$`,
  'DROP FUNCTION write_batch',
  writeBatchCounting(),
  `DO $$ DECLARE a text; BEGIN
    FOR a IN SELECT account_id FROM accounts LOOP
      PERFORM recount_purchases(a, (SELECT jsonb_object_agg(site_number, region) FROM sites));
    END LOOP;
  END $$`,
]);
