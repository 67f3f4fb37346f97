import { jsonb } from '@forecourt/server';
import { describe, expect, it } from 'vitest';
import { newId } from '../../store/ids.ts';
import { pick, pickEach, pickText } from '../../testing/gateway.ts';
import { makeProfile } from '../../testing/makeProfile.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { addCardSecrets } from '../../testing/world.ts';

const world = startWorld();

const plain = { reason: null, profileId: null, groupId: null };

const preview = (action: object, selection: object, person = world.dana) =>
  world.callAs(person, 'previewCardBulk', { body: { action: { ...plain, ...action }, selection } });
const step = (name: 'startCardBulk' | 'cancelCardBulk' | 'undoCardBulk', bulkId: string) =>
  world.call(name, { params: { bulkId }, body: {} });
const work = (bulkId: string) => world.gateway.runBulk({ accountId: world.accountId, bulkId });
const rowsOf = async (bulkId: string, query: Record<string, string> = {}) => {
  const { body } = await world.call('listCardBulkRows', {
    params: { bulkId },
    query,
  });
  return pick(body, 'items');
};
const statusOf = async (cardId: string) => (await world.readCard(cardId)).status;
/** Undoes a card's last change from its own history. */
async function undoInHistory(cardId: string) {
  const { version } = await world.readCard(cardId);
  const audit = await world.call('getCardAudit', { params: { cardId } });
  const params = { cardId, eventId: pickText(audit.body, 'items', 0, 'entryId') };
  const undone = await world.call('undoCardChange', { params, body: {}, version });
  expect(undone.status).toBe(200);
}

describe('a bulk card action', () => {
  it('[CARD-07] previews changes and refusals, applies the changes, and undoes them', async () => {
    const running = await world.makeCard({ last4: '0001' });
    const held = await world.makeCard({ last4: '0002', status: 'onHold' });
    const blocked = await world.makeCard({ last4: '0003', status: 'blocked' });
    const { body } = await preview({ name: 'hold' }, { cardIds: [running, held, blocked] });
    expect(body).toMatchObject({
      bulk: { state: 'draft', cardCount: 3, counts: { ready: 1, refused: 2 }, canUndo: false },
    });
    const bulkId = pickText(body, 'bulk', 'bulkId');
    const refused = await rowsOf(bulkId, { state: 'refused' });
    expect(refused).toHaveLength(2);
    expect(refused).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          last4: '0002',
          reasons: [{ key: 'card.is.onHold', params: {} }],
        }),
        expect.objectContaining({
          last4: '0003',
          reasons: [{ key: 'card.is.blocked', params: {} }],
        }),
      ]),
    );
    expect(await statusOf(running)).toBe('active');

    expect(await step('startCardBulk', bulkId)).toMatchObject({
      body: { bulk: { state: 'running' } },
    });
    expect(world.gateway.sentJobs.at(-1)).toMatchObject({ name: 'card-bulk', data: { bulkId } });
    await work(bulkId);
    expect(await statusOf(running)).toBe('onHold');
    const done = await world.call('getCardBulk', { params: { bulkId } });
    expect(done.body).toMatchObject({
      bulk: { state: 'done', counts: { done: 1, ready: 0 }, canUndo: true },
    });
    expect(await step('startCardBulk', bulkId)).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'bulk.alreadyStarted' }] },
    });

    await step('undoCardBulk', bulkId);
    await work(bulkId);
    expect(await statusOf(running)).toBe('active');
    expect(await statusOf(held)).toBe('onHold');
    const audit = await world.call('getCardAudit', { params: { cardId: running } });
    expect(pick(audit.body, 'items')).toMatchObject([
      { action: 'card.undo', from: 'onHold', to: 'active', actor: 'Dana Morales' },
      { action: 'card.hold', from: 'active', to: 'onHold' },
    ]);
  });

  it('[CARD-07] ends a card’s hold schedule when it reactivates the card', async () => {
    const cardId = await world.makeCard({ status: 'onHold' });
    const at = '2026-12-24T06:00:00.000Z';
    await world.db
      .insertInto('card_hold_schedules')
      .values({
        account_id: world.accountId,
        card_id: cardId,
        schedule: jsonb({ startsAt: null, endsAt: at, nightly: null }),
        is_held: true,
      })
      .execute();
    await world.setCard(cardId, { hold_changes_at: at });
    const { body } = await preview({ name: 'reactivate' }, { cardIds: [cardId] });
    const bulkId = pickText(body, 'bulk', 'bulkId');
    await step('startCardBulk', bulkId);
    await work(bulkId);
    const { body: details } = await world.call('getCard', { params: { cardId } });
    expect(pick(details, 'holdSchedule')).toBeNull();
    const card = await world.db
      .selectFrom('cards')
      .select(['status', 'hold_changes_at'])
      .where('id', '=', cardId)
      .executeTakeFirstOrThrow();
    expect(card).toEqual({ status: 'active', hold_changes_at: null });
  });

  it.each([
    { name: 'hold', status: 'active', changed: 'onHold' },
    { name: 'reactivate', status: 'onHold', changed: 'active' },
  ] as const)(
    '[CARD-07] [CARD-13] restores each card’s hold schedule when its $name is undone',
    async ({ name, status, changed }) => {
      const [cardId, single] = [await world.makeCard({ status }), await world.makeCard({ status })];
      const nights = { startsAt: null, endsAt: null, nightly: { from: '22:00', to: '05:00' } };
      for (const id of [cardId, single]) {
        const request = { params: { cardId: id }, body: nights, version: 1 };
        expect((await world.call('scheduleHold', request)).status).toBe(200);
      }
      const shown = async (id: string) => {
        const { body } = await world.call('getCard', { params: { cardId: id } });
        return [await statusOf(id), pick(body, 'holdSchedule')];
      };
      const { body } = await preview({ name }, { cardIds: [cardId, single] });
      const bulkId = pickText(body, 'bulk', 'bulkId');
      await step('startCardBulk', bulkId);
      await work(bulkId);
      for (const id of [cardId, single]) expect(await shown(id)).toEqual([changed, null]);

      // undo one of the cards from its own history first
      await undoInHistory(single);
      await step('undoCardBulk', bulkId);
      await work(bulkId);
      for (const id of [cardId, single]) expect(await shown(id)).toEqual([status, nights]);
    },
  );

  it('[CARD-07] [CARD-13] leaves the hold to its schedule when a reactivation is undone', async () => {
    const [cardId, single] = [await world.makeCard(), await world.makeCard()];
    const body = { startsAt: null, endsAt: null, nightly: { from: '06:00', to: '20:00' } };
    for (const id of [cardId, single])
      await world.call('scheduleHold', { params: { cardId: id }, body, version: 1 });
    const drafted = await preview({ name: 'reactivate' }, { cardIds: [cardId, single] });
    const bulkId = pickText(drafted.body, 'bulk', 'bulkId');
    await step('startCardBulk', bulkId);
    await work(bulkId);
    expect(await statusOf(cardId)).toBe('active');

    await undoInHistory(single);
    await step('undoCardBulk', bulkId);
    await work(bulkId);
    for (const id of [cardId, single]) {
      expect(await statusOf(id)).toBe('onHold');
      const { version } = await world.readCard(id);
      await world.call('endHoldSchedule', { params: { cardId: id }, version });
      expect(await statusOf(id)).toBe('active');
    }
  });

  it('fails the row of a card changed since the preview, and does the rest', async () => {
    const first = await world.makeCard();
    const second = await world.makeCard();
    const { body } = await preview({ name: 'hold' }, { cardIds: [first, second] });
    const bulkId = pickText(body, 'bulk', 'bulkId');
    await world.setCard(first, { version: 9 });
    await step('startCardBulk', bulkId);
    await work(bulkId);
    expect(await rowsOf(bulkId, { state: 'failed' })).toMatchObject([
      { cardId: first, reasons: [{ key: 'version.differs' }] },
    ]);
    expect(await statusOf(second)).toBe('onHold');
  });

  it('moves cards to a group or a profile and back, unless it is current or unknown', async () => {
    const cardId = await world.makeCard();
    const { body: added } = await world.call('addCardGroup', {
      body: { name: 'Nights', delivery: null },
    });
    const groupId = pickText(added, 'group', 'groupId');
    const { body } = await preview({ name: 'moveToGroup', groupId }, { filters: {} });
    const bulkId = pickText(body, 'bulk', 'bulkId');
    await step('startCardBulk', bulkId);
    await work(bulkId);
    const groupOf = async () => (await world.readCard(cardId)).group_id;
    expect(await groupOf()).toBe(groupId);
    await step('undoCardBulk', bulkId);
    await work(bulkId);
    expect(await groupOf()).toBeNull();
    const profileId = await makeProfile(world, 'Night shift');
    const moved = await preview({ name: 'switchProfile', profileId }, { cardIds: [cardId] });
    const movedId = pickText(moved.body, 'bulk', 'bulkId');
    await step('startCardBulk', movedId);
    await work(movedId);
    const profileOf = async () => (await world.readCard(cardId)).profile_id;
    expect(await profileOf()).toBe(profileId);
    await step('undoCardBulk', movedId);
    await work(movedId);
    expect(await profileOf()).toBe(world.account.profileId);
    const same = await preview(
      { name: 'switchProfile', profileId: world.account.profileId },
      { cardIds: [cardId] },
    );
    expect(same.body).toMatchObject({ bulk: { counts: { refused: 1 } } });
    expect(
      await preview({ name: 'switchProfile', profileId: newId() }, { filters: {} }),
    ).toMatchObject({ status: 422, body: { fields: [{ key: 'import.unknownProfile' }] } });
  });

  it('[CARD-22] finds cards from a pasted list and reports what it cannot match', async () => {
    const one = await world.makeCard({ last4: '4821' });
    await world.makeCard({ last4: '7777' });
    await world.makeCard({ last4: '7777' });
    const number = world.gateway.vault.issueNumber();
    const other = await world.makeCard({ last4: number.last4 });
    await addCardSecrets(world.db, world.account, other, {
      ending_hmac: world.gateway.vault.endingHmac('1234567') ?? '',
    });
    const pasted = '•••• 4821\n999 1234567\nunit 118, 7777';
    const { body } = await preview({ name: 'hold' }, { pasted });
    expect(body).toMatchObject({
      bulk: {
        cardCount: 2,
        notFound: [
          { text: 'unit 118', why: 'none' },
          { text: '7777', why: 'many' },
        ],
      },
    });
    const found = await rowsOf(pickText(body, 'bulk', 'bulkId'));
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ cardId: one }),
        expect.objectContaining({ cardId: other }),
      ]),
    );
  });

  it('[CARD-11] can be canceled after it starts, and cannot undo a loss report', async () => {
    const cardId = await world.makeCard();
    const canceled = pickText(
      (await preview({ name: 'hold' }, { cardIds: [cardId] })).body,
      'bulk',
      'bulkId',
    );
    await step('startCardBulk', canceled);
    expect(await step('cancelCardBulk', canceled)).toMatchObject({
      body: { bulk: { state: 'canceled', counts: { canceled: 1 } } },
    });
    await work(canceled);
    expect(await statusOf(cardId)).toBe('active');
    const block = { name: 'block', reason: 'stolen' };

    const blocking = pickText((await preview(block, { cardIds: [cardId] })).body, 'bulk', 'bulkId');
    await step('startCardBulk', blocking);
    await work(blocking);
    expect(await statusOf(cardId)).toBe('lostOrStolen');
    expect(await rowsOf(blocking)).toMatchObject([
      { state: 'done', to: 'lostOrStolen', reasons: [{ key: 'bulk.receipt' }] },
    ]);
    expect(await step('undoCardBulk', blocking)).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'bulk.notUndoable' }] },
    });
  });

  it('[CARD-04] sends one notification per fleet when it blocks cards', async () => {
    const cardIds = [
      await world.makeCard(),
      await world.makeCard(),
      await world.makeCard({ fleet: 1 }),
    ];
    const { body } = await preview({ name: 'block', reason: 'damaged' }, { cardIds });
    const bulkId = pickText(body, 'bulk', 'bulkId');
    await step('startCardBulk', bulkId);
    await work(bulkId);
    const [many, one] = [2, 1].map((count) => ({ count, name: 'Dana Morales' }));
    const everyone = await world.call('listNotifications');
    expect(pickEach(everyone.body, 'items', 'params')).toHaveLength(2);
    expect(pickEach(everyone.body, 'items', 'params')).toEqual(expect.arrayContaining([many, one]));
    const manager = await world.makePerson('manager', [world.account.fleetIds[1]]);
    const ofFleet = await world.callAs(manager, 'listNotifications');
    expect(pick(ofFleet.body, 'items')).toMatchObject([
      { messageKey: 'notification.cardsBlocked', params: one },
    ]);
  });

  it('[USER-20] skips cards of fleets the user lost access to, on run and on undo', async () => {
    const near = await world.makeCard();
    const there = await world.makeCard({ fleet: 1 });
    const manager = await world.makePerson('manager');
    const take = (name: 'startCardBulk' | 'undoCardBulk', bulkId: string) =>
      world.callAs(manager, name, { params: { bulkId }, body: {} });
    const limit = (fleetIds: readonly string[] | null) =>
      world.setGrant(manager, { fleet_ids: fleetIds === null ? null : jsonb([...fleetIds]) });
    const cardIds = [near, there];
    for (const cardId of cardIds) await world.setCard(cardId, { card_type: 'vehicle' });
    const prompts = { id: 'reported', odometer: null };
    for (const [action, isChanged] of [
      [{ name: 'hold' }, async (id: string) => (await statusOf(id)) === 'onHold'],
      [
        { name: 'changePrompts', prompts },
        async (id: string) => (await world.readCard(id)).id_prompt === 'reported',
      ],
    ] as const) {
      await limit(null);
      const again = await preview(action, { cardIds }, manager);
      const bulkId = pickText(again.body, 'bulk', 'bulkId');
      await limit([world.account.fleetIds[0]]);
      await take('startCardBulk', bulkId);
      await work(bulkId);
      expect([await isChanged(near), await isChanged(there)]).toEqual([true, false]);
      expect(await rowsOf(bulkId, { state: 'failed' })).toMatchObject([
        { cardId: there, reasons: [{ key: 'access.fleet' }] },
      ]);
      await limit([world.account.fleetIds[1]]);
      await take('undoCardBulk', bulkId);
      await work(bulkId);
      expect(await isChanged(near)).toBe(true);
    }
  });

  it('[ROLE-07] changes nothing if its user lost the right to edit cards', async () => {
    const cardId = await world.makeCard();
    const manager = await world.makePerson('manager');
    const { body } = await preview({ name: 'hold' }, { cardIds: [cardId] }, manager);
    const bulkId = pickText(body, 'bulk', 'bulkId');
    await world.callAs(manager, 'startCardBulk', { params: { bulkId }, body: {} });
    await world.setGrant(manager, { role: 'viewer' });
    await work(bulkId);
    expect(await statusOf(cardId)).toBe('active');
    expect(await rowsOf(bulkId, { state: 'failed' })).toMatchObject([
      { cardId, reasons: [{ key: 'access.role' }] },
    ]);
  });

  it('cannot be undone if the previous profile was deleted', async () => {
    const cardId = await world.makeCard();
    const [first, second] = [await makeProfile(world, 'First'), await makeProfile(world, 'Second')];
    await world.setCard(cardId, { profile_id: first });
    const action = { name: 'switchProfile', profileId: second };
    const { body } = await preview(action, { cardIds: [cardId] });
    const bulkId = pickText(body, 'bulk', 'bulkId');
    await step('startCardBulk', bulkId);
    await work(bulkId);
    await world.call('deleteLimitProfile', { params: { profileId: first }, version: 1 });
    await step('undoCardBulk', bulkId);
    await work(bulkId);
    expect(await rowsOf(bulkId)).toMatchObject([
      { state: 'failed', reasons: [{ key: 'card.undoUnavailable' }] },
    ]);
    expect((await world.readCard(cardId)).profile_id).toBe(second);
  });

  it('is limited to the user’s fleets, and denied to viewers and outsiders', async () => {
    await world.makeCard();
    const there = await world.makeCard({ fleet: 1 });
    const manager = await world.makePerson('manager', [world.account.fleetIds[1]]);
    const { body } = await preview({ name: 'hold' }, { filters: {} }, manager);
    expect(body).toMatchObject({ bulk: { cardCount: 1 } });
    expect(await rowsOf(pickText(body, 'bulk', 'bulkId'))).toMatchObject([{ cardId: there }]);
    const viewer = await world.makePerson('viewer');
    expect(await preview({ name: 'hold' }, { filters: {} }, viewer)).toMatchObject({ status: 403 });
    expect(await step('startCardBulk', pickText(body, 'bulk', 'bulkId'))).toMatchObject({
      status: 403,
    });
    const stranger = await world.makeStranger();
    const response = await world.callAs(stranger, 'getCardBulk', {
      params: { bulkId: pickText(body, 'bulk', 'bulkId') },
    });
    expect(response).toMatchObject({ status: 404, body: { errorCode: 'cardBulk.notFound' } });
  });
});
