import type { CardFile } from '@forecourt/api-client/contract';
import { isAcceptedByCard, promptedIdTypeOf } from '@forecourt/validation';
import { sql } from 'kysely';
import { sameAccount } from '../../store/inAccount.ts';
import type { Db, Row } from '../../store/schema.ts';
import { placedIds } from '../promptedIds/placedIds.ts';

export const CARD_FILE_ROWS = 1000;
/** IDs per card: a pump stores them all. */
const CARD_FILE_IDS_MAX = 500;

type PromptingCard = Pick<
  Row<'cards'>,
  'id' | 'account_id' | 'fleet_id' | 'card_type' | 'id_prompt'
>;

/** IDs of the active drivers and vehicles of the cards' fleets. */
const rosterIds = (db: Db, accountIds: readonly string[], fleetIds: readonly string[]) => {
  const vehicles = db
    .selectFrom('vehicles')
    .select(['account_id', 'fleet_id', 'unit_number as number', sql<string>`'V'`.as('type')])
    .where('account_id', 'in', [...accountIds])
    .where('fleet_id', 'in', [...fleetIds])
    .where('status', '=', 'active');
  return db
    .selectFrom('drivers')
    .select(['account_id', 'fleet_id', 'driver_id as number', sql<string>`'D'`.as('type')])
    .where('account_id', 'in', [...accountIds])
    .where('fleet_id', 'in', [...fleetIds])
    .where('status', '=', 'active')
    .unionAll(vehicles)
    .orderBy('number')
    .execute();
};

/**
 * Returns the IDs that each card accepts: its own prompted IDs, and those of its fleet's drivers or
 * vehicles, which a prompted ID with the same number replaces. [PID-04, ENT-33]
 */
async function readAcceptedIds(db: Db, cards: readonly PromptingCard[]) {
  const accountIds = [...new Set(cards.map((card) => card.account_id))];
  if (accountIds.length === 0) return () => [];
  const fleetIds = [...new Set(cards.map((card) => card.fleet_id))];
  const roster = Map.groupBy(
    await rosterIds(db, accountIds, fleetIds),
    (row) => `${row.account_id} ${row.fleet_id} ${row.type}`,
  );
  const prompted = Map.groupBy(
    await placedIds(db, accountIds).orderBy('p.number').execute(),
    (row) => `${row.account_id} ${row.type}`,
  );
  const replaced = new Set(
    [...prompted].flatMap(([key, rows]) => rows.map(({ number }) => `${key} ${number}`)),
  );
  return (card: PromptingCard): string[] => {
    const { id: cardId, account_id: accountId, fleet_id: fleetId } = card;
    const type = promptedIdTypeOf(card.card_type);
    if (type === null || card.id_prompt === 'off') return [];
    const key = `${accountId} ${type}`;
    const ofCard = (prompted.get(key) ?? []).filter((row) =>
      isAcceptedByCard(row, { cardId, fleetId }),
    );
    const ofFleet = (roster.get(`${accountId} ${fleetId} ${type}`) ?? []).filter(
      ({ number }) => !replaced.has(`${key} ${number}`),
    );
    return [...ofCard, ...ofFleet].slice(0, CARD_FILE_IDS_MAX).map(({ number }) => number);
  };
}

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
    .select(['c.id', 'c.account_id', 'c.fleet_id', 'c.last4', 'c.card_type', 'c.id_prompt'])
    .select(['s.vault_token', 'v.tank_capacity_milligallons'])
    .orderBy('c.id')
    .limit(CARD_FILE_ROWS + 1)
    .execute();
  const page = rows.slice(0, CARD_FILE_ROWS);
  const acceptedIds = await readAcceptedIds(db, page);
  return {
    cards: page.map((row) => ({
      cardToken: row.vault_token,
      last4: row.last4,
      cardType: row.card_type,
      accountId: row.account_id,
      promptedIds: acceptedIds(row),
      tankMilligallons: row.tank_capacity_milligallons,
    })),
    nextCursor: rows.length > CARD_FILE_ROWS ? (page.at(-1)?.id ?? null) : null,
  };
}
