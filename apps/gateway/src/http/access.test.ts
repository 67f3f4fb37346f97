import { contract, type Call, type CallName } from '@forecourt/api-client/contract';
import { can, ROLES, type Role } from '@forecourt/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../store/ids.ts';
import { pick, type CallOptions } from '../testing/gateway.ts';
import { startWorld } from '../testing/startWorld.ts';
import {
  driverCard,
  makeAccount,
  makeCard,
  TEST_DELIVERY,
  type TestAccount,
  type TestPerson,
} from '../testing/world.ts';

const world = startWorld({ accountPer: 'file' });
let other: TestAccount;
let cardId: string;
let otherCardId: string;
let farCardId: string;
beforeAll(async () => {
  const { db } = world;
  other = await makeAccount(db);
  cardId = await world.makeCard({ last4: '0001' });
  farCardId = await world.makeCard({ last4: '0002', fleet: 1 });
  otherCardId = await makeCard(db, other, { last4: '0009' });
  await world.makePurchase(cardId);
  await world.makePurchase(farCardId, { fleet: 1 });
});

const calls: Readonly<Record<CallName, Call>> = contract;
const isCallName = (name: string): name is CallName => name in contract;
const names = Object.keys(contract).filter(isCallName);

const importInputs = (kind: 'Order' | 'Driver' | 'Vehicle' | 'PromptedId', more: object) => ({
  [`start${kind}Import`]: { body: { fileName: 'a.csv', rowCount: 1, contentHash: 'a'.repeat(64) } },
  [`put${kind}ImportRows`]: { params: { importId: newId(), chunk: '0' }, body: { rows: [] } },
  [`confirm${kind}Import`]: { params: { importId: newId() }, body: { expectedRows: 1, ...more } },
  [`cancel${kind}Import`]: { params: { importId: newId() } },
});

/** Input that satisfies the contract, for a card of the account. */
const inputs = (): Partial<Record<CallName, CallOptions>> => ({
  settleNotification: { params: { notificationId: newId() }, body: { to: 'resolved' } },
  orderCards: { body: { cards: [], delivery: TEST_DELIVERY } },
  getOrder: { params: { orderId: newId() } },
  ...importInputs('Order', { delivery: TEST_DELIVERY }),
  ...importInputs('Driver', {}),
  ...importInputs('Vehicle', {}),
  ...importInputs('PromptedId', {}),
  getCard: { params: { cardId } },
  changeCardStatus: {
    params: { cardId },
    body: { action: 'reactivate', reason: null, note: null },
    version: 1,
  },
  getCardAudit: { params: { cardId } },
});
const sendAs = (person: TestPerson, name: CallName, options: CallOptions = {}) =>
  world.callAs(person, name, { ...inputs()[name], ...options });

describe.each(ROLES)('a %s', (role: Role) => {
  let person: TestPerson;
  beforeAll(async () => {
    person = await world.makePerson(role);
  });

  it.each(names)(
    '[ROLE-02 to ROLE-17] can call %s exactly when the rules allow it',
    async (name) => {
      const { permission } = calls[name];
      const actor = { role, accountState: 'open', fleetIds: null, extraPermissions: [] } as const;
      const allowed = permission === null || can(actor, permission).allowed;
      const { status, body } = await sendAs(person, name);
      if (allowed) expect(pick(body, 'errorCode')).not.toBe('access.denied');
      else
        expect({ status, code: pick(body, 'errorCode') }).toEqual({
          status: 403,
          code: 'access.denied',
        });
    },
  );
});

describe('access to another account', () => {
  const inAccount = names.filter((name) => calls[name].permission !== null);

  it.each(inAccount)('is refused for %s with its ID in the header', async (name) => {
    const person = await world.makePerson();
    const response = await sendAs(person, name, { accountId: other.accountId });
    expect(response).toMatchObject({
      status: 403,
      body: { errorCode: 'access.denied', fields: [] },
    });
  });

  it('is refused exactly like access to one that does not exist', async () => {
    const person = await world.makePerson();
    const headers = { 'x-request-id': 'same-request' };
    const theirs = await sendAs(person, 'listCards', { accountId: other.accountId, headers });
    const nobodys = await sendAs(person, 'listCards', { accountId: newId(), headers });
    expect(nobodys.status).toBe(theirs.status);
    expect(nobodys.body).toEqual(theirs.body);
  });

  it('does not reach its cards by ID under the caller’s own account', async () => {
    const person = await world.makePerson();
    const params = { cardId: otherCardId };
    for (const name of ['getCard', 'getCardAudit', 'changeCardStatus'] as const) {
      expect(await sendAs(person, name, { params })).toMatchObject({
        status: 404,
        body: { errorCode: 'card.notFound' },
      });
    }
    const list = await sendAs(person, 'listCards', { query: { q: '0009' } });
    expect(pick(list.body, 'items')).toEqual([]);
    const bought = await sendAs(person, 'listTransactions', { query: { cardId: otherCardId } });
    expect(pick(bought.body, 'items')).toEqual([]);
  });

  it('is refused if the header is missing or not a valid ID', async () => {
    const person = await world.makePerson();
    for (const accountId of [undefined, 'acme', "' OR 1=1 --"]) {
      const response = await world.callAs(person, 'listCards', { accountId });
      expect(response).toMatchObject({ status: 400, body: { errorCode: 'account.unknown' } });
    }
  });
});

describe('a manager limited to one fleet', () => {
  let person: TestPerson;
  beforeAll(async () => {
    person = await world.makePerson('manager', [world.account.fleetIds[0]]);
  });

  it('[USER-20] sees only the cards, purchases, and departments of that fleet', async () => {
    const cards = await sendAs(person, 'listCards', { query: { total: 'true' } });
    expect(cards.body).toMatchObject({
      total: 1,
      items: [{ last4: '0001' }],
      counts: { active: 1 },
    });
    expect(pick((await sendAs(person, 'listTransactions')).body, 'items')).toHaveLength(1);
    expect(pick((await sendAs(person, 'listFleets')).body, 'items')).toHaveLength(1);
    expect(pick((await sendAs(person, 'listDepartments')).body, 'items')).toHaveLength(1);
    const dashboard = await sendAs(person, 'getDashboard');
    expect(dashboard.body).toMatchObject({ spend: { cycleToDateCents: 8_000 } });
  });

  it('[USER-20] gets a 404 for a card of another fleet', async () => {
    for (const name of ['getCard', 'getCardAudit', 'changeCardStatus'] as const) {
      const response = await sendAs(person, name, { params: { cardId: farCardId } });
      expect(response).toMatchObject({ status: 404, body: { errorCode: 'card.notFound' } });
    }
    const filtered = await sendAs(person, 'listCards', {
      query: { fleetId: world.account.fleetIds[1] },
    });
    expect(pick(filtered.body, 'items')).toEqual([]);
    const overview = await sendAs(person, 'getDashboard', {
      query: { fleetId: world.account.fleetIds[1] },
    });
    expect(overview.status).toBe(404);
  });

  it('[USER-20] cannot order cards for another fleet or see its orders', async () => {
    const far = driverCard(world.account, {
      fleetId: world.account.fleetIds[1],
      departmentId: world.account.departmentIds[1],
      driverId: '51702',
    });
    const body = { cards: [far], delivery: TEST_DELIVERY };
    expect(await sendAs(person, 'orderCards', { body })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'cards.0.fleetId' }] },
    });
    const whole = await world.makePerson();
    const placed = await sendAs(whole, 'orderCards', { body });
    const orderId = String(pick(placed.body, 'order', 'orderId'));
    expect(await sendAs(person, 'getOrder', { params: { orderId } })).toMatchObject({
      status: 404,
    });
    expect(pick((await sendAs(person, 'listOrders')).body, 'items')).toEqual([]);
    expect(pick((await sendAs(whole, 'listOrders')).body, 'items')).toHaveLength(1);
  });

  it('sees no cards if the grant names no fleet', async () => {
    const nobody = await world.makePerson('manager', []);
    expect(pick((await sendAs(nobody, 'listCards')).body, 'items')).toEqual([]);
  });
});

describe('removing a grant', () => {
  it('takes effect on the next request', async () => {
    const person = await world.makePerson();
    expect((await sendAs(person, 'listCards')).status).toBe(200);
    await world.db.deleteFrom('grants').where('user_id', '=', person.userId).execute();
    expect((await sendAs(person, 'listCards')).status).toBe(403);
  });
});
