// Decisions a second of the authorisation over HTTP with 64 clients at once, beside bare commits of
// one row on the same database. TEST_DATABASE_URL: PostgreSQL, else the embedded database.
import { randomUUID } from 'node:crypto';
import { createTestGateway } from '../apps/gateway/src/testing/gateway.ts';
import { askAsNetwork, askedPurchase, issueCard } from '../apps/gateway/src/testing/network.ts';
import { ensureSite } from '../apps/gateway/src/testing/purchases.ts';
import { makeAccount, TEST_LIMITS } from '../apps/gateway/src/testing/world.ts';
import { quantile } from './lib/gateway.mjs';

const CLIENTS = 64;
const CARDS = 256;
const DECISIONS = 4000;
const COMMITS = 2000;
const ACCOUNTS = 1;

const gateway = await createTestGateway();
const { db, kind } = gateway.database;
await ensureSite(db);
await gateway.database.executeRaw('CREATE TABLE bench_rows (id text PRIMARY KEY, at timestamptz)');

/** Runs `work(n)` so many times by so many clients; answers what each took and all of it, in ms. */
async function many(times, clients, work) {
  const taken = [];
  let next = 0;
  const begun = performance.now();
  const client = async () => {
    while (next < times) {
      const n = next++;
      const from = performance.now();
      await work(n);
      taken.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { taken: taken.toSorted((a, b) => a - b), ms: performance.now() - begun };
}

async function issueCards() {
  const tokens = [];
  for (let at = 0; at < ACCOUNTS; at += 1) {
    const account = await makeAccount(db);
    await db
      .updateTable('accounts')
      .set({ credit_limit_cents: 10_000_000_000 })
      .where('account_id', '=', account.accountId)
      .execute();
    const limits = { ...TEST_LIMITS, transactionsPerDay: 40 };
    for (let card = 0; card < CARDS / ACCOUNTS; card += 1) {
      tokens.push((await issueCard(gateway, account, limits)).cardToken);
    }
  }
  return tokens;
}

const tokens = await issueCards();
const outcomes = {};
async function decide(n) {
  const amountCents = 500 + (n % 40) * 25;
  const message = askedPurchase(tokens[n % tokens.length], amountCents);
  const { status, body } = await askAsNetwork(gateway, message);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { responseCode } = body;
  outcomes[responseCode] = (outcomes[responseCode] ?? 0) + 1;
}
const commit = () =>
  gateway.database.executeRaw('INSERT INTO bench_rows VALUES ($1, now())', [randomUUID()]);

await many(CLIENTS * 2, CLIENTS, decide);
await many(100, CLIENTS, commit);
const decided = await many(DECISIONS, CLIENTS, decide);
const committed = await many(COMMITS, CLIENTS, commit);
const alone = await many(200, 1, decide);
const perSecond = (count, { ms }) => Math.round((count / ms) * 1000);
const decisions = perSecond(DECISIONS, decided);
const commits = perSecond(COMMITS, committed);
const ms = (value) => value.toFixed(1);
console.log(`${kind}, ${CARDS} cards in ${ACCOUNTS} accounts, ${CLIENTS} clients at once\n`);
console.log(`decisions a second        ${decisions}`);
console.log(`bare commits a second     ${commits}`);
console.log(`decisions to commits      ${(decisions / commits).toFixed(2)} (at least 0.33)`);
console.log(
  `decision p50, p99         ${ms(quantile(decided.taken, 0.5))}, ${ms(quantile(decided.taken, 0.99))} ms (p99 at most 50)`,
);
console.log(
  `one client p50, p99       ${ms(quantile(alone.taken, 0.5))}, ${ms(quantile(alone.taken, 0.99))} ms`,
);
console.log(`response codes            ${JSON.stringify(outcomes)}`);
const { rows } = await gateway.database.executeRaw(
  `SELECT count(*) AS wrong FROM (SELECT card_id FROM transactions WHERE status <> 'declined'
    GROUP BY card_id HAVING sum(net_cents) > 60000 OR count(*) > 40) c`,
);
console.log(`cards beyond their limits ${rows[0].wrong}`);
await gateway.close();
