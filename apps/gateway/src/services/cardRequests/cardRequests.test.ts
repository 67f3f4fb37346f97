import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../../store/ids.ts';
import { pick, pickText } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { canSeeWaiting } from '../../testing/whileStatusChanges.ts';
import { bulkCallsOf } from '../cardBulks/bulkWorld.test.fixtures.ts';

const world = startWorld();

const makeDrivers = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      world.makeDriver({ last_name: `Núñez ${at}`, driver_id: `D${at}`, employee_id: `E${at}` }),
    ),
  );
const onboard = (cardholderIds: readonly string[]) =>
  world.call('onboardCardholders', { body: { cardholderIds } });
async function ask(count: number): Promise<string[]> {
  const { body } = await onboard(await makeDrivers(count));
  return Array.from({ length: count }, (_, at) => pickText(body, 'items', at, 'requestId'));
}
const settle = (
  requestIds: readonly string[],
  action: 'assign' | 'deny' | 'unassign',
  cardId: string | null = null,
) => world.call('settleCardRequests', { body: { requestIds, action, cardId } });

const ofRequest = async (requestId: string) => {
  const { body } = await world.call('listCardRequests', { query: {} });
  const items = pick(body, 'items');
  return Array.isArray(items) && items.find((item) => pick(item, 'requestId') === requestId);
};

describe('a card request', () => {
  it.runIf(canSeeWaiting)('[CARD-33] is settled while its driver is locked', async () => {
    const [requestId = ''] = await ask(1);
    await world.db.transaction().execute(async (trx) => {
      await sql`SELECT FROM drivers WHERE account_id = ${world.accountId} FOR UPDATE`.execute(trx);
      expect((await settle([requestId], 'deny')).body).toMatchObject({ refused: [] });
    });
  });

  it('[GW-33] [GW-34] is created once per cardholder, even when onboarded again', async () => {
    const ids = await makeDrivers(2);
    expect((await onboard(ids)).status).toBe(200);
    const again = await onboard(ids);
    expect(pick(again.body, 'items')).toHaveLength(2);
    const { body } = await world.call('listKnownCardholders', { query: {} });
    expect(pick(body, 'items', 0)).toMatchObject({
      number: 'D0',
      request: 'pending',
      cardCount: 0,
    });
    const list = await world.call('listCardRequests', { query: { total: 'true' } });
    expect(list.body).toMatchObject({ total: 2, counts: { pending: 2 } });
  });

  it('[CARD-20] goes from pending to assigned, then to unassigned', async () => {
    const [request = ''] = await ask(1);
    const cardId = await world.makeCard({ last4: '4821' });
    expect(await settle([request], 'assign', cardId)).toMatchObject({
      status: 200,
      body: { settled: [{ status: 'assigned', cardLast4: '4821', settledBy: 'Dana Morales' }] },
    });
    expect(await settle([request], 'unassign')).toMatchObject({
      body: { settled: [{ status: 'unassigned', cardId: null }] },
    });
  });

  it('[CARD-20] cannot be assigned once it is denied', async () => {
    const [request = ''] = await ask(1);
    await settle([request], 'deny');
    const cardId = await world.makeCard();
    expect(await settle([request], 'assign', cardId)).toMatchObject({
      body: { settled: [], refused: [{ requestId: request, key: 'cardholderRequest.is.denied' }] },
    });
  });

  it('[DRIVER-18] can be denied, but not assigned, after its driver is terminated', async () => {
    const [driverId = ''] = await makeDrivers(1);
    const { body } = await onboard([driverId]);
    const request = pickText(body, 'items', 0, 'requestId');
    const cardId = await world.makeCard();
    await world.db
      .updateTable('drivers')
      .set({ status: 'terminated' })
      .where('id', '=', driverId)
      .execute();
    expect(await settle([request], 'assign', cardId)).toMatchObject({
      body: { settled: [], refused: [{ requestId: request, key: 'roster.is.terminated' }] },
    });
    expect(await settle([request], 'deny')).toMatchObject({
      body: { settled: [{ status: 'denied' }] },
    });
  });

  it('[CARD-10] is assigned for up to five people per card; the sixth is refused', async () => {
    const requests = await ask(6);
    const cardId = await world.makeCard();
    const { body } = await settle(requests, 'assign', cardId);
    expect(pick(body, 'settled')).toHaveLength(5);
    expect(pick(body, 'refused')).toMatchObject([{ key: 'cardholderRequest.cardFull' }]);
  });

  it('[CARD-10] counts each holder of the card once, whether shared or assigned', async () => {
    const drivers = await makeDrivers(7);
    const { body } = await onboard(drivers.slice(3, 6));
    const requests = [0, 1, 2].map((at) => pickText(body, 'items', at, 'requestId'));
    const cardId = await world.makeCard();
    const share = (cardholderIds: readonly string[]) =>
      world.call('addCardholders', { body: { cardId, cardholderIds } });
    expect((await share(drivers.slice(0, 4))).status).toBe(200);
    expect(await settle(requests, 'assign', cardId)).toMatchObject({
      body: {
        settled: [{ status: 'assigned' }, { status: 'assigned' }],
        refused: [{ key: 'cardholderRequest.cardFull' }],
      },
    });
    expect(await share(drivers.slice(6))).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'cardholderIds', key: 'shareCard.tooMany' }] },
    });
  });

  it('[CARD-08] moves with its card, in place of the requests of the other card', async () => {
    const [moved = '', replaced = ''] = await ask(2);
    const fromCardId = await world.makeCard();
    const toCardId = await world.makeCard({ status: 'pendingActivation', last4: '4822' });
    await settle([moved], 'assign', fromCardId);
    await settle([replaced], 'assign', toCardId);
    const transfer = { params: { cardId: fromCardId }, body: { toCardId }, version: 1 };
    expect((await world.call('transferCard', transfer)).status).toBe(200);
    const shown = (await world.call('listCardRequests', { query: {} })).body;
    expect(pick(shown, 'items')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ requestId: moved, status: 'assigned', cardLast4: '4822' }),
        expect.objectContaining({ requestId: replaced, status: 'unassigned', cardId: null }),
      ]),
    );
  });

  const unassigned = { status: 'unassigned', cardId: null };

  it('[CARD-09, CARD-20] ends with an unassignment of its card, and returns when undone', async () => {
    const requests = await ask(5);
    const [request = '', denied = ''] = requests;
    const cardId = await world.makeCard();
    await world.setCard(cardId, { driver_id: await world.makeDriver({ driver_id: 'D9' }) });
    await settle(requests, 'assign', cardId);
    await world.call('unassignCard', { params: { cardId }, body: {}, version: 1 });
    expect(await ofRequest(request)).toMatchObject(unassigned);
    // the card has room again
    const other = await world.makeCard();
    await settle([denied], 'assign', other);
    const { body } = await world.call('getCardAudit', { params: { cardId } });
    const params = { cardId, eventId: pickText(body, 'items', 0, 'entryId') };
    const undone = await world.call('undoCardChange', { params, body: {}, version: 2 });
    expect(undone).toMatchObject({ status: 200, body: { card: { status: 'active' } } });
    expect(await ofRequest(request)).toMatchObject({ status: 'assigned', cardId });
    expect(await ofRequest(denied)).toMatchObject({ status: 'assigned', cardId: other });
  });

  it('[CARD-09, CARD-10] leaves room on its card once that is unassigned', async () => {
    const requests = await ask(5);
    const cardId = await world.makeCard();
    const driverId = await world.makeDriver({ driver_id: 'D9' });
    await world.setCard(cardId, { driver_id: driverId });
    await settle(requests, 'assign', cardId);
    await world.call('unassignCard', { params: { cardId }, body: {}, version: 1 });
    const assign = { params: { cardId }, body: { assigneeId: driverId }, version: 2 };
    expect((await world.call('assignCard', assign)).status).toBe(200);
    const sharer = await world.makeDriver({ driver_id: 'D10' });
    const shared = await world.call('addCardholders', {
      body: { cardId, cardholderIds: [sharer] },
    });
    expect(shared.status).toBe(200);
  });

  it('[CARD-20] ends when its card is blocked, or ends with its driver', async () => {
    const [ofBlocked = '', ofLeaver = ''] = await ask(2);
    const blocked = await world.makeCard();
    await settle([ofBlocked], 'assign', blocked);
    await world.call('changeCardStatus', {
      params: { cardId: blocked },
      body: { action: 'block', reason: null, note: null },
      version: 1,
    });
    expect(await ofRequest(ofBlocked)).toMatchObject(unassigned);
    const driverId = await world.makeDriver({ driver_id: 'D9' });
    const cardId = await world.makeCard();
    await world.setCard(cardId, { driver_id: driverId, card_type: 'driver' });
    await settle([ofLeaver], 'assign', cardId);
    const terminated = await world.call('terminateDriver', {
      params: { id: driverId },
      body: { cardIds: [cardId], reason: null },
      version: 1,
    });
    expect(terminated.status).toBe(200);
    expect(await ofRequest(ofLeaver)).toMatchObject(unassigned);
  });

  it('[CARD-04] [CARD-20] ends when a bulk action blocks its card', async () => {
    const [ofBlocked = '', ofOther = ''] = await ask(2);
    const [blocked, other] = [await world.makeCard(), await world.makeCard()];
    await settle([ofBlocked], 'assign', blocked);
    await settle([ofOther], 'assign', other);
    const bulks = bulkCallsOf(world);
    await bulks.doAll(await bulks.bulkIdOf({ name: 'block', reason: 'damaged' }, [blocked]));
    expect(await ofRequest(ofBlocked)).toMatchObject(unassigned);
    expect(await ofRequest(ofOther)).toMatchObject({ status: 'assigned', cardId: other });
  });

  it('[CARD-33] is settled in batches of at most 50', async () => {
    const ids = Array.from({ length: 51 }, newId);
    expect(await settle(ids, 'deny')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'requestIds', key: 'cardRequests.tooMany' }] },
    });
    expect((await settle(await ask(50), 'deny')).status).toBe(200);
  });

  it('is not assigned without a card, or with a blocked card', async () => {
    const [request = ''] = await ask(1);
    const ended = await world.makeCard({ status: 'blocked' });
    for (const cardId of [null, ended]) {
      expect(await settle([request], 'assign', cardId)).toMatchObject({
        body: { refused: [{ key: 'cardholderRequest.cardNeeded' }] },
      });
    }
  });

  it('is shown to a viewer, who cannot settle it, and hidden from another fleet', async () => {
    const [request = ''] = await ask(1);
    const viewer = await world.makePerson('viewer');
    const shownTo = async (person = world.dana) =>
      (await world.callAs(person, 'listCardRequests', { query: { total: 'true' } })).body;
    expect(await shownTo(viewer)).toMatchObject({ total: 1, items: [{ requestId: request }] });
    expect(await shownTo(viewer)).toEqual(await shownTo());
    const body = { requestIds: [request], action: 'deny', cardId: null };
    expect(await world.callAs(viewer, 'settleCardRequests', { body })).toMatchObject({
      status: 403,
    });
    const regional = await world.makePerson('manager', [world.account.fleetIds[1]]);
    expect(await world.callAs(regional, 'settleCardRequests', { body })).toMatchObject({
      body: { settled: [], refused: [] },
    });
    expect(await shownTo(regional)).toMatchObject({ total: 0, items: [] });
    expect(await shownTo()).toMatchObject({ items: [{ status: 'pending' }] });
  });
});
