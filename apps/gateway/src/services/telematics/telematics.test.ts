import { TELEMATICS_DEFAULTS, type TelematicsRules } from '@forecourt/validation';
import { beforeEach, describe, expect, it } from 'vitest';
import { pick, pickEach, TEST_NOW } from '../../testing/gateway.ts';
import { sendAsNetwork, purchaseRequest, diesel, issueCard } from '../../testing/network.ts';
import { startWorld } from '../../testing/startWorld.ts';

const world = startWorld();
const NOW = new Date(TEST_NOW);
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const AT_PUMP = { latitude: 35.21, longitude: -101.83 };
const ST_LOUIS = { latitude: 38.63, longitude: -90.2 };

const SITE = {
  name: 'Yard pump',
  brand: 'Yard',
  city: 'Amarillo',
  state: 'TX',
  time_zone: 'America/Chicago',
  region: 'gulf',
};

const turn = (isOn: boolean) =>
  world.call('switchIntegration', { params: { integration: 'telematics' }, body: { isOn } });
const choose = (overrides: Partial<TelematicsRules>, version = 0) =>
  world.call('putTelematicsRules', { body: { ...TELEMATICS_DEFAULTS, ...overrides }, version });
const signal = (overrides: object = {}) => ({
  vehicle: 'T-114',
  at: before(2),
  position: null,
  odometerMiles: null,
  tankPercent: null,
  ...overrides,
});
const report = (...signals: object[]) => world.call('sendVehicleSignals', { body: { signals } });

beforeEach(async () => {
  await turn(true);
});

/** Creates a vehicle with a tank of 100 gallons, and its card. */
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

const buy = async (cardToken: string, overrides: object = {}) =>
  (await sendAsNetwork(world.gateway, purchaseRequest(cardToken, 20_000, overrides))).body;
const latest = async () => {
  const { body } = await world.call('listTransactions', { query: {} });
  const transactionId = String(pick(body, 'items', 0, 'transactionId'));
  return (await world.call('getTransaction', { params: { transactionId } })).body;
};

const stored = async (vehicleId: string) =>
  pick((await world.call('getVehicle', { params: { id: vehicleId } })).body, 'signal');

describe('vehicle signals', () => {
  it('are matched by unit number or VIN, keeping the latest of each part', async () => {
    const { vehicleId } = await truck();
    const { body } = await report(
      signal({ at: before(9), position: ST_LOUIS, odometerMiles: 99 }),
      signal({ vehicle: '1FUJGLDR5CLBP8834', position: AT_PUMP }),
      signal({ at: before(5), tankPercent: 40 }),
      signal({ vehicle: 'T-999', tankPercent: 1 }),
      signal({ at: before(-10), odometerMiles: 1 }),
    );
    expect(body).toEqual({ takenCount: 3, unknown: ['T-999'], aheadCount: 1 });
    // an older report that arrives late
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

  it('match vehicles ignoring case, and count each as reporting once', async () => {
    const { vehicleId } = await truck();
    const { body } = await report(
      signal({ vehicle: 't-114', odometerMiles: 99 }),
      signal({ vehicle: '1fujgldr5clbp8834', tankPercent: 40 }),
      signal({ vehicle: 't-999', tankPercent: 40 }),
    );
    expect(body).toEqual({ takenCount: 2, unknown: ['t-999'], aheadCount: 0 });
    expect(await stored(vehicleId)).toMatchObject({
      odometer: { miles: 99 },
      tank: { percent: 40 },
    });
    expect((await world.call('getTelematics')).body).toMatchObject({
      reportingCount: 1,
      vehicleCount: 1,
    });
  });

  it('[USER-20] are counted only for vehicles in the person’s fleets', async () => {
    await truck();
    const [, second] = world.account.fleetIds;
    await world.makeVehicle({ unit_number: 'T-115', fleet_id: second });
    await report(signal({ tankPercent: 4 }));
    const regional = await world.makePerson('administrator', [second]);
    expect((await world.callAs(regional, 'getTelematics')).body).toMatchObject({
      reportingCount: 0,
      vehicleCount: 1,
      lastAt: null,
    });
    expect((await world.call('getTelematics')).body).toMatchObject({
      reportingCount: 1,
      vehicleCount: 2,
      lastAt: before(2),
    });
  });

  it('require permission, a fleet in scope, and telematics turned on', async () => {
    await truck();
    const viewer = await world.makePerson('viewer');
    const send = { body: { signals: [signal({ tankPercent: 4 })] } };
    expect((await world.callAs(viewer, 'sendVehicleSignals', send)).status).toBe(403);
    const [, other] = world.account.fleetIds;
    const elsewhere = await world.makePerson('manager', [other ?? '']);
    const response = await world.callAs(elsewhere, 'sendVehicleSignals', send);
    expect(response.body).toMatchObject({ takenCount: 0, unknown: ['T-114'] });
    await turn(false);
    expect((await report(signal({ tankPercent: 4 }))).body).toMatchObject({
      errorCode: 'telematics.off',
    });
  });
});

describe('late, repeated, or invalid signals', () => {
  it.each([
    ['in one call', true],
    ['in a call each', false],
  ])('keep the latest of each part in any order, %s', async (_how, isOne) => {
    const { vehicleId } = await truck();
    const signals = [
      signal({ at: before(3), position: AT_PUMP, odometerMiles: 101, tankPercent: 40 }),
      signal({ at: before(8), position: ST_LOUIS, odometerMiles: 100, tankPercent: 90 }),
      signal({ at: before(1), tankPercent: 39 }),
      signal({ at: before(5), odometerMiles: 99 }),
    ];
    if (isOne) await report(...signals);
    else for (const one of signals) await report(one);
    expect(await stored(vehicleId)).toEqual({
      position: { ...AT_PUMP, at: before(3) },
      odometer: { miles: 101, at: before(3) },
      tank: { percent: 39, at: before(1) },
    });
  });

  it('change nothing when repeated, and the first at an instant wins', async () => {
    const { vehicleId } = await truck();
    const first = signal({ position: AT_PUMP, odometerMiles: 101, tankPercent: 40 });
    const other = signal({ position: ST_LOUIS, odometerMiles: 7, tankPercent: 99 });
    expect((await report(first, other)).body).toMatchObject({ takenCount: 2 });
    expect(await stored(vehicleId)).toEqual({
      position: { ...AT_PUMP, at: before(2) },
      odometer: { miles: 101, at: before(2) },
      tank: { percent: 40, at: before(2) },
    });
    const known = await stored(vehicleId);
    expect((await report(first)).body).toMatchObject({ takenCount: 1 });
    await report(other);
    expect(await stored(vehicleId)).toEqual(known);
  });

  it('from the future are skipped and counted, without blocking later ones', async () => {
    const { vehicleId } = await truck();
    const { body } = await report(
      signal({ at: before(-6), position: ST_LOUIS }),
      signal({ at: before(-600_000), position: ST_LOUIS }),
      signal({ at: before(0), position: AT_PUMP }),
    );
    expect(body).toEqual({ takenCount: 1, unknown: [], aheadCount: 2 });
    expect(pick(await stored(vehicleId), 'position')).toEqual({ ...AT_PUMP, at: before(0) });
  });

  it.each([
    [{ at: '2026-02-30T11:40:00Z' }, 'signals.1.at'],
    [{ at: '2026-11-25T25:40:00Z' }, 'signals.1.at'],
    [{ at: '0000-01-01T00:00:00Z' }, 'signals.1.at'],
    [{ tankPercent: 101 }, 'signals.1.tankPercent'],
    [{ vehicle: 'T'.repeat(41) }, 'signals.1.vehicle'],
  ])('with %j are refused by field, and the call saves nothing', async (wrong, path) => {
    const { vehicleId } = await truck();
    const response = await report(
      signal({ tankPercent: 40 }),
      signal({ tankPercent: 41, ...wrong }),
    );
    expect(response.status).toBe(400);
    expect(pick(response.body, 'fields')).toMatchObject([{ path }]);
    expect(pick(await stored(vehicleId), 'tank')).toBeNull();
  });
});

describe('a purchase', () => {
  it('is flagged with the distance when its vehicle is far away', async () => {
    const { cardToken } = await truck();
    await report(signal({ position: ST_LOUIS, odometerMiles: 412_332, tankPercent: 90 }));
    expect(await buy(cardToken, { odometerMiles: 7 })).toMatchObject({ responseCode: '00' });
    expect(await latest()).toMatchObject({
      transaction: { flags: ['vehicleAway', 'tankRoom'], odometerMiles: 412_332 },
      signal: { awayMiles: 684, roomMilligallons: 20_000, odometerMiles: 412_332 },
    });
    const exceptions = await world.call('readReport', {
      body: {
        report: {
          kind: 'exceptions',
          fromDate: '2026-11-20',
          toDate: '2026-11-21',
          fleetId: null,
          columns: [],
          ledgerCodes: {},
        },
      },
    });
    expect(pick(exceptions.body, 'rows')).toMatchObject([
      { rule: 'Vehicle location; Room in the tank', outcome: 'Approved and flagged' },
    ]);
  });

  it('is declined with a reason if the fleet chose to decline', async () => {
    const { cardToken } = await truck();
    await choose({ whenAway: 'decline' });
    await report(signal({ position: ST_LOUIS }));
    expect(await buy(cardToken)).toMatchObject({ responseCode: '62', rules: ['vehicleAway'] });
    expect(pick(await latest(), 'transaction', 'declineReasons')).toEqual([
      { rule: 'vehicleAway', limit: 8, used: 0, asked: 684 },
    ]);
  });

  it.each([
    ['vehicleAway', { whenAway: 'decline' }, { position: ST_LOUIS }, { limit: 8, asked: 684 }],
    [
      'tankRoom',
      { whenOverTank: 'decline' },
      { tankPercent: 90 },
      { limit: 20_000, asked: 40_000 },
    ],
    ['vehicleSilent', { whenSilent: 'decline' }, null, {}],
  ] as const)(
    'declined by %s is still explained by it after the vehicle reports again',
    async (rule, choice, finding, figures) => {
      const { cardId, cardToken } = await truck();
      await choose(choice);
      if (finding) await report(signal(finding));
      expect(await buy(cardToken, { acceptsLess: false })).toMatchObject({ rules: [rule] });
      await report(signal({ at: before(0), position: AT_PUMP, tankPercent: 10 }));
      await choose({}, 1);
      const declined = await latest();
      const explained = await world.call('checkPurchase', {
        body: {
          cardId,
          profileId: null,
          limits: null,
          purchase: null,
          transactionId: pick(declined, 'transaction', 'transactionId'),
        },
      });
      const decision = pick(explained.body, 'before', 'decision');
      expect(decision).toMatchObject({
        outcome: 'declined',
        checks: expect.arrayContaining([
          expect.objectContaining({ rule, verdict: 'decline', ...figures }),
        ]),
      });
      expect(pick(declined, 'transaction', 'declineReasons')).toMatchObject([{ rule, ...figures }]);
    },
  );

  it('at a site without coordinates does not treat a reporting vehicle as silent', async () => {
    const { cardToken } = await truck();
    const siteNumber = '9900777';
    await world.gateway.database.db
      .insertInto('sites')
      .values({ ...SITE, site_number: siteNumber, latitude: null, longitude: null })
      .onConflict((conflict) => conflict.column('site_number').doNothing())
      .execute();
    await choose({ whenAway: 'decline', whenSilent: 'decline' });
    await report(signal({ position: ST_LOUIS }));
    expect(await buy(cardToken, { siteNumber })).toMatchObject({ responseCode: '00' });
    expect(await latest()).toMatchObject({ signal: { awayMiles: null } });
  });

  it('that arrives hours late is not judged by the vehicle’s current position', async () => {
    const { cardToken } = await truck();
    await choose({ whenAway: 'decline', whenOverTank: 'decline', whenSilent: 'decline' });
    await report(signal({ position: ST_LOUIS, odometerMiles: 412_332, tankPercent: 100 }));
    const late = { transmittedAt: before(180), acceptsLess: false, odometerMiles: 411_000 };
    expect(await buy(cardToken, late)).toMatchObject({ responseCode: '00' });
    expect(await latest()).toMatchObject({
      transaction: { flags: [], odometerMiles: 411_000 },
      signal: { awayMiles: null, roomMilligallons: null, odometerMiles: null },
    });
  });

  it('is not judged by a tracker without a GPS fix or odometer', async () => {
    const { cardToken } = await truck();
    await choose({ whenAway: 'decline', whenSilent: 'decline' });
    await report(signal({ position: { latitude: 0, longitude: 0 }, odometerMiles: 0 }));
    expect(await buy(cardToken, { odometerMiles: 411_000 })).toMatchObject({ responseCode: '00' });
    expect(await latest()).toMatchObject({ transaction: { flags: [], odometerMiles: 411_000 } });
  });

  it('is judged by the last GPS fix if the tracker has none since', async () => {
    const { cardToken } = await truck();
    await choose({ whenAway: 'decline' });
    await report(signal({ at: before(6), position: ST_LOUIS, odometerMiles: 412_332 }));
    await report(
      signal({ at: before(1), position: { latitude: 0, longitude: 0 }, odometerMiles: 0 }),
    );
    expect(await buy(cardToken)).toMatchObject({ rules: ['vehicleAway'] });
  });

  it('is approved only up to the room in the tank', async () => {
    const { cardToken } = await truck();
    await choose({ whenOverTank: 'decline' });
    await report(signal({ position: AT_PUMP, tankPercent: 90 }));
    const response = await buy(cardToken);
    expect(response).toMatchObject({
      responseCode: '10',
      approvedCents: diesel(10_000)[0]?.amountCents,
    });
  });

  it('of a silent vehicle is approved unless the fleet chose to decline', async () => {
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

/** Exception codes. */
const LOCATION = '108108';
const TANK_ROOM = '108402';
const SILENT = '108506';
const ROOM = { whenAway: 'off', whenSilent: 'off' } as const;
const subscribe = (code: string) =>
  world.call('addExceptionRule', {
    body: {
      code,
      fleetId: null,
      timing: 'posted',
      fromCents: 0,
      fromCount: 1,
      inApp: true,
      emails: [],
      smsNumber: null,
      pace: 'now',
    },
  });
/** Authorizes and posts a purchase; the posted amount may exceed the requested one. */
async function sell(cardToken: string, overrides: object = {}, postedCents = 20_000) {
  const message = purchaseRequest(cardToken, 20_000, { odometerMiles: 411_000, ...overrides });
  await sendAsNetwork(world.gateway, message);
  const { reference, transmittedAt } = message;
  const lines = diesel(postedCents);
  const advice = { messageType: '0220', reference, cardToken, transmittedAt, lines };
  await sendAsNetwork(world.gateway, advice);
}
const timings = async (code: string) => {
  const { body } = await world.call('listCaughtExceptions', { query: { code } });
  return pickEach(body, 'items', 'timing');
};
const notifications = async () => {
  const { body } = await world.call('searchNotifications', { query: { state: 'open' } });
  return pickEach(body, 'items', 'params', 'what');
};

describe('a telematics exception', () => {
  it.each<[what: string, code: string, choice: Partial<TelematicsRules>, said: object | null]>([
    ['Restricted location', LOCATION, {}, { position: ST_LOUIS }],
    ['More fuel than the tank has room for', TANK_ROOM, {}, { tankPercent: 90 }],
    ['Vehicle not reporting', SILENT, { whenSilent: 'flag' }, null],
  ])('is raised as "%s" on authorization and on posting', async (what, code, choice, text) => {
    const { cardToken } = await truck();
    await choose(choice);
    await subscribe(code);
    if (text) await report(signal(text));
    await sell(cardToken);
    expect(new Set(await timings(code))).toEqual(new Set(['authorized', 'posted']));
    expect(await notifications()).toContain(what);
  });

  it('is raised on posting if only the posted amount exceeds the tank’s room', async () => {
    const { cardToken } = await truck();
    await choose(ROOM);
    await report(signal({ tankPercent: 60 }));
    await sell(cardToken);
    expect(await timings(TANK_ROOM)).toEqual([]);
    await sell(cardToken, {}, 30_000);
    expect(await timings(TANK_ROOM)).toEqual(['posted']);
  });

  it.each<[what: string, choice: Partial<TelematicsRules>, count: number]>([
    ['the fleet does nothing about it', { whenAway: 'off' }, 0],
    ['it is within the miles that the fleet allows', { awayMiles: 100 }, 0],
    ['it is beyond the usual miles', {}, 1],
  ])('for a vehicle 60 miles away, if %s: %j raises %i', async (_what, choice, count) => {
    const { cardToken } = await truck();
    await report(signal({ position: { latitude: 36.08, longitude: -101.83 } }));
    const message = purchaseRequest(cardToken, 20_000);
    await choose({ whenAway: 'off' });
    await sendAsNetwork(world.gateway, message);
    await choose(choice, 1);
    const { reference, transmittedAt, lines } = message;
    const advice = { messageType: '0220', reference, cardToken, transmittedAt, lines };
    await sendAsNetwork(world.gateway, advice);
    expect(await timings(LOCATION)).toHaveLength(count);
  });

  it('is raised for two places too far apart to drive, even without telematics', async () => {
    const { cardToken } = await truck();
    await turn(false);
    const siteNumber = '9900778';
    await world.gateway.database.db
      .insertInto('sites')
      .values({ ...SITE, site_number: siteNumber, city: 'St. Louis', ...ST_LOUIS })
      .onConflict((conflict) => conflict.column('site_number').doNothing())
      .execute();
    await subscribe(LOCATION);
    await sell(cardToken, { siteNumber, transmittedAt: before(60) });
    expect(await timings(LOCATION)).toEqual([]);
    await sell(cardToken);
    expect(await timings(LOCATION)).toEqual(['posted']);
    expect(await notifications()).toContain('Restricted location');
  });
});

describe('telematics rules', () => {
  it('are set by an administrator, and refuse a stale version', async () => {
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

  it('[USER-20] cannot be set by an administrator of some fleets', async () => {
    const regional = await world.makePerson('administrator', [world.account.fleetIds[0]]);
    const body = { ...TELEMATICS_DEFAULTS, whenAway: 'decline' };
    expect(await world.callAs(regional, 'putTelematicsRules', { body, version: 0 })).toMatchObject({
      status: 403,
      body: { errorCode: 'access.denied', fields: [{ key: 'access.wholeAccount' }] },
    });
    expect((await world.call('getTelematics')).body).toMatchObject({ version: 0 });
  });
});
