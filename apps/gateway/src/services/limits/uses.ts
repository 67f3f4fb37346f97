import { sql } from 'kysely';
import type { CardState } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';

/** States in which someone has the card, or soon will. */
export const PLASTIC_IN_USE: readonly CardState[] = ['pendingActivation', 'active', 'onHold'];

const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) FILTER (WHERE ${condition})`;

/** Counts a profile's cards by fleet, within the person's fleets or only in `fleetId`. */
export async function usesByFleet(
  { trx, account, fleetIds }: AccountContext,
  profileId: string,
  fleetId?: string,
) {
  return selectIn(trx, account.account_id, 'cards as c')
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'c.fleet_id'))
    .where('c.profile_id', '=', profileId)
    .where(inFleets('c.fleet_id', fleetIds))
    .$if(fleetId !== undefined, (query) => query.where('c.fleet_id', '=', fleetId ?? ''))
    .groupBy(['f.id', 'f.name'])
    .orderBy('f.name')
    .select([
      'f.id as fleetId',
      'f.name as fleetName',
      sql<number>`count(*)`.as('cardCount'),
      countWhere(sql`c.custom_limits IS NOT NULL`).as('ownLimits'),
      countWhere(sql`c.status IN (${sql.join([...PLASTIC_IN_USE])})`).as('inUse'),
    ])
    .execute();
}
