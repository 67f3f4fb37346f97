import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../store/ids.ts';
import { createTestGateway, pick, send, type TestGateway } from '../../testing/gateway.ts';
import { giveSecrets, makeAccount, makeCard, TEST_DELIVERY } from '../../testing/world.ts';
import { makeBulkWorld, type BulkWorld } from './bulkWorld.test.fixtures.ts';

let gateway: TestGateway;
let world: BulkWorld;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => {
  await gateway.close();
});
beforeEach(async () => {
  world = await makeBulkWorld(gateway);
});
const db = () => gateway.database.db;
const cardOf = (cardId: string) =>
  db().selectFrom('cards').selectAll().where('id', '=', cardId).executeTakeFirstOrThrow();
const setCard = (cardId: string, patch: object) =>
  db().updateTable('cards').set(patch).where('id', '=', cardId).execute();
const doAll = async (bulkId: string, body: object = {}) => {
  expect(await world.start(bulkId, body)).toMatchObject({ status: 200 });
  await world.work(bulkId);
};
const takeBack = async (bulkId: string) => {
  expect(await world.undo(bulkId)).toMatchObject({ status: 200 });
  await world.work(bulkId);
};

describe('what many cards ask at the pump', () => {
  it('[GW-25] changes one prompt, leaves the other, and takes it back', async () => {
    const vehicle = await makeCard(db(), world.account);
    const single = await makeCard(db(), world.account);
    await setCard(vehicle, { card_type: 'vehicle' });
    const before = await cardOf(vehicle);
    const action = { name: 'changePrompts', prompts: { id: 'reported', odometer: null } };
    const bulkId = await world.bulkIdOf(action, [vehicle, single]);
    expect(await world.rowOf(bulkId, single)).toMatchObject({
      state: 'refused',
      reasons: [{ key: 'bulk.asksForNoId' }],
    });
    await doAll(bulkId);
    expect(await cardOf(vehicle)).toMatchObject({
      id_prompt: 'reported',
      odometer_prompt: before.odometer_prompt,
    });
    const again = await world.bulkIdOf(action, [vehicle]);
    expect(await world.rowOf(again, vehicle)).toMatchObject({
      reasons: [{ key: 'bulk.sameAlready' }],
    });
    await takeBack(bulkId);
    expect((await cardOf(vehicle)).id_prompt).toBe(before.id_prompt);
    const audit = await send(gateway, 'getCardAudit', {
      ...world.asPerson(world.dana),
      params: { cardId: vehicle },
    });
    expect(pick(audit.body, 'items')).toMatchObject([
      { action: 'card.undo', actor: 'Dana Morales' },
      { action: 'card.changePrompts', actor: 'Dana Morales' },
    ]);
  });
});

describe('many cards of another fleet', () => {
  it('[CARD-01] moves them with their department, and back', async () => {
    const cardId = await makeCard(db(), world.account);
    const there = {
      fleetId: world.account.fleetIds[1],
      departmentId: world.account.departmentIds[1],
    };
    const bulkId = await world.bulkIdOf({ name: 'moveToFleet', ...there }, [cardId]);
    await doAll(bulkId);
    expect(await cardOf(cardId)).toMatchObject({
      fleet_id: there.fleetId,
      department_id: there.departmentId,
    });
    await takeBack(bulkId);
    expect(await cardOf(cardId)).toMatchObject({
      fleet_id: world.account.fleetIds[0],
      department_id: world.account.departmentIds[0],
    });
    const wrong = { ...there, departmentId: world.account.departmentIds[0] };
    expect(await world.preview({ name: 'moveToFleet', ...wrong }, [cardId])).toMatchObject({
      status: 422,
      body: {
        fields: [{ path: 'action.departmentId', key: 'import.departmentOfOtherFleet' }],
      },
    });
    expect(await world.preview({ name: 'moveToFleet', fleetId: newId() }, [cardId])).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'action.fleetId', key: 'import.unknownFleet' }] },
    });
  });
});

describe('many cards replaced', () => {
  const lost = {
    name: 'replace',
    replacementReason: 'lostOrStolen',
    delivery: TEST_DELIVERY,
  };

  it('[CARD-05] [CARD-16] [CARD-19] ends each at once, orders another with its settings and names both', async () => {
    const active = await makeCard(db(), world.account, { nameOnCard: 'ROSA NUNEZ' });
    const blocked = await makeCard(db(), world.account, { status: 'blocked' });
    const later = await makeCard(db(), world.account);
    for (const cardId of [active, later]) {
      await giveSecrets(db(), world.account, cardId, { ending_hmac: newId() });
    }
    const bulkId = await world.bulkIdOf(lost, [active, blocked, later]);
    expect(await world.rowOf(bulkId, active)).toMatchObject({ from: 'active', to: 'canceled' });
    expect(await world.rowOf(bulkId, blocked)).toMatchObject({ state: 'refused' });
    await setCard(later, { version: 9 });
    await doAll(bulkId);
    expect(await cardOf(active)).toMatchObject({ status: 'canceled' });
    const next = await db()
      .selectFrom('cards')
      .selectAll()
      .where('replaces_card_id', '=', active)
      .executeTakeFirstOrThrow();
    expect(next).toMatchObject({
      status: 'ordered',
      name_on_card: 'ROSA NUNEZ',
      profile_id: world.account.profileId,
    });
    expect(await world.rowOf(bulkId, active)).toMatchObject({
      state: 'done',
      reasons: [
        { key: 'bulk.replacedBy', params: { last4: next.last4 } },
        { key: 'bulk.receipt', params: { receipt: expect.stringMatching(/^L-\d{6}$/) } },
      ],
    });
    expect(await world.rowOf(bulkId, later)).toMatchObject({
      state: 'failed',
      reasons: [{ key: 'version.differs' }],
    });
    expect((await cardOf(later)).status).toBe('active');
    expect(await world.bulkOf(bulkId)).toMatchObject({ state: 'done', canUndo: false });
    expect(gateway.sentJobs.at(-1)).toMatchObject({ name: 'order-step' });

    // a job that runs again after a crash replaces nothing twice
    await world.work(bulkId);
    const copies = await db()
      .selectFrom('cards')
      .select('id')
      .where('replaces_card_id', '=', active)
      .execute();
    expect(copies).toHaveLength(1);
  });

  it('says before which card was replaced already and which has no address', async () => {
    const expired = await makeCard(db(), world.account, { status: 'expired' });
    const successor = await makeCard(db(), world.account);
    await setCard(successor, { replaces_card_id: expired });
    const bulkId = await world.bulkIdOf({ ...lost, delivery: null }, [expired, successor]);
    expect(await world.rowOf(bulkId, expired)).toMatchObject({
      reasons: [{ key: 'card.replacedAlready' }],
    });
    expect(await world.rowOf(bulkId, successor)).toMatchObject({
      reasons: [{ key: 'bulk.noAddress' }],
    });
  });

  it('stops for whoever may no longer do it by the time it runs', async () => {
    const cardId = await makeCard(db(), world.account);
    const bulkId = await world.bulkIdOf({ name: 'reissue', delivery: TEST_DELIVERY }, [cardId]);
    await world.start(bulkId);
    await db()
      .updateTable('grants')
      .set({ role: 'viewer' })
      .where('user_id', '=', world.dana.userId)
      .execute();
    await world.work(bulkId);
    expect((await cardOf(cardId)).status).toBe('active');
    expect(await world.rowOf(bulkId, cardId)).toMatchObject({ state: 'failed' });
  });

  it("leaves out another account's cards", async () => {
    const elsewhere = await makeAccount(db());
    const theirs = await makeCard(db(), elsewhere);
    const mine = await makeCard(db(), world.account);
    expect(await world.preview(lost, [theirs])).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'bulk.nothing' }] },
    });
    const bulkId = await world.bulkIdOf({ name: 'hold' }, [theirs, mine]);
    expect(await world.bulkOf(bulkId)).toMatchObject({ cardCount: 1 });
    expect(await world.rowOf(bulkId, theirs)).toBeUndefined();
  });
});
