import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { pick, type CallOptions } from '../gateway.ts';
import { dieselElsewhere } from '../purchases.ts';
import { kenworth, nightShift, rosa } from '../roster.ts';
import type { World } from '../startWorld.ts';
import { driverCard, TEST_DELIVERY } from '../world.ts';
import { createByCall, type RequestBuilders } from './requestBuilders.ts';

const tight = {
  name: 'Tight',
  merchantDistanceThousandthsMax: 500,
  fuelPingAgeMinutesMax: 30,
  fuelVarianceBasisPointsMax: 1000,
};
async function proximityProfile(world: World): Promise<string> {
  const [fleetId] = world.account.fleetIds;
  await world.call('enrollProximity', { body: { fleetId, deviceIds: ['GT-1001'] } });
  const body = { fleetId, profile: tight };
  return createByCall(world, 'addProximityProfile', { body }, 'profile', 'profileId');
}

export const proximityRequests = {
  enrollProximity: async ({ account }) => ({
    body: { fleetId: account.fleetIds[0], deviceIds: ['GT-1001'] },
  }),
  addProximityProfile: async (world) => {
    await proximityProfile(world);
    return { body: { fleetId: world.account.fleetIds[0], profile: { ...tight, name: 'Loose' } } };
  },
  editProximityProfile: async (world) => ({
    params: { profileId: await proximityProfile(world) },
    body: { ...tight, fuelPingAgeMinutesMax: 15 },
    version: 1,
  }),
  copyProximityProfile: async (world) => ({
    body: { profileId: await proximityProfile(world), name: 'Tight 2' },
  }),
  setProximityStatus: async (world) => ({
    body: { profileId: await proximityProfile(world), isActive: false },
    version: 1,
  }),
  mapDevices: async (world) => ({
    body: {
      profileId: await proximityProfile(world),
      mapping: [{ unitId: await world.makeVehicle(), deviceId: 'GT-1001' }],
    },
  }),
  putProximityAlerts: async (world) => {
    await proximityProfile(world);
    const [fleetId] = world.account.fleetIds;
    return { body: { fleetId, isOn: true, emails: ['yard@acme.example'] }, version: 1 };
  },
} satisfies RequestBuilders;

const shift = (world: World, parts: object = {}) => ({
  body: nightShift(world.accountId, parts),
});
const promptedId = (world: World) =>
  createByCall(world, 'addPromptedId', shift(world), 'promptedId', 'id');

export const promptedIdRequests = {
  addPromptedId: async (world) => shift(world),
  editPromptedId: async (world) => ({
    params: { id: await promptedId(world) },
    ...shift(world, { name: 'Late shift' }),
    version: 1,
  }),
  switchPromptedId: async (world) => ({
    params: { id: await promptedId(world) },
    body: { action: 'turnOff' },
    version: 1,
  }),
  inactivatePromptedIds: async (world) => ({ body: { ids: [await promptedId(world)] } }),
} satisfies RequestBuilders;

const termination = { cardIds: [], reason: 'Left on Friday' };

/** A new vehicle, to be changed at its current version. */
const vehicleRequest = async (world: World) => ({
  params: { id: await world.makeVehicle() },
  version: 1,
});

export const rosterRequests = {
  addDriver: async (world) => ({ body: rosa(world.account) }),
  putDriverMessages: async (world) => ({
    params: { id: await world.makeDriver() },
    body: { language: 'es', hasConsent: true },
    version: 0,
  }),
  editDriver: async (world) => ({
    params: { id: await world.makeDriver() },
    body: rosa(world.account),
    version: 1,
  }),
  terminateDriver: async (world) => ({
    params: { id: await world.makeDriver() },
    body: termination,
    version: 1,
  }),
  bringBackDriver: async (world) => {
    const params = { id: await world.makeDriver() };
    await world.call('terminateDriver', { params, body: termination, version: 1 });
    return { params, version: 2 };
  },
  addVehicle: async (world) => ({ body: kenworth(world.account) }),
  editVehicle: async (world) => ({
    ...(await vehicleRequest(world)),
    body: kenworth(world.account),
  }),
  terminateVehicle: async (world) => ({ ...(await vehicleRequest(world)), body: termination }),
  bringBackVehicle: async (world) => {
    const request = await vehicleRequest(world);
    await world.call('terminateVehicle', { ...request, body: termination });
    return { ...request, version: 2 };
  },
  correctOdometer: async (world) => {
    const { params } = await vehicleRequest(world);
    const transactionId = await world.makePurchase(await world.makeCard());
    await world.db
      .updateTable('transactions')
      .set({ vehicle_id: params.id, odometer_miles: 43_800 })
      .where('id', '=', transactionId)
      .execute();
    const body = { odometerMiles: 48_380, reason: 'Digits swapped' };
    return { params: { ...params, transactionId }, body };
  },
} satisfies RequestBuilders;

const IMPORTS = {
  Order: ['startOrderImport', 'putOrderImportRows'],
  Driver: ['startDriverImport', 'putDriverImportRows'],
  Vehicle: ['startVehicleImport', 'putVehicleImportRows'],
  PromptedId: ['startPromptedIdImport', 'putPromptedIdImportRows'],
  Purchase: ['startPurchaseImport', 'putPurchaseImportRows'],
} as const;

const file = (rows: readonly unknown[]) => ({
  body: {
    fileName: 'fleet.csv',
    rowCount: rows.length,
    contentHash: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
  },
});

/** Uploads a file of one row and returns the request that confirms it. */
async function uploadImport(
  world: World,
  kind: keyof typeof IMPORTS,
  entry: object,
  extra: object = {},
): Promise<CallOptions> {
  const [start, put] = IMPORTS[kind];
  const rows = [{ row: 2, entry }];
  const importId = await createByCall(world, start, file(rows), 'importId');
  const params = { importId, chunk: '0' };
  const { body } = await world.call(put, { params, body: { rows } });
  expect(pick(body, 'refused')).toEqual([]);
  return { params: { importId }, body: { expectedRows: 1, ...extra } };
}

const startImport = async () => file(['a row']);

export const importRequests = {
  startOrderImport: startImport,
  startDriverImport: startImport,
  startVehicleImport: startImport,
  startPromptedIdImport: startImport,
  startPurchaseImport: startImport,
  confirmOrderImport: (world) =>
    uploadImport(world, 'Order', driverCard(world.account), { delivery: TEST_DELIVERY }),
  confirmDriverImport: (world) => uploadImport(world, 'Driver', rosa(world.account)),
  confirmVehicleImport: (world) => uploadImport(world, 'Vehicle', kenworth(world.account)),
  confirmPromptedIdImport: (world) =>
    uploadImport(world, 'PromptedId', nightShift(world.accountId)),
  confirmPurchaseImport: async (world) => {
    const { params } = await vehicleRequest(world);
    return uploadImport(world, 'Purchase', dieselElsewhere(params.id));
  },
  undoPurchaseImport: async (world) => {
    const { params } = await vehicleRequest(world);
    const { body, ...request } = await uploadImport(world, 'Purchase', dieselElsewhere(params.id));
    await world.call('confirmPurchaseImport', { ...request, body });
    return request;
  },
} satisfies RequestBuilders;
