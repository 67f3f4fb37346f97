import { randomUUID } from 'node:crypto';
import { jsonb } from '@forecourt/server';
import { describe, expect, it } from 'vitest';
import type { Trx } from '../../store/schema.ts';
import { pick, pickEach, pickText, TEST_ORDER_STEP_SECONDS } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { rosa } from '../../testing/roster.ts';
import {
  canSeeWaiting,
  whileStatusChanges,
  whileUncommitted,
} from '../../testing/whileStatusChanges.ts';
import { driverCard, makeAccount, TEST_DELIVERY, makePerson } from '../../testing/world.ts';
import { updateIn } from '../../store/inAccount.ts';
import { advanceOrder } from './advanceOrder.ts';
import { lockOrders } from './counters.ts';

const world = startWorld();

const orderBody = (...cards: unknown[]) => ({ cards, delivery: TEST_DELIVERY });
const place = (body: unknown, key?: string) =>
  world.call('orderCards', { body, ...(key === undefined ? {} : { key }) });

const cfn = (...cards: unknown[]) => place({ ...orderBody(...cards), network: 'cfn' });

async function countOf(table: 'orders' | 'cards' | 'drivers' | 'card_secrets') {
  const { n } = await world.db
    .selectFrom(table)
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('account_id', '=', world.accountId)
    .executeTakeFirstOrThrow();
  return n;
}

/** Runs a step, and returns the steps that it enqueues. */
async function run(orderId: string, to: 'printed' | 'shipped' | 'active') {
  const enqueued: unknown[] = [];
  const queue = {
    send: (_trx: unknown, _name: unknown, data: object) => {
      enqueued.push(data);
      return Promise.resolve();
    },
  };
  await world.db
    .transaction()
    .execute((trx) =>
      advanceOrder(
        { trx, now: world.gateway.clock.now(), jobs: queue, orderStepSeconds: 1 },
        { accountId: world.accountId, orderId, to },
      ),
    );
  return enqueued;
}
const readOrder = async (orderId: string) =>
  (await world.call('getOrder', { params: { orderId } })).body;
const statuses = async (orderId: string) => {
  const { body } = await world.call('listCards', { query: { orderId, total: 'true' } });
  return pick(body, 'counts');
};

describe('orderCards', () => {
  it('[CARD-03, GW-14] orders cards, adds a new driver once, and queues printing', async () => {
    const response = await place(
      orderBody(
        driverCard(world.account),
        driverCard(world.account, {
          cardType: 'vehicle',
          unitNumber: '311',
          vehicleName: 'Van 311',
          driverId: null,
          firstName: null,
          lastName: null,
          nameOnCard: 'UNIT 311',
        }),
        driverCard(world.account, {
          limits: { perTransactionCents: null, perDayCents: 20_000, perDayMilligallons: null },
        }),
      ),
    );
    expect(response).toMatchObject({
      status: 200,
      body: {
        order: {
          orderNumber: '000001',
          status: 'pending',
          step: 'ordered',
          cardCount: 3,
          placedBy: 'Dana Morales',
        },
        cards: [
          {
            status: 'ordered',
            driverName: 'Rosa Núñez',
            driverId: '48261',
            hasCustomLimits: false,
          },
          { unitNumber: '311', cardType: 'vehicle' },
          { hasCustomLimits: true },
        ],
      },
    });
    expect(await countOf('drivers')).toBe(1);
    expect(world.gateway.sentJobs).toMatchObject([
      { name: 'order-step', data: { to: 'printed' }, afterSeconds: TEST_ORDER_STEP_SECONDS },
    ]);
  });

  it('[DRIVER-05] matches an existing driver and vehicle by number, ignoring case', async () => {
    const driverId = await world.makeDriver({ driver_id: 'AB-7', employee_id: 'E-9' });
    const vehicleId = await world.makeVehicle({ unit_number: 'T-12' });
    const response = await place(
      orderBody(
        driverCard(world.account, { driverId: 'ab-7', employeeId: 'e-9' }),
        driverCard(world.account, {
          cardType: 'vehicle',
          unitNumber: 't-12',
          vehicleName: 'Van 12',
          driverId: null,
          firstName: null,
          lastName: null,
        }),
      ),
    );
    expect(response.status).toBe(200);
    const orderedFor = async (at: number) =>
      world.readCard(pickText(response.body, 'cards', at, 'cardId'));
    expect(await orderedFor(0)).toMatchObject({ driver_id: driverId });
    expect(await orderedFor(1)).toMatchObject({ vehicle_id: vehicleId });
    expect(await countOf('drivers')).toBe(1);
  });

  it('[DRIVER-18] orders nothing for a terminated driver or vehicle', async () => {
    await world.makeDriver({ driver_id: '40001', status: 'terminated' });
    await world.makeVehicle({ unit_number: 'T-13', status: 'terminated' });
    const vehicleCard = driverCard(world.account, {
      cardType: 'vehicle',
      unitNumber: 'T-13',
      vehicleName: 'Van 13',
      driverId: null,
      firstName: null,
      lastName: null,
    });
    const response = await place(
      orderBody(driverCard(world.account, { driverId: '40001' }), vehicleCard),
    );
    expect(response).toMatchObject({
      status: 422,
      body: {
        fields: [
          { path: 'cards.0.driverId', key: 'roster.is.terminated' },
          { path: 'cards.1.unitNumber', key: 'roster.is.terminated' },
        ],
      },
    });
    expect(await countOf('cards')).toBe(0);
  });

  it.runIf(canSeeWaiting)(
    '[DRIVER-18] waits for the termination of a driver, then orders nothing',
    async () => {
      const id = await world.makeDriver({ driver_id: '40001' });
      const card = driverCard(world.account, { driverId: '40001' });
      const leaving = { table: 'drivers', id, status: 'terminated' } as const;
      const response = await whileStatusChanges(world, leaving, () => place(orderBody(card)));
      expect(response).toMatchObject({
        status: 422,
        body: { fields: [{ path: 'cards.0.driverId', key: 'roster.is.terminated' }] },
      });
    },
  );

  it('stores only a hash and a vault token of the card number', async () => {
    const { body } = await place(orderBody(driverCard(world.account)));
    const secret = await world.db
      .selectFrom('card_secrets')
      .selectAll()
      .where('account_id', '=', world.accountId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify([body, secret, world.gateway.logged])).not.toMatch(/999070\d{11}/);
    expect(secret.number_hmac).toMatch(/^[0-9a-f]{64}$/);
    expect(secret.vault_token).toMatch(/^v2\.[0-9a-f]{8}\./);
  });

  it('[CARD-22] makes a card searchable by the last seven digits of its number', async () => {
    const issued = world.gateway.vault.issueNumber();
    const { body } = await place(orderBody(driverCard(world.account)));
    const ending = world.gateway.vault.endingHmac('1234567') ?? '';
    await world.db
      .updateTable('card_secrets')
      .set({ ending_hmac: ending })
      .where('account_id', '=', world.accountId)
      .execute();
    const found = await world.call('listCards', { query: { q: '123 4567' } });
    expect(pick(found.body, 'items', 0, 'cardId')).toBe(pick(body, 'cards', 0, 'cardId'));
    expect(world.gateway.vault.endingHmac('123456')).toBeNull();
    expect(issued.last4).toMatch(/^\d{4}$/);
  });

  it('[NAV-22, GW-36] orders CFN cards with products if the program offers them', async () => {
    const card = driverCard(world.account, { products: ['diesel', 'def'] });
    expect(await cfn(card)).toMatchObject({
      status: 422,
      body: { errorCode: 'order.cfnNotOffered' },
    });
    await world.setAccount({ features: jsonb(['cfnOrders']) });
    expect(await cfn(card, driverCard(world.account))).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'cards.1.products', key: 'card.productsRequired' }] },
    });
    const { body } = await cfn(card);
    expect(body).toMatchObject({ order: { source: 'cfn' }, cards: [{ hasCustomLimits: true }] });
    const params = { cardId: pickText(body, 'cards', 0, 'cardId') };
    const details = await world.call('getCard', { params });
    expect(details.body).toMatchObject({ limits: { allowedGroups: ['diesel', 'def'] } });
  });

  it('[CARD-32] refuses more than five cards in one order', async () => {
    const six = Array.from({ length: 6 }, () => driverCard(world.account));
    expect(await place(orderBody(...six))).toMatchObject({
      status: 422,
      body: { errorCode: 'order.tooManyCards', params: { max: 5 } },
    });
  });

  describe('with another configured card limit', () => {
    const small = startWorld({ cardOrderLimit: 2 });
    const order = (cards: number) =>
      small.call('orderCards', {
        body: orderBody(...Array.from({ length: cards }, () => driverCard(small.account))),
      });

    it('[CARD-32] refuses an order above it', async () => {
      expect(await order(3)).toMatchObject({
        status: 422,
        body: { errorCode: 'order.tooManyCards', params: { max: 2 } },
      });
      expect(pick((await order(2)).body, 'errorCode')).not.toBe('order.tooManyCards');
    });
  });

  it('refuses another account’s fleet, department, or profile, field by field', async () => {
    const other = await makeAccount(world.db);
    const foreign = driverCard(world.account, {
      fleetId: other.fleetIds[0],
      departmentId: other.departmentIds[0],
      profileId: other.profileId,
    });
    const mixed = driverCard(world.account, { departmentId: world.account.departmentIds[1] });
    const response = await place(orderBody(foreign, mixed));
    expect(response).toMatchObject({ status: 422, body: { errorCode: 'order.notPossible' } });
    const fields = pick(response.body, 'fields');
    expect(fields).toEqual(
      expect.arrayContaining(
        [
          'cards.0.fleetId',
          'cards.0.departmentId',
          'cards.0.profileId',
          'cards.1.departmentId',
        ].map((path) => expect.objectContaining({ path })),
      ),
    );
    expect(await countOf('orders')).toBe(0);
  });

  it('[MSG-49] reports an inactive fleet, as addDriver does', async () => {
    await world.db
      .updateTable('fleets')
      .set({ is_active: false })
      .where('account_id', '=', world.accountId)
      .where('id', '=', world.account.fleetIds[0])
      .execute();
    const key = 'fleet.lockedOrInactive';
    expect(await place(orderBody(driverCard(world.account)))).toMatchObject({
      status: 422,
      body: { errorCode: 'order.notPossible', fields: [{ path: 'cards.0.fleetId', key }] },
    });
    const added = await world.call('addDriver', {
      body: rosa(world.account),
    });
    expect(added).toMatchObject({ status: 422, body: { fields: [{ path: 'fleetId', key }] } });
  });

  it('[MSG-43] tells a viewer that their role cannot order cards', async () => {
    const viewer = await world.makePerson('viewer');
    const body = orderBody(driverCard(world.account));
    expect(await world.callAs(viewer, 'orderCards', { body })).toMatchObject({
      status: 403,
      body: {
        errorCode: 'access.denied',
        fields: [{ key: 'order.notAllowed' }, { key: 'access.role' }],
      },
    });
  });

  it.each(['readOnly', 'locked', 'closed'] as const)(
    '[USER-07] refuses to order in an account that is %s',
    async (state) => {
      const account = await makeAccount(world.db, state);
      const owner = await makePerson(world.gateway, account);
      const body = orderBody(driverCard(account));
      expect(await world.callAs(owner, 'orderCards', { body })).toMatchObject({
        status: 409,
        body: { errorCode: 'account.cannotOrder' },
      });
    },
  );

  it.runIf(canSeeWaiting).each(['orderCards', 'replaceCard'] as const)(
    '[USER-08] orders nothing in an account that closes in the meantime (%s)',
    async (name) => {
      // closing ends no card that is lost already
      const cardId = await world.makeCard({ status: 'lostOrStolen' });
      const closing = async (trx: Trx) => {
        await lockOrders(trx, world.accountId);
        await updateIn(trx, world.accountId, 'accounts').set({ state: 'closed' }).execute();
      };
      const body = {
        orderCards: orderBody(driverCard(world.account)),
        replaceCard: { reason: 'lostOrStolen', delivery: TEST_DELIVERY },
      };
      const order = { params: { cardId }, version: 1, body: body[name] };
      expect(await whileUncommitted(world, closing, () => world.call(name, order))).toMatchObject({
        status: 409,
        body: { errorCode: 'account.cannotOrder', fields: [{ key: 'access.accountClosed' }] },
      });
      expect(await countOf('orders')).toBe(0);
    },
  );

  it('orders once per idempotency key, and refuses the key for another order', async () => {
    const key = randomUUID();
    const first = await place(orderBody(driverCard(world.account)), key);
    const again = await place(orderBody(driverCard(world.account)), key);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await countOf('orders')).toBe(1);
    const other = await place(orderBody(driverCard(world.account, { nameOnCard: 'OTHER' })), key);
    expect(other).toMatchObject({ status: 422, body: { errorCode: 'idempotency.mismatch' } });
  });

  it('orders once when the same request arrives many times concurrently', async () => {
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => place(orderBody(driverCard(world.account)), key)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => pick(body, 'order', 'orderId'))).size).toBe(1);
    expect(await countOf('orders')).toBe(1);
    expect(await countOf('cards')).toBe(1);
  });

  it('numbers orders per account without gaps, even concurrently', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => place(orderBody(driverCard(world.account)))),
    );
    const numbers = responses.map(({ body }) => pickText(body, 'order', 'orderNumber')).toSorted();
    expect(numbers).toEqual(['000001', '000002', '000003', '000004', '000005']);
  });

  it('requires an idempotency key, and lets a failed order’s key be reused', async () => {
    const without = await world.call('orderCards', {
      body: orderBody(driverCard(world.account)),
      key: null,
    });
    expect(without).toMatchObject({ status: 400, body: { errorCode: 'idempotency.missing' } });
    const key = randomUUID();
    await place(orderBody(driverCard(world.account, { profileId: randomUUID() })), key);
    expect(await place(orderBody(driverCard(world.account)), key)).toMatchObject({ status: 200 });
  });
});

describe('advanceOrder', () => {
  it('[CARD-21] prints, ships, and activates an order, notifying at each step', async () => {
    const { body } = await place(orderBody(driverCard(world.account)));
    const orderId = pickText(body, 'order', 'orderId');
    await run(orderId, 'printed');
    expect(await readOrder(orderId)).toMatchObject({ step: 'printed', status: 'pending' });
    expect(await statuses(orderId)).toEqual({ ordered: 1 });
    await run(orderId, 'shipped');
    expect(await readOrder(orderId)).toMatchObject({ step: 'shipped', status: 'shipped' });
    expect(await statuses(orderId)).toEqual({ pendingActivation: 1 });
    await run(orderId, 'active');
    expect(await statuses(orderId)).toEqual({ active: 1 });
    const notifications = await world.call('listNotifications', { query: { total: 'true' } });
    expect(notifications.body).toMatchObject({ total: 3 });
    const cardId = pickText(body, 'cards', 0, 'cardId');
    const audit = await world.call('getCardAudit', { params: { cardId } });
    expect(pick(audit.body, 'items')).toMatchObject([
      { action: 'card.activate', actor: null },
      { action: 'card.ship', to: 'pendingActivation' },
      { action: 'card.ordered', actor: 'Dana Morales' },
    ]);
  });

  it('[USER-20] notifies no one who may not see all of the order', async () => {
    const [fleetId, otherFleetId] = world.account.fleetIds;
    const [, departmentId] = world.account.departmentIds;
    const { body } = await place(
      orderBody(
        driverCard(world.account),
        driverCard(world.account, { fleetId: otherFleetId, departmentId }),
      ),
    );
    await run(pickText(body, 'order', 'orderId'), 'printed');
    const totalsFor = async (fleetIds: readonly string[]) => {
      const person = await world.makePerson('manager', fleetIds);
      const query = { total: 'true' };
      const lists = [
        await world.callAs(person, 'listNotifications', { query }),
        await world.callAs(person, 'searchNotifications', { query }),
      ];
      return lists.map((list) => pick(list.body, 'total'));
    };
    expect(await totalsFor([otherFleetId])).toEqual([0, 0]);
    expect(await totalsFor([fleetId, otherFleetId])).toEqual([1, 1]);
  });

  it('changes nothing when a step runs twice or too early', async () => {
    const { body } = await place(orderBody(driverCard(world.account)));
    const orderId = pickText(body, 'order', 'orderId');
    await run(orderId, 'active');
    await run(orderId, 'printed');
    await run(orderId, 'printed');
    const order = await readOrder(orderId);
    expect(pick(order, 'steps')).toHaveLength(2);
    expect(order).toMatchObject({ step: 'printed', version: 2 });
  });

  it('skips a card that was blocked in the meantime', async () => {
    const { body } = await place(orderBody(driverCard(world.account), driverCard(world.account)));
    const orderId = pickText(body, 'order', 'orderId');
    await run(orderId, 'printed');
    await run(orderId, 'shipped');
    await world.call('changeCardStatus', {
      params: { cardId: pickText(body, 'cards', 0, 'cardId') },
      body: { action: 'block', reason: 'suspectedFraud', note: null },
      version: 2,
    });
    await run(orderId, 'active');
    expect(await statuses(orderId)).toEqual({ blocked: 1, active: 1 });
  });

  it('[CARD-09] activates no card without a holder, and counts only those it activates', async () => {
    const { body } = await place(
      orderBody(driverCard(world.account), driverCard(world.account), driverCard(world.account)),
    );
    const orderId = pickText(body, 'order', 'orderId');
    await world.setCard(pickText(body, 'cards', 0, 'cardId'), { status: 'canceled' });
    await run(orderId, 'printed');
    await run(orderId, 'shipped');
    await world.setCard(pickText(body, 'cards', 1, 'cardId'), { driver_id: null });
    await run(orderId, 'active');
    expect(await statuses(orderId)).toEqual({ canceled: 1, pendingActivation: 1, active: 1 });
    const notifications = await world.call('listNotifications', { query: {} });
    expect(pickEach(notifications.body, 'items', 'params', 'count')).toEqual([1, 2, 2]);
  });

  it('announces no cards if all were canceled', async () => {
    const { body } = await place(orderBody(driverCard(world.account)));
    const orderId = pickText(body, 'order', 'orderId');
    await world.setCard(pickText(body, 'cards', 0, 'cardId'), { status: 'canceled' });
    await run(orderId, 'printed');
    expect(await readOrder(orderId)).toMatchObject({ step: 'printed' });
    const notifications = await world.call('listNotifications', { query: { total: 'true' } });
    expect(notifications.body).toMatchObject({ total: 0 });
  });

  it.each(['locked', 'readOnly'] as const)(
    'ships in a %s account, but activates only once it is open again',
    async (state) => {
      const { body } = await place(orderBody(driverCard(world.account)));
      const orderId = pickText(body, 'order', 'orderId');
      await world.setAccount({ state });
      await run(orderId, 'printed');
      await run(orderId, 'shipped');
      expect(await run(orderId, 'active')).toMatchObject([{ orderId, to: 'active' }]);
      expect(await readOrder(orderId)).toMatchObject({ step: 'shipped' });
      await world.setAccount({ state: 'open' });
      expect(await run(orderId, 'active')).toEqual([]);
      expect(await readOrder(orderId)).toMatchObject({ step: 'active' });
      expect(await statuses(orderId)).toEqual({ active: 1 });
    },
  );

  it('waits while the account is closed', async () => {
    const { body } = await place(orderBody(driverCard(world.account)));
    const orderId = pickText(body, 'order', 'orderId');
    await world.setAccount({ state: 'closed' });
    await run(orderId, 'printed');
    expect(await readOrder(orderId)).toMatchObject({ step: 'ordered' });
  });
});
