import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { EXPRESS_FLEET_DEFAULTS, type Role } from '@forecourt/validation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from './ledger/checkLedger.ts';
import { pick, pickText } from './testing/gateway.ts';
import { gatewayProcess, type GatewayProcess } from './testing/gatewayProcess.ts';
import { tokenIdOf } from './testing/tokens.ts';
import {
  driverCard,
  makeAccount,
  makePerson,
  TEST_DELIVERY,
  type TestAccount,
} from './testing/world.ts';

const ORDERS = 50;
/** The process is killed once this many orders are acknowledged. */
const KILL_AFTER = 17;
const CHECKS = 12;
const PASSCODE = 'blue42moon';

let gateway: GatewayProcess;
beforeAll(async () => {
  gateway = await gatewayProcess();
});
afterAll(() => gateway.clean());

/** Creates an account with a person before a gateway opens the database. */
async function prepare(role: Role) {
  const before = await gateway.open();
  const account = await makeAccount(before.db);
  const context = { database: before, issuer: gateway.issuer };
  const person = await makePerson(context, account, role, null, gateway.issuerUrl);
  return { before, account, person };
}

interface Session {
  readonly address: string;
  readonly account: TestAccount;
  readonly token: string;
}

/** A call by a signed-in person, with an idempotency `key` if it takes one. */
async function send(
  { address, account, token }: Session,
  [method, path]: readonly [string, string],
  payload: unknown,
  key?: string,
) {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      sysaccountid: account.accountId,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(payload),
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

async function placeOrder(session: Session, key: string) {
  const order = { cards: [driverCard(session.account)], delivery: TEST_DELIVERY };
  const { status, body } = await send(session, ['POST', '/cards'], order, key);
  return { status, orderId: String(pick(body, 'order', 'orderId')) };
}

/** Proves the passcode and issues a check. Returns the check's ID. */
async function issueCheck(session: Session, key: string): Promise<string> {
  await send(session, ['POST', '/user/profile/verbal-passcode/proof'], {
    verbalPasscode: PASSCODE,
  });
  const draft = {
    fleetId: session.account.fleetIds[0],
    amountCents: 1_000,
    feeMode: 'plus',
    payeeName: `Payee ${key}`,
    purpose: 'lumper',
    reference: '',
  };
  const { body } = await send(session, ['POST', '/expressCheck/list'], { draft }, key);
  return pickText(body, 'check', 'checkId');
}

it('[EXPR-05] keeps every acknowledged express check through a kill -9, and charges each once', async () => {
  const { before, account, person } = await prepare('administrator');
  const { token } = person;
  const proof = { user_id: person.userId, token_id: tokenIdOf(token) };
  const proved_until = new Date(Date.now() + 300_000).toISOString();
  await before.db
    .insertInto('person_proofs')
    .values({ ...proof, proved_until })
    .execute();
  await before.close();
  const keys = Array.from({ length: CHECKS }, () => randomUUID());
  const acknowledged = new Map<string, string>();

  const first = await gateway.start();
  const session = { address: first.address, account, token };
  await send(session, ['PUT', '/user/profile/verbal-passcode'], { verbalPasscode: PASSCODE });
  const sending = async () => {
    for (const key of keys) {
      acknowledged.set(key, await issueCheck(session, key));
      // the next check is in flight when the process dies
      if (acknowledged.size === CHECKS / 2) setTimeout(() => first.child.kill('SIGKILL'), 20);
    }
  };
  await expect(sending()).rejects.toThrow('fetch failed');
  expect(acknowledged.size).toBeLessThan(CHECKS);

  const second = await gateway.start();
  for (const key of keys) {
    const checkId = await issueCheck({ ...session, address: second.address }, key);
    expect(checkId).toBe(acknowledged.get(key) ?? checkId);
    acknowledged.set(key, checkId);
  }
  second.child.kill('SIGTERM');
  await once(second.child, 'exit');

  const database = await gateway.open();
  const checks = await database.db.selectFrom('express_checks').select('id').execute();
  const entries = await database.db
    .selectFrom('ledger_entries')
    .select('amount_cents')
    .where('account_id', '=', account.accountId)
    .where('ledger', '=', 'receivable')
    .execute();
  expect(await checkLedger(database.db, account.accountId)).toEqual([]);
  await database.close();
  expect(new Set(checks.map(({ id }) => id))).toEqual(new Set(acknowledged.values()));
  expect(checks).toHaveLength(CHECKS);
  const owed = entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  expect(owed).toBe(CHECKS * (1_000 + EXPRESS_FLEET_DEFAULTS.feeCents));
}, 300_000);

it('[CARD-03] keeps every acknowledged order through a kill -9, and duplicates none', async () => {
  const { before, account, person } = await prepare('manager');
  const { token } = person;
  await before.close();
  const keys = Array.from({ length: ORDERS }, () => randomUUID());

  const acknowledged = new Map<string, string>();
  const first = await gateway.start();
  const sending = keys.map(async (key) => {
    const { status, orderId } = await placeOrder({ address: first.address, account, token }, key);
    if (status === 200) acknowledged.set(key, orderId);
    if (acknowledged.size === KILL_AFTER) first.child.kill('SIGKILL');
  });
  await Promise.allSettled(sending);
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(acknowledged.size).toBeLessThan(ORDERS);

  const second = await gateway.start();
  for (const key of keys) {
    const { status, orderId } = await placeOrder({ address: second.address, account, token }, key);
    expect(status).toBe(200);
    expect(orderId).toBe(acknowledged.get(key) ?? orderId);
    acknowledged.set(key, orderId);
  }
  second.child.kill('SIGTERM');
  const [code] = await once(second.child, 'exit');
  expect(code).toBe(0);

  const database = await gateway.open();
  const orders = await database.db.selectFrom('orders').select('id').execute();
  const cards = await database.db.selectFrom('cards').select('id').execute();
  await database.close();
  expect(new Set(orders.map(({ id }) => id))).toEqual(new Set(acknowledged.values()));
  expect([orders.length, cards.length]).toEqual([ORDERS, ORDERS]);
}, 300_000);
