// Reads per second on a node that also hosts PostgreSQL and the callers, in an account of many
// cards and purchases: the gateway as deployed, in its own process, and callers in another that
// discard the responses. For comparison, the same pages by hand: bare SQL through the same driver,
// and bare handlers that serve it over HTTP. Then the gateway on the embedded database, with a
// tenth of the rows. `CPU`: CPU milliseconds of gateway, PostgreSQL, and callers per read, which is
// more reliable than elapsed time on a shared machine. Linux only.
// Arguments: [cards] [purchases] [seconds for each line]
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { wireDate } from '@forecourt/api-client/contract';
import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { gatewayProcess } from '../apps/gateway/src/testing/gatewayProcess.ts';
import { seedDemo } from '../apps/gateway/src/demo/seedDemo.ts';
import { createCardVault } from '../apps/gateway/src/vault/cardVault.ts';
import { inRoot } from '../scripts/lib/paths.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { statementsSince } from './lib/byHand.mjs';
import { AT_ONCE, startCallers } from './lib/startCallers.mjs';
import { multiplyCards } from './lib/multiply.mjs';
import { quantile } from './lib/gateway.mjs';
import { computedBy, sampleMemory } from './lib/usage.mjs';

const CARDS = Number(process.argv[2] ?? 100_000);
const TRANSACTIONS = Number(process.argv[3] ?? 1_000_000);
const SECONDS = Number(process.argv[4] ?? 5);
const MADE_CARDS = 1_000;
const EMBEDDED_SHARE = 0.1;
const ASKED = 100;
const WARM_UP_SECONDS = Math.min(2, SECONDS - 1);
const KEYS = { lookUp: Buffer.alloc(32, 1), seal: Buffer.alloc(32, 2) };

/** Fills an empty database with the demo's generator, then by copying within the database. */
async function fill(database, issuer, cards, transactions) {
  const startTime = performance.now();
  await database.migrate();
  const people = JSON.parse(readFileSync(inRoot('scripts/demo/people.json'), 'utf8'));
  const seededCards = Math.min(cards, MADE_CARDS);
  const vault = createCardVault(KEYS);
  await seedDemo(database.db, {
    cards: seededCards,
    transactions: Math.round((transactions * seededCards) / cards),
    asOf: new Date(),
    people,
    issuer,
    vault,
  });
  const { rows } = await database.executeRaw(
    'SELECT account_id AS id FROM cards GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  );
  await multiplyCards(database, rows[0].id, cards);
  console.log(`filled in ${((performance.now() - startTime) / 1000).toFixed(0)} s`);
  return rows[0].id;
}

/** What people look up: cards and their purchases, whole words, and numbers from the account. */
async function sampleLookups({ executeRaw }, accountId) {
  const { rows } = await executeRaw(
    `SELECT c.id, c.last4, d.last_name, d.driver_id, v.unit_number FROM cards c
      LEFT JOIN drivers d ON d.account_id = c.account_id AND d.id = c.driver_id
      LEFT JOIN vehicles v ON v.account_id = c.account_id AND v.id = c.vehicle_id
      WHERE c.account_id = $1 ORDER BY md5(c.id) LIMIT ${ASKED}`,
    [accountId],
  );
  const words = rows.map((row, n) =>
    n % 2 === 0 ? row.last4 : (row.driver_id ?? row.unit_number ?? row.last4),
  );
  const names = rows.flatMap(({ last_name: name }) => name ?? []);
  return { cards: rows.map(({ id }) => id), words, names };
}

/** The default date range of Insights, as a query. */
const fourWeeks = () => {
  const [from, to] = [28, 1].map((days) =>
    wireDate(new Date(Date.now() - days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10)),
  );
  return `fromDate=${from}&toDate=${to}`;
};

/** The gateway's paths for each read. */
const pathsOf = ({ cards, words, names }) => ({
  list: ['/cards?limit=50'],
  search: words.map((q) => `/cards?limit=50&q=${encodeURIComponent(q)}`),
  card: cards.map((id) => `/cards/${id}`),
  purchases: cards.map((id) => `/transactions?cardId=${id}&limit=25`),
  activity: ['/transactions?limit=50'],
  notifications: ['/notifications/list'],
  'search by last name': names.map((q) => `/cards?limit=50&q=${encodeURIComponent(q)}`),
  'search by two letters': ['/cards?limit=50&q=TX'],
  'Activity with its sums': ['/transactions?limit=50&total=true'],
  Overview: ['/dashboard'],
  Insights: [`/insights?${fourWeeks()}`],
});
const MIXED = ['list', 'search', 'card', 'purchases', 'activity', 'notifications'];
/** The most common reads, in turns. */
const mixOf = (paths) =>
  Array.from({ length: ASKED }, (_, n) =>
    MIXED.map((name) => paths[name][n % paths[name].length]),
  ).flat();

/** Values for the reads that need a second parameter after the account. */
const valuesOf = ({ cards, words }) => ({ search: words, card: cards, purchases: cards });

const number = (value, width = 8, digits = 1) => value.toFixed(digits).padStart(width);
const printHead = (title) =>
  console.log(`\n${title.padEnd(36)}a second     p50     p99   CPU: gateway database callers`);

/** One line: the rate and latency of some paths, and each process's CPU time per read. */
async function line(name, callers, paths, pids) {
  if (WARM_UP_SECONDS > 0) await callers.of(paths, WARM_UP_SECONDS);
  const startMs = pids.map(computedBy);
  const result = await callers.of(paths, SECONDS);
  const cpu = pids.map((pid, index) => (computedBy(pid) - startMs[index]) / result.answered);
  const { aSecond, p50, p99, failed } = result;
  console.log(
    `${name.padEnd(36)}${number(aSecond, 8, 0)}${number(p50)}${number(p99)}     ${cpu.map((ms) => number(ms, 8, 2)).join('')}`,
  );
  if (failed > 0) {
    console.log(`  ${failed} were not answered`);
    process.exitCode = 1;
  }
  return result;
}

/** The same statement, as many concurrently, through the driver alone: rate and latency. */
async function bySql(database, text, accountId, values) {
  const durations = [];
  let n = 0;
  const reader = async (endTime) => {
    while (performance.now() < endTime) {
      const startTime = performance.now();
      const params = values ? [accountId, values[(n += 1) % values.length]] : [accountId];
      await database.executeRaw(text, params);
      durations.push(performance.now() - startTime);
    }
  };
  const runAll = (seconds) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => reader(performance.now() + seconds * 1000)));
  await runAll(WARM_UP_SECONDS);
  durations.length = 0;
  await runAll(SECONDS);
  const sorted = durations.toSorted((a, b) => a - b);
  return {
    aSecond: durations.length / SECONDS,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  };
}

/** A gateway's reads, first all in turns and then one by one, and its peak memory. */
async function measureGateway(gateway, lookups, accountId, subject, databasePid) {
  const { child, address } = await gateway.start();
  const token = await gateway.issuer.sign({ subject, issuer: gateway.issuerUrl });
  const headers = { authorization: `Bearer ${token}`, sysaccountid: accountId };
  const callers = startCallers(address, headers);
  const memory = sampleMemory(child.pid);
  const pids = [child.pid, databasePid, callers.pid].filter(Boolean);
  const paths = pathsOf(lookups);
  const results = {};
  try {
    printHead('gateway, ms');
    results.mix = await line('all six in turns', callers, mixOf(paths), pids);
    const mixMegabytes = memory.most();
    for (const name of Object.keys(paths))
      results[name] = await line(name, callers, paths[name], pids);
    console.log(
      `memory of the gateway: ${mixMegabytes.toFixed(0)} MB in turns, ${memory.most().toFixed(0)} MB at most`,
    );
  } finally {
    memory.stop();
    callers.stop();
    child.kill('SIGTERM');
  }
  return results;
}

/** The same reads by hand: over HTTP, then without. */
async function measureByHand(database, url, lookups, accountId, databasePid, gatewayResults) {
  const day = `${new Date().toISOString().slice(0, 8)}01`;
  const child = fork(inRoot('bench/lib/byHand.mjs'));
  child.send({ url, accountId, day });
  const port = await new Promise((resolve) =>
    child.once('message', (message) => resolve(message.port)),
  );
  const callers = startCallers(`http://localhost:${port}`, {});
  const values = valuesOf(lookups);
  const paths = Object.fromEntries(
    MIXED.map((name) => [
      name,
      (values[name] ?? ['']).map((value) =>
        `/${name}/${encodeURIComponent(value)}`.replace(/\/$/, ''),
      ),
    ]),
  );
  printHead('bare handlers by hand, ms');
  const pids = [child.pid, databasePid, callers.pid];
  await line('all six in turns', callers, mixOf(paths), pids);
  for (const name of MIXED) await line(name, callers, paths[name], pids);
  callers.stop();
  child.kill();
  console.log(`\n${'SQL by hand, ms'.padEnd(36)}a second     p50     p99   gateway's p99 to it`);
  for (const [name, text] of Object.entries(statementsSince(day))) {
    const { aSecond, p50, p99 } = await bySql(database, text, accountId, values[name]);
    const ratio = gatewayResults[name].p99 / p99;
    console.log(
      `${name.padEnd(36)}${number(aSecond, 8, 0)}${number(p50)}${number(p99)}${number(ratio, 10, 2)}`,
    );
  }
}

/**
 * Fills a database and measures a gateway on it; `comparison` measures more on the same database.
 */
async function measure(kind, share, environment, comparison) {
  const gateway = await gatewayProcess({ CALLS_PER_MINUTE: '1000000000', ...environment });
  const cards = Math.round(CARDS * share);
  const transactions = Math.round(TRANSACTIONS * share);
  console.log(`\n${kind}: ${cards} cards, ${transactions} purchases, ${AT_ONCE} callers at once`);
  const database = await gateway.open();
  try {
    const accountId = await fill(database, gateway.issuerUrl, cards, transactions);
    const lookups = await sampleLookups(database, accountId);
    const { rows } = await database.executeRaw(
      `SELECT p.subject FROM people p JOIN grants g ON g.user_id = p.user_id
        WHERE g.account_id = $1 AND g.role = 'administrator' AND g.fleet_ids IS NULL LIMIT 1`,
      [accountId],
    );
    if (database.kind === 'embedded') await database.close();
    const pid = await comparison?.pidOf(database);
    const gatewayResults = await measureGateway(gateway, lookups, accountId, rows[0].subject, pid);
    await comparison?.measure(database, lookups, accountId, pid, gatewayResults);
    if (database.kind !== 'embedded') await database.close();
  } finally {
    await gateway.clean();
  }
}

const postgres = await startPostgres({ isLarge: true });
if (postgres) {
  const keys = [KEYS.lookUp, KEYS.seal].map((key) => key.toString('hex')).join();
  try {
    await measure(
      'PostgreSQL',
      1,
      { DATABASE_URL: postgres.url, CARD_KEYS: keys },
      {
        pidOf: () => postgres.pid,
        measure: (database, lookups, accountId, pid, gatewayResults) =>
          measureByHand(database, postgres.url, lookups, accountId, pid, gatewayResults),
      },
    );
  } finally {
    postgres.stop();
  }
} else console.log('no PostgreSQL found');
await measure('embedded database', postgres ? EMBEDDED_SHARE : 1, {}, undefined);
process.exit();
