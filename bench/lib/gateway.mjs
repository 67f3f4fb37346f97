import { readFileSync } from 'node:fs';
import { createClient } from '@forecourt/api-client';
import { seedDemo } from '../../apps/gateway/src/demo/seedDemo.ts';
import { createTestGateway, TEST_NOW } from '../../apps/gateway/src/testing/gateway.ts';
import { TEST_ISSUER } from '../../apps/gateway/src/testing/tokens.ts';
import { serve } from '../../packages/server/src/index.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';

/**
 * Runs `measure` on the embedded database and then on a temporary PostgreSQL; if
 * `TEST_DATABASE_URL` is set, on that one only. `isDurable`: commits wait for the disk.
 */
export async function onBothDatabases(measure, { isDurable = false } = {}) {
  await measure();
  if (process.env.TEST_DATABASE_URL) return;
  const postgres = await startPostgres({ isDurable });
  if (!postgres) return console.log('\nno PostgreSQL found');
  process.env.TEST_DATABASE_URL = postgres.url;
  console.log('');
  await measure();
  postgres.stop();
}

const HOUR_MS = 3_600_000;

/**
 * Runs `work` with a gateway that listens on a port and holds this many demo cards: embedded, or in
 * the PostgreSQL of `TEST_DATABASE_URL`. `client` is the administrator's in the first account; jobs
 * wait until `work` runs them. `databaseOptions`: the embedded database's folder, the pool size;
 * all other options are the gateway's.
 */
export async function withGateway({ cards, transactions, databaseOptions = {}, ...options }, work) {
  const gateway = await createTestGateway({ databaseOptions, ...options });
  const { app, database, vault, issuer } = gateway;
  const people = JSON.parse(readFileSync(inRoot('scripts/demo/people.json'), 'utf8'));
  const asOf = new Date(TEST_NOW);
  const startTime = performance.now();
  await seedDemo(database.db, { cards, transactions, asOf, people, issuer: TEST_ISSUER, vault });
  const log = { info() {}, warn() {}, error() {} };
  const close = () => gateway.close();
  const server = await serve(app, { port: 0, log, onShutdown: close, signals: false });
  console.log(`${database.kind}, filled in ${seconds(performance.now() - startTime)} s`);
  const subject = people.find(({ role }) => role === 'administrator').subject;
  const token = await issuer.sign({ subject, issuedAt: new Date(asOf.getTime() - HOUR_MS / 2) });
  let accountId = null;
  const url = `http://localhost:${server.port}`;
  const client = createClient({
    baseUrl: url,
    getAccessToken: () => token,
    getAccountId: () => accountId,
    retryWaitsSeconds: [],
  });
  try {
    accountId = dataOf(await client.getMyAccounts()).items[0].sysAccountId;
    const headers = { authorization: `Bearer ${token}`, sysaccountid: accountId };
    await work({ client, database, accountId, gateway, url, headers });
  } finally {
    await server.close();
  }
}

/** The data of a successful call. @throws Error if it was refused. */
export function dataOf(result) {
  if (result.ok) return result.data;
  throw new Error(JSON.stringify(result.failure));
}

const seconds = (ms) => (ms / 1000).toFixed(1);

/** Durations of `work(n)` in ms, sorted, after a tenth as many runs to warm up. */
export async function timed(times, work) {
  for (let n = 0; n < times / 10; n += 1) await work(n);
  const durations = [];
  for (let n = 0; n < times; n += 1) {
    const startTime = performance.now();
    await work(n);
    durations.push(performance.now() - startTime);
  }
  return durations.toSorted((a, b) => a - b);
}

/** The value that this share (0 to 1) of the sorted figures does not exceed. */
export const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
