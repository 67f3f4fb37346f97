import { jsonb } from '@forecourt/server';
import { SIGNAL_FRESH_MINUTES } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { putVersioned, sameAccount, selectIn } from '../../store/inAccount.ts';
import { minutesBefore } from '../../store/instants.ts';
import { inFleets } from '../../store/scope.ts';
import { requireEveryFleet } from '../accounts/seesFleet.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { rulesOf } from './lastSignals.ts';

/** When a vehicle last reported anything; any report means that it is not silent. */
const LAST_AT = sql`greatest(s.position_at, s.odometer_at, s.tank_at, s.heard_at)`;

async function readTelematics({ trx, account, fleetIds, now }: AccountContext) {
  const since = minutesBefore(now, SIGNAL_FRESH_MINUTES);
  const { account_id: accountId } = account;
  const counts = await selectIn(trx, accountId, 'vehicles as v')
    .leftJoin('vehicle_signals as s', (on) => sameAccount(on, 's.vehicle_id', 'v.id'))
    .where('v.status', '=', 'active')
    .where(inFleets('v.fleet_id', fleetIds))
    .select([
      sql<number>`count(*)::integer`.as('vehicleCount'),
      sql<number>`count(*) FILTER (WHERE ${LAST_AT} >= ${since})::integer`.as('reportingCount'),
      sql<string | null>`max(${LAST_AT})`.as('lastAt'),
    ])
    .executeTakeFirstOrThrow();
  return { ...(await rulesOf(trx, accountId)), ...counts };
}

/** The account's telematics rules, and how many vehicles in the person's fleets report. [USER-20] */
export const getTelematics: HandlerOf<'getTelematics'> = (_input, context) =>
  readTelematics(context);

/** Chooses what happens to purchases that do not match the signals. */
export const putTelematicsRules: HandlerOf<'putTelematicsRules'> = async ({ body }, context) => {
  const { trx, account } = context;
  const { account_id: accountId } = account;
  requireEveryFleet(context);
  if (!account.integrations.includes('telematics')) throw new Refusal(409, 'telematics.off');
  const before = await rulesOf(trx, accountId);
  await putVersioned(context, 'telematics_rules', {}, { rules: jsonb(body) });
  await recordEvent(context, ['account', accountId], 'account.telematicsRules', {
    before: before.rules,
    after: body,
  });
  return readTelematics(context);
};
