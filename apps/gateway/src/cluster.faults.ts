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
import { purchaseRequest } from './testing/network.ts';
import { ensureSite } from './testing/purchases.ts';
import {
  driverCard,
  addCardSecrets,
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

const cluster = (...args: string[]) => {
  const { status, stderr } = spawnSync(CITUS_CLUSTER, [...args, CITUS_FOLDER]);
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
  const context = { database, issuer: gateway.issuer };
  const { token } = await makePerson(context, account, 'administrator', null, gateway.issuerUrl);
  await db
    .updateTable('limit_profiles')
    .set({ limits: jsonb(NO_LIMITS) })
    .where('account_id', '=', accountId)
    .execute();
  const vault = createCardVault(parseCardKeys(CARD_KEYS));
  const { numberHmac, endingHmac, vaultToken } = vault.issueNumber();
  await addCardSecrets(db, account, await makeCard(db, account), {
    number_hmac: numberHmac,
    ending_hmac: endingHmac,
    vault_token: vaultToken,
  });
  await charge(db, accountId, new Date().toISOString().slice(0, 10), OWED_CENTS);
  return { account, token, cardToken: vaultToken };
}

/** A request that is retried until acknowledged, always with the same key. */
interface WriteRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  /** Path to the created ID in the response body. */
  readonly createdIdPath: readonly string[];
}

const headersOf = ({ token, account }: Customer) => ({
  authorization: `Bearer ${token}`,
  sysaccountid: account.accountId,
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
});

const purchaseOf = ({ cardToken }: Customer): WriteRequest => ({
  path: '/authorizations',
  headers: { authorization: `Bearer test.${NETWORK_SECRET}` },
  body: purchaseRequest(cardToken, PURCHASE_CENTS, { transmittedAt: new Date().toISOString() }),
  createdIdPath: ['authorizationCode'],
});

const writesOf = (customer: Customer, methodId: string): WriteRequest[] => [
  {
    path: '/cards',
    headers: headersOf(customer),
    body: { cards: [driverCard(customer.account)], delivery: TEST_DELIVERY },
    createdIdPath: ['order', 'orderId'],
  },
  {
    path: '/allpayments',
    headers: headersOf(customer),
    body: { methodId, amountCents: PAYMENT_CENTS, payOn: null },
    createdIdPath: ['transferId'],
  },
  purchaseOf(customer),
];

async function send({ address }: RunningGateway, { path, headers, body }: WriteRequest) {
  const response = await fetch(address + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    // after a crash, rows in doubt stay locked until the coordinator settles their transaction
    signal: AbortSignal.timeout(90_000),
  });
  const json: unknown = await response.json();
  return { status: response.status, body: json };
}

interface ErrorResponse {
  readonly status: number;
  readonly body: unknown;
}

interface WriteResult {
  readonly customers: readonly Customer[];
  readonly requests: readonly WriteRequest[];
  readonly acknowledged: ReadonlyMap<WriteRequest, string>;
  /** Error responses received in the meantime. */
  readonly refused: readonly ErrorResponse[];
}

interface WriteOptions {
  readonly gateways: readonly RunningGateway[];
  /** Breaks something once a third of the requests are acknowledged. */
  readonly disrupt: (customers: readonly Customer[]) => void;
  /** Repairs it once `REFUSED` calls have been refused. */
  readonly repair?: () => void;
  /** While this returns true, cards keep buying. */
  readonly isLasting?: () => boolean;
}

/** Sends requests to the gateways in turn until each is acknowledged. */
async function write({ gateways, disrupt, repair, isLasting }: WriteOptions): Promise<WriteResult> {
  const [main] = gateways;
  assertType(main !== undefined, 'No gateway');
  const database = await gateway.open();
  await ensureSite(database.db);
  const customers: Customer[] = [];
  for (let n = 0; n < ACCOUNTS; n += 1) customers.push(await makeCustomer(database));
  await database.close();
  const [first] = customers;
  assertType(first !== undefined, 'No customer');
  const methods = new Map<Customer, string>();
  for (const customer of customers) {
    const path = '/funding/banks';
    const bank = {
      path,
      headers: headersOf(customer),
      body: linkedBank(SECRET),
      createdIdPath: [],
    };
    methods.set(customer, pickText((await send(main, bank)).body, 'method', 'methodId'));
  }
  const requests = Array.from({ length: WRITES }, () =>
    customers.flatMap((customer) => writesOf(customer, methods.get(customer) ?? '')),
  ).flat();
  const acknowledged = new Map<WriteRequest, string>();
  const refused: ErrorResponse[] = [];
  const pending = [...requests];
  const third = requests.length / 3;
  let turn = 0;
  const next = () => {
    const request = pending.shift();
    if (request || !isLasting?.()) return request;
    const purchase = purchaseOf(customers[turn % ACCOUNTS] ?? first);
    requests.push(purchase);
    return purchase;
  };
  const work = async () => {
    for (let request = next(); request; request = next()) {
      const target = gateways[(turn += 1) % gateways.length] ?? main;
      const response = await send(target, request).catch(() => null);
      if (response?.status === 200) {
        acknowledged.set(request, pickText(response.body, ...request.createdIdPath));
        if (acknowledged.size === third) disrupt(customers);
        continue;
      }
      pending.push(request);
      // a killed gateway sends no response
      if (response && refused.push(response) === REFUSED) repair?.();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { customers, requests, acknowledged, refused };
}

const stagesOf = async (database: Database<Schema>, accountId: string) => {
  const transfers = await selectIn(database.db, accountId, 'transfers').select('stage').execute();
  return transfers.map(({ stage }) => stage);
};

/** Checks that requests applied once, transfers settle, and books balance; stops the gateway. */
async function verifyAndStop(target: RunningGateway, result: WriteResult): Promise<void> {
  const { customers, requests, acknowledged, refused } = result;
  for (const { body } of refused) expect(body).toMatchObject({ retryable: true });
  for (const request of requests) {
    const retry = await send(target, request);
    expect(retry.status).toBe(200);
    expect(pickText(retry.body, ...request.createdIdPath)).toBe(acknowledged.get(request));
  }
  const database = await gateway.open();
  const settled = Array.from({ length: WRITES }, () => 'settled');
  for (const { account, cardToken } of customers) {
    const { accountId } = account;
    await expect
      .poll(() => stagesOf(database, accountId), { timeout: 240_000, interval: 500 })
      .toEqual(settled);
    const orders = await selectIn(database.db, accountId, 'orders').select('id').execute();
    const cards = await selectIn(database.db, accountId, 'cards').select('id').execute();
    const transactions = await selectIn(database.db, accountId, 'transactions')
      .select('id')
      .execute();
    expect([orders.length, cards.length]).toEqual([WRITES, WRITES + 1]);
    const purchases = requests.filter(({ body }) => pick(body, 'cardToken') === cardToken);
    expect(transactions).toHaveLength(purchases.length);
    await expectSoundBooks(database.db, accountId);
  }
  await database.close();
  target.child.kill('SIGTERM');
  await once(target.child, 'exit');
}

/** Moves an account's shard, and those colocated with it, to the other worker. */
const MOVE = `SELECT citus_move_shard_placement(s.shardid, s.nodename, s.nodeport, n.nodename, n.nodeport)
  FROM citus_shards s JOIN pg_dist_node n ON n.groupid > 0 AND n.nodeport <> s.nodeport
  WHERE s.shardid = get_shard_id_for_distribution_column('accounts', $1::text)`;

const TITLE = 'loses no acknowledged write and applies none twice';

describe.skipIf(CITUS_FOLDER === '')('a Citus cluster under write load', () => {
  it(`${TITLE} when a shard moves to another worker`, async () => {
    const only = await gateway.start();
    const operator = await gateway.open();
    let moving: Promise<unknown> | undefined;
    let isMoving = false;
    const disrupt = ([first]: readonly Customer[]) => {
      isMoving = true;
      moving = operator
        .executeRaw(MOVE, [first?.account.accountId])
        .finally(() => (isMoving = false));
    };
    const result = await write({ gateways: [only], disrupt, isLasting: () => isMoving });
    await moving;
    await operator.close();
    await verifyAndStop(only, result);
  }, 900_000);

  it(`${TITLE} when one of two gateways is killed`, async () => {
    const gateways = [await gateway.start(), await gateway.start()] as const;
    const [first, second] = gateways;
    const result = await write({ gateways, disrupt: () => first.child.kill('SIGKILL') });
    await verifyAndStop(second, result);
  }, 900_000);

  it.each([
    ['a worker', '1'],
    // last: after a crash, a copied database forgets how far its sequences had advanced
    ['the coordinator', '0'],
  ])(
    `${TITLE} when %s is killed`,
    async (_name, node) => {
      const only = await gateway.start();
      const disrupt = () => cluster('kill', node);
      const result = await write({
        gateways: [only],
        disrupt,
        repair: () => cluster('start', node),
      });
      expect(result.refused.length).toBeGreaterThanOrEqual(REFUSED);
      await verifyAndStop(only, result);
    },
    900_000,
  );
});
