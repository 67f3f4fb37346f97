import {
  dayIn,
  LIMITS_FIT_DAYS,
  LIMITS_ON_CARD,
  limitNetworkOf,
  products,
  FUEL_GROUPS,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { selectIn, samePurchase } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { profilesWithCards, readProfile, toProfile } from './profileRows.ts';
import { PLASTIC_IN_USE, usesByFleet } from './uses.ts';

/** A profile's limits, and its use by fleet. [GW-86] */
export const getCardProfileLimits: HandlerOf<'getCardProfileLimits'> = async (
  { params },
  context,
) => {
  const { id, name, limits } = await readProfile(context, params.profileId);
  return { profileId: id, name, limits, fleets: await usesByFleet(context, id) };
};

/** Allowed days and times of every card limit and profile. [GW-40] */
export const listTimeProfiles: HandlerOf<'listTimeProfiles'> = async (_input, context) => {
  const rows = await profilesWithCards(context).orderBy('name').execute();
  return { items: rows.map((row) => ({ ...toProfile(row), ...row.limits })) };
};

/** Limits that are encoded on cards rather than enforced online, and cards in use. [GW-36] */
export const getLimitState: HandlerOf<'getLimitState'> = async ({ query }, context) => {
  const { trx, account, fleetIds } = context;
  const { sysAccountId = account.account_id } = query;
  if (sysAccountId !== account.account_id) throw new Refusal(404, 'account.unknown');
  const network = limitNetworkOf(account.features);
  const cards = await selectIn(trx, account.account_id, 'cards')
    .select(['status', sql<number>`count(*)`.as('count')])
    .where('status', 'in', [...PLASTIC_IN_USE])
    .where(inFleets('fleet_id', fleetIds))
    .groupBy('status')
    .orderBy('status')
    .execute();
  return { network, accountState: account.state, onCard: [...LIMITS_ON_CARD[network]], cards };
};

/** The program's fuels, with recent purchases of each. [GW-37, ENT-25] */
export const listFuels: HandlerOf<'listFuels'> = async ({ query }, context) => {
  const { trx, account, fleetIds, now } = context;
  const since = dayIn(account.time_zone, now).subtract({ days: LIMITS_FIT_DAYS }).toString();
  const purchaseRows = await selectIn(trx, account.account_id, 'transactions as t')
    .innerJoin('transaction_lines as l', (on) => samePurchase(on, 't', 'l'))
    .where('t.occurred_on', '>=', since)
    .where('l.occurred_on', '>=', since)
    .where('t.status', '<>', 'declined')
    .where(inFleets('t.fleet_id', fleetIds))
    .$if(query.fleetId !== undefined, (qb) => qb.where('t.fleet_id', '=', query.fleetId ?? ''))
    .groupBy('l.product_code')
    .select([
      'l.product_code',
      sql<number>`sum(l.quantity_thousandths)::bigint`.as('milligallons'),
      sql<number>`count(DISTINCT t.id)`.as('purchases'),
    ])
    .execute();
  const byCode = new Map(purchaseRows.map((row) => [row.product_code, row]));
  return {
    items: products
      .filter(({ group }) => FUEL_GROUPS.some((fuel) => fuel === group))
      .map(({ code, name, group }) => ({
        productCode: code,
        name,
        group,
        milligallons: byCode.get(code)?.milligallons ?? 0,
        purchases: byCode.get(code)?.purchases ?? 0,
      })),
  };
};
