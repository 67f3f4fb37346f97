import { jsonb } from '@forecourt/server';
import { can } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { issueAt, issueIf, requireCurrent } from '../../http/refusal.ts';
import { anyOf } from '../../store/anyOf.ts';
import { countOf } from '../../store/countOf.ts';
import { sameAccount, selectIn, updateIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { seesFleet } from '../accounts/seesFleet.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockDevices } from './mapping.ts';
import { notPossible } from './profiles.ts';

const mayEdit = ({ actor }: AccountContext, fleetId: string): boolean =>
  can(actor, 'proximity.edit', { fleetId }).allowed;

/**
 * Locks all devices, and returns those among `deviceIds` that would move here from other fleets.
 * @throws Refusal if one is in a unit there, or in a fleet that the person may not change
 */
async function movableDevices(
  context: AccountContext,
  fleetId: string,
  deviceIds: readonly string[],
): Promise<{ readonly deviceId: string; readonly fleetId: string }[]> {
  await lockDevices(context, null);
  const devices = await selectIn(context.trx, context.account.account_id, 'proximity_devices as d')
    .leftJoin('proximity_mappings as m', (on) => sameAccount(on, 'm.device_id', 'd.device_id'))
    .select(['d.device_id as deviceId', 'd.fleet_id as fleetId', 'm.unit_id as unitId'])
    .where('d.device_id', '=', anyOf(deviceIds))
    .where('d.fleet_id', '<>', fleetId)
    .orderBy('d.device_id')
    .execute();
  const fixedIds = new Set(
    devices
      .filter((device) => device.unitId !== null || !mayEdit(context, device.fleetId))
      .map(({ deviceId }) => deviceId),
  );
  const fields = deviceIds.flatMap((id, index) =>
    issueIf(fixedIds.has(id), `deviceIds.${index}`, 'proximity.deviceElsewhere'),
  );
  if (fields.length > 0) throw notPossible(fields);
  return devices.map((device) => ({ deviceId: device.deviceId, fleetId: device.fleetId }));
}

/**
 * Enrolls a fleet with the devices that its telematics provider lists. Enrolling again adds new
 * devices, and removes none. Devices of the person's other fleets move, unless a unit has them.
 * [GW-130]
 */
export const enrollProximity: HandlerOf<'enrollProximity'> = async ({ body }, context) => {
  const { trx, account, now } = context;
  const accountId = account.account_id;
  const { fleetId } = body;
  if (!mayEdit(context, fleetId) || !(await seesFleet(context, fleetId))) {
    throw notPossible([issueAt('fleetId', 'import.unknownFleet')]);
  }
  await trx
    .insertInto('proximity_enrollments')
    .values({ account_id: accountId, fleet_id: fleetId, enrolled_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'fleet_id']).doNothing())
    .execute();
  const sentIds = body.deviceIds.map((id) => id.trim());
  const moved = await movableDevices(context, fleetId, sentIds);
  const deviceIds = [...new Set(sentIds)].filter((id) => id !== '');
  if (deviceIds.length > 0) {
    await trx
      .insertInto('proximity_devices')
      .values(deviceIds.map((id) => ({ account_id: accountId, device_id: id, fleet_id: fleetId })))
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'device_id']).doUpdateSet({ fleet_id: fleetId }),
      )
      .execute();
  }
  await recordEvent(context, ['fleet', fleetId], 'proximity.enrolled', {
    before: moved.length > 0 ? { moved } : null,
    after: { devices: deviceIds.length },
  });
  const devices = selectIn(trx, accountId, 'proximity_devices').where('fleet_id', '=', fleetId);
  return { fleetId, devices: await countOf(devices) };
};

/** Recipients of alerts about purchases away from the vehicle, by fleet. [GW-133] */
export const getProximityAlerts: HandlerOf<'getProximityAlerts'> = async (_input, context) => {
  const items = await selectIn(context.trx, context.account.account_id, 'proximity_enrollments')
    .select(['fleet_id as fleetId', 'alerts_on as isOn', 'alert_emails as emails', 'version'])
    .where(inFleets('proximity_enrollments.fleet_id', context.fleetIds))
    .orderBy('fleet_id')
    .execute();
  return { items };
};

/** Sets the alert recipients of a fleet, unless someone else has changed them since. [GW-133] */
export const putProximityAlerts: HandlerOf<'putProximityAlerts'> = async ({ body }, context) => {
  const { trx, account } = context;
  const { fleetId, isOn, emails } = body;
  const before = await selectIn(trx, account.account_id, 'proximity_enrollments')
    .selectAll()
    .where('fleet_id', '=', fleetId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before || !mayEdit(context, fleetId)) {
    throw notPossible([issueAt('fleetId', 'proximity.fleetNotEnrolled')]);
  }
  const version = requireCurrent(context, before).version + 1;
  await updateIn(trx, account.account_id, 'proximity_enrollments')
    .set({ alerts_on: isOn, alert_emails: jsonb(emails), version })
    .where('fleet_id', '=', fleetId)
    .execute();
  await recordEvent(context, ['fleet', fleetId], 'proximity.alerts', {
    before: { isOn: before.alerts_on, emails: before.alert_emails },
    after: { isOn, emails },
  });
  return { ...body, version };
};
