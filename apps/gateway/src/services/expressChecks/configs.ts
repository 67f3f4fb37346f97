import { EXPRESS_FLEET_DEFAULTS } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { columnsOf } from '../../store/factsOf.ts';
import { putVersioned, selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { availableCents, issuedToday, personDailyCents, toConfig } from './availability.ts';

async function readConfigs(context: AccountContext) {
  const { trx, account, fleetIds } = context;
  const fleets = await selectIn(trx, account.account_id, 'fleets')
    .select(['id', 'name'])
    .where(inFleets('fleets.id', fleetIds))
    .orderBy('name')
    .execute();
  const configRows = await selectIn(trx, account.account_id, 'express_fleet_configs')
    .selectAll()
    .execute();
  const issuedByFleet = await issuedToday(context).select('fleet_id').groupBy('fleet_id').execute();
  return fleets.map(({ id, name }) => ({
    fleetId: id,
    fleetName: name,
    ...toConfig(configRows.find((row) => row.fleet_id === id)),
    issuedTodayCents: issuedByFleet.find((row) => row.fleet_id === id)?.cents ?? 0,
  }));
}

async function readConfigOf(context: AccountContext, fleetId: string) {
  const config = (await readConfigs(context)).find((one) => one.fleetId === fleetId);
  if (!config) throw notFound('fleet');
  return config;
}

/** Each fleet's express check settings, with limits and today's totals. [GW-115] */
export const listExpressConfigs: HandlerOf<'listExpressConfigs'> = async (_input, context) => {
  const { user_id: userId } = context.person;
  const ownTotal = await issuedToday(context).where('issued_by', '=', userId).executeTakeFirst();
  return {
    items: await readConfigs(context),
    own: {
      dailyLimitCents: await personDailyCents(context, userId),
      issuedTodayCents: ownTotal?.cents ?? 0,
    },
    availableCents: await availableCents(context),
  };
};

/** Changes a fleet's express check settings; version 0: defaults. [GW-115, EXPR-05, EXPR-07] */
export const putExpressConfig: HandlerOf<'putExpressConfig'> = async (
  { params, body },
  context,
) => {
  const { fleetId } = params;
  const before = await readConfigOf(context, fleetId);
  const key = { fleet_id: fleetId };
  await putVersioned(context, 'express_fleet_configs', key, columnsOf(body));
  await recordEvent(context, ['fleet', fleetId], 'fleet.expressChecks', { before, after: body });
  return { config: await readConfigOf(context, fleetId) };
};

/** The fee for an express check in each fleet. [GW-116] */
export const listExpressFees: HandlerOf<'listExpressFees'> = async (_input, context) => ({
  items: (await readConfigs(context)).map(({ fleetId, feeMode }) => ({
    fleetId,
    feeMode,
    feeCents: EXPRESS_FLEET_DEFAULTS.feeCents,
  })),
  currency: context.account.currency,
});
