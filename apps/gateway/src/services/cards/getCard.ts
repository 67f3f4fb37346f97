import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { NO_LIMITS, type PurchaseLimits } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { cycleStart, toCard, withNames } from './cardRows.ts';
import { assigneeOf } from './editReferences.ts';
import { readUsage, resetsByCard } from './usage.ts';

/** The limits in force: the profile's, overridden by the card's own. */
export function effectiveLimits(
  profile: PurchaseLimits | undefined,
  custom: Partial<PurchaseLimits> | null,
): PurchaseLimits {
  const ownLimits = Object.entries(custom ?? {}).filter(([, value]) => value !== null);
  return { ...NO_LIMITS, ...profile, ...Object.fromEntries(ownLimits) };
}

/** Reads the card and everything related to it in one statement. [CARD-05] */
async function readRow(context: AccountContext, cardId: string) {
  const { trx, account, fleetIds } = context;
  const page = selectIn(trx, account.account_id, 'cards')
    .selectAll('cards')
    .where('id', '=', cardId)
    .where(inFleets('cards.fleet_id', fleetIds));
  return withNames(trx, account.account_id, page, cycleStart(context))
    .selectAll('c')
    .select((e) => [
      jsonObjectFrom(
        e
          .selectFrom('drivers as d')
          .select(['d.first_name as firstName', 'd.last_name as lastName'])
          .select(['d.driver_id as driverId', 'd.employee_id as employeeId'])
          .where('d.account_id', '=', account.account_id)
          .whereRef('d.id', '=', 'c.driver_id'),
      ).as('driver'),
      jsonObjectFrom(
        e
          .selectFrom('vehicles as v')
          .select(['v.unit_number as unitNumber', 'v.name', 'v.vin'])
          .select(['v.license_plate as licensePlate', 'v.odometer_miles as odometerMiles'])
          .select('v.tank_capacity_milligallons')
          .where('v.account_id', '=', account.account_id)
          .whereRef('v.id', '=', 'c.vehicle_id'),
      ).as('vehicle'),
      jsonObjectFrom(
        e
          .selectFrom('limit_profiles as p')
          .select('p.limits')
          .where('p.account_id', '=', account.account_id)
          .whereRef('p.id', '=', 'c.profile_id'),
      ).as('profile'),
      jsonObjectFrom(
        e
          .selectFrom('card_hold_schedules as h')
          .select('h.schedule')
          .where('h.account_id', '=', account.account_id)
          .whereRef('h.card_id', '=', 'c.id'),
      ).as('hold'),
      e
        .exists(
          e
            .selectFrom('card_secrets as s')
            .where('s.account_id', '=', account.account_id)
            .whereRef('s.card_id', '=', 'c.id')
            .where('s.pin_encrypted', 'is not', null),
        )
        .as('has_pin'),
      e
        .exists(
          e
            .selectFrom('driver_request_settings as t')
            .where('t.account_id', '=', account.account_id)
            .whereRef('t.fleet_id', '=', 'c.fleet_id')
            .where('t.is_on', '=', true),
        )
        .as('texts_drivers'),
      jsonObjectFrom(
        e
          .selectFrom('cards as o')
          .select(['o.id as cardId', 'o.last4'])
          .where('o.account_id', '=', account.account_id)
          .whereRef('o.id', '=', 'c.replaces_card_id'),
      ).as('replaces'),
      jsonObjectFrom(
        e
          .selectFrom('cards as o')
          .select(['o.id as cardId', 'o.last4'])
          .where('o.account_id', '=', account.account_id)
          .whereRef('o.replaces_card_id', '=', 'c.id'),
      ).as('replaced_by'),
      jsonArrayFrom(
        e
          .selectFrom('limit_resets as r')
          .select(['r.card_id', 'r.counter', 'r.reset_at'])
          .where('r.account_id', '=', account.account_id)
          .whereRef('r.card_id', '=', 'c.id'),
      ).as('resets'),
    ])
    .executeTakeFirstOrThrow(() => notFound('card'));
}

type CardDetails = Awaited<ReturnType<typeof readRow>>;

function toVehicle(vehicle: CardDetails['vehicle']) {
  if (!vehicle) return null;
  const { tank_capacity_milligallons: capacity, ...facts } = vehicle;
  return { ...facts, tankCapacityGallons: capacity === null ? null : Math.round(capacity / 1000) };
}

/** Returns one card with its limits and their usage. [GW-15, CARD-01, CARD-02] */
export const getCard: HandlerOf<'getCard'> = async ({ params }, context) => {
  const row = await readRow(context, params.cardId);
  const limits = effectiveLimits(row.profile?.limits, row.custom_limits);
  const resets = resetsByCard(row.resets);
  const { usage, resetsAt } = await readUsage(context, row.id, limits, resets);
  return {
    card: toCard(row, context.account.currency),
    driver: row.driver,
    vehicle: toVehicle(row.vehicle),
    limits,
    usage,
    resetsAt,
    timeZone: context.account.time_zone,
    orderedAt: row.ordered_at,
    activatedAt: row.activated_at,
    assigneeId: assigneeOf(row),
    ownLimits: row.custom_limits && { ...NO_LIMITS, cycle: limits.cycle, ...row.custom_limits },
    hasPin: Boolean(row.has_pin),
    textsDrivers: Boolean(row.texts_drivers),
    holdSchedule: row.hold?.schedule ?? null,
    replaces: row.replaces,
    replacedBy: row.replaced_by,
  };
};
