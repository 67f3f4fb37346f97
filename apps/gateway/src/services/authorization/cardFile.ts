import type { CardFile } from '@forecourt/api-client/contract';
import { sql } from 'kysely';
import { sameAccount } from '../../store/inAccount.ts';
import type { Db } from '../../store/schema.ts';

export const CARD_FILE_ROWS = 1000;

/**
 * A page of the card file that a network stores at its sites: active cards of open accounts, with
 * tokens in place of numbers and the IDs that a pump may accept while offline.
 */
export async function readCardFile(db: Db, after: string | null): Promise<CardFile> {
  const rows = await db
    .selectFrom('cards as c')
    .innerJoin('accounts as a', 'a.account_id', 'c.account_id')
    .innerJoin('card_secrets as s', (on) => sameAccount(on, 's.card_id', 'c.id'))
    .leftJoin('vehicles as v', (on) => sameAccount(on, 'v.id', 'c.vehicle_id'))
    .where('c.status', '=', 'active')
    .where('a.state', '=', 'open')
    .$if(after !== null, (query) => query.where('c.id', '>', after ?? ''))
    .select(['c.id', 'c.account_id', 'c.last4', 'c.card_type', 'c.id_prompt', 's.vault_token'])
    .select(['v.tank_capacity_milligallons'])
    .select(
      sql<string | null>`CASE c.card_type WHEN 'vehicle' THEN (SELECT x.driver_id FROM drivers x
          WHERE x.account_id = c.account_id AND x.fleet_id = c.fleet_id AND x.status = 'active'
          ORDER BY x.id LIMIT 1)
        WHEN 'driver' THEN (SELECT x.unit_number FROM vehicles x
          WHERE x.account_id = c.account_id AND x.fleet_id = c.fleet_id AND x.status = 'active'
          ORDER BY x.id LIMIT 1)
        END`.as('prompted_id'),
    )
    .orderBy('c.id')
    .limit(CARD_FILE_ROWS + 1)
    .execute();
  const page = rows.slice(0, CARD_FILE_ROWS);
  return {
    cards: page.map((row) => ({
      cardToken: row.vault_token,
      last4: row.last4,
      cardType: row.card_type,
      accountId: row.account_id,
      promptedIds: row.prompted_id === null || row.id_prompt === 'off' ? [] : [row.prompted_id],
      tankMilligallons: row.tank_capacity_milligallons,
    })),
    nextCursor: rows.length > CARD_FILE_ROWS ? (page.at(-1)?.id ?? null) : null,
  };
}
