// Reads of the cards over HTTP, token and access checks included, beside the bare SQL of the page; in
// the embedded database and in PostgreSQL. TEST_DATABASE_URL: that one alone. [cards] [purchases]
import { dataOf, onBothDatabases, quantile, timed, withGateway } from './lib/gateway.mjs';

const CARDS = Number(process.argv[2] ?? 10_000);
const TRANSACTIONS = Number(process.argv[3] ?? 1_000_000);
const RUNS = 300;
const PAGE = 50;
const SEARCHES = ['1187', 'mor', 'TX', 'rosa'];

const NAMED = `FROM cards c
  JOIN fleets f ON f.account_id = c.account_id AND f.id = c.fleet_id
  LEFT JOIN drivers d ON d.account_id = c.account_id AND d.id = c.driver_id
  LEFT JOIN vehicles v ON v.account_id = c.account_id AND v.id = c.vehicle_id`;
const ROW = `c.*, f.name, d.first_name, d.last_name, v.unit_number,
  (SELECT sum(t.net_cents) FROM transactions t WHERE t.account_id = c.account_id
    AND t.card_id = c.id AND t.occurred_on >= '2026-11-01' AND t.status <> 'declined') AS spent`;
const LIST = `SELECT ${ROW} ${NAMED} WHERE c.account_id = $1 ORDER BY c.last4, c.id LIMIT ${PAGE + 1}`;
const SEARCH = `SELECT ${ROW} ${NAMED} WHERE c.account_id = $1 AND c.id IN (
    SELECT id FROM cards WHERE account_id = $1 AND (name_on_card ILIKE $2 OR last4 = $3)
    UNION ALL SELECT h.id FROM cards h JOIN drivers s ON s.account_id = h.account_id
      AND s.id = h.driver_id WHERE s.account_id = $1
      AND ((s.first_name || ' ' || s.last_name) ILIKE $2 OR s.driver_id ILIKE $2)
    UNION ALL SELECT h.id FROM cards h JOIN vehicles s ON s.account_id = h.account_id
      AND s.id = h.vehicle_id WHERE s.account_id = $1
      AND (s.unit_number ILIKE $2 OR s.vin ILIKE $2))
  ORDER BY c.last4, c.id LIMIT ${PAGE + 1}`;

const word = (n) => SEARCHES[n % SEARCHES.length];
const ms = (value) => value.toFixed(1).padStart(8);
const line = (name, figures, bare) => {
  const at99 = quantile(figures, 0.99);
  const beside = bare ? (at99 / quantile(bare, 0.99)).toFixed(2).padStart(8) : '';
  console.log(`${name.padEnd(26)}${ms(quantile(figures, 0.5))}${ms(at99)}${beside}`);
};

async function measureIn({ client, read, database, accountId }) {
  const { total } = dataOf(await client.listCards({ query: { limit: 1, total: 'true' } }));
  const list = (query) => read(`/cards?${new URLSearchParams({ limit: String(PAGE), ...query })}`);
  const bareSearch = (n) => database.executeRaw(SEARCH, [accountId, `%${word(n)}%`, word(n)]);
  const listed = await timed(RUNS, () => list({}));
  const searched = await timed(RUNS, (n) => list({ q: word(n) }));
  const bySpend = await timed(RUNS / 3, () => list({ sort: 'spent' }));
  const withTotal = await timed(RUNS / 3, () => list({ total: 'true' }));
  // last: they keep this process busy, and idle connections to the gateway would be closed
  const bareList = await timed(RUNS, () => database.executeRaw(LIST, [accountId]));
  const bareSearched = await timed(RUNS, bareSearch);
  console.log(`${total} cards in the account, ${RUNS} runs each\n`);
  console.log(`${'ms'.padEnd(26)}     p50     p99  p99 to bare (at most 1.50)`);
  line('list, gateway', listed, bareList);
  line('list, bare SQL', bareList);
  line('search, gateway', searched, bareSearched);
  line('search, bare SQL', bareSearched);
  line('list by spend, gateway', bySpend);
  line('list with total, gateway', withTotal);
}

await onBothDatabases(() => withGateway({ cards: CARDS, transactions: TRANSACTIONS }, measureIn));
