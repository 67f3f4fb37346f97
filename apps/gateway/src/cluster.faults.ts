import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { jsonb, type Database } from '@forecourt/server';
import { assertType, NO_LIMITS } from '@forecourt/validation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectIn } from './store/inAccount.ts';
import type { Schema } from './store/schema.ts';
import { pick, pickText } from './testing/gateway.ts';
import {
  gatewayProcess,
  type GatewayProcess,
  type RunningGateway,
} from './testing/gatewayProcess.ts';
import { charge, expectSoundBooks, linkedBank, promptPayments } from './testing/money.ts';
import { askedPurchase } from './testing/network.ts';
import { ensureSite } from './testing/purchases.ts';
import {
  driverCard,
  giveSecrets,
  makeAccount,
  makeCard,
  makePerson,
  TEST_DELIVERY,
  type TestAccount,
} from './testing/world.ts';
import { parseCardKeys } from './vault/cardKeys.ts';
import { createCardVault } from './vault/cardVault.ts';

/** The script that starts and kills nodes, and the test cluster's folder; '' if there is none. */
const { CITUS_CLUSTER = '', CITUS_FOLDER = '' } = process.env;
const SECRET = 'cluster-secret-of-at-least-32-characters';
const NETWORK_SECRET = 'cluster-network-of-at-least-32-characters';
const CARD_KEYS = ['3', '4'].map((digit) => digit.repeat(64)).join();
const ACCOUNTS = 6;
/** Number of writes of each kind, per account. */
const WRITES = 8;
const AT_ONCE = 6;
const PAYMENT_CENTS = 100;
const PURCHASE_CENTS = 500;
const OWED_CENTS = 1_000_000;
/** The damage is repaired once this many calls have been refused. */
const REFUSED = 5;

const cluster = (...words: string[]) => {
  const { status, stderr } = spawnSync(CITUS_CLUSTER, [...words, CITUS_FOLDER]);
  expect(status, String(stderr)).toBe(0);
};

let gateway: GatewayProcess;
beforeAll(async () => {
  gateway = await gatewayProcess({
    ...promptPayments(SECRET),
    CARD_KEYS,
    NETWORK_KEYS: `test:${NETWORK_SECRET}`,
  });
});
afterAll(() => gateway.clean());

interface Customer {
  readonly account: TestAccount;
  readonly token: string;
  readonly cardToken: string;
}

/** Creates an account with a balance due, a person who pays and orders, and a card that buys. */
async function makeCustomer(database: Awaited<ReturnType<GatewayProcess['open']>>) {
  const { db } = database;
  const account = await makeAccount(db);
  const { accountId } = account;
  const who = { database, issuer: gateway.issuer };
  const { token } = await makePerson(who, account, 'administrator', null, gateway.issuerUrl);
  await db
    .updateTable('limit_profiles')
    .set({ limits: jsonb(NO_LIMITS) })
    .where('account_id', '=', accountId)
    .execute();
  const vault = createCardVault(parseCardKeys(CARD_KEYS));
  const { numberHmac, endingHmac, vaultToken } = vault.issueNumber();
  await giveSecrets(db, account, await makeCard(db, account), {
    number_hmac: numberHmac,
    ending_hmac: endingHmac,
    vault_token: vaultToken,
  });
  await charge(db, accountId, new Date().toISOString().slice(0, 10), OWED_CENTS);
  return { account, token, cardToken: vaultToken };
}

/** A request that is retried until acknowledged, always with the same key. */
interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  /** Path to the created ID in the response body. */
  readonly made: readonly string[];
}

const personally = ({ token, account }: Customer) => ({
  authorization: `Bearer ${token}`,
  sysaccountid: account.accountId,
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
});

const purchaseOf = ({ cardToken }: Customer): Asked => ({
  path: '/authorizations',
  headers: { authorization: `Bearer test.${NETWORK_SECRET}` },
  body: askedPurchase(cardToken, PURCHASE_CENTS, { transmittedAt: new Date().toISOString() }),
  made: ['authorizationCode'],
});

const writesOf = (customer: Customer, methodId: string): Asked[] => [
  {
    path: '/cards',
    headers: personally(customer),
    body: { cards: [driverCard(customer.account)], delivery: TEST_DELIVERY },
    made: ['order', 'orderId'],
  },
  {
    path: '/allpayments',
    headers: personally(customer),
    body: { methodId, amountCents: PAYMENT_CENTS, payOn: null },
    made: ['transferId'],
  },
  purchaseOf(customer),
];

async function send({ address }: RunningGateway, { path, headers, body }: Asked) {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    // after a crash, rows in doubt stay locked until the coordinator settles their transaction
    signal: AbortSignal.timeout(90_000),
  });
  const json: unknown = await answer.json();
  return { status: answer.status, body: json };
}

interface Refused {
  readonly status: number;
  readonly body: unknown;
}

interface Written {
  readonly customers: readonly Customer[];
  readonly asked: readonly Asked[];
  readonly acknowledged: ReadonlyMap<Asked, string>;
  /** Error responses received in the meantime. */
  readonly refused: readonly Refused[];
}

interface Writer {
  readonly gateways: readonly RunningGateway[];
  /** Breaks something once a third of the requests are acknowledged. */
  readonly harm: (customers: readonly Customer[]) => void;
  /** Repairs it once `REFUSED` calls have been refused. */
  readonly mend?: () => void;
  /** While this returns true, cards keep buying. */
  readonly isLasting?: () => boolean;
}

/** Sends requests to the gateways in turn until each is acknowledged. */
async function write({ gateways, harm, mend, isLasting }: Writer): Promise<Written> {
  const [main] = gateways;
  assertType(main !== undefined, 'No gateway');
  const before = await gateway.open();
  await ensureSite(before.db);
  const customers: Customer[] = [];
  for (let n = 0; n < ACCOUNTS; n += 1) customers.push(await makeCustomer(before));
  await before.close();
  const [first] = customers;
  assertType(first !== undefined, 'No customer');
  const methods = new Map<Customer, string>();
  for (const customer of customers) {
    const path = '/funding/banks';
    const bank = { path, headers: personally(customer), body: linkedBank(SECRET), made: [] };
    methods.set(customer, pickText((await send(main, bank)).body, 'method', 'methodId'));
  }
  const asked = Array.from({ length: WRITES }, () =>
    customers.flatMap((customer) => writesOf(customer, methods.get(customer) ?? '')),
  ).flat();
  const acknowledged = new Map<Asked, string>();
  const refused: Refused[] = [];
  const waiting = [...asked];
  const third = asked.length / 3;
  let turn = 0;
  const next = () => {
    const one = waiting.shift();
    if (one || !isLasting?.()) return one;
    const more = purchaseOf(customers[turn % ACCOUNTS] ?? first);
    asked.push(more);
    return more;
  };
  const work = async () => {
    for (let one = next(); one; one = next()) {
      const at = gateways[(turn += 1) % gateways.length] ?? main;
      const answer = await send(at, one).catch(() => null);
      if (answer?.status === 200) {
        acknowledged.set(one, pickText(answer.body, ...one.made));
        if (acknowledged.size === third) harm(customers);
        continue;
      }
      waiting.push(one);
      // a killed gateway sends no response
      if (answer && refused.push(answer) === REFUSED) mend?.();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { customers, asked, acknowledged, refused };
}

const stagesOf = async (at: Database<Schema>, accountId: string) => {
  const transfers = await selectIn(at.db, accountId, 'transfers').select('stage').execute();
  return transfers.map(({ stage }) => stage);
};

/** Checks that requests applied once, transfers settle, and books balance; stops the gateway. */
async function end(at: RunningGateway, written: Written): Promise<void> {
  const { customers, asked, acknowledged, refused } = written;
  for (const { body } of refused) expect(body).toMatchObject({ retryable: true });
  for (const one of asked) {
    const again = await send(at, one);
    expect(again.status).toBe(200);
    expect(pickText(again.body, ...one.made)).toBe(acknowledged.get(one));
  }
  const after = await gateway.open();
  const settled = Array.from({ length: WRITES }, () => 'settled');
  for (const { account, cardToken } of customers) {
    const { accountId } = account;
    await expect
      .poll(() => stagesOf(after, accountId), { timeout: 240_000, interval: 500 })
      .toEqual(settled);
    const orders = await selectIn(after.db, accountId, 'orders').select('id').execute();
    const cards = await selectIn(after.db, accountId, 'cards').select('id').execute();
    const bought = await selectIn(after.db, accountId, 'transactions').select('id').execute();
    expect([orders.length, cards.length]).toEqual([WRITES, WRITES + 1]);
    const purchases = asked.filter(({ body }) => pick(body, 'cardToken') === cardToken);
    expect(bought).toHaveLength(purchases.length);
    await expectSoundBooks(after.db, accountId);
  }
  await after.close();
  at.child.kill('SIGTERM');
  await once(at.child, 'exit');
}

/** Moves an account's shard, and those colocated with it, to the other worker. */
const MOVE = `SELECT citus_move_shard_placement(s.shardid, s.nodename, s.nodeport, n.nodename, n.nodeport)
  FROM citus_shards s JOIN pg_dist_node n ON n.groupid > 0 AND n.nodeport <> s.nodeport
  WHERE s.shardid = get_shard_id_for_distribution_column('accounts', $1::text)`;

const TITLE = 'loses nothing that was acknowledged and applies nothing twice';

describe.skipIf(CITUS_FOLDER === '')('a cluster that is written', () => {
  it(`${TITLE} when a shard moves to another worker`, async () => {
    const only = await gateway.start();
    const operator = await gateway.open();
    let moving: Promise<unknown> | undefined;
    let isMoving = false;
    const harm = ([first]: readonly Customer[]) => {
      isMoving = true;
      moving = operator
        .executeRaw(MOVE, [first?.account.accountId])
        .finally(() => (isMoving = false));
    };
    const written = await write({ gateways: [only], harm, isLasting: () => isMoving });
    await moving;
    await operator.close();
    await end(only, written);
  }, 900_000);

  it(`${TITLE} when one of two gateways is killed`, async () => {
    const gateways = [await gateway.start(), await gateway.start()] as const;
    const [first, second] = gateways;
    const written = await write({ gateways, harm: () => first.child.kill('SIGKILL') });
    await end(second, written);
  }, 900_000);

  it.each([
    ['a worker', '1'],
    // last: after a crash, a copied database forgets how far its sequences had advanced
    ['the coordinator', '0'],
  ])(
    `${TITLE} when %s is killed`,
    async (_name, node) => {
      const only = await gateway.start();
      const harm = () => cluster('kill', node);
      const written = await write({
        gateways: [only],
        harm,
        mend: () => cluster('start', node),
      });
      expect(written.refused.length).toBeGreaterThanOrEqual(REFUSED);
      await end(only, written);
    },
    900_000,
  );
});
