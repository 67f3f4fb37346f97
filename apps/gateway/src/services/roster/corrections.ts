import { ODOMETER_MILES_MAX } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, invalidAt } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { changeRow, insertIn, selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lastMilesOf, readReadings } from './readings.ts';
import { vehicles } from './vehicles.ts';

async function findFill({ trx, account, fleetIds }: AccountContext, vehicleId: string, id: string) {
  return selectIn(trx, account.account_id, 'transactions')
    .select(['id', 'occurred_on', 'odometer_miles'])
    .where('vehicle_id', '=', vehicleId)
    .where('id', '=', id)
    .where(inFleets('fleet_id', fleetIds))
    .where('status', '<>', 'declined')
    .executeTakeFirstOrThrow(() => notFound('reading'));
}

/** Sets the vehicle's odometer to its last reading that is not in doubt, in any fleet. */
async function updateOdometer(context: AccountContext, vehicleId: string) {
  const miles = await lastMilesOf(context, vehicleId);
  if (miles === null) return;
  await changeRow(context.trx, context.account.account_id, 'vehicles', vehicleId, {
    odometer_miles: miles,
  });
}

/** Corrects a reading: what was typed is kept, and figures are recomputed. [MSG-53] */
export const correctOdometer: HandlerOf<'correctOdometer'> = async ({ params, body }, context) => {
  const { trx, account, person, now } = context;
  await vehicles.read(context, params.id);
  if (body.odometerMiles > ODOMETER_MILES_MAX) {
    const bound = { max: ODOMETER_MILES_MAX };
    throw invalidAt('odometerMiles', 'value.atMost', bound);
  }
  const fill = await findFill(context, params.id, params.transactionId);
  await insertIn(trx, account.account_id, 'odometer_corrections', {
    id: newId(),
    vehicle_id: params.id,
    occurred_on: fill.occurred_on,
    transaction_id: fill.id,
    odometer_miles: body.odometerMiles,
    reason: body.reason,
    user_id: person.user_id,
    corrected_at: now.toISOString(),
  });
  await updateOdometer(context, params.id);
  await recordEvent(context, ['vehicle', params.id], 'vehicle.readingCorrected', {
    before: { odometer_miles: fill.odometer_miles },
    after: { odometer_miles: body.odometerMiles },
    reason: body.reason,
  });
  const { readings } = await readReadings(context, params.id);
  return { vehicle: await vehicles.read(context, params.id), readings };
};
