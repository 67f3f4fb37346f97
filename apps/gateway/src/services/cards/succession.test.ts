import { jsonb } from '@forecourt/server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../../store/ids.ts';
import { pick, pickText } from '../../testing/gateway.ts';
import { sendAsNetwork, purchaseRequest, issueCard } from '../../testing/network.ts';
import { nightShift } from '../../testing/roster.ts';
import { startWorld } from '../../testing/startWorld.ts';
import {
  canSeeWaiting,
  countWaiting,
  whileStatusChanges,
} from '../../testing/whileStatusChanges.ts';
import { addCardSecrets, TEST_DELIVERY } from '../../testing/world.ts';
import { bulkCallsOf } from '../cardBulks/bulkWorld.test.fixtures.ts';
import { lockOrders } from '../orders/counters.ts';

const world = startWorld();

const makeDriver = (firstName = 'Rosa', fleet: 0 | 1 = 0) =>
  world.makeDriver({ first_name: firstName, fleet_id: world.account.fleetIds[fleet] });
const give = (cardId: string, driverId: string) => world.setCard(cardId, { driver_id: driverId });

const replace = (cardId: string, reason: string, version = 1, key?: string) =>
  world.call('replaceCard', {
    params: { cardId },
    body: { reason, delivery: TEST_DELIVERY },
    version,
    ...(key === undefined ? {} : { key }),
  });

const bulks = bulkCallsOf(world);
const replacement = { name: 'replace', replacementReason: 'damaged', delivery: TEST_DELIVERY };

describe('replaceCard', () => {
  it('[GW-20, CARD-05, CARD-16] cancels the card and orders one with its settings', async () => {
    const cardId = await world.makeCard({ last4: '4821' });
    const driverId = await makeDriver();
    await give(cardId, driverId);
    await world.setCard(cardId, { custom_limits: jsonb({ perDayCents: 12_300 }) });
    const { status, body } = await replace(cardId, 'damaged');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      card: { cardId, status: 'canceled', version: 2 },
      successor: { status: 'ordered', driverName: 'Rosa Núñez', hasCustomLimits: true, version: 1 },
      order: { cardCount: 1, source: 'form', step: 'ordered' },
    });
    const successorId = pickText(body, 'successor', 'cardId');
    const { body: details } = await world.call('getCard', { params: { cardId: successorId } });
    expect(details).toMatchObject({ limits: { perDayCents: 12_300 }, replaces: { cardId } });
    expect(world.gateway.sentJobs.at(-1)).toMatchObject({
      name: 'order-step',
      data: { to: 'printed' },
    });
  });

  it('[CARD-19] accepts lostOrStolen and refuses an unknown reason', async () => {
    const cardId = await world.makeCard();
    expect(await replace(cardId, 'bored')).toMatchObject({ status: 400 });
    expect(await replace(cardId, 'lostOrStolen')).toMatchObject({ status: 200 });
  });

  it('[CARD-19] carries over the PIN of a damaged card but not of a lost one', async () => {
    for (const [reason, kept] of [
      ['damaged', '4071'],
      ['lostOrStolen', null],
    ] as const) {
      const cardId = await world.makeCard();
      await addCardSecrets(world.db, world.account, cardId, {
        pin_encrypted: world.gateway.vault.sealPin(cardId, '4071'),
      });
      const successorId = pickText((await replace(cardId, reason)).body, 'successor', 'cardId');
      const { pin_encrypted } = await world.db
        .selectFrom('card_secrets')
        .select('pin_encrypted')
        .where('card_id', '=', successorId)
        .executeTakeFirstOrThrow();
      const pin = pin_encrypted && world.gateway.vault.openPin(successorId, pin_encrypted);
      expect(pin).toBe(kept);
    }
  });

  it('[CARD-05, CARD-11, CARD-19] replaces a card reported lost, with no second report', async () => {
    const cardId = await world.makeCard();
    await addCardSecrets(world.db, world.account, cardId, {
      pin_encrypted: world.gateway.vault.sealPin(cardId, '4071'),
    });
    const report = { action: 'block', reason: 'lost', note: null };
    const reported = await world.call('changeCardStatus', {
      params: { cardId },
      body: report,
      version: 1,
    });
    expect(reported.body).toMatchObject({ receiptNumber: 'L-000001' });
    const { status, body } = await replace(cardId, 'damaged', 2);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      card: { status: 'lostOrStolen' },
      successor: { status: 'ordered' },
    });
    const { pin_encrypted } = await world.db
      .selectFrom('card_secrets')
      .select('pin_encrypted')
      .where('card_id', '=', pickText(body, 'successor', 'cardId'))
      .executeTakeFirstOrThrow();
    expect(pin_encrypted).toBeNull();
    const other = await world.makeCard({ status: 'lostOrStolen' });
    const replaced = await replace(other, 'lostOrStolen');
    expect(replaced.status).toBe(200);
    expect(replaced.body).not.toHaveProperty('receiptNumber');
  });

  it('[CARD-15, CARD-14] replaces an expired card once, leaving it expired', async () => {
    const cardId = await world.makeCard({ status: 'expired' });
    expect(await replace(cardId, 'damaged')).toMatchObject({
      status: 200,
      body: { card: { status: 'expired' } },
    });
    expect(await replace(cardId, 'damaged', 2)).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'card.replacedAlready' }] },
    });
  });

  it.each(['drivers', 'vehicles'] as const)(
    '[CARD-05] [DRIVER-18] replaces no lost card of terminated %s, also in bulk',
    async (table) => {
      const left = { status: 'terminated' } as const;
      const assigned =
        table === 'drivers'
          ? { driver_id: await world.makeDriver(left) }
          : { vehicle_id: await world.makeVehicle(left) };
      const cardId = await world.makeCard({ status: 'lostOrStolen' });
      await world.setCard(cardId, assigned);
      expect(await replace(cardId, 'damaged')).toMatchObject({
        status: 422,
        body: {
          errorCode: 'card.notPossible',
          fields: [{ path: 'cardId', key: 'roster.is.terminated' }],
        },
      });
      const bulkId = await bulks.bulkIdOf(replacement, [cardId]);
      expect(await bulks.rowOf(bulkId, cardId)).toMatchObject({
        state: 'refused',
        reasons: [{ key: 'roster.is.terminated' }],
      });
    },
  );

  it('[CARD-05] [DRIVER-18] replaces no card in bulk whose driver was terminated since', async () => {
    const cardId = await world.makeCard({ status: 'lostOrStolen' });
    const driverId = await makeDriver();
    await give(cardId, driverId);
    const bulkId = await bulks.bulkIdOf(replacement, [cardId]);
    await world.db
      .updateTable('drivers')
      .set({ status: 'terminated' })
      .where('id', '=', driverId)
      .execute();
    await bulks.doAll(bulkId);
    expect(await bulks.rowOf(bulkId, cardId)).toMatchObject({
      state: 'failed',
      reasons: [{ key: 'roster.is.terminated' }],
    });
  });

  it.runIf(canSeeWaiting)(
    '[CARD-05] [DRIVER-18] waits for the termination of a driver, then replaces nothing',
    async () => {
      const cardId = await world.makeCard({ status: 'lostOrStolen' });
      const id = await makeDriver();
      await give(cardId, id);
      const leaving = { table: 'drivers', id, status: 'terminated' } as const;
      expect(
        await whileStatusChanges(world, leaving, () => replace(cardId, 'damaged')),
      ).toMatchObject({ status: 422, body: { fields: [{ key: 'roster.is.terminated' }] } });
    },
  );

  it('is idempotent per key, and refuses a stale version or a blocked card', async () => {
    const cardId = await world.makeCard();
    const key = newId();
    const first = await replace(cardId, 'damaged', 1, key);
    expect((await replace(cardId, 'damaged', 1, key)).body).toEqual(first.body);
    const other = await world.makeCard();
    expect(await replace(other, 'damaged', 7)).toMatchObject({
      status: 409,
      body: { errorCode: 'version.stale' },
    });
    const blocked = await world.makeCard({ status: 'blocked' });
    expect(await replace(blocked, 'damaged')).toMatchObject({
      status: 409,
      body: { errorCode: 'card.refused', fields: [{ key: 'card.is.blocked' }] },
    });
  });

  it('returns 403 for a viewer and 404 for another account', async () => {
    const cardId = await world.makeCard();
    const viewer = await world.makePerson('viewer');
    const request = { params: { cardId }, body: { reason: 'damaged', delivery: null }, version: 1 };
    expect(await world.callAs(viewer, 'replaceCard', request)).toMatchObject({ status: 403 });
    const stranger = await world.makeStranger();
    expect(await world.callAs(stranger, 'replaceCard', request)).toMatchObject({ status: 404 });
  });
});

describe('reissueCard', () => {
  it('[CARD-06, CARD-16] orders new plastic with another name and cancels the old card', async () => {
    const cardId = await world.makeCard();
    const response = await world.call('reissueCard', {
      params: { cardId },
      body: { nameOnCard: 'ROSA M NUNEZ', delivery: TEST_DELIVERY },
      version: 1,
    });
    expect(response).toMatchObject({
      status: 200,
      body: {
        card: { status: 'canceled' },
        successor: { status: 'ordered', nameOnCard: 'ROSA M NUNEZ' },
      },
    });
  });

  it('ships to the group’s address, and requires an address without one', async () => {
    const cardId = await world.makeCard();
    const ask = () =>
      world.call('reissueCard', {
        params: { cardId },
        body: { nameOnCard: null, delivery: null },
        version: 1,
      });
    expect(await ask()).toMatchObject({ status: 422, body: { fields: [{ path: 'delivery' }] } });
    const { body } = await world.call('addCardGroup', {
      body: { name: 'Night shift', delivery: TEST_DELIVERY },
    });
    const groupId = pickText(body, 'group', 'groupId');
    await world.setCard(cardId, { group_id: groupId });
    const orderId = pickText((await ask()).body, 'order', 'orderId');
    const order = await world.db
      .selectFrom('orders')
      .select('delivery')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(order.delivery).toEqual(TEST_DELIVERY);
  });
});

const transfer = (cardId: string, toCardId: string) =>
  world.call('transferCard', {
    params: { cardId },
    body: { toCardId },
    version: 1,
  });

describe('transferCard', () => {
  it('[GW-16, CARD-08, CARD-17, CARD-18] activates the new card and ends the old one', async () => {
    const from = await world.makeCard({ last4: '0001', fleet: 1 });
    await give(from, await makeDriver('Rosa', 1));
    const to = await world.makeCard({ last4: '0002', status: 'unassigned' });
    expect(await transfer(from, to)).toMatchObject({
      status: 200,
      body: {
        card: { status: 'deactivated' },
        successor: {
          cardId: to,
          status: 'active',
          driverName: 'Rosa Núñez',
          fleetId: world.account.fleetIds[1],
        },
      },
    });
  });

  it('[CARD-08, CARD-11] refuses an expired new card, but not an expired original', async () => {
    const from = await world.makeCard();
    const to = await world.makeCard({ status: 'unassigned' });
    await world.setCard(to, { expires_on: '2026-10' });
    expect(await transfer(from, to)).toMatchObject({
      status: 409,
      body: { fields: [{ key: 'card.is.expired' }] },
    });
    await world.setCard(to, { expires_on: '2030-11' });
    await world.setCard(from, { expires_on: '2026-10' });
    expect(await transfer(from, to)).toMatchObject({
      status: 200,
      body: { card: { status: 'deactivated' }, successor: { status: 'active' } },
    });
  });

  it('[CARD-08] refuses a target that is in use, the same card, or of another type', async () => {
    const from = await world.makeCard();
    const inUse = await world.makeCard();
    expect(await transfer(from, inUse)).toMatchObject({
      status: 409,
      body: { fields: [{ key: 'card.transferTarget' }] },
    });
    expect(await transfer(from, from)).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'card.sameCard' }] },
    });
    const vehicle = await world.makeCard({ status: 'unassigned' });
    await world.setCard(vehicle, { card_type: 'vehicle' });
    expect(await transfer(from, vehicle)).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'card.transferType' }] },
    });
  });
});

const replaceInBulk = async (cardId: string) =>
  bulks.doAll(await bulks.bulkIdOf(replacement, [cardId]));

it.runIf(canSeeWaiting).each([
  ['replaced', (cardId: string) => replace(cardId, 'damaged')],
  ['reissued', (cardId: string) => reissue(cardId)],
  ['replaced in bulk', replaceInBulk],
])(
  '[CARD-05] [CARD-06] a card that is %s is not locked before the orders are',
  async (_how, succeed) => {
    const cardId = await world.makeCard();
    const { succeeding } = await world.db.transaction().execute(async (trx) => {
      await lockOrders(trx, world.accountId);
      const waiting = succeed(cardId);
      await expect.poll(() => countWaiting(world.db), { timeout: 10_000 }).toBe(1);
      // like a prompted ID that is being bound to the card
      await sql`SELECT FROM cards WHERE id = ${cardId} FOR KEY SHARE NOWAIT`.execute(trx);
      return { succeeding: waiting };
    });
    await succeeding;
    expect(await world.readCard(cardId)).toMatchObject({ status: 'canceled' });
  },
);

const bind = async (...cardIds: string[]) => {
  const bound = nightShift(world.accountId, { cardIds });
  const { body } = await world.call('addPromptedId', { body: bound });
  return pickText(body, 'promptedId', 'id');
};
const boundTo = async (id: string) => (await world.call('getPromptedId', { params: { id } })).body;
const fuel = async (cardToken: string) => {
  const purchase = purchaseRequest(cardToken, 4_000, { promptedId: '4817' });
  return pick((await sendAsNetwork(world.gateway, purchase)).body, 'responseCode');
};
const tokenOf = async (cardId: string) =>
  (
    await world.db
      .selectFrom('card_secrets')
      .select('vault_token')
      .where('card_id', '=', cardId)
      .executeTakeFirstOrThrow()
  ).vault_token;
const vehicleCard = async () => {
  const { cardId } = await issueCard(world.gateway, world.account);
  const prompts = { id_prompt: 'matched', odometer_prompt: 'inSequence' } as const;
  await world.setCard(cardId, { card_type: 'vehicle', ...prompts });
  return cardId;
};
const reissue = (cardId: string) =>
  world.call('reissueCard', {
    params: { cardId },
    body: { nameOnCard: null, delivery: TEST_DELIVERY },
    version: 1,
  });

describe('prompted IDs of a card', () => {
  it.each([
    ['replaced', (cardId: string) => replace(cardId, 'damaged')],
    ['reissued', reissue],
  ])(
    '[ENT-33] [CARD-05] [CARD-06] move to the successor when the card is %s, and work there',
    async (_how, succeed) => {
      const cardId = await vehicleCard();
      const id = await bind(cardId);
      const successorId = pickText((await succeed(cardId)).body, 'successor', 'cardId');
      expect(await boundTo(id)).toMatchObject({
        cardIds: [successorId],
        promptedId: { version: 2 },
      });
      await world.setCard(successorId, { status: 'active' });
      expect(await fuel(await tokenOf(successorId))).toBe('00');
    },
  );

  it('[ENT-33] [CARD-08] replace those of the card it is transferred to, with its prompts', async () => {
    const [from, spare] = [await vehicleCard(), await vehicleCard()];
    const prompts = { id_prompt: 'reported', odometer_prompt: 'off' } as const;
    await world.setCard(spare, { status: 'unassigned', ...prompts });
    const both = await bind(from, spare);
    const old = nightShift(world.accountId, { name: 'Old', number: '5921', cardIds: [spare] });
    const { body } = await world.call('addPromptedId', { body: old });
    expect((await transfer(from, spare)).status).toBe(200);
    expect(await boundTo(both)).toMatchObject({ cardIds: [spare] });
    expect(await boundTo(pickText(body, 'promptedId', 'id'))).toMatchObject({
      cardIds: [],
      promptedId: { version: 2 },
    });
    expect(await world.readCard(spare)).toMatchObject({
      id_prompt: 'matched',
      odometer_prompt: 'inSequence',
    });
    expect(await fuel(await tokenOf(spare))).toBe('00');
  });
});

describe('unassignCard and assignCard', () => {
  it('[CARD-09, CARD-13] leave a card on hold, also when an edit assigns it', async () => {
    for (const name of ['assignCard', 'editCard'] as const) {
      const cardId = await world.makeCard();
      const driverId = await makeDriver();
      await give(cardId, driverId);
      const params = { cardId };
      const hold = { action: 'hold', reason: null, note: null };
      await world.call('changeCardStatus', { params, body: hold, version: 1 });
      await world.call('unassignCard', { params, body: {}, version: 2 });
      const assigned = await world.call(name, {
        params,
        body: { assigneeId: driverId },
        version: 3,
      });
      expect(assigned).toMatchObject({ status: 200, body: { card: { status: 'onHold' } } });
      const reactivate = { ...hold, action: 'reactivate' };
      const { body } = await world.call('changeCardStatus', {
        params,
        body: reactivate,
        version: 4,
      });
      expect(body).toMatchObject({ card: { status: 'active' } });
    }
  });

  it('[CARD-09] unassigns a card from its driver and assigns it to another', async () => {
    const cardId = await world.makeCard();
    await give(cardId, await makeDriver());
    const taken = await world.call('unassignCard', {
      params: { cardId },
      body: {},
      version: 1,
    });
    expect(taken).toMatchObject({
      status: 200,
      body: { card: { status: 'unassigned', driverName: null } },
    });
    const response = await world.call('assignCard', {
      params: { cardId },
      body: { assigneeId: await makeDriver('Tomás') },
      version: 2,
    });
    expect(response).toMatchObject({
      status: 200,
      body: { card: { status: 'active', driverName: 'Tomás Núñez' } },
    });
    const { body } = await world.call('getCardAudit', { params: { cardId } });
    expect(pick(body, 'items')).toMatchObject([
      { action: 'card.assign', changes: [{ field: 'driver', from: null, to: 'Tomás Núñez' }] },
      { action: 'card.unassign', from: 'active', to: 'unassigned' },
    ]);
  });
});
