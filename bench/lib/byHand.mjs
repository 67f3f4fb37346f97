// The same pages by hand. Run as a program, this serves them over HTTP with bare handlers, like a
// server that passes on what the database produces (PostgREST and the like): no tokens, no
// permissions, no checks.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';

const NAMED = `FROM cards c
  JOIN fleets f ON f.account_id = c.account_id AND f.id = c.fleet_id
  LEFT JOIN drivers d ON d.account_id = c.account_id AND d.id = c.driver_id
  LEFT JOIN vehicles v ON v.account_id = c.account_id AND v.id = c.vehicle_id`;
const spentSince = (day) => `(SELECT sum(t.net_cents) FROM transactions t
  WHERE t.account_id = c.account_id AND t.card_id = c.id AND t.occurred_on >= '${day}'
    AND t.status <> 'declined')`;
const LINES = `(SELECT json_agg(l ORDER BY l.line_number) FROM transaction_lines l
  WHERE l.account_id = t.account_id AND l.occurred_on = t.occurred_on AND l.transaction_id = t.id)`;
const purchases = (where, limit) => `SELECT t.*, s.name, s.city, s.state, c.last4, d.first_name,
    d.last_name, v.unit_number, ${LINES} AS lines
  FROM (SELECT * FROM transactions WHERE ${where} ORDER BY occurred_at DESC, id DESC LIMIT ${limit}) t
  JOIN sites s ON s.site_number = t.site_number
  JOIN cards c ON c.account_id = t.account_id AND c.id = t.card_id
  LEFT JOIN drivers d ON d.account_id = t.account_id AND d.id = t.driver_id
  LEFT JOIN vehicles v ON v.account_id = t.account_id AND v.id = t.vehicle_id
  ORDER BY t.occurred_at DESC, t.id DESC`;

/** The SQL one would write for each page alone, by name; cards come with the spend since `day`. */
export function statementsSince(day) {
  const row = `c.*, f.name, d.first_name, d.last_name, v.unit_number, ${spentSince(day)} AS spent`;
  return {
    list: `SELECT ${row} ${NAMED} WHERE c.account_id = $1 ORDER BY c.last4, c.id LIMIT 51`,
    search: `SELECT ${row} ${NAMED} WHERE c.account_id = $1 AND c.id IN (
        SELECT id FROM cards WHERE account_id = $1
          AND (name_on_card ILIKE '%' || $2 || '%' OR last4 = $2)
        UNION ALL SELECT h.id FROM cards h JOIN drivers s ON s.account_id = h.account_id
          AND s.id = h.driver_id WHERE s.account_id = $1
          AND ((s.first_name || ' ' || s.last_name) ILIKE '%' || $2 || '%'
            OR s.driver_id ILIKE '%' || $2 || '%')
        UNION ALL SELECT h.id FROM cards h JOIN vehicles s ON s.account_id = h.account_id
          AND s.id = h.vehicle_id WHERE s.account_id = $1
          AND (s.unit_number ILIKE '%' || $2 || '%' OR s.vin ILIKE '%' || $2 || '%'))
      ORDER BY c.last4, c.id LIMIT 51`,
    card: `SELECT ${row}, p.limits, d.employee_id, v.vin, v.license_plate ${NAMED}
      LEFT JOIN limit_profiles p ON p.account_id = c.account_id AND p.id = c.profile_id
      WHERE c.account_id = $1 AND c.id = $2`,
    purchases: purchases('account_id = $1 AND card_id = $2', 26),
    activity: purchases('account_id = $1', 51),
    notifications: `SELECT * FROM notifications WHERE account_id = $1 AND state = 'open'
      ORDER BY occurred_at DESC, id DESC LIMIT 51`,
  };
}

/** Serves each statement under its name; the next path segment is its parameter. */
function serveByHand({ url, accountId, day }) {
  const pool = new Pool({ connectionString: url, max: 10 });
  const app = new Hono();
  for (const [name, text] of Object.entries(statementsSince(day))) {
    const asJson = `SELECT coalesce(json_agg(r), '[]')::text AS body FROM (${text}) r`;
    app.get(`/${name}/:asked?`, async (c) => {
      const { asked } = c.req.param();
      const { rows } = await pool.query(
        asJson,
        asked === undefined ? [accountId] : [accountId, asked],
      );
      return c.body(rows[0].body, 200, { 'content-type': 'application/json' });
    });
  }
  serve({ fetch: app.fetch, port: 0 }, ({ port }) => process.send({ port }));
}

if (process.send && process.argv[1] === import.meta.filename) process.on('message', serveByHand);
