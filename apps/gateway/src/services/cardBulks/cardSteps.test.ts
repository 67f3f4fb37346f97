import { describe, expect, it } from 'vitest';
import { newId } from '../../store/ids.ts';
import { pick } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { addCardSecrets, makeAccount, makeCard, TEST_DELIVERY } from '../../testing/world.ts';
import { bulkCallsOf } from './bulkWorld.test.fixtures.ts';

const world = startWorld();
const bulks = bulkCallsOf(world);

describe('a bulk prompt change', () => {
  it('[GW-25] changes only the prompt that is set, and can be undone', async () => {
    const vehicle = await world.makeCard();
    const single = await world.makeCard();
    await world.setCard(vehicle, { card_type: 'vehicle' });
    const before = await world.readCard(vehicle);
    const action = { name: 'changePrompts', prompts: { id: 'reported', odometer: null } };
    const bulkId = await bulks.bulkIdOf(action, [vehicle, single]);
    expect(await bulks.rowOf(bulkId, single)).toMatchObject({
      state: 'refused',
      reasons: [{ key: 'bulk.asksForNoId' }],
    });
    await bulks.doAll(bulkId);
    expect(await world.readCard(vehicle)).toMatchObject({
      id_prompt: 'reported',
      odometer_prompt: before.odometer_prompt,
    });
    const again = await bulks.bulkIdOf(action, [vehicle]);
    expect(await bulks.rowOf(again, vehicle)).toMatchObject({
      reasons: [{ key: 'bulk.sameAlready' }],
    });
    await bulks.undoAll(bulkId);
    expect((await world.readCard(vehicle)).id_prompt).toBe(before.id_prompt);
    const audit = await world.call('getCardAudit', { params: { cardId: vehicle } });
    expect(pick(audit.body, 'items')).toMatchObject([
      { action: 'card.undo', actor: 'Dana Morales' },
      { action: 'card.changePrompts', actor: 'Dana Morales' },
    ]);
  });
});

const monday = '2026-11-23T06:00:00.000Z';
const until = (endsAt: string, startsAt: string | null = null) => ({
  name: 'scheduleHold',
  schedule: { startsAt, endsAt, nightly: null },
});
const scheduleOf = async (cardId: string) =>
  pick((await world.call('getCard', { params: { cardId } })).body, 'holdSchedule');

describe('a bulk scheduled hold', () => {
  it('[CARD-07] [CARD-13] starts immediately, queues its end, and is undone per card', async () => {
    const [free, nightly] = [await world.makeCard(), await world.makeCard()];
    const held = await world.makeCard({ status: 'onHold' });
    const nights = { startsAt: null, endsAt: null, nightly: { from: '22:00', to: '05:00' } };
    const request = { params: { cardId: nightly }, body: nights, version: 1 };
    expect((await world.call('scheduleHold', request)).status).toBe(200);
    const bulkId = await bulks.bulkIdOf(until(monday), [free, nightly, held]);
    expect(await bulks.rowOf(bulkId, free)).toMatchObject({ from: 'active', to: 'onHold' });
    expect(await bulks.rowOf(bulkId, held)).toMatchObject({ state: 'refused' });
    await bulks.doAll(bulkId);
    const jobs = world.gateway.sentJobs.filter(({ name }) => name === 'card-hold');
    expect(jobs.map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        { accountId: world.accountId, cardId: free, at: monday },
        { accountId: world.accountId, cardId: nightly, at: monday },
      ]),
    );
    expect(await world.readCard(free)).toMatchObject({ status: 'onHold' });
    await bulks.undoAll(bulkId);
    expect(await world.readCard(free)).toMatchObject({ status: 'active', hold_changes_at: null });
    expect(await scheduleOf(free)).toBe(null);
    expect(await scheduleOf(nightly)).toEqual(nights);
  });

  it('[CARD-07] previews no change for a future hold, and refuses one in the past', async () => {
    const cardId = await world.makeCard();
    const later = until(monday, '2026-11-22T06:00:00.000Z');
    const bulkId = await bulks.bulkIdOf(later, [cardId]);
    expect(await bulks.rowOf(bulkId, cardId)).toMatchObject({ from: 'active', to: 'active' });
    await bulks.doAll(bulkId);
    expect((await world.readCard(cardId)).status).toBe('active');
    expect(await scheduleOf(cardId)).toEqual(later.schedule);
    const over = until('2026-11-20T06:00:00.000Z');
    expect(await bulks.preview(over, [cardId])).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'action.schedule.endsAt', key: 'holdSchedule.over' }] },
    });
    expect(await bulks.preview({ name: 'scheduleHold' }, [cardId])).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'action.schedule', key: 'value.required' }] },
    });
  });
});

describe('a bulk fleet move', () => {
  it('[CARD-01] moves cards to a fleet and department, and back on undo', async () => {
    const cardId = await world.makeCard();
    const there = {
      fleetId: world.account.fleetIds[1],
      departmentId: world.account.departmentIds[1],
    };
    const bulkId = await bulks.bulkIdOf({ name: 'moveToFleet', ...there }, [cardId]);
    await bulks.doAll(bulkId);
    expect(await world.readCard(cardId)).toMatchObject({
      fleet_id: there.fleetId,
      department_id: there.departmentId,
    });
    await bulks.undoAll(bulkId);
    expect(await world.readCard(cardId)).toMatchObject({
      fleet_id: world.account.fleetIds[0],
      department_id: world.account.departmentIds[0],
    });
    const wrong = { ...there, departmentId: world.account.departmentIds[0] };
    expect(await bulks.preview({ name: 'moveToFleet', ...wrong }, [cardId])).toMatchObject({
      status: 422,
      body: {
        fields: [{ path: 'action.departmentId', key: 'import.departmentOfOtherFleet' }],
      },
    });
    expect(await bulks.preview({ name: 'moveToFleet', fleetId: newId() }, [cardId])).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'action.fleetId', key: 'import.unknownFleet' }] },
    });
  });
});

describe('a bulk replacement', () => {
  const lost = {
    name: 'replace',
    replacementReason: 'lostOrStolen',
    delivery: TEST_DELIVERY,
  };

  it('[CARD-05] [CARD-16] [CARD-19] cancels each card and orders a successor, once', async () => {
    const active = await world.makeCard({ nameOnCard: 'ROSA NUNEZ' });
    const blocked = await world.makeCard({ status: 'blocked' });
    const later = await world.makeCard();
    for (const cardId of [active, later]) {
      await addCardSecrets(world.db, world.account, cardId, { ending_hmac: newId() });
    }
    const bulkId = await bulks.bulkIdOf(lost, [active, blocked, later]);
    expect(await bulks.rowOf(bulkId, active)).toMatchObject({ from: 'active', to: 'canceled' });
    expect(await bulks.rowOf(bulkId, blocked)).toMatchObject({ state: 'refused' });
    await world.setCard(later, { version: 9 });
    await bulks.doAll(bulkId);
    expect(await world.readCard(active)).toMatchObject({ status: 'canceled' });
    const next = await world.db
      .selectFrom('cards')
      .selectAll()
      .where('replaces_card_id', '=', active)
      .executeTakeFirstOrThrow();
    expect(next).toMatchObject({
      status: 'ordered',
      name_on_card: 'ROSA NUNEZ',
      profile_id: world.account.profileId,
    });
    expect(await bulks.rowOf(bulkId, active)).toMatchObject({
      state: 'done',
      reasons: [
        { key: 'bulk.replacedBy', params: { last4: next.last4 } },
        { key: 'bulk.receipt', params: { receipt: expect.stringMatching(/^L-\d{6}$/) } },
      ],
    });
    expect(await bulks.rowOf(bulkId, later)).toMatchObject({
      state: 'failed',
      reasons: [{ key: 'version.differs' }],
    });
    expect((await world.readCard(later)).status).toBe('active');
    expect(await bulks.bulkOf(bulkId)).toMatchObject({ state: 'done', canUndo: false });
    expect(world.gateway.sentJobs.at(-1)).toMatchObject({ name: 'order-step' });

    // rerunning the job after a crash must not replace a card twice
    await bulks.work(bulkId);
    const copies = await world.db
      .selectFrom('cards')
      .select('id')
      .where('replaces_card_id', '=', active)
      .execute();
    expect(copies).toHaveLength(1);
  });

  it('previews which card is already replaced and which has no address', async () => {
    const expired = await world.makeCard({ status: 'expired' });
    const successor = await world.makeCard();
    await world.setCard(successor, { replaces_card_id: expired });
    const bulkId = await bulks.bulkIdOf({ ...lost, delivery: null }, [expired, successor]);
    expect(await bulks.rowOf(bulkId, expired)).toMatchObject({
      reasons: [{ key: 'card.replacedAlready' }],
    });
    expect(await bulks.rowOf(bulkId, successor)).toMatchObject({
      reasons: [{ key: 'bulk.noAddress' }],
    });
  });

  it('fails if its user lost the permission before it runs', async () => {
    const cardId = await world.makeCard();
    const bulkId = await bulks.bulkIdOf({ name: 'reissue', delivery: TEST_DELIVERY }, [cardId]);
    await bulks.start(bulkId);
    await world.db
      .updateTable('grants')
      .set({ role: 'viewer' })
      .where('user_id', '=', world.dana.userId)
      .execute();
    await bulks.work(bulkId);
    expect((await world.readCard(cardId)).status).toBe('active');
    expect(await bulks.rowOf(bulkId, cardId)).toMatchObject({ state: 'failed' });
  });

  it("leaves out another account's cards", async () => {
    const elsewhere = await makeAccount(world.db);
    const theirs = await makeCard(world.db, elsewhere);
    const mine = await world.makeCard();
    expect(await bulks.preview(lost, [theirs])).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'bulk.nothing' }] },
    });
    const bulkId = await bulks.bulkIdOf({ name: 'hold' }, [theirs, mine]);
    expect(await bulks.bulkOf(bulkId)).toMatchObject({ cardCount: 1 });
    expect(await bulks.rowOf(bulkId, theirs)).toBeUndefined();
  });
});
