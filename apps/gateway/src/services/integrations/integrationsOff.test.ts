import { TELEMATICS_DEFAULTS } from '@forecourt/validation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestGateway,
  pick,
  pickText,
  send,
  type CallOptions,
  type TestGateway,
} from '../../testing/gateway.ts';
import { proveByFactor } from '../../testing/knownPerson.ts';
import { sendAsNetwork, purchaseRequest, issueCard } from '../../testing/network.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { startReceiver, type WebhookReceiver } from '../../testing/webhookReceiver.ts';

const webhookAddresses = ['127.0.0.1'];
const world = startWorld({ card: {}, webhookAddresses });
/** The gateway after an operator restarted it with integrations off. */
let off: TestGateway;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
  off = await createTestGateway({
    database: world.gateway.database,
    flags: { integrations: false },
    webhookAddresses,
  });
});
afterAll(async () => {
  receiver.close();
  await off.close();
});
beforeEach(async () => {
  receiver.reset();
  for (const integration of ['apiKeys', 'webhooks', 'telematics']) {
    await world.call('switchIntegration', { params: { integration }, body: { isOn: true } });
  }
  await proveByFactor(world, world.dana);
});

const featureOff = {
  status: 403,
  body: { errorCode: 'access.denied', fields: [{ key: 'access.featureOff' }] },
};
const asDana = (name: Parameters<typeof send>[1], options: CallOptions) =>
  send(off, name, { token: world.dana.token, accountId: world.accountId, ...options });

describe('with integrations off for everyone', () => {
  it('refuses an API key’s calls, and accepts them once they are back on', async () => {
    const body = {
      name: 'Dispatch',
      permissions: ['cards.view'],
      fleetIds: null,
      days: 90,
      isSandbox: false,
    };
    const token = pickText((await world.call('makeApiKey', { body })).body, 'secret');
    expect(await send(off, 'listCards', { token })).toMatchObject(featureOff);
    expect((await send(world.gateway, 'listCards', { token })).status).toBe(200);
  });

  it('never sends an event that happened while they were off', async () => {
    const body = { name: 'Dispatch', url: receiver.url, events: ['card.changed'], isOn: true };
    await world.call('addWebhookEndpoint', { body });
    const change = (action: string) => ({
      params: { cardId: world.cardId },
      body: { action, reason: null, note: null },
    });
    const held = await asDana('changeCardStatus', { ...change('hold'), version: 1 });
    expect(held.status).toBe(200);
    await off.deliverWebhooks();
    await world.gateway.deliverWebhooks();
    expect(receiver.received).toEqual([]);
    await world.call('changeCardStatus', { ...change('reactivate'), version: 2 });
    await world.gateway.deliverWebhooks();
    expect(receiver.received).toHaveLength(1);
  });

  it('holds pending messages until they are on again', async () => {
    const body = { name: 'Dispatch', url: receiver.url, events: ['card.changed'], isOn: true };
    await world.call('addWebhookEndpoint', { body });
    await world.call('changeCardStatus', {
      params: { cardId: world.cardId },
      body: { action: 'hold', reason: null, note: null },
      version: 1,
    });
    off.sentJobs.push(...world.gateway.sentJobs);
    await off.deliverWebhooks();
    expect(receiver.received).toEqual([]);
    await world.gateway.deliverWebhooks();
    expect(receiver.received).toHaveLength(1);
  });

  it('refuses vehicle signals, and does not treat a vehicle as silent', async () => {
    const vehicleId = await world.makeVehicle({ unit_number: 'T-114' });
    const { cardId, cardToken } = await issueCard(world.gateway, world.account);
    await world.setCard(cardId, { card_type: 'vehicle', vehicle_id: vehicleId });
    const rules = { ...TELEMATICS_DEFAULTS, whenSilent: 'decline' };
    await world.call('putTelematicsRules', { body: rules, version: 0 });
    const at = off.clock.now().toISOString();
    const signal = { vehicle: 'T-114', at, position: null, odometerMiles: 9, tankPercent: null };
    const signals = { body: { signals: [signal] } };
    expect(await asDana('sendVehicleSignals', signals)).toMatchObject(featureOff);
    const response = await sendAsNetwork(off, purchaseRequest(cardToken, 20_000));
    expect(pick(response.body, 'responseCode')).toBe('00');
    const allowed = await sendAsNetwork(world.gateway, purchaseRequest(cardToken, 20_000));
    expect(pick(allowed.body, 'rules')).toEqual(['vehicleSilent']);
  });
});
