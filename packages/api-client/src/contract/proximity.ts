import * as z from 'zod/mini';
import {
  emailList,
  PROXIMITY_RECORDS_MAX,
  proximityProfile,
  unitDeviceMapping,
} from '@forecourt/validation';
import { call } from './call.ts';
import { queryNumber, queryText, uuid } from './common.ts';
import { flag, items, list, natural, rows, shape, text } from './shapes.ts';

/** A stored profile. [ENT-39] */
export const proximityProfileRecord = shape({
  profileId: uuid,
  fleetId: uuid,
  fleetName: text,
  name: text,
  merchantDistanceThousandthsMax: natural,
  fuelPingAgeMinutesMax: natural,
  fuelVarianceBasisPointsMax: natural,
  isActive: flag,
  mappedUnits: natural,
  version: natural,
});
export type ProximityProfileRecord = z.infer<typeof proximityProfileRecord>;

/** A unit and its device; `deviceId` is `null` if it has none. [PROX-02] */
export const unitWithDevice = shape({
  unitId: uuid,
  unitNumber: text,
  name: text,
  deviceId: z.nullable(text),
});
export type UnitWithDevice = z.infer<typeof unitWithDevice>;

/** [PROX-03] Page numbers start at 1. */
const keyQuery = shape({
  fleetId: uuid,
  profileId: uuid,
  pageNumber: z.optional(queryNumber(1, 100_000)),
  maxRecords: z.optional(queryNumber(1, PROXIMITY_RECORDS_MAX)),
  q: z.optional(queryText(60)),
});
const pageOf = <T extends z.core.SomeType>(item: T) =>
  shape({ items: list(item), total: natural, pageNumber: natural, maxRecords: natural });
const units = pageOf(unitWithDevice);
const profileBody = shape({ fleetId: uuid, profile: proximityProfile });
const profileResponse = shape({ profile: proximityProfileRecord });

/** [GW-126, PROX-01] */
export const listProximityProfiles = call('GET /proximity/profiles', 'proximity.view', {
  summary: 'List proximity profiles and enrolled fleets',
  response: shape({
    items: list(proximityProfileRecord),
    enrolled: rows({ fleetId: uuid, devices: natural }),
  }),
});

const editDefaults = {
  response: profileResponse,
  changes: ['proximity'],
} as const;

export const addProximityProfile = call('POST /proximity/profiles', 'proximity.edit', {
  ...editDefaults,
  summary: 'Add a proximity profile to an enrolled fleet',
  body: profileBody,
  errors: ['proximity.notPossible'],
});

export const editProximityProfile = call('PUT /proximity/profiles/:profileId', 'proximity.edit', {
  ...editDefaults,
  summary: 'Update a proximity profile',
  body: proximityProfile,
  errors: ['proximity.notFound', 'proximity.notPossible'],
  version: 'required',
});

/** [GW-131] Copies the rules but not the devices, each of which can be in only one unit. */
export const copyProximityProfile = call('POST /proximity/copy', 'proximity.edit', {
  ...editDefaults,
  summary: 'Copy a proximity profile under a new name',
  body: shape({ profileId: uuid, name: proximityProfile.shape.name }),
  errors: ['proximity.notFound', 'proximity.notPossible'],
});

/** [GW-132] */
export const setProximityStatus = call('POST /proximity/status', 'proximity.edit', {
  ...editDefaults,
  summary: 'Activate or deactivate a proximity profile',
  body: shape({ profileId: uuid, isActive: flag }),
  errors: ['proximity.notFound'],
  version: 'required',
});

/** [GW-127, SCREEN-31, PROX-03] */
export const listMappedDevices = call('GET /proximity/mappeddevices', 'proximity.view', {
  summary: 'List a profile’s units and their devices',
  query: keyQuery,
  response: units,
  errors: ['proximity.notFound'],
});

/** [GW-128, SCREEN-32, PROX-03] */
export const listUnmappedDevices = call('GET /proximity/unmappeddevices', 'proximity.view', {
  summary: 'List the fleet’s unmapped devices',
  query: keyQuery,
  response: pageOf(shape({ deviceId: text })),
  errors: ['proximity.notFound'],
});

/** [GW-129, PROX-03] */
export const listProximityUnits = call('GET /proximity/units', 'proximity.view', {
  summary: 'List the fleet’s units without a device',
  query: keyQuery,
  response: units,
  errors: ['proximity.notFound'],
});

/** [PROX-02, PROX-04] Replaces the named units' devices; refuses devices of other units. */
export const mapDevices = call('PUT /proximity/mappeddevices', 'proximity.edit', {
  ...editDefaults,
  summary: 'Map devices to units, or unmap them',
  body: shape({ profileId: uuid, mapping: unitDeviceMapping }),
  errors: ['proximity.notFound', 'proximity.notPossible'],
});

/** [GW-130] */
export const enrollProximity = call('POST /proximity/enrollment', 'proximity.edit', {
  summary: 'Enroll a fleet with its telematics provider’s devices',
  body: shape({ fleetId: uuid, deviceIds: list(queryText(40)) }),
  response: shape({ fleetId: uuid, devices: natural }),
  errors: ['proximity.notPossible'],
  changes: ['proximity', 'addOn'],
});

const alerts = shape({
  fleetId: uuid,
  isOn: flag,
  emails: list(text),
  /** Version to save them against; omitted by earlier releases. */
  version: z.optional(natural),
});

/** [GW-133] */
export const getProximityAlerts = call('GET /alert/proximity/settings', 'proximity.view', {
  summary: 'List who gets alerts about purchases away from their unit, by fleet',
  response: items(alerts),
});

/** [GW-133] */
export const putProximityAlerts = call('PUT /alert/proximity/settings', 'proximity.edit', {
  summary: 'Choose who gets alerts about purchases away from their unit',
  body: shape({ fleetId: uuid, isOn: flag, emails: emailList }),
  response: alerts,
  errors: ['proximity.notPossible'],
  changes: ['proximity'],
  version: 'required',
});
