import { describe, expect, it } from 'vitest';
import { pick, pickText } from '../../testing/gateway.ts';
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
    expect((await world.call('putProximityAlerts', { body })).status).toBe(200);
    const shown = await world.call('getProximityAlerts');
    expect(pick(shown.body, 'items')).toEqual([body]);
  });

  it('refuses changes by a viewer or outside a user’s fleets', async () => {
    const viewer = await world.makePerson('viewer');
    const body = { fleetId: world.account.fleetIds[0], deviceIds: [] };
    expect((await world.callAs(viewer, 'enrollProximity', { body })).status).toBe(403);
    const regional = await world.makePerson('manager', [world.account.fleetIds[1]]);
    expect((await world.callAs(regional, 'enrollProximity', { body })).status).toBe(422);
  });
});
