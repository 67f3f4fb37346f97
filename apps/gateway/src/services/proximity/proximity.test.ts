import { jsonb } from '@forecourt/server';
import { TELEMATICS_DEFAULTS } from '@forecourt/validation';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { updateIn } from '../../store/inAccount.ts';
import { FREE_LOST_DEVICES } from '../../store/migrations/042_versions_and_periods.ts';
import { pick, pickText, TEST_NOW } from '../../testing/gateway.ts';
import { issueCard, purchaseRequest, sendAsNetwork } from '../../testing/network.ts';
import { kenworth } from '../../testing/roster.ts';
import { startWorld } from '../../testing/startWorld.ts';

const world = startWorld();

const tight = {
  name: 'Tight',
  merchantDistanceThousandthsMax: 500,
  fuelPingAgeMinutesMax: 30,
  fuelVarianceBasisPointsMax: 1000,
};
const enroll = (deviceIds: readonly string[]) =>
  world.call('enrollProximity', { body: { fleetId: world.account.fleetIds[0], deviceIds } });
const addProfile = (name = 'Tight') =>
  world.call('addProximityProfile', {
    body: { fleetId: world.account.fleetIds[0], profile: { ...tight, name } },
  });
const makeUnits = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      world.makeVehicle({ unit_number: `10${at}`, name: 'Van' }),
    ),
  );
const mapTo = (profileId: string, mapping: readonly unknown[]) =>
  world.call('mapDevices', { body: { profileId, mapping } });
const list = (
  name: 'listMappedDevices' | 'listUnmappedDevices' | 'listProximityUnits',
  profileId: string,
  more: Readonly<Record<string, string>> = {},
) => world.call(name, { query: { fleetId: world.account.fleetIds[0], profileId, ...more } });

const switchTelematics = () =>
  world.call('switchIntegration', {
    params: { integration: 'telematics' },
    body: { isOn: true },
  });
/** Creates a vehicle that reports from another state, with its card, in an enrolled fleet. */
async function driveAway() {
  await enroll([]);
  const vehicleId = await world.makeVehicle({ unit_number: 'T-114', vin: '1FUJGLDR5CLBP8834' });
  const card = await issueCard(world.gateway, world.account);
  await world.setCard(card.cardId, { card_type: 'vehicle', vehicle_id: vehicleId });
  const position = { latitude: 38.63, longitude: -90.2 };
  const signal = { vehicle: 'T-114', at: TEST_NOW, odometerMiles: null, tankPercent: null };
  await world.call('sendVehicleSignals', { body: { signals: [{ ...signal, position }] } });
  return card;
}
const postPurchase = (
  cardToken: string,
  { reference, transmittedAt, lines }: ReturnType<typeof purchaseRequest>,
) =>
  sendAsNetwork(world.gateway, { messageType: '0220', reference, cardToken, transmittedAt, lines });
const saveAlerts = (isOn: boolean, version = 1, person = world.dana) =>
  world.callAs(person, 'putProximityAlerts', {
    version,
    body: {
      fleetId: world.account.fleetIds[0],
      isOn,
      emails: ['yard@acme.example', 'gate@acme.example'],
    },
  });

/** The refusal of the device at a position, which another fleet has. */
const elsewhere = (at: number) => ({
  status: 422,
  body: { fields: [{ path: `deviceIds.${at}`, key: 'proximity.deviceElsewhere' }] },
});

describe('proximity', () => {
  it('[GW-126] [PROX-01] [ENT-39] saves uniquely named profiles for enrolled fleets', async () => {
    expect(await addProfile()).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'fleetId', key: 'proximity.fleetNotEnrolled' }] },
    });
    await enroll([]);
    expect(await addProfile()).toMatchObject({ status: 200, body: { profile: tight } });
    expect(await addProfile('TIGHT')).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'name', key: 'proximity.nameInUse' }] },
    });
    const { body } = await world.call('listProximityProfiles');
    expect(pick(body, 'items')).toMatchObject([{ ...tight, fleetName: 'Long haul' }]);
  });

  it('[GW-130] enrolls a fleet, and adds only new devices when enrolled again', async () => {
    expect(await enroll(['G9-1', ' G9-2 '])).toMatchObject({ body: { devices: 2 } });
    expect(await enroll(['G9-2', 'G9-3'])).toMatchObject({ body: { devices: 3 } });
  });

  it('[ADDON-06] [GW-130] is an add-on of the account while a fleet is enrolled', async () => {
    const addOn = async () => {
      const { body } = await world.call('listAddOns');
      return pick(body, 'items', 5);
    };
    expect(await addOn()).toMatchObject({ service: 'proximity', isEnrolled: false });
    await enroll([]);
    expect(await addOn()).toMatchObject({ isEnrolled: true, enrolledAt: TEST_NOW });
    expect(
      await world.call('enrollAddOn', {
        params: { service: 'proximity' },
        version: 0,
        body: { settings: {} },
      }),
    ).toMatchObject({ status: 409, body: { fields: [{ key: 'addOn.byFleet' }] } });
  });

  it('[GW-130] moves a device from another fleet, unless a unit there has it', async () => {
    await enroll(['G9-1', 'G9-2']);
    const profileId = pickText((await addProfile()).body, 'profile', 'profileId');
    const [unitId = ''] = await makeUnits(1);
    await mapTo(profileId, [{ unitId, deviceId: 'G9-1' }]);
    const enrollOther = (deviceIds: readonly string[], person = world.dana) =>
      world.callAs(person, 'enrollProximity', {
        body: { fleetId: world.account.fleetIds[1], deviceIds },
      });
    expect(await enrollOther(['G9-2', 'G9-1'])).toMatchObject(elsewhere(1));
    const regional = await world.makePerson('manager', [world.account.fleetIds[1]]);
    expect(await enrollOther(['G9-2'], regional)).toMatchObject(elsewhere(0));
    expect(await enrollOther(['', 'G9-2'])).toMatchObject({ status: 200, body: { devices: 1 } });
    expect(pick((await list('listUnmappedDevices', profileId)).body, 'items')).toEqual([]);
    expect(await enroll(['G9-1'])).toMatchObject({ status: 200, body: { devices: 1 } });
  });

  it('[GW-127] [GW-128] [GW-129] [PROX-02] maps units to devices and lists both', async () => {
    await enroll(['G9-1', 'G9-2']);
    const [first = '', second = ''] = await makeUnits(2);
    const profileId = pickText((await addProfile()).body, 'profile', 'profileId');
    const mapping = [{ unitId: first, deviceId: 'G9-1' }];
    expect(await mapTo(profileId, mapping)).toMatchObject({
      body: { profile: { mappedUnits: 1 } },
    });
    expect(pick((await list('listMappedDevices', profileId)).body, 'items')).toMatchObject([
      { unitId: first, unitNumber: '100', deviceId: 'G9-1' },
    ]);
    expect(pick((await list('listUnmappedDevices', profileId)).body, 'items')).toEqual([
      { deviceId: 'G9-2' },
    ]);
    expect(pick((await list('listProximityUnits', profileId)).body, 'items')).toMatchObject([
      { unitId: second, deviceId: null },
    ]);
  });

  it('[PROX-04] assigns a device to only one unit', async () => {
    await enroll(['G9-1', 'G9-2']);
    const [first = '', second = ''] = await makeUnits(2);
    const profileId = pickText((await addProfile()).body, 'profile', 'profileId');
    await mapTo(profileId, [{ unitId: first, deviceId: 'G9-1' }]);
    expect(await mapTo(profileId, [{ unitId: second, deviceId: 'G9-1' }])).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'mapping.0.deviceId', key: 'unitDevice.deviceTaken' }] },
    });
    const moved = [
      { unitId: first, deviceId: 'G9-2' },
      { unitId: second, deviceId: 'G9-1' },
    ];
    expect((await mapTo(profileId, moved)).status).toBe(200);
    expect(await mapTo(profileId, [{ unitId: first, deviceId: 'X' }])).toMatchObject({
      body: { fields: [{ key: 'proximity.deviceUnknown' }] },
    });
  });

  it('[PROX-04] assigns a device to only one of two concurrent mappings', async () => {
    await enroll(['G9-1']);
    const units = await makeUnits(2);
    const profileId = pickText((await addProfile()).body, 'profile', 'profileId');
    const responses = await Promise.all(
      units.map((unitId) => mapTo(profileId, [{ unitId, deviceId: 'G9-1' }])),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it.each([
    ['is terminated', 'terminateVehicle'],
    ['moves to another fleet', 'editVehicle'],
  ] as const)('[PROX-04] frees the device of a vehicle that %s', async (_what, call) => {
    await enroll(['G9-1']);
    const [first = '', second = ''] = await makeUnits(2);
    const profileId = pickText((await addProfile()).body, 'profile', 'profileId');
    await mapTo(profileId, [{ unitId: first, deviceId: 'G9-1' }]);
    const body =
      call === 'editVehicle'
        ? kenworth(world.account, { fleetId: world.account.fleetIds[1] })
        : { cardIds: [], reason: null };
    const changed = await world.call(call, { params: { id: first }, body, version: 1 });
    expect(changed.status).toBe(200);
    expect(await mapTo(profileId, [{ unitId: first, deviceId: 'G9-1' }])).toMatchObject({
      body: { fields: [{ path: 'mapping.0.unitId', key: 'proximity.unitUnknown' }] },
    });
    expect(pick((await list('listUnmappedDevices', profileId)).body, 'items')).toEqual([
      { deviceId: 'G9-1' },
    ]);
    expect(await mapTo(profileId, [{ unitId: second, deviceId: 'G9-1' }])).toMatchObject({
      status: 200,
      body: { profile: { mappedUnits: 1 } },
    });
  });

  it('[PROX-04] the migration frees devices that were lost with their vehicles', async () => {
    await enroll(['G9-1', 'G9-2', 'G9-3']);
    const [kept = '', terminated = '', moved = ''] = await makeUnits(3);
    const profileId = pickText((await addProfile()).body, 'profile', 'profileId');
    const units = [kept, terminated, moved];
    await mapTo(
      profileId,
      units.map((unitId, index) => ({ unitId, deviceId: `G9-${index + 1}` })),
    );
    const set = (id: string, values: { status?: 'terminated'; fleet_id?: string }) =>
      updateIn(world.db, world.accountId, 'vehicles').set(values).where('id', '=', id).execute();
    await set(terminated, { status: 'terminated' });
    await set(moved, { fleet_id: world.account.fleetIds[1] });
    await sql.raw(FREE_LOST_DEVICES).execute(world.db);
    expect(pick((await list('listMappedDevices', profileId)).body, 'items')).toMatchObject([
      { unitId: kept, deviceId: 'G9-1' },
    ]);
    expect(pick((await list('listUnmappedDevices', profileId)).body, 'items')).toHaveLength(2);
  });

  it('[PROX-03] lists by fleet, profile, page number, and page size', async () => {
    await enroll([]);
    await makeUnits(5);
    const profileId = pickText((await addProfile()).body, 'profile', 'profileId');
    const { body } = await list('listProximityUnits', profileId, {
      pageNumber: '2',
      maxRecords: '2',
    });
    expect(body).toMatchObject({ total: 5, pageNumber: 2, maxRecords: 2 });
    expect(pick(body, 'items', 0, 'unitNumber')).toBe('102');
  });

  it('[GW-131] [GW-132] copies a profile without its devices, and deactivates one', async () => {
    await enroll(['G9-1']);
    const [unit = ''] = await makeUnits(1);
    const profileId = pickText((await addProfile()).body, 'profile', 'profileId');
    await mapTo(profileId, [{ unitId: unit, deviceId: 'G9-1' }]);
    const copied = await world.call('copyProximityProfile', {
      body: { profileId, name: 'Tight 2' },
    });
    expect(copied).toMatchObject({
      body: { profile: { ...tight, name: 'Tight 2', mappedUnits: 0 } },
    });
    const resting = await world.call('setProximityStatus', {
      version: 1,
      body: { profileId, isActive: false },
    });
    expect(resting).toMatchObject({ body: { profile: { isActive: false, version: 2 } } });
  });

  it('[GW-133] saves and returns the alert recipients', async () => {
    await enroll([]);
    const body = { fleetId: world.account.fleetIds[0], isOn: true, emails: ['yard@acme.example'] };
    const saved = await world.call('putProximityAlerts', { body, version: 1 });
    expect(saved).toMatchObject({ status: 200, body: { ...body, version: 2 } });
    const shown = await world.call('getProximityAlerts');
    expect(pick(shown.body, 'items')).toEqual([{ ...body, version: 2 }]);
  });

  it('[GW-133] does not overwrite alert recipients that someone else changed since', async () => {
    await enroll([]);
    expect((await saveAlerts(true)).status).toBe(200);
    expect(await saveAlerts(false)).toMatchObject({
      status: 409,
      body: { errorCode: 'version.stale', params: { expected: 1, actual: 2 } },
    });
    expect((await saveAlerts(false, 2)).status).toBe(200);
    const events = await world.db
      .selectFrom('events')
      .select(['before', 'after'])
      .where('account_id', '=', world.accountId)
      .where('action', '=', 'proximity.alerts')
      .orderBy('id')
      .execute();
    expect(events).toMatchObject([
      { before: { isOn: false, emails: [] }, after: { isOn: true } },
      { before: { isOn: true, emails: ['yard@acme.example', 'gate@acme.example'] } },
    ]);
  });

  it('[GW-133] alerts the recipients once about a purchase away from the vehicle', async () => {
    await switchTelematics();
    const { cardToken } = await driveAway();
    await saveAlerts(true);
    const purchase = purchaseRequest(cardToken, 20_000);
    expect((await sendAsNetwork(world.gateway, purchase)).body).toMatchObject({
      responseCode: '00',
    });
    await world.gateway.runMessages();
    const { sent } = world.gateway.outbox;
    expect(sent.map(({ to }) => to)).toEqual(['yard@acme.example', 'gate@acme.example']);
    expect(sent[0]).toMatchObject({ subject: expect.stringContaining('away from the vehicle') });
    expect(sent[0]?.text).toContain('http://portal.example/en/proximity/profiles/');
    await postPurchase(cardToken, purchase);
    await world.gateway.runMessages();
    expect(sent).toHaveLength(2);
  });

  it('[GW-133] alerts them when it posts if the fleet did not flag it before', async () => {
    await switchTelematics();
    const { cardToken } = await driveAway();
    await saveAlerts(true);
    const setRules = (whenAway: 'off' | 'flag', version: number) =>
      world.call('putTelematicsRules', { body: { ...TELEMATICS_DEFAULTS, whenAway }, version });
    await setRules('off', 0);
    const purchase = purchaseRequest(cardToken, 20_000);
    await sendAsNetwork(world.gateway, purchase);
    await world.gateway.runMessages();
    expect(world.gateway.outbox.sent).toEqual([]);
    await setRules('flag', 1);
    await postPurchase(cardToken, purchase);
    await world.gateway.runMessages();
    expect(world.gateway.outbox.sent).toHaveLength(2);
  });

  it('[GW-133] [USER-20] sends nothing if alerts are off, or for a user without access', async () => {
    await switchTelematics();
    const { cardToken } = await driveAway();
    await saveAlerts(false);
    await sendAsNetwork(world.gateway, purchaseRequest(cardToken, 20_000));
    const manager = await world.makePerson('manager');
    await saveAlerts(true, 2, manager);
    await sendAsNetwork(world.gateway, purchaseRequest(cardToken, 20_000));
    await world.setGrant(manager, { fleet_ids: jsonb([world.account.fleetIds[1]]) });
    await world.gateway.runMessages();
    expect(world.gateway.outbox.sent).toEqual([]);
  });

  it('refuses changes by a viewer or outside a user’s fleets', async () => {
    const viewer = await world.makePerson('viewer');
    const body = { fleetId: world.account.fleetIds[0], deviceIds: [] };
    expect((await world.callAs(viewer, 'enrollProximity', { body })).status).toBe(403);
    const regional = await world.makePerson('manager', [world.account.fleetIds[1]]);
    expect((await world.callAs(regional, 'enrollProximity', { body })).status).toBe(422);
  });
});
