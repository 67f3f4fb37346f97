// Many drivers at the same time, each with a declined purchase: each opens the link from the text
// and requests more, then a manager answers each, twice concurrently: none is lost, none granted
// twice. Arguments: [requests, 1000 by default]
import { randomUUID } from 'node:crypto';
import { newId } from '../apps/gateway/src/store/ids.ts';
import { insertIn } from '../apps/gateway/src/store/inAccount.ts';
import { tokenOf } from '../apps/gateway/src/services/driverRequests/links.ts';
import { ensureSite, TEST_SITE } from '../apps/gateway/src/testing/purchases.ts';
import { newSecret, secretHash } from '../apps/gateway/src/vault/handedSecrets.ts';
import { jsonb } from '../packages/server/src/index.ts';
import { dataOf, onBothDatabases, quantile, withGateway } from './lib/gateway.mjs';

const REQUESTS = Number(process.argv[2] ?? 1_000);
const CENTS = 11_240;
const MINUTES = 30;
const OFFER = {
  rule: 'amountPerDay',
  askedCents: CENTS,
  lessCents: null,
  products: [],
  laterAt: null,
  states: [],
  askMaxCents: 50_000,
};

/** Stores the link that a card's driver was texted after a decline. */
async function createLink({ database, accountId, gateway }, card) {
  const secret = newSecret();
  const transactionId = newId();
  const now = gateway.clock.now();
  await insertIn(database.db, accountId, 'driver_links', {
    id: newId(),
    token_hash: secretHash(secret),
    device_hash: null,
    driver_id: card.driver_id,
    card_id: card.id,
    fleet_id: card.fleet_id,
    site_number: TEST_SITE,
    transaction_id: transactionId,
    offer: jsonb(OFFER),
    declined_at: now.toISOString(),
    created_at: now.toISOString(),
    sent_at: now.toISOString(),
    opened_at: null,
    expires_at: new Date(now.getTime() + MINUTES * 60_000).toISOString(),
  });
  return { token: tokenOf(accountId, secret), transactionId };
}

/** Runs `work` for all concurrently and prints the rate and latency. */
async function runAll(title, items, work) {
  const startTime = performance.now();
  const durations = await Promise.all(
    items.map(async (item) => {
      await work(item);
      return performance.now() - startTime;
    }),
  );
  const seconds = (performance.now() - startTime) / 1000;
  const p99 = quantile(
    durations.toSorted((a, b) => a - b),
    0.99,
  );
  console.log(
    `${title}: ${Math.round(items.length / seconds)} a second, p99 ${(p99 / 1000).toFixed(1)} s`,
  );
}

await onBothDatabases(() =>
  withGateway({ cards: 5 * REQUESTS, transactions: REQUESTS }, async (parts) => {
    const { client, database, accountId } = parts;
    await ensureSite(database.db);
    const cards = await database.db
      .selectFrom('cards')
      .select(['id', 'driver_id', 'fleet_id'])
      .where('account_id', '=', accountId)
      .where('status', '=', 'active')
      .where('driver_id', 'is not', null)
      .limit(REQUESTS)
      .execute();
    console.log(`${cards.length} drivers at once`);
    const links = await Promise.all(cards.map((card) => createLink(parts, card)));
    await runAll('requested', links, async ({ token }) => {
      const { deviceKey } = dataOf(
        await client.openDriverLink({ body: { token, deviceKey: null } }),
      );
      const ask = { amountCents: CENTS, reason: 'emptyTank', note: '' };
      dataOf(await client.askAtPump({ body: { token, deviceKey, ask } }));
    });
    const body = { answer: 'allow', amountCents: CENTS, minutes: MINUTES };
    await runAll('answered', [...links, ...links], async ({ transactionId }) => {
      const options = { idempotencyKey: randomUUID() };
      dataOf(await client.answerDriverRequest({ params: { transactionId }, body }, options));
    });
    const allowances = await database.db
      .selectFrom('limit_allowances')
      .select('card_id')
      .where('account_id', '=', accountId)
      .where(
        'card_id',
        'in',
        cards.map(({ id }) => id),
      )
      .execute();
    const grantedOnce = new Set(allowances.map(({ card_id: id }) => id)).size;
    console.log(
      `${grantedOnce} of ${links.length} granted, ${allowances.length - grantedOnce} twice`,
    );
  }),
);
