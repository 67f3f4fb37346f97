// Authorizations while people ask for more than the gateway holds: what they take alone, next to as many
// readers as it takes at once, and next to three times as many, with and without the bound. In turns.
// [seconds] [cards] [purchases]
import { askAsNetwork, askedPurchase } from '../apps/gateway/src/testing/network.ts';
import { ensureSite } from '../apps/gateway/src/testing/purchases.ts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { quantile, withGateway } from './lib/gateway.mjs';

const SECONDS = Number(process.argv[2] ?? 5);
const CARDS = Number(process.argv[3] ?? 1_000);
const TRANSACTIONS = Number(process.argv[4] ?? 20_000);
const CALLS_AT_ONCE = 64;
/** Half run, and twice as many as it answers at once may wait. */
const READERS = CALLS_AT_ONCE * 2.5;
const PUMPS = 4;
const TURNS = 3;

/** Runs `work(n)` over and over by so many until `isOver()`; answers what each took. */
async function repeat(many, isOver, work) {
  const taken = [];
  const one = async (n) => {
    while (!isOver()) {
      const from = performance.now();
      if (await work(n)) taken.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: many }, (_, n) => one(n)));
  return taken;
}

async function measure({ client, database, accountId, gateway }, readers) {
  const { rows } = await database.executeRaw(
    'SELECT vault_token FROM card_secrets WHERE account_id = $1 LIMIT 100',
    [accountId],
  );
  await ensureSite(database.db);
  const end = performance.now() + SECONDS * 1000;
  const isOver = () => performance.now() >= end;
  let shed = 0;
  const [authorized, read] = await Promise.all([
    repeat(PUMPS, isOver, async (n) => {
      const message = askedPurchase(rows[n].vault_token, 500, {
        transmittedAt: gateway.clock.now().toISOString(),
      });
      const { status } = await askAsNetwork(gateway, message);
      return status === 200;
    }),
    repeat(readers, isOver, async () => {
      const { ok, failure } = await client.listTransactions({ query: { limit: 50 } });
      if (ok) return true;
      // 0: not even a connection
      if (![0, 503].includes(failure.status)) throw new Error(JSON.stringify(failure));
      shed += 1;
      // as the portal does: it comes back when it was told to
      await new Promise((resolve) => setTimeout(resolve, 500));
      return false;
    }),
  ]);
  return { authorized, read, shed };
}

const postgres = process.env.TEST_DATABASE_URL ? null : await startPostgres();
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
for (const callsAtOnce of [1_000_000, CALLS_AT_ONCE]) {
  console.log(`\n${callsAtOnce === CALLS_AT_ONCE ? `bound of ${CALLS_AT_ONCE}` : 'no bound'}`);
  await withGateway({ cards: CARDS, transactions: TRANSACTIONS, callsAtOnce }, async (parts) => {
    const found = new Map([0, READERS, 3 * READERS].map((readers) => [readers, []]));
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [readers, runs] of found) runs.push(await measure(parts, readers));
    }
    for (const [readers, runs] of found) {
      const authorized = runs.flatMap((run) => run.authorized).toSorted((a, b) => a - b);
      const reads = runs.reduce((sum, run) => sum + run.read.length, 0);
      const shed = runs.reduce((sum, run) => sum + run.shed, 0);
      console.log(
        `${readers} readers: authorization p50 ${quantile(authorized, 0.5).toFixed(0)} ms, p99 ${quantile(authorized, 0.99).toFixed(0)} ms; ${Math.round(reads / TURNS / SECONDS)} reads a second, ${shed} sent away`,
      );
    }
  });
}
postgres?.stop();
