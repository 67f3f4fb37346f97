import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pick } from './testing/gateway.ts';
import { gatewayProcess, type GatewayProcess } from './testing/gatewayProcess.ts';
import { charge, expectSoundBooks, linkedBank, promptPayments } from './testing/money.ts';
import { provePasscode } from './testing/passcode.ts';
import { makeAccount, makePerson, type TestAccount } from './testing/world.ts';

const SECRET = 'kill-payment-secret-of-32-characters';
const PAYMENTS = 1000;
/** Accounts that are funded and issue one express check each. */
const FUNDED_ACCOUNTS = 40;
const CHECK_CENTS = 7_500;
const PAYMENT_CENTS = 100;
const FUND_CENTS = 20_000;
const OWED_CENTS = 1_000_000;
/** The first kill comes once this many calls are acknowledged, the second while the rest settle. */
const KILL_AFTER = 300;
/** Payments sent before the checks, so that the first kill comes while the checks are sent. */
const BEFORE_CHECKS = 240;
const SETTLED_BEFORE_SECOND_KILL = 200;

let gateway: GatewayProcess;
beforeAll(async () => {
  gateway = await gatewayProcess(promptPayments(SECRET));
});
afterAll(() => gateway.clean());

interface Payer {
  readonly account: TestAccount;
  readonly token: string;
}

async function call(
  address: string,
  { account, token }: Payer,
  path: string,
  body?: object,
  key: string = randomUUID(),
) {
  const response = await fetch(`${address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      sysaccountid: account.accountId,
      'idempotency-key': key,
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const json: unknown = await response.json();
  return { status: response.status, body: json };
}

/** The passcode's proof must outlive both kills. */
const clockInAnHour = { now: () => new Date(Date.now() + 3_600_000) };
/** Creates accounts with a balance due, each with a payer whose passcode is proven. */
async function makePayers(count: number): Promise<Payer[]> {
  const before = await gateway.open();
  await before.migrate();
  const payers: Payer[] = [];
  for (let index = 0; index < count; index += 1) {
    const account = await makeAccount(before.db);
    const context = { database: before, issuer: gateway.issuer };
    const person = await makePerson(context, account, 'administrator', null, gateway.issuerUrl);
    await provePasscode({ database: before, clock: clockInAnHour }, person);
    payers.push({ account, token: person.token });
    // in this cycle: an overdue bill would lock the account in the meantime
    const today = new Date().toISOString().slice(0, 10);
    await charge(before.db, account.accountId, today, OWED_CENTS);
  }
  await before.close();
  return payers;
}

const checkOf = ({ account }: Payer) => ({
  fleetId: account.fleetIds[0],
  amountCents: CHECK_CENTS,
  feeMode: 'plus',
  payeeName: 'Lone Star Lumpers',
  purpose: 'lumper',
  reference: 'LOAD 4471',
});

interface WriteRequest {
  readonly payer: Payer;
  readonly path: string;
  readonly body: object;
  readonly key: string;
  /** Path to the created ID in the response body. */
  readonly createdIdPath: readonly string[];
}

/** Waits until this many transfers have settled, while the process works on them. */
async function waitUntilSettled(address: string, payers: readonly Payer[], count: number) {
  const countSettled = async () => {
    const totals = await Promise.all(
      payers.flatMap((payer) =>
        ['/allpayments?state=paid&total=true', '/funding/history?stage=settled&total=true'].map(
          async (path) => Number(pick((await call(address, payer, path)).body, 'total')),
        ),
      ),
    );
    return totals.reduce((sum, total) => sum + total, 0);
  };
  await expect
    .poll(countSettled, { timeout: 240_000, interval: 500 })
    .toBeGreaterThanOrEqual(count);
}

it('[PAY-01] [FUND-05] [EXPR-11] loses and repeats no payment through two kill -9', async () => {
  const payers = await makePayers(1 + FUNDED_ACCOUNTS);
  const [main, ...fundedPayers] = payers;
  if (!main) throw new Error('Nobody pays.');
  const first = await gateway.start();
  const methods = new Map<Payer, string>();
  for (const payer of payers) {
    const { body } = await call(first.address, payer, '/funding/banks', linkedBank(SECRET));
    methods.set(payer, String(pick(body, 'method', 'methodId')));
  }
  const checks: WriteRequest[] = fundedPayers.map((payer) => ({
    payer,
    path: '/expressCheck/list',
    body: { draft: checkOf(payer) },
    key: randomUUID(),
    createdIdPath: ['check', 'checkId'],
  }));
  const payments: WriteRequest[] = Array.from({ length: PAYMENTS }, () => ({
    payer: main,
    path: '/allpayments',
    body: { methodId: methods.get(main), amountCents: PAYMENT_CENTS, payOn: null },
    key: randomUUID(),
    createdIdPath: ['transferId'],
  }));
  const requests: WriteRequest[] = [
    ...fundedPayers.map((payer) => ({
      payer,
      path: '/funding/funds',
      body: { methodId: methods.get(payer), amountCents: FUND_CENTS, agreement: null },
      key: randomUUID(),
      createdIdPath: ['transferId'],
    })),
    ...payments.slice(0, BEFORE_CHECKS),
    ...checks,
    ...payments.slice(BEFORE_CHECKS),
  ];
  const acknowledged = new Map<string, string>();
  await Promise.allSettled(
    requests.map(async ({ payer, path, body, key, createdIdPath }) => {
      const response = await call(first.address, payer, path, body, key);
      if (response.status === 200)
        acknowledged.set(key, String(pick(response.body, ...createdIdPath)));
      if (acknowledged.size === KILL_AFTER) first.child.kill('SIGKILL');
    }),
  );
  expect(acknowledged.size).toBeLessThan(requests.length);

  const second = await gateway.start();
  for (const { payer, path, body, key, createdIdPath } of requests) {
    const response = await call(second.address, payer, path, body, key);
    expect(response.status).toBe(200);
    const id = String(pick(response.body, ...createdIdPath));
    expect(id).toBe(acknowledged.get(key) ?? id);
    acknowledged.set(key, id);
  }
  await waitUntilSettled(second.address, payers, SETTLED_BEFORE_SECOND_KILL);
  second.child.kill('SIGKILL');
  await once(second.child, 'exit');

  const third = await gateway.start();
  await waitUntilSettled(third.address, payers, requests.length - fundedPayers.length);
  third.child.kill('SIGTERM');
  await once(third.child, 'exit');

  const database = await gateway.open();
  const transfers = await database.db.selectFrom('transfers').select(['id', 'stage']).execute();
  const issuedChecks = await database.db
    .selectFrom('express_checks')
    .select(['id', 'amount_cents'])
    .execute();
  const sandboxTransfers = await database.db
    .selectFrom('sandbox_transfers')
    .select('reference')
    .execute();
  const balances = await database.db
    .selectFrom('account_balances')
    .select(['account_id', 'ledger', 'amount_cents'])
    .execute();
  for (const { account } of payers) await expectSoundBooks(database.db, account.accountId);
  await database.close();
  const createdIds = [...transfers, ...issuedChecks].map(({ id }) => id);
  expect(createdIds.toSorted()).toEqual([...acknowledged.values()].toSorted());
  expect(issuedChecks.map((check) => check.amount_cents)).toEqual(
    fundedPayers.map(() => CHECK_CENTS),
  );
  expect(transfers.every(({ stage }) => stage === 'settled')).toBe(true);
  expect(sandboxTransfers).toHaveLength(transfers.length);
  const cash = (payer: Payer) =>
    balances.find((row) => row.account_id === payer.account.accountId && row.ledger === 'cash');
  expect(cash(main)?.amount_cents).toBe(PAYMENTS * PAYMENT_CENTS);
  expect(fundedPayers.map((payer) => cash(payer)?.amount_cents)).toEqual(
    fundedPayers.map(() => FUND_CENTS),
  );
}, 400_000);
