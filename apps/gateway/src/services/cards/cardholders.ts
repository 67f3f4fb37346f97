import type { Cardholder } from '@forecourt/api-client/contract';
import { sql, type RawBuilder } from 'kysely';
import {
  CARD_REFUSALS,
  ASSIGNEE_OF_TYPE,
  CARD_TYPES,
  CARDHOLDERS_PER_CARD_MAX,
  type CardState,
  REQUIRED_PARTS,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { issueAt } from '../../http/refusal.ts';
import { anyOf } from '../../store/anyOf.ts';
import { deleteIn, insertIn, selectIn } from '../../store/inAccount.ts';
import { likeText } from '../../store/likeText.ts';
import { inFleets } from '../../store/scope.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockCard, notPossible, readCard } from './lockCard.ts';

const RESULTS_MAX = 20;
/** States of cards that someone has or that have been ordered for them. */
const IN_USE: readonly CardState[] = ['ordered', 'pendingActivation', 'active', 'onHold'];

/** Finds drivers or vehicles, with the number of cards in use that are assigned to each. */
function cardholderQuery({ trx, account, fleetIds }: AccountContext, kind: 'driver' | 'vehicle') {
  const isDriver = kind === 'driver';
  const from = isDriver ? sql`drivers` : sql`vehicles`;
  const name = isDriver ? sql<string>`h.first_name || ' ' || h.last_name` : sql<string>`h.name`;
  const number = isDriver ? sql<string>`h.driver_id` : sql<string>`h.unit_number`;
  const column = sql.ref(isDriver ? 'c.driver_id' : 'c.vehicle_id');
  const find = async (condition: RawBuilder<boolean>, limit: number) => {
    const { rows } = await sql<Cardholder>`
      SELECT h.id AS "cardholderId", ${name} AS name, ${number} AS number, f.name AS "fleetName",
        (SELECT count(*) FROM cards c WHERE c.account_id = ${account.account_id} AND ${column} = h.id
          AND c.status IN (${sql.join([...IN_USE])})) AS "cardCount"
      FROM ${from} h
      JOIN fleets f ON f.account_id = h.account_id AND f.id = h.fleet_id
      WHERE h.account_id = ${account.account_id} AND ${inFleets('h.fleet_id', fleetIds)}
        AND ${condition}
      ORDER BY lower(${name}), h.id LIMIT ${limit}`.execute(trx);
    return { items: rows };
  };
  return { find, name, number };
}

/** Searches drivers or vehicles by name or number, except terminated ones. [GW-30, DRIVER-18] */
export const lookUpCardholders: HandlerOf<'lookUpCardholders'> = async ({ query }, context) => {
  const { find, name, number } = cardholderQuery(context, query.kind);
  const like = likeText(query.q?.trim() ?? '');
  const condition = sql<boolean>`h.status <> 'terminated'
    AND (${name} ILIKE ${like} OR ${number} ILIKE ${like})`;
  return find(condition, RESULTS_MAX);
};

/** Everyone with whom a card is shared, including drivers of other fleets. */
function findSharers(context: AccountContext, cardId: string) {
  const { find } = cardholderQuery({ ...context, fleetIds: null }, 'driver');
  const condition = sql<boolean>`EXISTS (SELECT 1 FROM card_cardholders s
    WHERE s.account_id = ${context.account.account_id} AND s.driver_id = h.id AND s.card_id = ${cardId})`;
  return find(condition, CARDHOLDERS_PER_CARD_MAX);
}

/**
 * IDs of the drivers who hold a card besides its assignee: those with whom it is shared, and those
 * whose request it was assigned for. Lock the card before adding one. [CARD-10]
 */
export async function readHolderIds(
  { trx, account }: Pick<AccountContext, 'trx' | 'account'>,
  cardId: string,
): Promise<ReadonlySet<string>> {
  const accountId = account.account_id;
  const rows = await selectIn(trx, accountId, 'card_cardholders')
    .select('driver_id')
    .where('card_id', '=', cardId)
    .union(
      selectIn(trx, accountId, 'cardholder_requests')
        .select('driver_id')
        .where('card_id', '=', cardId),
    )
    .execute();
  return new Set(rows.map((row) => row.driver_id));
}

/** Lists everyone with whom a card is shared. [GW-31] */
export const listCardholders: HandlerOf<'listCardholders'> = async ({ query }, context) => {
  await readCard(context, query.cardId);
  return findSharers(context, query.cardId);
};

/** Lists whether each card type is assigned to a driver or a vehicle. [GW-32] */
export const listCardholderTypes: HandlerOf<'listCardholderTypes'> = () =>
  Promise.resolve({
    items: CARD_TYPES.map((cardType) => ({
      cardType,
      assignee: ASSIGNEE_OF_TYPE[cardType],
      cardholdersMax: CARDHOLDERS_PER_CARD_MAX,
    })),
  });

/** Lists card types with their required parts and number of cards. [GW-26, ENT-15] */
export const listCardTypes: HandlerOf<'listCardTypes'> = async (_input, context) => {
  const { trx, account, fleetIds } = context;
  const counts = await selectIn(trx, account.account_id, 'cards')
    .select(['card_type', (e) => e.fn.countAll<number>().as('n')])
    .where(inFleets('fleet_id', fleetIds))
    .groupBy('card_type')
    .execute();
  return {
    items: CARD_TYPES.map((cardType) => ({
      cardType,
      requiredParts: [...REQUIRED_PARTS[cardType]],
      canBeOrdered: account.state === 'open',
      cardCount: counts.find((row) => row.card_type === cardType)?.n ?? 0,
    })),
  };
};

const findDrivers = ({ trx, account, fleetIds }: AccountContext, ids: readonly string[]) =>
  selectIn(trx, account.account_id, 'drivers')
    .select(['id', 'status'])
    .where('id', '=', anyOf(ids))
    .where(inFleets('fleet_id', fleetIds))
    .execute();

/** @throws Refusal unless all are drivers in the person's fleets and not terminated [DRIVER-18] */
async function requireDrivers(context: AccountContext, ids: readonly string[]): Promise<void> {
  const drivers = await findDrivers(context, ids);
  if (drivers.length !== ids.length) {
    throw notPossible(issueAt('cardholderIds', CARD_REFUSALS.assigneeUnknown));
  }
  if (drivers.some(({ status }) => status === 'terminated')) {
    throw notPossible(issueAt('cardholderIds', 'roster.is.terminated'));
  }
}

const namesOf = (cardholders: readonly Cardholder[]) =>
  cardholders.map(({ name }) => name).join(', ');

async function recordSharing(
  context: AccountContext,
  cardId: string,
  { items: before }: { readonly items: readonly Cardholder[] },
) {
  const after = await findSharers(context, cardId);
  const [namesBefore, namesAfter] = [namesOf(before), namesOf(after.items)];
  if (namesBefore !== namesAfter) {
    const change = { before: { cardholders: namesBefore }, after: { cardholders: namesAfter } };
    await recordEvent(context, ['card', cardId], 'card.share', change);
  }
  return after;
}

/** Shares a locked card with more people. @throws Refusal if there would be more than five */
async function shareWith(context: AccountContext, cardId: string, ids: readonly string[]) {
  const { trx, account, now } = context;
  const before = await findSharers(context, cardId);
  const existing = await selectIn(trx, account.account_id, 'card_cardholders')
    .select(['driver_id', 'place'])
    .where('card_id', '=', cardId)
    .execute();
  const newIds = ids.filter((id) => !existing.some((row) => row.driver_id === id));
  const holderIds = new Set([...(await readHolderIds(context, cardId)), ...newIds]);
  if (newIds.length > 0 && holderIds.size > CARDHOLDERS_PER_CARD_MAX) {
    const params = { max: CARDHOLDERS_PER_CARD_MAX };
    throw notPossible(issueAt('cardholderIds', 'shareCard.tooMany', params));
  }
  const freePlaces = Array.from(
    { length: CARDHOLDERS_PER_CARD_MAX },
    (_, index) => index + 1,
  ).filter((place) => !existing.some((row) => row.place === place));
  for (const [index, driverId] of newIds.entries()) {
    await insertIn(trx, account.account_id, 'card_cardholders', {
      card_id: cardId,
      driver_id: driverId,
      place: freePlaces[index] ?? 0,
      added_at: now.toISOString(),
    });
  }
  return recordSharing(context, cardId, before);
}

/** Shares a locked card again with those who are still active and in the person's fleets. */
export async function shareAgain(context: AccountContext, cardId: string, ids: readonly string[]) {
  const drivers = await findDrivers(context, ids);
  const active = drivers.filter(({ status }) => status === 'active').map(({ id }) => id);
  await shareWith(context, cardId, active);
}

/** Stops sharing a card; returns who shared it in its history's format, or `null` if no one did. */
export async function endSharing(context: AccountContext, cardId: string) {
  const { items } = await findSharers(context, cardId);
  if (items.length === 0) return null;
  await deleteIn(context.trx, context.account.account_id, 'card_cardholders')
    .where('card_id', '=', cardId)
    .execute();
  return {
    cardholders: namesOf(items),
    cardholderIds: items.map(({ cardholderId }) => cardholderId),
  };
}

/** Shares a card with more people, up to five in all. [GW-28, CARD-10] */
export const addCardholders: HandlerOf<'addCardholders'> = async ({ body }, context) => {
  const card = await lockCard(context, body.cardId);
  if (!IN_USE.includes(card.status)) {
    throw notPossible(issueAt('cardId', `card.is.${card.status}`));
  }
  await requireDrivers(context, body.cardholderIds);
  return shareWith(context, card.id, body.cardholderIds);
};

/** Stops sharing a card with people; ignores those who do not share it. [GW-29] */
export const removeCardholders: HandlerOf<'removeCardholders'> = async ({ body }, context) => {
  const card = await lockCard(context, body.cardId);
  const before = await findSharers(context, card.id);
  await deleteIn(context.trx, context.account.account_id, 'card_cardholders')
    .where('card_id', '=', card.id)
    .where('driver_id', 'in', [...body.cardholderIds])
    .execute();
  return recordSharing(context, card.id, before);
};
