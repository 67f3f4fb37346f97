import { NO_LIMITS } from '@forecourt/validation';
import { TEST_NOW } from '../gateway.ts';
import type { World } from '../startWorld.ts';
import { addCardSecrets } from '../world.ts';
import { editOfCard, createByCall, ofCard, type RequestBuilders } from './requestBuilders.ts';

const soon = new Date(Date.parse(TEST_NOW) + 3_600_000).toISOString();
const vans = { ...NO_LIMITS, perDayCents: 30_000 };

const profileDraft = { kind: 'profile', name: 'Vans', isDefault: false, limits: vans };
const profile = (world: World) =>
  createByCall(
    world,
    'createLimitProfile',
    { body: { ...profileDraft, cardIds: [] } },
    'profileId',
  );
const allowance = { amountCents: 50_000, until: soon, reason: 'Storm detour' };

export const limitRequests = {
  createLimitProfile: async (world) => ({
    body: { ...profileDraft, cardIds: [await world.makeCard()] },
  }),
  changeLimitProfile: async (world) => ({
    params: { profileId: await profile(world) },
    body: { ...profileDraft, limits: { ...vans, perDayCents: 20_000 } },
    version: 1,
  }),
  deleteLimitProfile: async (world) => ({
    params: { profileId: await profile(world) },
    version: 1,
  }),
  assignCardProfile: async (world) => ({
    body: { profileId: await profile(world), cardIds: [await world.makeCard()] },
  }),
  setCardProductCodes: editOfCard({ productCodes: ['053'] }),
  setCardLimits: editOfCard({ limits: { perDayCents: 10_000 }, reason: 'Short trips' }),
  resetCardLimit: ofCard({ body: { counters: ['dayMilligallons'], reason: 'Detour' } }),
  allowOnce: ofCard({ body: allowance }),
  cancelAllowance: async (world) => {
    const params = { cardId: await world.makeCard() };
    const allowanceId = await createByCall(
      world,
      'allowOnce',
      { params, body: allowance },
      'allowanceId',
    );
    return { params: { ...params, allowanceId } };
  },
  acceptLimits: async (world) => ({
    body: {
      cards: [{ cardId: await world.makeCard(), version: 1, limits: { perDayCents: 10_000 } }],
    },
  }),
  putCardPrompts: async (world) => ({
    body: { cardId: await world.makeCard(), prompts: { id: 'off', odometer: 'inSequence' } },
    version: 1,
  }),
} satisfies RequestBuilders;

async function enroll(world: World): Promise<string> {
  const [fleetId] = world.account.fleetIds;
  await world.call('enrollOneClick', { params: { fleetId } });
  return fleetId;
}
const oneClick = { isOn: true, unblocksPerDayMax: 1 };

export const oneClickRequests = {
  enrollOneClick: async ({ account }) => ({ params: { fleetId: account.fleetIds[0] } }),
  unenrollOneClick: async (world) => ({ params: { fleetId: await enroll(world) } }),
  putOneClick: async (world) => {
    await enroll(world);
    return { params: { cardId: await world.makeCard() }, body: oneClick, version: 0 };
  },
  unblockByOneClick: async (world) => {
    await enroll(world);
    const params = { cardId: await world.makeCard({ status: 'onHold' }) };
    await world.call('putOneClick', { params, body: oneClick, version: 0 });
    return { params, version: 1 };
  },
  enterCardless: async (world) => {
    const cardId = await world.makeCard({ last4: '4821' });
    await world.setCard(cardId, { card_type: 'vehicle' });
    const ending_hmac = world.gateway.vault.endingHmac('5554821') ?? '';
    await addCardSecrets(world.db, world.account, cardId, { ending_hmac });
    return { body: { cardEndings: ['5554821'] } };
  },
} satisfies RequestBuilders;
