import type { FieldIssue } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { issueAt, issueIf, notFound } from '../../http/refusal.ts';
import { anyOf } from '../../store/anyOf.ts';
import { countOf } from '../../store/countOf.ts';
import { deleteIn, sameAccount, selectIn } from '../../store/inAccount.ts';
import { insertRows } from '../../store/insertRows.ts';
import { likeText } from '../../store/likeText.ts';
import type { EventFact } from '../events/record.ts';
import { recordEvent, recordFacts } from '../events/recordEvent.ts';
import { notPossible, readProfile } from './profiles.ts';

type DeviceQuery = Parameters<HandlerOf<'listMappedDevices'>>[0]['query'];

const RECORDS = 50;

/** The offset of a page; pages are numbered from 1. [PROX-03] */
function placeOf({ pageNumber = 1, maxRecords = RECORDS }: DeviceQuery) {
  return { pageNumber, maxRecords, offset: (pageNumber - 1) * maxRecords };
}

async function requireProfileOfFleet(context: AccountContext, { fleetId, profileId }: DeviceQuery) {
  const profile = await readProfile(context, profileId);
  if (profile.fleetId !== fleetId) throw notFound('proximity');
}

/** Active units of the fleet, with their devices. */
const unitsOf = ({ trx, account }: AccountContext, { fleetId, q }: DeviceQuery) => {
  const like = likeText(q?.trim() ?? '');
  return selectIn(trx, account.account_id, 'vehicles as v')
    .leftJoin('proximity_mappings as m', (on) => sameAccount(on, 'm.unit_id', 'v.id'))
    .where('v.fleet_id', '=', fleetId)
    .where('v.status', '=', 'active')
    .where(
      sql<boolean>`(v.unit_number ILIKE ${like} OR v.name ILIKE ${like}
        OR coalesce(m.device_id, '') ILIKE ${like})`,
    );
};
type Units = ReturnType<typeof unitsOf>;

async function pageOf(units: Units, query: DeviceQuery) {
  const { offset, ...place } = placeOf(query);
  const items = await units
    .select(['v.id as unitId', 'v.unit_number as unitNumber', 'v.name', 'm.device_id as deviceId'])
    .orderBy('v.unit_number')
    .limit(place.maxRecords)
    .offset(offset)
    .execute();
  return { items, total: await countOf(units), ...place };
}

/** Units of a profile, with their devices. [GW-127, PROX-03] */
export const listMappedDevices: HandlerOf<'listMappedDevices'> = async ({ query }, context) => {
  await requireProfileOfFleet(context, query);
  return pageOf(unitsOf(context, query).where('m.profile_id', '=', query.profileId), query);
};

/** Units of the fleet without a device. [GW-129, PROX-03] */
export const listProximityUnits: HandlerOf<'listProximityUnits'> = async ({ query }, context) => {
  await requireProfileOfFleet(context, query);
  return pageOf(unitsOf(context, query).where('m.device_id', 'is', null), query);
};

/** Devices of the fleet that are not in any unit. [GW-128, PROX-03] */
export const listUnmappedDevices: HandlerOf<'listUnmappedDevices'> = async ({ query }, context) => {
  await requireProfileOfFleet(context, query);
  const { offset, ...place } = placeOf(query);
  const devices = selectIn(context.trx, context.account.account_id, 'proximity_devices as d')
    .leftJoin('proximity_mappings as m', (on) => sameAccount(on, 'm.device_id', 'd.device_id'))
    .where('d.fleet_id', '=', query.fleetId)
    .where('m.unit_id', 'is', null)
    .where(sql<boolean>`d.device_id ILIKE ${likeText(query.q?.trim() ?? '')}`);
  const items = await devices
    .select('d.device_id as deviceId')
    .orderBy('d.device_id')
    .limit(place.maxRecords)
    .offset(offset)
    .execute();
  return { items, total: await countOf(devices), ...place };
};

type Mapping = Parameters<HandlerOf<'mapDevices'>>[0]['body']['mapping'];

/**
 * Issues for units that are not active in the fleet, devices outside it, and devices in other
 * units. The units stay as they are until the transaction ends. [PROX-04]
 */
async function mappingIssues(
  { trx, account }: AccountContext,
  fleetId: string,
  mapping: Mapping,
): Promise<FieldIssue[]> {
  const accountId = account.account_id;
  const unitIds = mapping.map(({ unitId }) => unitId);
  const deviceIds = mapping.flatMap(({ deviceId }) => deviceId ?? []);
  const units = await selectIn(trx, accountId, 'vehicles')
    .select('id')
    .where('fleet_id', '=', fleetId)
    .where('status', '=', 'active')
    .where('id', 'in', unitIds)
    .forShare()
    .execute();
  const devices = await selectIn(trx, accountId, 'proximity_devices as d')
    .leftJoin('proximity_mappings as m', (on) => sameAccount(on, 'm.device_id', 'd.device_id'))
    .select(['d.device_id', 'm.unit_id'])
    .where('d.fleet_id', '=', fleetId)
    .where('d.device_id', '=', anyOf(deviceIds))
    .execute();
  const fleetUnits = new Set(units.map(({ id }) => id));
  const unitOfDevice = new Map(devices.map((device) => [device.device_id, device.unit_id]));
  return mapping.flatMap(({ unitId, deviceId }, index): FieldIssue[] => {
    if (!fleetUnits.has(unitId))
      return [issueAt(`mapping.${index}.unitId`, 'proximity.unitUnknown')];
    if (deviceId === null) return [];
    const path = `mapping.${index}.deviceId`;
    const currentUnit = unitOfDevice.get(deviceId);
    if (currentUnit === undefined) return [issueAt(path, 'proximity.deviceUnknown')];
    // a device that this change takes out of its unit is free
    const isFree = currentUnit === null || unitIds.includes(currentUnit);
    return issueIf(!isFree, path, 'unitDevice.deviceTaken');
  });
}

/**
 * Locks the devices of a fleet, or of every fleet, until the transaction ends; of two rival
 * mappings, one is refused.
 */
export async function lockDevices(
  { trx, account }: AccountContext,
  fleetId: string | null,
): Promise<void> {
  const enrollments = selectIn(trx, account.account_id, 'proximity_enrollments').select('fleet_id');
  const chosen = fleetId === null ? enrollments : enrollments.where('fleet_id', '=', fleetId);
  await chosen.orderBy('fleet_id').forNoKeyUpdate().execute();
}

/** Frees the devices of vehicles that leave their fleet, so that other units can get them. */
export async function freeDevices(
  context: AccountContext,
  unitIds: readonly string[],
): Promise<void> {
  const freed = await deleteIn(context.trx, context.account.account_id, 'proximity_mappings')
    .where('unit_id', '=', anyOf(unitIds))
    .returning(['unit_id', 'profile_id', 'device_id'])
    .execute();
  await recordFacts(
    context,
    freed.map(({ unit_id: unitId, profile_id: profileId, device_id: deviceId }): EventFact => ({
      subject: ['proximityProfile', profileId],
      action: 'proximity.mapped',
      before: { mapping: [{ unitId, deviceId }] },
      after: { mapping: [{ unitId, deviceId: null }] },
    })),
  );
}

/** Puts devices into units, or takes them out; other units are unchanged. [PROX-02, PROX-04] */
export const mapDevices: HandlerOf<'mapDevices'> = async ({ body }, context) => {
  const { trx, account } = context;
  const accountId = account.account_id;
  const profile = await readProfile(context, body.profileId);
  if (body.mapping.length === 0) return { profile };
  await lockDevices(context, profile.fleetId);
  const fields = await mappingIssues(context, profile.fleetId, body.mapping);
  if (fields.length > 0) throw notPossible(fields);
  await deleteIn(trx, accountId, 'proximity_mappings')
    .where('unit_id', '=', anyOf(body.mapping.map(({ unitId }) => unitId)))
    .execute();
  const mappingKey = { account_id: accountId, profile_id: body.profileId };
  const rows = body.mapping.flatMap(({ unitId, deviceId }) =>
    deviceId === null ? [] : [{ ...mappingKey, unit_id: unitId, device_id: deviceId }],
  );
  await insertRows(trx, 'proximity_mappings', rows);
  await recordEvent(context, ['proximityProfile', body.profileId], 'proximity.mapped', {
    after: { mapping: body.mapping },
  });
  return { profile: await readProfile(context, body.profileId) };
};
