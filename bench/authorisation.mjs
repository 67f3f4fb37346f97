// Decisions a second of the authorisation with 64 clients at once, beside bare commits: transactions
// of one row by as many clients, through the same connections of the same database. Both in turns, so
// that whatever else the machine does slows both. First the embedded database, on the disk as
// `npm start` keeps it (it never waits for the disk, for neither), then a PostgreSQL that waits for
// the disk at every commit (fsync) with as many connections as a deployment has. Statistics are
// fresh, as autovacuum or the filling of the demo leave them. TEST_DATABASE_URL: that one alone.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestGateway } from '../apps/gateway/src/testing/gateway.ts';
import { askAsNetwork, askedPurchase, issueCard } from '../apps/gateway/src/testing/network.ts';
import { ensureSite } from '../apps/gateway/src/testing/purchases.ts';
import { makeAccount, TEST_LIMITS } from '../apps/gateway/src/testing/world.ts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { quantile } from './lib/gateway.mjs';

const CLIENTS = 64;
const CARDS = 256;
const TURNS = 5;
const DECISIONS = 800;
const COMMITS = 2000;
const WARM_UP = 1000;
const ALONE = 200;
const PER_DAY = 40;
const POOL_SIZE = 10;

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
  return { taken, ms: performance.now() - begun };
}

async function issueCards(gateway) {
  const { db } = gateway.database;
  const account = await makeAccount(db);
  await db
    .updateTable('accounts')
    .set({ credit_limit_cents: 10_000_000_000 })
    .where('account_id', '=', account.accountId)
    .execute();
  const limits = { ...TEST_LIMITS, transactionsPerDay: PER_DAY };
  const tokens = [];
  for (let card = 0; card < CARDS; card += 1) {
    tokens.push((await issueCard(gateway, account, limits)).cardToken);
  }
  return tokens;
}

/** What a client asks, one purchase after the other; `outcomes` counts the answers. */
function asking(gateway, tokens, outcomes) {
  let asked = 0;
  return async () => {
    const n = asked++;
    const amountCents = 500 + (n % PER_DAY) * 25;
    const message = askedPurchase(tokens[n % tokens.length], amountCents);
    const { status, body } = await askAsNetwork(gateway, message);
    if (status !== 200) throw new Error(JSON.stringify(body));
    outcomes[body.responseCode] = (outcomes[body.responseCode] ?? 0) + 1;
  };
}

async function inTurns(decide, commit) {
  const decided = [];
  const committed = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    decided.push(await many(DECISIONS, CLIENTS, decide));
    committed.push(await many(COMMITS, CLIENTS, commit));
  }
  return { decided, committed };
}

const sum = (runs) => runs.reduce((total, { ms }) => total + ms, 0);
const ms = (value) => value.toFixed(1);
const times = (runs) => {
  const taken = runs.flatMap((run) => run.taken).toSorted((a, b) => a - b);
  return `${ms(quantile(taken, 0.5))}, ${ms(quantile(taken, 0.99))} ms`;
};

function show({ decided, committed }, alone) {
  const decisions = ((DECISIONS * TURNS) / sum(decided)) * 1000;
  const commits = ((COMMITS * TURNS) / sum(committed)) * 1000;
  console.log(`decisions a second        ${Math.round(decisions)}`);
  console.log(`bare commits a second     ${Math.round(commits)}`);
  console.log(`decisions to commits      ${(decisions / commits).toFixed(2)} (at least 0.33)`);
  console.log(`decision p50, p99         ${times(decided)} (p99 at most 50)`);
  console.log(`one client p50, p99       ${times([alone])}`);
}

async function checkCounters({ executeRaw }) {
  const { rows } = await executeRaw(
    `SELECT count(*) AS wrong FROM (SELECT card_id FROM transactions WHERE status <> 'declined'
      GROUP BY card_id HAVING sum(net_cents) > ${TEST_LIMITS.perDayCents} OR count(*) > ${PER_DAY}) c`,
  );
  console.log(`cards beyond their limits ${rows[0].wrong}`);
}

async function waits({ kind, executeRaw }) {
  if (kind === 'embedded') return 'on the disk';
  const { rows } = await executeRaw(`SELECT current_setting('fsync') AS fsync`);
  return `fsync ${rows[0].fsync}`;
}

async function measure(databaseOptions) {
  const gateway = await createTestGateway({ databaseOptions });
  const { database } = gateway;
  await ensureSite(database.db);
  await database.executeRaw('CREATE TABLE bench_rows (id text PRIMARY KEY, at timestamptz)');
  const commit = () =>
    database.executeRaw('INSERT INTO bench_rows VALUES ($1, now())', [randomUUID()]);
  const outcomes = {};
  const decide = asking(gateway, await issueCards(gateway), outcomes);
  await many(WARM_UP, CLIENTS, decide);
  await many(WARM_UP, CLIENTS, commit);
  await database.executeRaw('ANALYZE');
  console.log(`${database.kind}, ${await waits(database)}, ${CARDS} cards, ${CLIENTS} clients\n`);
  show(await inTurns(decide, commit), await many(ALONE, 1, decide));
  console.log(`response codes            ${JSON.stringify(outcomes)}`);
  await checkCounters(database);
  await gateway.close();
}

async function measureEmbedded() {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  await measure({ dataDir });
  rmSync(dataDir, { recursive: true, force: true });
}

async function measurePostgres() {
  const postgres = await startPostgres({ isDurable: true });
  if (!postgres) return console.log('\nno PostgreSQL found');
  process.env.TEST_DATABASE_URL = postgres.url;
  await measure({ poolSize: POOL_SIZE });
  return postgres.stop();
}

if (process.env.TEST_DATABASE_URL) await measure({ poolSize: POOL_SIZE });
else {
  await measureEmbedded();
  console.log('');
  await measurePostgres();
}
