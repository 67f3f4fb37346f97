import { jsonb } from '@forecourt/server';
import { can } from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { issueAt } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { selectIn, updateIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { seesFleet } from '../accounts/seesFleet.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { isEnrolled, notPossible } from './profiles.ts';

/**
 * Enrolls a fleet with the devices that its telematics provider lists. Enrolling again adds new
 * devices, and removes none. [GW-130]
 */
export const enrollProximity: HandlerOf<'enrollProximity'> = async ({ body }, context) => {
  const { trx, account, actor, now } = context;
  const accountId = account.account_id;
  const { fleetId } = body;
  const mayEdit = can(actor, 'proximity.edit', { fleetId }).allowed;
  if (!mayEdit || !(await seesFleet(context, fleetId))) {
    throw notPossible([issueAt('fleetId', 'import.unknownFleet')]);
  }
  await trx
    .insertInto('proximity_enrollments')
    .values({ account_id: accountId, fleet_id: fleetId, enrolled_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'fleet_id']).doNothing())
    .execute();
  const deviceIds = [...new Set(body.deviceIds.map((id) => id.trim()))].filter((id) => id !== '');
  if (deviceIds.length > 0) {
    await trx
      .insertInto('proximity_devices')
      .values(deviceIds.map((id) => ({ account_id: accountId, device_id: id, fleet_id: fleetId })))
      .onConflict((conflict) => conflict.columns(['account_id', 'device_id']).doNothing())
      .execute();
  }
  await recordEvent(context, ['fleet', fleetId], 'proximity.enrolled', {
    after: { devices: deviceIds.length },
  });
  const devices = selectIn(trx, accountId, 'proximity_devices').where('fleet_id', '=', fleetId);
  return { fleetId, devices: await countOf(devices) };
};

/** Recipients of alerts about purchases away from the vehicle, by fleet. [GW-133] */
export const getProximityAlerts: HandlerOf<'getProximityAlerts'> = async (_input, context) => {
  const items = await selectIn(context.trx, context.account.account_id, 'proximity_enrollments')
    .select(['fleet_id as fleetId', 'alerts_on as isOn', 'alert_emails as emails'])
    .where(inFleets('proximity_enrollments.fleet_id', context.fleetIds))
    .orderBy('fleet_id')
    .execute();
  return { items };
};

/** Sets the alert recipients of an enrolled fleet. [GW-133] */
export const putProximityAlerts: HandlerOf<'putProximityAlerts'> = async ({ body }, context) => {
  const { trx, account } = context;
  if (!(await isEnrolled(context, body.fleetId))) {
    throw notPossible([issueAt('fleetId', 'proximity.fleetNotEnrolled')]);
  }
  await updateIn(trx, account.account_id, 'proximity_enrollments')
    .set({ alerts_on: body.isOn, alert_emails: jsonb(body.emails) })
    .where('fleet_id', '=', body.fleetId)
    .execute();
  await recordEvent(context, ['fleet', body.fleetId], 'proximity.alerts', {
    after: { isOn: body.isOn, emails: body.emails },
  });
  return body;
};
