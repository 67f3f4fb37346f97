// How much one node holds: a large customer's cards and purchases in PostgreSQL, read over HTTP by
// many people at once, and purchases written one by one as an authorisation would write them.
// Runs on the embedded database when no PostgreSQL is found.
import { randomUUID } from 'node:crypto';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { dataOf, quantile, withGateway } from './lib/gateway.mjs';

const CARDS = Number(process.argv[2] ?? 100_000);
const TRANSACTIONS = Number(process.argv[3] ?? 1_000_000);
const AT_ONCE = 16;
const SECONDS = 10;
const SEARCHES = ['1187', 'mor', 'TX', 'rosa'];

/** One purchase with its line and both its ledger entries, copied from one that exists. */
const WRITE = `WITH purchase AS (
    INSERT INTO transactions
    SELECT (jsonb_populate_record(t, jsonb_build_object('id', $2::text))).*
    FROM transactions t WHERE t.account_id = $1 AND t.occurred_on = $3::date AND t.id = $4
  ), line AS (
    INSERT INTO transaction_lines
    SELECT (jsonb_populate_record(l, jsonb_build_object('transaction_id', $2::text))).*
    FROM transaction_lines l
    WHERE l.account_id = $1 AND l.occurred_on = $3::date AND l.transaction_id = $4
  )
  INSERT INTO ledger_entries (account_id, id, movement_id, entered_on, ledger, amount_cents, currency, kind)
  VALUES ($1, $2 || 'a', $2, $3::date, 'pending', 5000, 'USD', 'purchase'),
    ($1, $2 || 'b', $2, $3::date, 'purchases', -5000, 'USD', 'purchase')`;

/** Runs `work(n)` by so many at once for some seconds; gives how many a second, and the times. */
async function rate(atOnce, work) {
  const taken = [];
  const until = performance.now() + SECONDS * 1000;
  let n = 0;
  const one = async () => {
    while (performance.now() < until) {
      const begun = performance.now();
      await work((n += 1));
      taken.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return { aSecond: taken.length / SECONDS, taken: taken.toSorted((a, b) => a - b) };
}

function say(name, { aSecond, taken }) {
  const [half, most] = [0.5, 0.95].map((share) => `${quantile(taken, share).toFixed(0)} ms`);
  console.log(
    `${name.padEnd(34)}${aSecond.toFixed(0).padStart(7)} a second   p50 ${half}, p95 ${most}`,
  );
}

const postgres = await startPostgres();
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
try {
  await withGateway({ cards: CARDS, transactions: TRANSACTIONS }, async (parts) => {
    const { client, database, accountId } = parts;
    const held = await database.executeRaw(
      'SELECT pg_database_size(current_database()) AS bytes',
      [],
    );
    const gigabytes = (Number(held.rows[0].bytes) / 1e9).toFixed(2);
    console.log(`${CARDS} cards, ${TRANSACTIONS} purchases, ${gigabytes} GB, ${AT_ONCE} at once\n`);
    const list = async (query) =>
      dataOf(await client.listCards({ query: { limit: 50, ...query } }));
    const { items } = await list({});
    const cardOf = (n) => items[n % items.length].cardId;
    const read = [
      () => list({}),
      (n) => list({ q: SEARCHES[n % SEARCHES.length] }),
      async (n) => dataOf(await client.getCard({ params: { cardId: cardOf(n) } })),
      async (n) =>
        dataOf(await client.listTransactions({ query: { cardId: cardOf(n), limit: 25 } })),
    ];
    say(
      'reads (list, search, card, its rows)',
      await rate(AT_ONCE, (n) => read[n % read.length](n)),
    );
    const { rows } = await database.executeRaw(
      `SELECT id, occurred_on::text AS day FROM transactions
       WHERE account_id = $1 AND status = 'complete' ORDER BY occurred_at DESC LIMIT 1`,
      [accountId],
    );
    const [sample] = rows;
    const write = () =>
      database.executeRaw(WRITE, [accountId, randomUUID(), sample.day, sample.id]);
    say('purchases written', await rate(postgres ? AT_ONCE : 1, write));
  });
} finally {
  postgres?.stop();
}
