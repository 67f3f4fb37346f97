import { TELEMATICS_DEFAULTS, type TelematicsRules } from '@forecourt/validation';
import { beforeEach, describe, expect, it } from 'vitest';
import { pick, TEST_NOW } from '../../testing/gateway.ts';
import { askAsNetwork, askedPurchase, diesel, issueCard } from '../../testing/network.ts';
import { startWorld } from '../../testing/startWorld.ts';

const world = startWorld();
const NOW = new Date(TEST_NOW);
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const AT_PUMP = { latitude: 35.21, longitude: -101.83 };
const ST_LOUIS = { latitude: 38.63, longitude: -90.2 };

const turn = (isOn: boolean) =>
  world.call('switchIntegration', { params: { integration: 'telematics' }, body: { isOn } });
const choose = (some: Partial<TelematicsRules>, version = 0) =>
  world.call('putTelematicsRules', { body: { ...TELEMATICS_DEFAULTS, ...some }, version });
const signal = (some: object = {}) => ({
  vehicle: 'T-114',
  at: before(2),
  position: null,
  odometerMiles: null,
  tankPercent: null,
  ...some,
});
const report = (...signals: object[]) => world.call('sendVehicleSignals', { body: { signals } });

beforeEach(async () => {
  await turn(true);
});

/** A vehicle with a tank of a hundred gallons, and its card. */
async function truck() {
  const vehicleId = await world.makeVehicle({
    unit_number: 'T-114',
    vin: '1FUJGLDR5CLBP8834',
    tank_capacity_milligallons: 100_000,
  });
  const card = await issueCard(world.gateway, world.account);
  await world.setCard(card.cardId, { card_type: 'vehicle', vehicle_id: vehicleId });
  return { ...card, vehicleId };
}

const buy = async (cardToken: string, some: object = {}) =>
  (await askAsNetwork(world.gateway, askedPurchase(cardToken, 20_000, some))).body;
const latest = async () => {
  const { body } = await world.call('listTransactions', { query: {} });
  const transactionId = String(pick(body, 'items', 0, 'transactionId'));
  return (await world.call('getTransaction', { params: { transactionId } })).body;
};

describe('what vehicles report', () => {
  it('is known by unit number and VIN, the latest of each part counts', async () => {
    const { vehicleId } = await truck();
    const { body } = await report(
      signal({ at: before(9), position: ST_LOUIS, odometerMiles: 99 }),
      signal({ vehicle: '1FUJGLDR5CLBP8834', position: AT_PUMP }),
      signal({ at: before(5), tankPercent: 40 }),
      signal({ vehicle: 'T-999', tankPercent: 1 }),
      signal({ at: before(-10), odometerMiles: 1 }),
    );
    expect(body).toEqual({ takenCount: 3, unknown: ['T-999'], aheadCount: 1 });
    // sent again, and late
    await report(signal({ at: before(20), position: ST_LOUIS }));
    const vehicle = await world.call('getVehicle', { params: { id: vehicleId } });
    expect(pick(vehicle.body, 'signal')).toEqual({
      position: { ...AT_PUMP, at: before(2) },
      odometer: { miles: 99, at: before(9) },
      tank: { percent: 40, at: before(5) },
    });
    expect((await world.call('getTelematics')).body).toMatchObject({
      reportingCount: 1,
      vehicleCount: 1,
      lastAt: before(2),
    });
  });

  it('is taken of one’s own fleets, by those who may, while telematics is on', async () => {
    await truck();
    const viewer = await world.makePerson('viewer');
    const send = { body: { signals: [signal({ tankPercent: 4 })] } };
    expect((await world.callAs(viewer, 'sendVehicleSignals', send)).status).toBe(403);
    const [, other] = world.account.fleetIds;
    const elsewhere = await world.makePerson('manager', [other ?? '']);
    const answer = await world.callAs(elsewhere, 'sendVehicleSignals', send);
    expect(answer.body).toMatchObject({ takenCount: 0, unknown: ['T-114'] });
    await turn(false);
    expect((await report(signal({ tankPercent: 4 }))).body).toMatchObject({
      errorCode: 'telematics.off',
    });
  });
});

describe('a purchase', () => {
  it('is marked where its vehicle is far away, with the distance', async () => {
    const { cardToken } = await truck();
    await report(signal({ position: ST_LOUIS, odometerMiles: 412_332, tankPercent: 90 }));
    expect(await buy(cardToken, { odometerMiles: 7 })).toMatchObject({ responseCode: '00' });
    expect(await latest()).toMatchObject({
      transaction: { flags: ['vehicleAway', 'tankRoom'], odometerMiles: 412_332 },
      signal: { awayMiles: 684, roomMilligallons: 20_000, odometerMiles: 412_332 },
    });
  });

  it('is declined where the fleet chose so, and explained', async () => {
    const { cardToken } = await truck();
    await choose({ whenAway: 'decline' });
    await report(signal({ position: ST_LOUIS }));
    expect(await buy(cardToken)).toMatchObject({ responseCode: '62', rules: ['vehicleAway'] });
    expect(pick(await latest(), 'transaction', 'declineReasons')).toEqual([
      { rule: 'vehicleAway', limit: 8, used: 0, asked: 684 },
    ]);
  });

  it('stops at what the tank has room for', async () => {
    const { cardToken } = await truck();
    await choose({ whenOverTank: 'decline' });
    await report(signal({ position: AT_PUMP, tankPercent: 90 }));
    const answer = await buy(cardToken);
    expect(answer).toMatchObject({
      responseCode: '10',
      approvedCents: diesel(10_000)[0]?.amountCents,
    });
  });

  it('of a silent vehicle passes, unless the fleet chose otherwise', async () => {
    const { cardToken } = await truck();
    await choose({ whenAway: 'decline', whenOverTank: 'decline' });
    expect(await buy(cardToken)).toMatchObject({ responseCode: '00' });
    await report(signal({ at: before(31), position: ST_LOUIS }));
    expect(await buy(cardToken)).toMatchObject({ responseCode: '00' });
    await choose({ whenSilent: 'decline' }, 1);
    expect(await buy(cardToken)).toMatchObject({ rules: ['vehicleSilent'] });
    await turn(false);
    expect(await buy(cardToken)).toMatchObject({ responseCode: '00' });
  });
});

describe('the rules', () => {
  it('are the administrator’s, and of the version that was seen', async () => {
    const manager = await world.makePerson('manager');
    expect((await world.callAs(manager, 'getTelematics')).status).toBe(403);
    expect((await choose({ whenAway: 'ask' })).body).toMatchObject({
      rules: { whenAway: 'ask' },
      version: 1,
    });
    expect((await choose({ whenAway: 'off' })).status).toBe(409);
    const events = await world.readEvents();
    expect(events.map(({ action }) => action)).toContain('account.telematicsRules');
    await turn(false);
    expect((await choose({}, 1)).body).toMatchObject({ errorCode: 'telematics.off' });
  });
});
