import { DRIVER_REQUEST_DEFAULTS } from '@forecourt/validation';
import { TEST_NOW, type CallOptions } from '../gateway.ts';
import type { World } from '../startWorld.ts';
import { driverCard, addCardSecrets, TEST_DELIVERY } from '../world.ts';
import { editOfCard, createByCall, type RequestBuilders } from './requestBuilders.ts';

const bulkDefaults = { reason: null, profileId: null, groupId: null };
const inThreeDays = new Date(Date.parse(TEST_NOW) + 259_200_000).toISOString();

async function driversCard(world: World): Promise<string> {
  const cardId = await world.makeCard();
  await world.setCard(cardId, { driver_id: await world.makeDriver(), card_type: 'driver' });
  return cardId;
}

/** A card whose guide can be texted. */
async function guidedCard(world: World): Promise<CallOptions> {
  const id = await world.makeDriver({ mobile: '214 555 0142' });
  const cardId = await world.makeCard();
  await world.setCard(cardId, { driver_id: id, card_type: 'driver' });
  const consent = { language: 'en', hasConsent: true };
  await world.call('putDriverMessages', { params: { id }, body: consent, version: 0 });
  const params = { fleetId: world.account.fleetIds[0] };
  const body = { ...DRIVER_REQUEST_DEFAULTS, isOn: true };
  await world.call('putDriverSettings', { params, body, version: 0 });
  return { params: { cardId } };
}

const previewOf = async (world: World, name: string) => ({
  body: {
    action: { ...bulkDefaults, name },
    selection: { cardIds: [await world.makeCard(), await world.makeCard()] },
  },
});
const draftBulk = async (world: World) =>
  createByCall(world, 'previewCardBulk', await previewOf(world, 'hold'), 'bulk', 'bulkId');

/** Creates a bulk action and starts it. */
async function startBulk(world: World): Promise<CallOptions> {
  const params = { bulkId: await draftBulk(world) };
  await world.call('startCardBulk', { params, body: {} });
  return { params, body: {} };
}
async function finishBulk(world: World): Promise<CallOptions> {
  const request = await startBulk(world);
  const bulkId = request.params?.['bulkId'] ?? '';
  await world.gateway.runBulk({ accountId: world.accountId, bulkId });
  return request;
}

export const bulkRequests = {
  previewCardBulk: (world) => previewOf(world, 'hold'),
  startCardBulk: async (world) => ({ params: { bulkId: await draftBulk(world) }, body: {} }),
  cancelCardBulk: startBulk,
  undoCardBulk: finishBulk,
} satisfies RequestBuilders;

export const cardRequests = {
  orderCards: async ({ account }) => ({
    body: { cards: [driverCard(account)], delivery: TEST_DELIVERY },
  }),
  editCard: editOfCard({ nameOnCard: 'NIGHT CREW' }),
  replaceCard: editOfCard({ reason: 'damaged', delivery: TEST_DELIVERY }),
  reissueCard: editOfCard({ nameOnCard: 'ROSA M NUNEZ', delivery: TEST_DELIVERY }),
  transferCard: async (world) => ({
    params: { cardId: await world.makeCard() },
    body: { toCardId: await world.makeCard({ status: 'unassigned' }) },
    version: 1,
  }),
  unassignCard: async (world) => ({
    params: { cardId: await driversCard(world) },
    body: {},
    version: 1,
  }),
  assignCard: async (world) => ({
    params: { cardId: await world.makeCard({ status: 'unassigned' }) },
    body: { assigneeId: await world.makeDriver() },
    version: 1,
  }),
  undoCardChange: async (world) => {
    const cardId = await world.makeCard();
    const body = { action: 'hold', reason: 'other', note: null };
    await world.call('changeCardStatus', { params: { cardId }, body, version: 1 });
    const eventId = await createByCall(
      world,
      'getCardAudit',
      { params: { cardId } },
      'items',
      0,
      'entryId',
    );
    return { params: { cardId, eventId }, body: {}, version: 2 };
  },
  scheduleHold: editOfCard({ startsAt: null, endsAt: inThreeDays, nightly: null }),
  endHoldSchedule: async (world) => {
    const params = { cardId: await world.makeCard() };
    const body = { startsAt: null, endsAt: inThreeDays, nightly: null };
    await world.call('scheduleHold', { params, body, version: 1 });
    return { params, version: 2 };
  },
  changeCardStatus: editOfCard({ action: 'hold', reason: 'other', note: null }),
  requestPinReminder: async (world) => {
    const cardId = await driversCard(world);
    await addCardSecrets(world.db, world.account, cardId);
    await world.call('setPin', { params: { cardId }, body: { pin: '4817', confirmation: '4817' } });
    return { params: { cardId }, body: {} };
  },
  textCardGuide: async (world) => ({ ...(await guidedCard(world)), body: {} }),
  revokeCardGuide: async (world) => {
    const card = await guidedCard(world);
    await world.call('textCardGuide', { ...card, body: {} });
    return card;
  },
  addCardGroup: async () => ({ body: { name: 'Night shift', delivery: TEST_DELIVERY } }),
  editCardGroup: async (world) => ({
    params: { groupId: await group(world) },
    body: { name: 'Day shift', delivery: null },
    version: 1,
  }),
  removeCardGroup: async (world) => ({ params: { groupId: await group(world) }, version: 1 }),
  addCardholders: async (world) => ({
    body: { cardId: await driversCard(world), cardholderIds: [await world.makeDriver()] },
  }),
  removeCardholders: async (world) => {
    const body = { cardId: await driversCard(world), cardholderIds: [await world.makeDriver()] };
    await world.call('addCardholders', { body });
    return { body };
  },
  onboardCardholders: async (world) => ({ body: { cardholderIds: [await world.makeDriver()] } }),
  settleCardRequests: async (world) => {
    const request = { body: { cardholderIds: [await world.makeDriver()] } };
    const requestId = await createByCall(
      world,
      'onboardCardholders',
      request,
      'items',
      0,
      'requestId',
    );
    return { body: { requestIds: [requestId], action: 'deny', cardId: null } };
  },
} satisfies RequestBuilders;

const group = (world: World) =>
  createByCall(
    world,
    'addCardGroup',
    { body: { name: 'Yard', delivery: null } },
    'group',
    'groupId',
  );
