import { ASSIGNEE_OF_TYPE, NO_LIMITS, type PurchaseLimits } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { cycleStart, toCard, withNames } from './cardRows.ts';
import { readUsage } from './usage.ts';

/** The limits in force: the profile's, with those of the card itself in their place. */
export function limitsInForce(
  profile: PurchaseLimits | undefined,
  custom: Partial<PurchaseLimits> | null,
): PurchaseLimits {
  const own = Object.entries(custom ?? {}).filter(([, value]) => value !== null);
  return { ...NO_LIMITS, ...profile, ...Object.fromEntries(own) };
}

async function readRow(context: AccountContext, cardId: string) {
  const { trx, account, fleetIds } = context;
  const page = trx
    .selectFrom('cards')
    .selectAll('cards')
    .where('account_id', '=', account.account_id)
    .where('id', '=', cardId)
    .where(inFleets('cards.fleet_id', fleetIds));
  const row = await withNames(trx, page, cycleStart(context)).selectAll('c').executeTakeFirst();
  if (!row) throw notFound('card');
  return row;
}

async function readDriver({ trx, account }: AccountContext, id: string | null) {
  if (id === null) return null;
  const driver = await trx
    .selectFrom('drivers')
    .selectAll()
    .where('account_id', '=', account.account_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return driver
    ? {
        firstName: driver.first_name,
        lastName: driver.last_name,
        driverId: driver.driver_id,
        employeeId: driver.employee_id,
      }
    : null;
}

const toVehicle = (vehicle: Row<'vehicles'>) => ({
  unitNumber: vehicle.unit_number,
  name: vehicle.name,
  vin: vehicle.vin,
  licensePlate: vehicle.license_plate,
  odometerMiles: vehicle.odometer_miles,
  tankCapacityGallons:
    vehicle.tank_capacity_milligallons === null
      ? null
      : Math.round(vehicle.tank_capacity_milligallons / 1000),
});

async function readVehicle({ trx, account }: AccountContext, id: string | null) {
  if (id === null) return null;
  const vehicle = await trx
    .selectFrom('vehicles')
    .selectAll()
    .where('account_id', '=', account.account_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return vehicle ? toVehicle(vehicle) : null;
}

async function readProfile({ trx, account }: AccountContext, id: string | null) {
  if (id === null) return undefined;
  const profile = await trx
    .selectFrom('limit_profiles')
    .select('limits')
    .where('account_id', '=', account.account_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return profile?.limits;
}

async function readHoldSchedule({ trx, account }: AccountContext, cardId: string) {
  const row = await trx
    .selectFrom('card_hold_schedules')
    .select('schedule')
    .where('account_id', '=', account.account_id)
    .where('card_id', '=', cardId)
    .executeTakeFirst();
  return row?.schedule ?? null;
}

async function hasPin({ trx, account }: AccountContext, cardId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('card_secrets')
    .select('card_id')
    .where('account_id', '=', account.account_id)
    .where('card_id', '=', cardId)
    .where('pin_encrypted', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** The card that this one replaces and the one that replaced it. [CARD-05] */
async function readRelated({ trx, account }: AccountContext, row: Row<'cards'>) {
  const rows = await trx
    .selectFrom('cards')
    .select(['id', 'last4', 'replaces_card_id'])
    .where('account_id', '=', account.account_id)
    .where((e) => e.or([e('id', '=', row.replaces_card_id), e('replaces_card_id', '=', row.id)]))
    .execute();
  const related = (found: (typeof rows)[number] | undefined) =>
    found ? { cardId: found.id, last4: found.last4 } : null;
  return {
    replaces: related(rows.find(({ id }) => id === row.replaces_card_id)),
    replacedBy: related(rows.find(({ replaces_card_id: old }) => old === row.id)),
  };
}

/** One card with its limits and what is used of them. [GW-15, CARD-01, CARD-02] */
export const getCard: HandlerOf<'getCard'> = async ({ params }, context) => {
  const row = await readRow(context, params.cardId);
  const profile = await readProfile(context, row.profile_id);
  const limits = limitsInForce(profile, row.custom_limits);
  const { usage, resetsAt } = await readUsage(context, row.id, limits);
  return {
    card: toCard(row, context.account.currency),
    driver: await readDriver(context, row.driver_id),
    vehicle: await readVehicle(context, row.vehicle_id),
    limits,
    usage,
    resetsAt,
    timeZone: context.account.time_zone,
    orderedAt: row.ordered_at,
    activatedAt: row.activated_at,
    assigneeId: ASSIGNEE_OF_TYPE[row.card_type] === 'vehicle' ? row.vehicle_id : row.driver_id,
    ownLimits: row.custom_limits === null ? null : limits,
    hasPin: await hasPin(context, row.id),
    holdSchedule: await readHoldSchedule(context, row.id),
    ...(await readRelated(context, row)),
  };
};
