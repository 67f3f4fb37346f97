import { sql } from 'kysely';
import { sameAccount } from '../../store/inAccount.ts';
import type { Db } from '../../store/schema.ts';

/** Prompted IDs of these accounts, with their scope and the cards assigned to each. */
export const placedIds = (db: Db, accountIds: readonly string[]) =>
  db
    .selectFrom('prompted_ids as p')
    .leftJoin('prompted_id_cards as k', (on) => sameAccount(on, 'k.prompted_id', 'p.id'))
    .where('p.account_id', 'in', [...accountIds])
    .groupBy(['p.account_id', 'p.id'])
    .select(['p.account_id', 'p.type', 'p.number', 'p.status', 'p.fleet_id as fleetId'])
    .select(
      sql<string[]>`coalesce(json_agg(k.card_id) FILTER (WHERE k.card_id IS NOT NULL), '[]')`.as(
        'cardIds',
      ),
    );
