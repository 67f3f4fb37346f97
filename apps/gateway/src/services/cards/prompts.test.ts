import { cardFile } from '@forecourt/api-client/contract';
import type { CardPrompts, PromptedId } from '@forecourt/validation';
import { beforeEach, describe, expect, it } from 'vitest';
import { pick, pickText, TEST_NETWORK_SECRET } from '../../testing/gateway.ts';
import { sendAsNetwork, purchaseRequest, issueCard } from '../../testing/network.ts';
import { nightShift } from '../../testing/roster.ts';
import { startWorld } from '../../testing/startWorld.ts';

const world = startWorld();
let card: Awaited<ReturnType<typeof issueCard>>;
beforeEach(async () => {
  card = await issueCard(world.gateway, world.account);
});

const read = (person = world.dana) =>
  world.callAs(person, 'getCardPrompts', { query: { cardId: card.cardId } });
const put = (prompts: CardPrompts, version = 1) =>
  world.call('putCardPrompts', {
    version,
    body: { cardId: card.cardId, prompts },
  });
const buy = async (overrides: object = {}) => {
  const { body } = await sendAsNetwork(
    world.gateway,
    purchaseRequest(card.cardToken, 1_000, overrides),
  );
  return pickText(body, 'responseCode');
};

async function makeVehicleCard() {
  const vehicleId = await world.makeVehicle({ unit_number: '114' });
  await world.makeDriver({ driver_id: '48261' });
  await world.setCard(card.cardId, { card_type: 'vehicle', vehicle_id: vehicleId });
}

const idsInFile = async () => {
  const response = await world.gateway.app.request('/authorizations/cards', {
    headers: { authorization: `Bearer test.${TEST_NETWORK_SECRET}` },
  });
  const { cards } = cardFile.parse(await response.json());
  return cards.find(({ cardToken }) => cardToken === card.cardToken)?.promptedIds;
};

async function addPromptedId(overrides: Partial<PromptedId> = {}) {
  const body = nightShift(world.accountId, overrides);
  const { body: added } = await world.call('addPromptedId', { body });
  return pickText(added, 'promptedId', 'id');
}

describe('card prompts', () => {
  it('[GW-25] default to a matched ID and reported odometer, and can be changed', async () => {
    expect(await read()).toMatchObject({
      status: 200,
      body: { version: 1, prompts: { id: 'matched', odometer: 'reported' } },
    });
    const prompts = { id: 'off', odometer: 'inSequence' } as const;
    expect(await put(prompts)).toMatchObject({ status: 200, body: { version: 2, prompts } });
    expect(await read()).toMatchObject({ body: { version: 2, prompts } });
    const audit = await world.call('getCardAudit', { params: { cardId: card.cardId } });
    expect(pick(audit.body, 'items')).toMatchObject([
      {
        action: 'card.changePrompts',
        changes: [
          { field: 'idPrompt', from: 'matched', to: 'off' },
          { field: 'odometerPrompt', from: 'reported', to: 'inSequence' },
        ],
      },
    ]);
  });

  it('[GW-25] [ENT-34] return the ID type and the vehicle’s last odometer reading', async () => {
    expect(await read()).toMatchObject({ body: { asksFor: null, lastOdometerMiles: null } });
    await makeVehicleCard();
    expect(await buy({ promptedId: '48261', odometerMiles: 84_210 })).toBe('00');
    expect(await read()).toMatchObject({ body: { asksFor: 'D', lastOdometerMiles: 84_210 } });
  });

  it('[GW-25] refuse a stale version, a viewer, and a blocked card', async () => {
    const prompts = { id: 'reported', odometer: 'off' } as const;
    expect(await put(prompts, 4)).toMatchObject({
      status: 409,
      body: { errorCode: 'version.stale' },
    });
    const vera = await world.makePerson('viewer');
    const request = { version: 1, body: { cardId: card.cardId, prompts } };
    expect(await world.callAs(vera, 'putCardPrompts', { ...request })).toMatchObject({
      status: 403,
    });
    await world.setCard(card.cardId, { status: 'blocked' });
    expect(await put(prompts)).toMatchObject({ status: 409, body: { errorCode: 'card.refused' } });
    expect(await read()).toMatchObject({ body: { prompts: { id: 'matched' } } });
  });
});

describe('pump prompts', () => {
  it('[PID-01] [PID-04] accept a prompted ID that covers the card while it is on', async () => {
    await makeVehicleCard();
    const id = await addPromptedId({ cardIds: [card.cardId] });
    await addPromptedId({ name: 'Day shift', number: '9053', cardIds: [] });
    expect(await buy({ promptedId: '4817' })).toBe('00');
    expect(await buy({ promptedId: '9053' })).toBe('00');
    const turn = { params: { id }, version: 1, body: { action: 'turnOff' as const } };
    await world.call('switchPromptedId', { ...turn });
    expect(await buy({ promptedId: '4817' })).toBe('55');
  });

  it('[PID-01] [ENT-35] refuse IDs of other cards or fleets, and vehicle IDs', async () => {
    await makeVehicleCard();
    const other = await issueCard(world.gateway, world.account);
    await addPromptedId({ cardIds: [other.cardId] });
    const elsewhere = { managedBy: 'fleet', managedById: world.account.fleetIds[1] } as const;
    await addPromptedId({ name: 'Away', number: '5173', ...elsewhere });
    await addPromptedId({ name: 'Unit', number: '6284', type: 'V' });
    for (const promptedId of ['4817', '5173', '6284']) {
      expect([promptedId, await buy({ promptedId })]).toEqual([promptedId, '55']);
    }
  });

  it('[DRIVER-01] refuse the ID of a terminated driver', async () => {
    await makeVehicleCard();
    expect(await buy({ promptedId: '48261' })).toBe('00');
    await world.db
      .updateTable('drivers')
      .set({ status: 'terminated' })
      .where('account_id', '=', world.accountId)
      .execute();
    expect(await buy({ promptedId: '48261' })).toBe('55');
  });

  it('[GW-25] decline nothing if the ID is only reported', async () => {
    await makeVehicleCard();
    await put({ id: 'reported', odometer: 'reported' });
    expect(await buy({ promptedId: '1', odometerMiles: 1 })).toBe('00');
    expect(await buy({ promptedId: '1', odometerMiles: 0 })).toBe('00');
  });

  it('[GW-25] [MSG-53] decline an out-of-sequence odometer reading', async () => {
    await makeVehicleCard();
    await put({ id: 'off', odometer: 'inSequence' });
    expect(await buy({ odometerMiles: 84_210 })).toBe('00');
    const response = await sendAsNetwork(
      world.gateway,
      purchaseRequest(card.cardToken, 1_000, { odometerMiles: 84_209 }),
    );
    expect(response.body).toMatchObject({ responseCode: '12', rules: ['odometer'] });
    expect(await buy({ odometerMiles: 84_210 })).toBe('00');
    expect(await buy()).toBe('00');
  });

  it('[GW-25] [MSG-53] compare two odometer readings that arrive concurrently', async () => {
    await makeVehicleCard();
    await put({ id: 'off', odometer: 'inSequence' });
    const codes = await Promise.all([
      buy({ odometerMiles: 90_000 }),
      buy({ odometerMiles: 80_000 }),
    ]);
    expect(codes).toEqual(['00', '12']);
  });

  it('[GW-25] omit IDs from the card file if the card asks for no ID', async () => {
    await makeVehicleCard();
    expect(await idsInFile()).toEqual(['48261']);
    await put({ id: 'off', odometer: 'off' });
    expect(await idsInFile()).toEqual([]);
  });
});
