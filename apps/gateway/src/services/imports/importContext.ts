import type { Contract, ResponseInputOf } from '@forecourt/api-client/contract';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { visibleOrders } from '../orders/readOrders.ts';
import { visiblePromptedIds } from '../promptedIds/promptedIds.ts';

/** Re-importing a file older than these reports its refused rows instead of its order. */
const ORDERED_FILES_MAX = 100;

async function readOrderedFiles(context: AccountContext) {
  const rows = await visibleOrders(context)
    .innerJoin('imports as i', (join) => sameAccount(join, 'i.order_id', 'o.id'))
    .select([
      'i.file_hash as fileHash',
      'o.id as orderId',
      'o.order_number as orderNumber',
      'o.card_count as cardCount',
      'o.placed_at as placedAt',
    ])
    .where('i.file_hash', 'is not', null)
    .orderBy('o.placed_at', 'desc')
    .limit(ORDERED_FILES_MAX)
    .execute();
  return rows.flatMap(({ fileHash, ...order }) => (fileHash ? [{ fileHash, ...order }] : []));
}

const NOTHING: ResponseInputOf<Contract['getOrderImportContext']> = {
  driverIds: [],
  employeeIds: [],
  unitNumbers: [],
  promptedIdNames: [],
  promptedIdNumbers: [],
  vehicles: [],
  orderedFiles: [],
};

async function driverIdsOf({ trx, account, fleetIds }: AccountContext) {
  const drivers = await selectIn(trx, account.account_id, 'drivers')
    .select(['driver_id', 'employee_id'])
    .where(inFleets('drivers.fleet_id', fleetIds))
    .orderBy('driver_id')
    .execute();
  return {
    driverIds: drivers.map((row) => row.driver_id),
    employeeIds: drivers.flatMap((row) => row.employee_id ?? []),
  };
}

async function unitsOf({ trx, account, fleetIds }: AccountContext) {
  const vehicles = await selectIn(trx, account.account_id, 'vehicles')
    .select('unit_number')
    .where(inFleets('vehicles.fleet_id', fleetIds))
    .orderBy('unit_number')
    .execute();
  return { unitNumbers: vehicles.map((row) => row.unit_number) };
}

/** Driver IDs and unit numbers in use in the person's fleets, and files already ordered. */
export const getOrderImportContext: HandlerOf<'getOrderImportContext'> = async (
  _input,
  context,
) => ({
  ...NOTHING,
  ...(await driverIdsOf(context)),
  ...(await unitsOf(context)),
  orderedFiles: await readOrderedFiles(context),
});

/** Driver and employee IDs in use. */
export const getDriverImportContext: HandlerOf<'getDriverImportContext'> = async (
  _input,
  context,
) => ({ ...NOTHING, ...(await driverIdsOf(context)) });

/** Unit numbers in use. */
export const getVehicleImportContext: HandlerOf<'getVehicleImportContext'> = async (
  _input,
  context,
) => ({ ...NOTHING, ...(await unitsOf(context)) });

/** Names and numbers of prompted IDs in use. */
export const getPromptedIdImportContext: HandlerOf<'getPromptedIdImportContext'> = async (
  _input,
  context,
) => {
  const ids = await visiblePromptedIds(context)
    .select(['r.name', 'r.number'])
    .orderBy('r.name')
    .execute();
  return {
    ...NOTHING,
    promptedIdNames: ids.map((row) => row.name),
    promptedIdNumbers: ids.map((row) => row.number),
  };
};

/** Vehicles that may have purchases elsewhere, including terminated ones, for earlier purchases. */
export const getPurchaseImportContext: HandlerOf<'getPurchaseImportContext'> = async (
  _input,
  { trx, account, fleetIds },
) => {
  const vehicles = await selectIn(trx, account.account_id, 'vehicles')
    .select(['id', 'unit_number as unitNumber', 'vehicle_id as vehicleId', 'vin', 'name'])
    .where(inFleets('vehicles.fleet_id', fleetIds))
    .orderBy('unit_number')
    .execute();
  return { ...NOTHING, vehicles };
};
