// Authorizations while people request more than the gateway can serve: their latency alone, next to
// as many readers as it admits, and next to three times as many, with and without the limit. In
// turns. Arguments: [seconds] [cards] [purchases]
import { fork } from 'node:child_process';
import { sendAsNetwork, purchaseRequest } from '../apps/gateway/src/testing/network.ts';
import { ensureSite } from '../apps/gateway/src/testing/purchases.ts';
import { inRoot } from '../scripts/lib/paths.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { quantile, withGateway } from './lib/gateway.mjs';

const SECONDS = Number(process.argv[2] ?? 5);
const CARDS = Number(process.argv[3] ?? 1_000);
const TRANSACTIONS = Number(process.argv[4] ?? 20_000);
/** The gateway's own limit, and enough readers to fill it and the queue. */
const CALLS_AT_ONCE = 16;
const READERS = 136;
const PUMPS = 4;
const TURNS = 3;

/** Starts readers in their own process; `read` returns how many reads were served and shed. */
function startReaders(url, headers) {
  const child = fork(inRoot('bench/lib/readers.mjs'));
  const read = (readers) =>
    new Promise((resolve, reject) => {
      child.once('message', (result) =>
        result.error ? reject(new Error(result.error)) : resolve(result),
      );
      child.send({ url, headers, readers, seconds: SECONDS });
    });
  return { read, stop: () => child.kill() };
}

/** Milliseconds of each authorization, requested by a few pumps without a pause. */
async function authorize({ database, accountId, gateway }) {
  const { rows } = await database.executeRaw(
    'SELECT vault_token FROM card_secrets WHERE account_id = $1 LIMIT 100',
    [accountId],
  );
  await ensureSite(database.db);
  const end = performance.now() + SECONDS * 1000;
  const durations = [];
  const pump = async (n) => {
    while (performance.now() < end) {
      const startTime = performance.now();
      const message = purchaseRequest(rows[n].vault_token, 500, {
        transmittedAt: gateway.clock.now().toISOString(),
      });
      const { status } = await sendAsNetwork(gateway, message);
      if (status === 200) durations.push(performance.now() - startTime);
    }
  };
  await Promise.all(Array.from({ length: PUMPS }, (_, n) => pump(n)));
  return durations;
}

async function measure(parts, callers, readers) {
  const reading = readers === 0 ? { read: 0, shed: 0 } : callers.read(readers);
  const authorized = await authorize(parts);
  return { authorized, ...(await reading) };
}

const postgres = process.env.TEST_DATABASE_URL ? null : await startPostgres();
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
for (const callsAtOnce of [1_000_000, CALLS_AT_ONCE]) {
  console.log(`\n${callsAtOnce === CALLS_AT_ONCE ? `bound of ${CALLS_AT_ONCE}` : 'no bound'}`);
  await withGateway({ cards: CARDS, transactions: TRANSACTIONS, callsAtOnce }, async (parts) => {
    const callers = startReaders(`${parts.url}/transactions?limit=50`, parts.headers);
    const runsByReaders = new Map([0, READERS, 3 * READERS].map((readers) => [readers, []]));
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [readers, runs] of runsByReaders)
        runs.push(await measure(parts, callers, readers));
    }
    callers.stop();
    for (const [readers, runs] of runsByReaders) {
      const authorized = runs.flatMap((run) => run.authorized).toSorted((a, b) => a - b);
      const reads = runs.reduce((sum, run) => sum + run.read, 0);
      const shed = runs.reduce((sum, run) => sum + run.shed, 0);
      console.log(
        `${readers} readers: authorization p50 ${quantile(authorized, 0.5).toFixed(0)} ms, p99 ${quantile(authorized, 0.99).toFixed(0)} ms; ${Math.round(reads / TURNS / SECONDS)} reads a second, ${shed} sent away`,
      );
    }
  });
}
postgres?.stop();
