import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const ACCOUNT = `SELECT a.account_id, a.state, a.currency, a.time_zone, a.week_starts_on,
      a.credit_limit_cents, (SELECT coalesce(sum(b.amount_cents), 0)::bigint
        FROM account_balances b WHERE b.account_id = a.account_id
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

const holdBatch = `CREATE FUNCTION hold_batch(of_account text, requests integer, networks text[],
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
    RETURN (
      WITH held AS MATERIALIZED (SELECT id, card_type, status, expires_on, last4, fleet_id,
          department_id, driver_id, vehicle_id, id_prompt, odometer_prompt, custom_limits,
          profile_id
        FROM cards WHERE account_id = of_account AND id = any(card_ids)
        ORDER BY id FOR NO KEY UPDATE)
      SELECT json_build_object(
        'firstNumber', last_number - requests + 1,
        'account', (SELECT to_json(a) FROM (${ACCOUNT}) a),
        'answered', (SELECT coalesce(json_agg(z), '[]') FROM (${ANSWERED}) z),
        'cards', (SELECT coalesce(json_agg(c), '[]') FROM (${CARDS}) c),
        'profiles', (SELECT coalesce(json_object_agg(p.id, p.limits), '{}') FROM limit_profiles p
          WHERE p.account_id = of_account AND p.id IN (SELECT profile_id FROM held)),
        'allowances', (SELECT coalesce(json_agg(w), '[]') FROM limit_allowances w
          WHERE w.account_id = of_account AND w.card_id = any(card_ids) AND w.state = 'open'),
        'resets', (SELECT coalesce(json_agg(r), '[]') FROM limit_resets r
          WHERE r.account_id = of_account AND r.card_id = any(card_ids))));
  END $$`;

const cardRoutes = `CREATE FUNCTION card_routes(numbers text[])
  RETURNS json LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
  BEGIN RETURN (SELECT coalesce(json_agg(r), '[]') FROM (
    SELECT n.number_hmac, n.account_id, n.card_id, a.time_zone
    FROM unnest(numbers) AS asked
    CROSS JOIN LATERAL (SELECT * FROM card_numbers k WHERE k.number_hmac = asked LIMIT 1) n
    JOIN accounts a ON a.account_id = n.account_id) r);
  END $$`;

/**
 * What every decision at a pump asks: whose card a number is, and all that a batch of one account is
 * decided by. Holding the account's counter lets batches come one after the other on every instance;
 * what the account was answered is read after that, since the same reference may just have been
 * answered elsewhere. Plans of a function are kept, and one value is read faster than as many columns.
 */
export const authorizationReads: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(holdBatch).execute(db);
    await sql.raw(cardRoutes).execute(db);
  },
};
