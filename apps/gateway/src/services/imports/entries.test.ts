import { createHash } from 'node:crypto';
import type { CallName } from '@forecourt/api-client/contract';
import type { Driver, PromptedId, Vehicle } from '@forecourt/validation';
import { describe, expect, it } from 'vitest';
import { pick, pickText } from '../../testing/gateway.ts';
import { nightShift } from '../../testing/roster.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { canSeeWaiting, whileStatusChanges } from '../../testing/whileStatusChanges.ts';

const world = startWorld();

type Kind = 'Driver' | 'Vehicle' | 'PromptedId';
const NAMES = {
  Driver: ['startDriverImport', 'putDriverImportRows', 'confirmDriverImport'],
  Vehicle: ['startVehicleImport', 'putVehicleImportRows', 'confirmVehicleImport'],
  PromptedId: ['startPromptedIdImport', 'putPromptedIdImportRows', 'confirmPromptedIdImport'],
} as const satisfies Record<Kind, readonly CallName[]>;

/** Sends a file as one chunk. Returns the response, and a function that confirms the import. */
async function begin(kind: Kind, entries: readonly object[], person = world.dana) {
  const [start, put, confirm] = NAMES[kind];
  const rows = entries.map((entry, at) => ({ row: at + 2, entry }));
  const contentHash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const started = await world.callAs(person, start, {
    body: { fileName: 'roster.csv', rowCount: rows.length, contentHash },
  });
  const importId = pickText(started.body, 'importId');
  const received = await world.callAs(person, put, {
    params: { importId, chunk: '0' },
    body: { rows },
  });
  return {
    received,
    confirm: () =>
      world.callAs(person, confirm, {
        params: { importId },
        body: { expectedRows: rows.length },
      }),
  };
}
const run = async (kind: Kind, entries: readonly object[]) => {
  const { received, confirm } = await begin(kind, entries);
  expect(pick(received.body, 'refused')).toEqual([]);
  return (await confirm()).body;
};

const rosa = (parts: Partial<Driver> = {}): Driver => ({
  firstName: 'Rosa',
  lastName: 'Núñez',
  driverId: 'E2001',
  employeeId: '4071',
  licenseNumber: null,
  licenseState: null,
  mobile: null,
  fleetId: world.account.fleetIds[0],
  ...parts,
});
const van = (parts: Partial<Vehicle> = {}): Vehicle => ({
  vehicleId: '118',
  name: 'Unit 118',
  unitNumber: '118',
  licensePlate: null,
  vin: null,
  registrationNumber: 'REG 1',
  registrationExpiry: '2027-06',
  odometerMiles: null,
  hubometerStartThousandths: null,
  hubometerLastThousandths: null,
  tankCapacityMilligallons: null,
  trailerNumber: null,
  fleetId: world.account.fleetIds[0],
  ...parts,
});
const night = (parts: Partial<PromptedId> = {}) => nightShift(world.accountId, parts);

describe('importing drivers', () => {
  it('[DRIVER-01] [DRIVER-05] adds new, updates changed, and skips unchanged drivers', async () => {
    const file = [
      rosa({ mobile: '312 555 0142' }),
      rosa({ driverId: 'E2002', employeeId: '4072', firstName: 'Sam' }),
    ];
    expect(await run('Driver', file)).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect(await run('Driver', file)).toEqual({ added: 0, changed: 0, unchanged: 2 });
    // an empty cell keeps the stored value, and different case is not another driver
    const edited = [rosa({ driverId: 'e2001', lastName: 'Núñez Ortiz' })];
    expect(await run('Driver', edited)).toEqual({ added: 0, changed: 1, unchanged: 0 });
    const { body } = await world.call('listDrivers', { query: { total: 'true' } });
    expect(pick(body, 'total')).toBe(2);
    const drivers = pick(body, 'items');
    expect(drivers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ lastName: 'Núñez Ortiz', mobile: '312 555 0142', version: 2 }),
      ]),
    );
    const all = await world.readEvents();
    const events = all.filter((event) => event.subject_type === 'driver');
    expect(events.map(({ action }) => action)).toEqual([
      'driver.added',
      'driver.added',
      'driver.edited',
    ]);
    expect(events[2]?.after).toEqual({ last_name: 'Núñez Ortiz', driver_id: 'e2001' });
  });

  it('[DRIVER-03] refuses a taken employee ID, terminated driver, or unknown fleet', async () => {
    await run('Driver', [rosa(), rosa({ driverId: 'E2002', employeeId: '4072' })]);
    await world.db
      .updateTable('drivers')
      .set({ status: 'terminated' })
      .where('account_id', '=', world.accountId)
      .where('driver_id', '=', 'E2002')
      .execute();
    const { received, confirm } = await begin('Driver', [
      rosa({ driverId: 'E2003', employeeId: '4071' }),
      rosa({ driverId: 'E2002', employeeId: '4072' }),
      rosa({ driverId: 'E2004', employeeId: '4074', fleetId: world.account.departmentIds[0] }),
    ]);
    expect(received.body).toMatchObject({
      receivedRows: 0,
      refused: [
        { row: 2, path: 'employeeId', key: 'driver.employeeIdInUse' },
        { row: 3, path: 'driverId', key: 'roster.is.terminated' },
        { row: 4, path: 'fleetId', key: 'import.unknownFleet' },
      ],
    });
    expect(await confirm()).toMatchObject({ status: 409 });
  });

  it('rechecks on confirm, adds nothing if a row fails, and repeats its response', async () => {
    const late = await begin('Driver', [rosa()]);
    await run('Driver', [rosa({ driverId: 'E2009' })]);
    expect(await late.confirm()).toMatchObject({
      status: 422,
      body: {
        errorCode: 'import.notPossible',
        fields: [{ path: 'rows.0.employeeId', key: 'driver.employeeIdInUse' }],
      },
    });
    const twice = await begin('Driver', [
      rosa({ driverId: 'E1', employeeId: '1' }),
      rosa({ driverId: 'e1', employeeId: '2' }),
      rosa({ driverId: 'E3', employeeId: '2' }),
    ]);
    expect(await twice.confirm()).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'rows.1' }, { path: 'rows.2' }] },
    });
    const good = await begin('Driver', [rosa({ driverId: 'E2010', employeeId: '4090' })]);
    const first = await good.confirm();
    expect(first.body).toEqual({ added: 1, changed: 0, unchanged: 0 });
    expect((await good.confirm()).body).toEqual(first.body);
  });

  it('refuses a draft of another kind, and a viewer', async () => {
    const { received } = await begin('Driver', [rosa()]);
    expect(received.status).toBe(200);
    const [draft] = await world.db
      .selectFrom('imports')
      .select('id')
      .where('account_id', '=', world.accountId)
      .execute();
    const params = { importId: draft?.id ?? '' };
    expect(
      await world.call('confirmVehicleImport', {
        params,
        body: { expectedRows: 1 },
      }),
    ).toMatchObject({ status: 404, body: { errorCode: 'import.notFound' } });
    const viewer = await world.makePerson('viewer');
    expect(await world.callAs(viewer, 'getDriverImportContext')).toMatchObject({ status: 403 });
  });
});

it('[DRIVER-07] [DRIVER-16] importing a vehicle by unit number keeps its name and ID', async () => {
  await run('Vehicle', [van({ name: 'Van 118', vehicleId: 'V-118', odometerMiles: 48_210 })]);
  expect(await run('Vehicle', [van(), van({ unitNumber: '119', vehicleId: '119' })])).toEqual({
    added: 1,
    changed: 0,
    unchanged: 1,
  });
  expect(await run('Vehicle', [van({ odometerMiles: 48_900 })])).toMatchObject({ changed: 1 });
  const { body } = await world.call('listVehicles', { query: { q: '118' } });
  expect(pick(body, 'items', 0)).toMatchObject({
    name: 'Van 118',
    vehicleId: 'V-118',
    odometerMiles: 48_900,
  });
  const context = await world.call('getVehicleImportContext');
  expect(pick(context.body, 'unitNumbers')).toEqual(['118', '119']);
});

it('[PROX-04] importing a vehicle into another fleet frees its telematics device', async () => {
  const [fleetId, other] = world.account.fleetIds;
  await run('Vehicle', [van()]);
  const { body } = await world.call('listVehicles', { query: { q: '118' } });
  const unitId = pickText(body, 'items', 0, 'id');
  await world.call('enrollProximity', { body: { fleetId, deviceIds: ['G9-1'] } });
  const profile = {
    name: 'Tight',
    merchantDistanceThousandthsMax: 500,
    fuelPingAgeMinutesMax: 30,
    fuelVarianceBasisPointsMax: 1000,
  };
  const added = await world.call('addProximityProfile', { body: { fleetId, profile } });
  const profileId = pickText(added.body, 'profile', 'profileId');
  const mapping = [{ unitId, deviceId: 'G9-1' }];
  await world.call('mapDevices', { body: { profileId, mapping } });
  const free = async () =>
    (await world.call('listUnmappedDevices', { query: { fleetId, profileId } })).body;
  expect(await free()).toMatchObject({ total: 0 });
  expect(await run('Vehicle', [van({ odometerMiles: 48_900 })])).toMatchObject({ changed: 1 });
  expect(await free()).toMatchObject({ total: 0 });
  expect(await run('Vehicle', [van({ fleetId: other })])).toMatchObject({ changed: 1 });
  expect(await free()).toMatchObject({ total: 1 });
});

it('[DRIVER-12] vehicle import refuses an expired registration unless already stored', async () => {
  await run('Vehicle', [van({ registrationExpiry: '2027-06' })]);
  await world.db
    .updateTable('vehicles')
    .set({ registration_expiry: '2026-09' })
    .where('account_id', '=', world.accountId)
    .execute();
  const { received } = await begin('Vehicle', [
    van({ unitNumber: '119', vehicleId: '119', registrationExpiry: '2026-10' }),
    van({ registrationExpiry: '2026-10' }),
  ]);
  const key = 'vehicle.registrationExpiryPast';
  expect(received.body).toMatchObject({
    receivedRows: 0,
    refused: [
      { row: 2, path: 'registrationExpiry', key },
      { row: 3, path: 'registrationExpiry', key },
    ],
  });
  const again = [van({ registrationExpiry: '2026-09', odometerMiles: 51_000 })];
  expect(await run('Vehicle', again)).toMatchObject({ changed: 1 });
});

it('[PID-04] [PID-09] prompted ID import changes the number and keeps the ID off', async () => {
  expect(
    await run('PromptedId', [night(), night({ name: 'Van 7', type: 'V', number: '5921' })]),
  ).toEqual({ added: 2, changed: 0, unchanged: 0 });
  await world.db
    .updateTable('prompted_ids')
    .set({ status: 'off' })
    .where('account_id', '=', world.accountId)
    .where('name', '=', 'Night shift')
    .execute();
  expect(
    await run('PromptedId', [
      night({ number: '6281' }),
      night({ name: 'Day shift', number: '4816' }),
    ]),
  ).toEqual({ added: 1, changed: 1, unchanged: 0 });
  const { body } = await world.call('listPromptedIds', { query: { q: 'Night' } });
  expect(pick(body, 'items', 0)).toMatchObject({ number: '6281', status: 'off' });
  const taken = await begin('PromptedId', [night({ name: 'Other', number: '4816' })]);
  expect(taken.received.body).toMatchObject({
    refused: [{ path: 'number', key: 'promptedId.numberInUse' }],
  });
});

it.runIf(canSeeWaiting)(
  '[PID-04] prompted ID import keeps an ID off that is turned off while it runs',
  async () => {
    const { body } = await world.call('addPromptedId', { body: night() });
    const id = pickText(body, 'promptedId', 'id');
    const off = { table: 'prompted_ids', id, status: 'off' } as const;
    const importing = () => run('PromptedId', [night({ number: '6281' })]);
    expect(await whileStatusChanges(world, off, importing)).toMatchObject({ changed: 1 });
    const after = await world.call('getPromptedId', { params: { id } });
    expect(pick(after.body, 'promptedId')).toMatchObject({ number: '6281', status: 'off' });
  },
);

it.each([
  ['DRIVER-05', 'Driver', () => rosa({ driverId: 'José-1', employeeId: 'Peña-1' })],
  ['DRIVER-07', 'Vehicle', () => van({ unitNumber: 'Señal 7' })],
  ['PID-09', 'PromptedId', () => night({ name: 'José' })],
] as const)(
  '[%s] importing a %s again finds letters that the database may not uppercase',
  async (_id, kind, makeEntry) => {
    const entry = makeEntry();
    expect(await run(kind, [entry])).toEqual({ added: 1, changed: 0, unchanged: 0 });
    expect(await run(kind, [entry])).toEqual({ added: 0, changed: 0, unchanged: 1 });
  },
);
