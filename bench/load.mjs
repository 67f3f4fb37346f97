// Readers and writers concurrently for some time, then a check that the books balance to the cent.
// Arguments: [minutes, 15 by default] [cards] [purchases]
import { randomUUID } from 'node:crypto';
import { checkBooks } from '../apps/gateway/src/ledger/checkBooks.ts';
import { sendAsNetwork, purchaseRequest } from '../apps/gateway/src/testing/network.ts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { dataOf, quantile, withGateway } from './lib/gateway.mjs';

const MINUTES = Number(process.argv[2] ?? 15);
const CARDS = Number(process.argv[3] ?? 1_000);
const TRANSACTIONS = Number(process.argv[4] ?? 100_000);
const READERS = 12;
const WRITERS = 4;
const PAYMENT_CENTS = 100;
const FUND_CENTS = 10_000;
const JOBS_MS = 500;
/** Refusals that are allowed: the rules hold under load too. */
const EXPECTED = new Set(['funds.pendingTransaction']);

const once = () => ({ idempotencyKey: randomUUID() });

/** Reads as people make them, in turn. */
const readsOf = ({ client, cardIds }) => [
  ['overview', async () => client.getDashboard()],
  ['activity', async () => client.listTransactions({ query: { limit: 50 } })],
  [
    'activity of a card',
    async (n) => client.listTransactions({ query: { cardId: cardIds[n % cardIds.length] } }),
  ],
  ['cards', async () => client.listCards({ query: { limit: 50 } })],
  ['bills', async () => client.listBills()],
  ['payments', async () => client.listPayments({ query: { limit: 50 } })],
  ['funds', async () => client.getFundingAccount()],
  ['fees', async () => client.listFees({ query: {} })],
  ['notifications', async () => client.listNotifications({ query: {} })],
];

/** Purchases at the pump, bill payments, and adding funds. */
function writesOf({ client, gateway, methodId, cardTokens, site }) {
  const purchase = async (n) => {
    const message = purchaseRequest(cardTokens[n % cardTokens.length], 200, {
      transmittedAt: gateway.clock.now().toISOString(),
      siteNumber: site,
    });
    const { status, body } = await sendAsNetwork(gateway, message);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { ok: true };
  };
  const pay = async () =>
    client.payBill({ body: { methodId, amountCents: PAYMENT_CENTS, payOn: null } }, once());
  const fund = async () =>
    client.addFunds({ body: { methodId, amountCents: FUND_CENTS, agreement: null } }, once());
  return [
    ['purchase', purchase],
    ['payment', pay],
    ['purchase', purchase],
    ['adding funds', fund],
  ];
}

/** Makes one call after another until the time is up; records durations and errors. */
async function callRepeatedly(calls, endTime, offset, statistics) {
  for (let n = offset; performance.now() < endTime; n += 1) {
    const [name, call] = calls[n % calls.length];
    const startTime = performance.now();
    const result = await call(n).catch((error) => ({
      ok: false,
      failure: { errorCode: `${error}` },
    }));
    const entry = statistics.get(name) ?? { taken: [], refused: 0, errors: [] };
    entry.taken.push(performance.now() - startTime);
    if (!result.ok && EXPECTED.has(result.failure.errorCode)) entry.refused += 1;
    else if (!result.ok) entry.errors.push(result.failure.errorCode);
    statistics.set(name, entry);
  }
}

/** Repeatedly lets the bank settle what was sent; a test gateway runs its jobs only on request. */
async function settle(gateway, endTime) {
  while (performance.now() < endTime) {
    await gateway.runMoneyJobs();
    await new Promise((resolve) => {
      setTimeout(resolve, JOBS_MS);
    });
  }
  await gateway.runMoneyJobs();
}

function printLine(name, { taken, refused, errors }) {
  const sorted = taken.toSorted((a, b) => a - b);
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(sorted, share).toFixed(0).padStart(7));
  console.log(
    `${name.padEnd(22)}${String(taken.length).padStart(8)}${p50}${p99}${String(refused).padStart(9)}${String(errors.length).padStart(8)}`,
  );
  for (const error of new Set(errors)) console.log(`  ${error}`);
}

async function partsOf(parts) {
  const { client, database, accountId } = parts;
  const { items } = dataOf(await client.listCards({ query: { limit: 50, status: 'active' } }));
  const methods = dataOf(await client.listPaymentMethods({ query: {} }));
  const { rows: tokens } = await database.executeRaw(
    `SELECT s.vault_token FROM card_secrets s JOIN cards c ON c.account_id = s.account_id
       AND c.id = s.card_id WHERE s.account_id = $1 AND c.status = 'active' LIMIT 500`,
    [accountId],
  );
  const { rows: sites } = await database.executeRaw('SELECT site_number FROM sites LIMIT 1', []);
  return {
    ...parts,
    cardIds: items.map(({ cardId }) => cardId),
    methodId: methods.items.find(({ isUsable }) => isUsable).methodId,
    cardTokens: tokens.map(({ vault_token: token }) => token),
    site: sites[0].site_number,
  };
}

const postgres = await startPostgres();
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
try {
  await withGateway({ cards: CARDS, transactions: TRANSACTIONS }, async (gatewayParts) => {
    const parts = await partsOf(gatewayParts);
    const statistics = new Map();
    const endTime = performance.now() + MINUTES * 60_000;
    const startClients = (count, calls) =>
      Array.from({ length: count }, (_, index) =>
        callRepeatedly(calls, endTime, index, statistics),
      );
    await Promise.all([
      ...startClients(READERS, readsOf(parts)),
      ...startClients(WRITERS, writesOf(parts)),
      settle(parts.gateway, endTime),
    ]);
    console.log(`${MINUTES} minutes, ${READERS} readers and ${WRITERS} writers\n`);
    console.log(`${'ms'.padEnd(22)}   calls    p50    p99  refused  errors`);
    for (const [name, entry] of statistics) printLine(name, entry);
    const errors = [...statistics.values()].reduce((sum, entry) => sum + entry.errors.length, 0);
    const log = { error: (fields, message) => console.log(message, JSON.stringify(fields)) };
    const faults = await checkBooks(parts.database.db, log);
    console.log(`\nerrors ${errors}, faults in the books ${faults}`);
    if (errors + faults > 0) process.exitCode = 1;
  });
} finally {
  postgres?.stop();
}
