import { describe, expect, it } from 'vitest';
import { pickEach } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { bulkCallsOf } from './bulkWorld.test.fixtures.ts';

const world = startWorld();
const { bulkIdOf, doAll, undoAll, rowOf } = bulkCallsOf(world);

const sharedWith = async (cardId: string) => {
  const { body } = await world.call('listCardholders', { query: { cardId } });
  return pickEach(body, 'items', 'number');
};
const terminate = (id: string) =>
  world.call('terminateDriver', {
    params: { id },
    body: { cardIds: [], reason: null },
    version: 1,
  });

/** Unassigns, by bulk action, a driver's card that two more drivers share. */
async function unassign(status: 'active' | 'onHold' = 'active') {
  const owner = await world.makeDriver({ driver_id: '50000' });
  const first = await world.makeDriver({ driver_id: '50001' });
  const second = await world.makeDriver({ driver_id: '50002' });
  const cardId = await world.makeCard();
  await world.setCard(cardId, { status, driver_id: owner });
  await world.call('addCardholders', { body: { cardId, cardholderIds: [first, second] } });
  const bulkId = await bulkIdOf({ name: 'unassign' }, [cardId]);
  await doAll(bulkId);
  return { cardId, bulkId, owner, second };
}

describe('a bulk unassignment', () => {
  it('[CARD-09, CARD-10] clears all drivers; undo restores those not terminated', async () => {
    const { cardId, bulkId, owner, second } = await unassign();
    expect(await world.readCard(cardId)).toMatchObject({ status: 'unassigned', driver_id: null });
    expect(await sharedWith(cardId)).toEqual([]);
    await terminate(second);
    await undoAll(bulkId);
    expect(await rowOf(bulkId, cardId)).toMatchObject({ state: 'undone' });
    expect(await world.readCard(cardId)).toMatchObject({ status: 'active', driver_id: owner });
    expect(await sharedWith(cardId)).toEqual(['50001']);
  });

  it('[CARD-09] restores the on-hold status when undone', async () => {
    const { cardId, bulkId } = await unassign('onHold');
    await undoAll(bulkId);
    expect(await world.readCard(cardId)).toMatchObject({ status: 'onHold' });
  });

  it('[DRIVER-18] cannot be undone after the driver is terminated', async () => {
    const { cardId, bulkId, owner } = await unassign();
    await terminate(owner);
    await undoAll(bulkId);
    expect(await rowOf(bulkId, cardId)).toMatchObject({
      state: 'failed',
      reasons: [{ key: 'card.undoUnavailable' }],
    });
    expect(await world.readCard(cardId)).toMatchObject({ status: 'unassigned', driver_id: null });
    expect(await sharedWith(cardId)).toEqual([]);
  });
});
