import {
  can,
  canEditPromptedId,
  type FieldIssue,
  type PromptedId,
  type PromptedIdRecord,
  promptedIdLifecycle,
  promptedIdRecord,
  type PromptedIdAction,
  type Reason,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import {
  notFound,
  Refusal,
  refusedFor,
  requireAllowed,
  requireCurrent,
  issueIf,
} from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { columnsOf, factsOf } from '../../store/factsOf.ts';
import { newId } from '../../store/ids.ts';
import {
  changeRow,
  deleteIn,
  insertIn,
  sameAccount,
  selectIn,
  rowIn,
} from '../../store/inAccount.ts';
import { insertRows } from '../../store/insertRows.ts';
import { inFleets } from '../../store/scope.ts';
import { likeText } from '../../store/likeText.ts';
import { inOrder, sortedPage, type SortKey } from '../../store/sortedPage.ts';
import { cardsByIds } from '../cards/cardRows.ts';
import { lockCards } from '../cards/lockCard.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockOrders } from '../orders/counters.ts';

type Filter = Parameters<HandlerOf<'listPromptedIds'>>[0]['query'];

const cardCount = ({ account }: AccountContext) =>
  sql<number>`(SELECT count(*) FROM prompted_id_cards k
    WHERE k.account_id = ${account.account_id} AND k.prompted_id = r.id)`;

const sortKeys = (
  context: AccountContext,
): Readonly<Record<NonNullable<Filter['sort']>, SortKey>> => ({
  name: { expression: sql`lower(r.name)`, type: 'text' },
  number: { expression: sql`r.number::bigint`, type: 'bigint' },
  type: { expression: sql`r.type`, type: 'text' },
  status: { expression: sql`r.status`, type: 'text' },
  cards: { expression: cardCount(context), type: 'bigint' },
});

const withNames = (context: AccountContext, query: ReturnType<typeof visiblePromptedIds>) =>
  query
    .selectAll('r')
    .select(['f.name as fleet_name', 'd.name as department_name'])
    .select(cardCount(context).as('card_count'));
type PromptedIdRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

const toRecord =
  ({ account }: AccountContext) =>
  (row: PromptedIdRow): PromptedIdRecord => ({
    ...factsOf(promptedIdRecord, row),
    managedById: row.department_id ?? row.fleet_id ?? account.account_id,
    managedByName: row.department_name ?? row.fleet_name ?? account.name,
  });

/** Prompted IDs that the person may see: those of the account, and those of their fleets. */
export function visiblePromptedIds({ trx, account, fleetIds }: AccountContext) {
  return selectIn(trx, account.account_id, 'prompted_ids as r')
    .leftJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'r.fleet_id'))
    .leftJoin('departments as d', (on) => sameAccount(on, 'd.id', 'r.department_id'))
    .where(sql<boolean>`(r.fleet_id IS NULL OR ${inFleets('r.fleet_id', fleetIds)})`);
}

function matchingIds(context: AccountContext, { q, type, status, managedBy }: Filter) {
  const like = likeText(q?.trim() ?? '');
  let query = visiblePromptedIds(context);
  if (type) query = query.where('r.type', '=', type);
  if (status) query = query.where('r.status', '=', status);
  if (managedBy) query = query.where('r.managed_by', '=', managedBy);
  if (like === '%%') return query;
  return query.where(sql<boolean>`(r.name ILIKE ${like} OR r.number ILIKE ${like})`);
}

/** One page of prompted IDs, in the requested order. */
export async function pageOfPromptedIds(context: AccountContext, query: Filter) {
  const request = { ...query, sort: query.sort ?? 'name' };
  const named = withNames(context, matchingIds(context, query));
  const rows = await inOrder(named, sortKeys(context)[request.sort], sql`r.id`, request).execute();
  return sortedPage(rows, request, toRecord(context));
}

/** Prompted IDs, filtered, sorted, and paged. [GW-142, PID-01] */
export const listPromptedIds: HandlerOf<'listPromptedIds'> = async ({ query }, context) => {
  const page = await pageOfPromptedIds(context, query);
  if (query.total === undefined) return page;
  return { ...page, total: await countOf(matchingIds(context, query)) };
};

/** The types of prompted ID, with the number of each. [GW-146, ENT-34] */
export const listPromptedIdTypes: HandlerOf<'listPromptedIdTypes'> = async (_input, context) => {
  const rows = await visiblePromptedIds(context)
    .select(['r.type', sql<number>`count(*)`.as('n')])
    .groupBy('r.type')
    .execute();
  const countOfType = (type: 'V' | 'D') => rows.find((row) => row.type === type)?.n ?? 0;
  return {
    items: [
      { type: 'D', canBeTurnedOff: true, count: countOfType('D') },
      { type: 'V', canBeTurnedOff: false, count: countOfType('V') },
    ],
  };
};

/** Reads one prompted ID in its API shape. @throws Refusal `promptedId.notFound` */
export async function readPromptedId(context: AccountContext, id: string) {
  const query = visiblePromptedIds(context).where('r.id', '=', id);
  const row = await withNames(context, query).executeTakeFirstOrThrow(() => notFound('promptedId'));
  return toRecord(context)(row);
}

/** One prompted ID, with the cards that accept it and that the person may see. */
export const getPromptedId: HandlerOf<'getPromptedId'> = async ({ params }, context) => {
  const { trx, account, fleetIds } = context;
  const promptedId = await readPromptedId(context, params.id);
  const cards = await selectIn(trx, account.account_id, 'prompted_id_cards as k')
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 'k.card_id'))
    .select('k.card_id')
    .where('k.prompted_id', '=', params.id)
    .where(inFleets('c.fleet_id', fleetIds))
    .orderBy('k.card_id')
    .execute();
  const cardIds = cards.map((row) => row.card_id);
  return { promptedId, cardIds, cards: await cardsByIds(context, cardIds) };
};

export interface Manager {
  readonly fleet_id: string | null;
  readonly department_id: string | null;
}

/** The manager's columns; `null` if there is none that this person may choose. [ENT-35] */
export async function findManager(
  { trx, account, actor }: AccountContext,
  { managedBy, managedById }: PromptedId,
): Promise<Manager | null> {
  const accountId = account.account_id;
  if (managedBy === 'customerId') {
    const isOwn = managedById === accountId && actor.fleetIds === null;
    return isOwn ? { fleet_id: null, department_id: null } : null;
  }
  const fleetId =
    managedBy === 'fleet'
      ? (await rowIn(trx, accountId, 'fleets', managedById).executeTakeFirst())?.id
      : (await rowIn(trx, accountId, 'departments', managedById).executeTakeFirst())?.fleet_id;
  if (fleetId === undefined || !can(actor, 'promptedIds.edit', { fleetId }).allowed) return null;
  return { fleet_id: fleetId, department_id: managedBy === 'department' ? managedById : null };
}

/** Issues for a name or number that is already in use. [PID-09, MSG-47] */
async function duplicateIssues(
  { trx, account }: AccountContext,
  { name, number, type }: PromptedId,
  ownId: string | null,
): Promise<FieldIssue[]> {
  const duplicates = await selectIn(trx, account.account_id, 'prompted_ids')
    .select(['id', 'number', 'type'])
    .select(sql<boolean>`upper(name) = upper(${name})`.as('same_name'))
    .where(sql<boolean>`(upper(name) = upper(${name}) OR (number = ${number} AND type = ${type}))`)
    .execute();
  return duplicates
    .filter(({ id }) => id !== ownId)
    .flatMap((duplicate): FieldIssue[] => [
      ...issueIf(duplicate.same_name, 'name', 'promptedId.nameInUse'),
      ...issueIf(
        duplicate.number === number && duplicate.type === type,
        'number',
        'promptedId.numberInUse',
      ),
    ]);
}

async function cardIssues(
  { trx, account, fleetIds }: AccountContext,
  { cardIds }: PromptedId,
): Promise<FieldIssue[]> {
  if (cardIds.length === 0) return [];
  const visibleCards = await selectIn(trx, account.account_id, 'cards')
    .select('id')
    .where('id', 'in', cardIds)
    .where(inFleets('cards.fleet_id', fleetIds))
    .execute();
  const isUnknown = visibleCards.length < new Set(cardIds).size;
  return issueIf(isUnknown, 'cardIds', 'promptedId.cardUnknown');
}

/** Checks what the schema cannot; returns columns. @throws Refusal `promptedId.notPossible` */
async function checkedColumns(context: AccountContext, body: PromptedId, ownId: string | null) {
  const manager = await findManager(context, body);
  const fields = [
    ...issueIf(!manager, 'managedById', 'promptedId.managerUnknown'),
    ...(await duplicateIssues(context, body, ownId)),
    ...(await cardIssues(context, body)),
  ];
  if (!manager || fields.length > 0) throw new Refusal(422, 'promptedId.notPossible', { fields });
  return promptedIdColumns(body, manager);
}

/** A prompted ID's columns, without its cards. */
export function promptedIdColumns(body: PromptedId, manager: Manager) {
  const { cardIds: _cards, managedById: _manager, ...facts } = body;
  return { ...columnsOf(facts), ...manager };
}

/** Replaces the cards in the person's fleets; cards in other fleets stay. [USER-20] */
async function putCards(
  { trx, account, fleetIds }: AccountContext,
  id: string,
  cardIds: readonly string[],
): Promise<void> {
  const accountId = account.account_id;
  await deleteIn(trx, accountId, 'prompted_id_cards')
    .where('prompted_id', '=', id)
    .where((e) =>
      e(
        'card_id',
        'in',
        selectIn(trx, accountId, 'cards').select('id').where(inFleets('fleet_id', fleetIds)),
      ),
    )
    .execute();
  const rows = [...new Set(cardIds)].map((cardId) => ({
    account_id: accountId,
    prompted_id: id,
    card_id: cardId,
  }));
  await insertRows(trx, 'prompted_id_cards', rows);
}

/** Adds a prompted ID. [PID-01, PID-05 to PID-09] */
export const addPromptedId: HandlerOf<'addPromptedId'> = async ({ body }, context) => {
  const { trx, account } = context;
  await lockOrders(trx, account.account_id);
  await lockCards(context, body.cardIds);
  const values = await checkedColumns(context, body, null);
  const id = newId();
  await insertIn(trx, account.account_id, 'prompted_ids', { id, ...values });
  await putCards(context, id, body.cardIds);
  await recordEvent(context, ['promptedId', id], 'promptedId.added', {
    after: { ...values, cards: body.cardIds.length },
  });
  return { promptedId: await readPromptedId(context, id) };
};

/** Whether the person may change it: it is in one of their fleets, or they have all fleets. */
export const ownsPromptedId = ({ actor }: AccountContext, { fleet_id: fleetId }: Manager) =>
  actor.fleetIds === null || (fleetId !== null && actor.fleetIds.includes(fleetId));

/** Locks a prompted ID that the person may see until the transaction ends. @throws Refusal */
export async function lockVisiblePromptedId(context: AccountContext, id: string) {
  const { trx, account } = context;
  const row = await rowIn(trx, account.account_id, 'prompted_ids', id)
    .forUpdate()
    .executeTakeFirst();
  const isVisible = row && (row.fleet_id === null || ownsPromptedId(context, row));
  if (!isVisible) throw notFound('promptedId');
  return row;
}

/** Locks a prompted ID that the person may change until the transaction ends. @throws Refusal */
export async function lockPromptedId(context: AccountContext, id: string) {
  const row = await lockVisiblePromptedId(context, id);
  requireAllowed(canEditPromptedId(context.actor, { fleetId: row.fleet_id }));
  return row;
}

/** Turns a prompted ID on or off, or returns every reason why that is not possible. */
export const switched = (
  { account }: AccountContext,
  { status, type }: Pick<PromptedId, 'status' | 'type'>,
  action: PromptedIdAction,
) => promptedIdLifecycle.apply(status, action, { type, accountState: account.state });

/** A refusal to turn a prompted ID on or off. */
export const switchRefused = (reasons: readonly Reason[]) =>
  refusedFor(409, 'promptedId.refused', 'status', reasons);

/**
 * Locks the cards that a prompted ID has and those that it gets. Call it before locking the
 * prompted ID, as a transfer of a card locks its prompted IDs after the card.
 */
async function lockItsCards(
  context: AccountContext,
  id: string,
  cardIds: readonly string[],
): Promise<void> {
  const bound = await selectIn(context.trx, context.account.account_id, 'prompted_id_cards')
    .select('card_id')
    .where('prompted_id', '=', id)
    .execute();
  await lockCards(context, [...cardIds, ...bound.map((row) => row.card_id)]);
}

/** Changes a prompted ID, unless someone else has changed it in the meantime. */
export const editPromptedId: HandlerOf<'editPromptedId'> = async ({ params, body }, context) => {
  const { trx, account } = context;
  await lockOrders(trx, account.account_id);
  await lockItsCards(context, params.id, body.cardIds);
  const before = requireCurrent(context, await lockPromptedId(context, params.id));
  if (body.status !== before.status) {
    const { status } = before;
    const action = body.status === 'on' ? 'turnOn' : 'turnOff';
    const applied = switched(context, { ...body, status }, action);
    if (!applied.ok) throw switchRefused(applied.reasons);
  }
  const values = await checkedColumns(context, body, params.id);
  await changeRow(trx, account.account_id, 'prompted_ids', params.id, values);
  await putCards(context, params.id, body.cardIds);
  await recordEvent(context, ['promptedId', params.id], 'promptedId.edited', {
    before,
    after: { ...values, cards: body.cardIds.length },
  });
  return { promptedId: await readPromptedId(context, params.id) };
};
