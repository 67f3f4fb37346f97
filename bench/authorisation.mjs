// Authorization decisions per second with 64 concurrent clients, in an account of many cards with
// their history: direct calls and over HTTP, compared with bare commits, that is, single-row
// transactions by as many clients through the same connections to the same database. The three take
// turns, so that other load on the machine slows all of them. First the embedded database, on disk
// as `npm start` stores it (it never waits for the disk, for any of them), then a PostgreSQL that
// waits for the disk at every commit (fsync) with as many connections as a deployment has.
// Statistics are fresh and the rows are in their files, as autovacuum and checkpoints leave them,
// or closing the database after seeding the demo.
// With TEST_DATABASE_URL: that database only. Arguments: [cards] [purchases]
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuthorizer } from '../apps/gateway/src/services/authorization/authorizer.ts';
import { sendAsNetwork, purchaseRequest } from '../apps/gateway/src/testing/network.ts';
import { ensureSite } from '../apps/gateway/src/testing/purchases.ts';
import { TEST_LIMITS } from '../apps/gateway/src/testing/world.ts';
import { onBothDatabases, quantile, withGateway } from './lib/gateway.mjs';

const CARDS = Number(process.argv[2] ?? 10_000);
const TRANSACTIONS = Number(process.argv[3] ?? 1_000_000);
const CLIENTS = 64;
const TURNS = 5;
/** Enough that, over all turns, one slow batch of all clients is less than 1% of them. */
const DECISIONS = 1500;
const COMMITS = 2000;
const WARM_UP = 1000;
const ALONE = 200;
const AMOUNTS = 40;
const AMOUNT_CENTS = 500;
const STEP_CENTS = 25;
/** Cards that all clients use concurrently, more often than their limits allow. */
const HOT_CARDS = 8;
const HOT_ASKED = 400;
const POOL_SIZE = 10;
/** Every kind of counter, with room for the cards' earlier purchases. */
const LIMITS = {
  ...TEST_LIMITS,
  perDayCents: 600_000,
  perDayMilligallons: 1_000_000,
  gallons1: { ...TEST_LIMITS.gallons1, milligallons: 1_000_000 },
};

/** Runs `work(n)` that many times in total; returns each duration and the elapsed time, in ms. */
async function repeat(times, clients, work) {
  const durations = [];
  let next = 0;
  const startTime = performance.now();
  const client = async () => {
    while (next < times) {
      const n = next++;
      const from = performance.now();
      await work(n);
      durations.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { taken: durations, ms: performance.now() - startTime };
}

/** Gives the account credit and its cards the same limits; returns the active cards' tokens. */
async function prepareCards({ db, executeRaw }, accountId) {
  await db
    .updateTable('accounts')
    .set({ credit_limit_cents: 10_000_000_000 })
    .where('account_id', '=', accountId)
    .execute();
  await executeRaw('UPDATE limit_profiles SET limits = $1 WHERE account_id = $2', [
    JSON.stringify(LIMITS),
    accountId,
  ]);
  await executeRaw('UPDATE cards SET custom_limits = NULL WHERE account_id = $1', [accountId]);
  const { rows } = await executeRaw(
    `SELECT s.vault_token FROM cards c JOIN card_secrets s ON s.account_id = c.account_id
      AND s.card_id = c.id WHERE c.account_id = $1 AND c.status = 'active' ORDER BY c.id`,
    [accountId],
  );
  return rows.map((row) => row.vault_token);
}

/** Returns a worker that sends purchases to `authorize`, each with the next card. */
function purchaseWorker(tokens, authorize) {
  let count = 0;
  return async () => {
    const n = count++;
    const amountCents = AMOUNT_CENTS + (n % AMOUNTS) * STEP_CENTS;
    await authorize(purchaseRequest(tokens[n % tokens.length], amountCents));
  };
}

/** Authorizes over HTTP, as a network does; `outcomes` counts the response codes. */
const overHttp = (gateway, outcomes) => async (message) => {
  const { status, body } = await sendAsNetwork(gateway, message);
  if (status !== 200) throw new Error(JSON.stringify(body));
  outcomes[body.responseCode] = (outcomes[body.responseCode] ?? 0) + 1;
};

/** Authorizes by a direct call, without HTTP, as the bare commits run. */
function directAuthorizer({ database, clock, vault, queue }) {
  const authorizer = createAuthorizer({
    db: database.db,
    clock,
    vault,
    jobs: queue,
    flags: () => new Set(),
  });
  return (message) => authorizer.decide('bench', message);
}

const RUNS = { decided: DECISIONS, served: DECISIONS, committed: COMMITS };

/** Runs the three kinds of work in turns. */
async function runInTurns(workloads) {
  const results = { decided: [], served: [], committed: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [name, work] of Object.entries(workloads)) {
      results[name].push(await repeat(RUNS[name], CLIENTS, work));
    }
  }
  return results;
}

const totalMs = (runs) => runs.reduce((total, { ms }) => total + ms, 0);
const ms = (value) => value.toFixed(1);
const percentiles = (runs) => {
  const durations = runs.flatMap((run) => run.taken).toSorted((a, b) => a - b);
  return `${ms(quantile(durations, 0.5))}, ${ms(quantile(durations, 0.99))} ms`;
};

const perSecond = (runs, perRun) => ((perRun * TURNS) / totalMs(runs)) * 1000;

function printResults({ decided, served, committed }, alone) {
  const commits = perSecond(committed, COMMITS);
  console.log(`bare commits a second     ${Math.round(commits)}`);
  for (const [name, runs] of [
    ['decisions', decided],
    ['over HTTP', served],
  ]) {
    const decisions = perSecond(runs, DECISIONS);
    console.log(`${name} a second        ${Math.round(decisions)}`);
    console.log(`  to bare commits         ${(decisions / commits).toFixed(2)} (at least 0.33)`);
    console.log(`  p50, p99                ${percentiles(runs)} (p99 at most 50)`);
  }
  console.log(`one client p50, p99       ${percentiles([alone])}`);
}

/** All clients on a few cards concurrently: none may buy more often than its limits allow. */
async function checkCounters(gateway, accountId, tokens) {
  const { executeRaw } = gateway.database;
  await repeat(HOT_ASKED, CLIENTS, purchaseWorker(tokens.slice(-HOT_CARDS), overHttp(gateway, {})));
  const { rows } = await executeRaw(
    `SELECT count(*) AS cards, max(bought) AS most FROM (
      SELECT count(*) AS bought FROM authorizations a WHERE a.account_id = $1
        AND a.state = 'approved' AND a.card_id IN (SELECT card_id FROM card_secrets
          WHERE vault_token = ANY($2)) GROUP BY a.card_id) b`,
    [accountId, tokens.slice(-HOT_CARDS)],
  );
  const [{ cards, most }] = rows;
  console.log(
    `of ${HOT_ASKED} for ${HOT_CARDS} cards   ${cards} bought, at most ${most} times (${LIMITS.transactionsPerDay} a day)`,
  );
}

async function describeDurability({ kind, executeRaw }) {
  if (kind === 'embedded') return 'on the disk';
  const { rows } = await executeRaw(`SELECT current_setting('fsync') AS fsync`);
  return `fsync ${rows[0].fsync}`;
}

async function measureIn({ gateway, accountId }) {
  const { database } = gateway;
  await ensureSite(database.db);
  await database.executeRaw('CREATE TABLE bench_rows (id text PRIMARY KEY, at timestamptz)');
  const commit = () =>
    database.executeRaw('INSERT INTO bench_rows VALUES ($1, now())', [randomUUID()]);
  const outcomes = {};
  const tokens = await prepareCards(database, accountId);
  const cold = tokens.slice(0, -HOT_CARDS);
  const workloads = {
    decided: purchaseWorker(cold, directAuthorizer(gateway)),
    served: purchaseWorker(cold.toReversed(), overHttp(gateway, outcomes)),
    committed: commit,
  };
  for (const work of Object.values(workloads)) await repeat(WARM_UP, CLIENTS, work);
  await database.executeRaw('ANALYZE');
  await database.executeRaw('CHECKPOINT');
  console.log(
    `${await describeDurability(database)}, ${tokens.length} active cards, ${CLIENTS} clients\n`,
  );
  printResults(await runInTurns(workloads), await repeat(ALONE, 1, workloads.served));
  console.log(`response codes            ${JSON.stringify(outcomes)}`);
  await checkCounters(gateway, accountId, tokens);
}

const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
const databaseOptions = { dataDir, poolSize: POOL_SIZE };
await onBothDatabases(
  () => withGateway({ cards: CARDS, transactions: TRANSACTIONS, databaseOptions }, measureIn),
  { isDurable: true },
);
rmSync(dataDir, { recursive: true, force: true });
