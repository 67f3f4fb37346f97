import { schemaOf } from '../distribute.ts';

const total = (what: string, counter: string) =>
  `coalesce(sum(${what}) FILTER (WHERE t.occurred_at >= a."${counter}"), 0)::bigint`;
const AMOUNT = `CASE WHEN t.status = 'pending' THEN t.authorized_cents ELSE t.net_cents END`;
/** Gallons of a purchase in the product groups that a custom counter covers. */
const gallonsIn = (groups: string) =>
  `sum(l.quantity_thousandths) FILTER (WHERE l.unit = 'gal' AND a.${groups} ? l.product_group)`;

/**
 * Cards' usage of their limits. `kinds` selects the entry of `asked` for each card, which holds the
 * start of each counter.
 */
const cardUsages = `CREATE FUNCTION card_usages(of_account text, first_day date, last_day date,
    before_at timestamptz, card_ids text[], kinds integer[], asked jsonb)
  RETURNS json LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
  #variable_conflict use_column
  BEGIN RETURN (SELECT json_agg(u) FROM (
    SELECT c.card_id, p.*
    FROM unnest(card_ids, kinds) AS c(card_id, kind)
    JOIN jsonb_to_recordset(asked) AS a(kind integer, since timestamptz, "linesSince" timestamptz,
      "dayCents" timestamptz, "weekCents" timestamptz, "cycleCents" timestamptz,
      "cashCents" timestamptz, "dayTransactions" timestamptz, "dayMilligallons" timestamptz,
      "weekMilligallons" timestamptz, "gallons1Milligallons" timestamptz,
      "gallons2Milligallons" timestamptz, groups1 jsonb, groups2 jsonb, lines boolean)
      ON a.kind = c.kind
    CROSS JOIN LATERAL (SELECT ${total(AMOUNT, 'dayCents')}, ${total(AMOUNT, 'weekCents')},
        ${total(AMOUNT, 'cycleCents')},
        count(*) FILTER (WHERE t.occurred_at >= a."dayTransactions"),
        ${total('t.fuel_milligallons', 'dayMilligallons')},
        ${total('t.fuel_milligallons', 'weekMilligallons')},
        ${total('x.cash', 'cashCents')}, ${total('x.gallons1', 'gallons1Milligallons')},
        ${total('x.gallons2', 'gallons2Milligallons')}
      FROM transactions t CROSS JOIN LATERAL (SELECT
          sum(l.net_cents) FILTER (WHERE l.product_group = 'cash') AS cash,
          ${gallonsIn('groups1')} AS gallons1, ${gallonsIn('groups2')} AS gallons2
        FROM transaction_lines l WHERE a.lines AND t.occurred_at >= a."linesSince"
          AND l.account_id = of_account AND l.occurred_on BETWEEN first_day AND last_day
          AND l.occurred_on = t.occurred_on AND l.transaction_id = t.id) x
      WHERE t.account_id = of_account AND t.card_id = c.card_id
        AND t.occurred_on BETWEEN first_day AND last_day AND t.occurred_at >= a.since
        AND t.status <> 'declined' AND NOT t.flags ? 'reversed'
        AND (before_at IS NULL OR t.occurred_at < before_at))
      AS p ("dayCents", "weekCents", "cycleCents", "dayTransactions", "dayMilligallons",
        "weekMilligallons", "cashCents", "gallons1Milligallons", "gallons2Milligallons")) u);
  END $$`;

const accountWith = (further: string) => `SELECT a.account_id, a.state, a.currency, a.time_zone,
      a.week_starts_on, a.credit_limit_cents${further}, (SELECT coalesce(sum(b.amount_cents), 0)::bigint
        FROM account_balances b WHERE b.account_id = of_account
          AND b.ledger IN ('receivable', 'pending')) AS owed_cents
    FROM accounts a WHERE a.account_id = of_account`;

const ANSWERED = `SELECT z.network, z.reference, z.answer FROM authorizations z
    WHERE z.account_id = of_account AND z.network = any(networks) AND z.reference = any(refs)`;

const CARDS = `SELECT h.*, l.*, (SELECT v.tank_capacity_milligallons FROM vehicles v
      WHERE v.account_id = of_account AND v.id = h.vehicle_id) AS tank_capacity_milligallons
    FROM held h CROSS JOIN LATERAL (SELECT
        count(*) FILTER (WHERE t.status = 'declined') AS declines,
        count(*) FILTER (WHERE t.status <> 'declined') AS purchases,
        coalesce(sum(t.net_cents), 0)::bigint AS cents
      FROM transactions t WHERE t.account_id = of_account AND t.card_id = h.id
        AND t.occurred_on = on_day AND t.occurred_at > since) l`;

/**
 * Reads everything that decides a batch of one account. Locking the account's counter makes batches
 * take turns on all instances. Prior responses are read after that, since the same reference may
 * just have been answered elsewhere. Cards are locked by a separate statement: their last holder
 * may have changed their limits, which only a later statement sees. `further` adds account columns.
 */
export const holdBatchWith = (
  further = '',
) => `CREATE FUNCTION hold_batch(of_account text, requests integer, networks text[],
    refs text[], card_ids text[], on_day date, since timestamptz)
  RETURNS json LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
  DECLARE last_number bigint;
  BEGIN
    UPDATE account_counters SET last_value = last_value + requests
      WHERE account_id = of_account AND counter = 'transaction'
      RETURNING last_value INTO last_number;
    IF last_number IS NULL THEN
      INSERT INTO account_counters (account_id, counter, last_value)
        SELECT of_account, 'transaction', coalesce(max(transaction_number::bigint), 0)
        FROM transactions
        WHERE account_id = of_account AND transaction_number ~ '^[0-9]{1,15}$'
        ON CONFLICT (account_id, counter) DO NOTHING;
      UPDATE account_counters SET last_value = last_value + requests
        WHERE account_id = of_account AND counter = 'transaction'
        RETURNING last_value INTO last_number;
    END IF;
    PERFORM FROM cards WHERE account_id = of_account AND id = any(card_ids)
      ORDER BY id FOR NO KEY UPDATE;
    RETURN (
      WITH held AS MATERIALIZED (SELECT id, card_type, status, expires_on, last4, fleet_id,
          department_id, driver_id, vehicle_id, id_prompt, odometer_prompt, custom_limits,
          profile_id
        FROM cards WHERE account_id = of_account AND id = any(card_ids)
        ORDER BY id)
      SELECT json_build_object(
        'firstNumber', last_number - requests + 1,
        'account', (SELECT to_json(a) FROM (${accountWith(further)}) a),
        'answered', (SELECT coalesce(json_agg(z), '[]') FROM (${ANSWERED}) z),
        'cards', (SELECT coalesce(json_agg(c), '[]') FROM (${CARDS}) c),
        'profiles', (SELECT coalesce(json_object_agg(p.id, p.limits), '{}') FROM limit_profiles p
          WHERE p.account_id = of_account AND p.id IN (SELECT profile_id FROM held)),
        'allowances', (SELECT coalesce(json_agg(w), '[]') FROM limit_allowances w
          WHERE w.account_id = of_account AND w.card_id = any(card_ids) AND w.state = 'open'),
        'resets', (SELECT coalesce(json_agg(r), '[]') FROM limit_resets r
          WHERE r.account_id = of_account AND r.card_id = any(card_ids))));
  END $$`;

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

/** The rows of a batch for a table. */
const rowsOf = (table: keyof typeof COLUMNS) => `json_populate_recordset(
      json_populate_record(null::${table}, ${table}_shared), ${table}_own)`;
const insertOf = (table: keyof typeof COLUMNS) =>
  `INSERT INTO ${table} (${COLUMNS[table]}) SELECT ${COLUMNS[table]} FROM ${rowsOf(table)};`;
/** Inserts purchases with columns, and their expressions, that were added later. */
export const purchasesWith = (columns: string, values: string) =>
  `INSERT INTO transactions (${COLUMNS.transactions}, ${columns})
    SELECT ${COLUMNS.transactions}, ${values} FROM ${rowsOf('transactions')};`;
const OTHERS = ['authorizations', 'transaction_lines', 'ledger_entries'] as const;
const parameters = Object.keys(COLUMNS).map((table) => `${table}_shared json, ${table}_own json`);

/**
 * Writes a batch's decisions: purchases and declines, responses, lines, ledger entries, last uses.
 * `further` runs once the rows are inserted, with the parameters that `given` adds.
 */
export const writeBatchAnd = (
  given = '',
  further = '',
  { declared = '', purchases = insertOf('transactions') } = {},
) => `CREATE FUNCTION write_batch(of_account text, uses jsonb, ${parameters.join(', ')}${given})
  RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$ ${declared}BEGIN
    ${[purchases, ...OTHERS.map(insertOf)].join('\n    ')}${further}
    INSERT INTO account_balances SELECT of_account, e.ledger, sum(e.amount_cents)
      FROM json_populate_recordset(
        json_populate_record(null::ledger_entries, ledger_entries_shared), ledger_entries_own) e
      GROUP BY e.ledger ORDER BY e.ledger
      ON CONFLICT (account_id, ledger)
      DO UPDATE SET amount_cents = account_balances.amount_cents + EXCLUDED.amount_cents;
    UPDATE cards SET last_used_at = greatest(last_used_at, u.at)
      FROM jsonb_to_recordset(uses) AS u(id text, at timestamptz)
      WHERE cards.account_id = of_account AND cards.id = u.id;
  END $$`;

/**
 * What every decision at a pump reads and writes. Planning over the monthly partitions took as long
 * as running, and functions cache plans. One value is also read faster than as many columns.
 */
export const decisions = schemaOf([cardUsages, holdBatchWith(), writeBatchAnd()]);
