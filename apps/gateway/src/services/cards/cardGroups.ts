import { isDeepStrictEqual } from 'node:util';
import { jsonb } from '@forecourt/server';
import {
  CARD_REFUSALS,
  cardGroupDeliveryRefusal,
  type CardDelivery,
  type FieldIssue,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, Refusal, requireCurrent, issueAt } from '../../http/refusal.ts';
import { hasRow } from '../../store/hasRow.ts';
import { newId } from '../../store/ids.ts';
import { changeRow, deleteIn, insertIn, selectIn, rowIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { cardsInOtherFleets } from './otherFleets.ts';

const notPossible = (field: FieldIssue) =>
  new Refusal(422, 'cardGroup.notPossible', { fields: [field] });

/** Why groups cannot have their own address yet; `null` if they can. [CARD-31] */
const deliveryRefusal = ({ account, now }: AccountContext) =>
  cardGroupDeliveryRefusal({
    accountOpenedAt: new Date(`${account.opened_on}T12:00:00Z`),
    now,
    timeZone: account.time_zone,
  });

const groupsOf = ({ trx, account }: AccountContext) =>
  selectIn(trx, account.account_id, 'card_groups as g')
    .selectAll('g')
    .select((e) =>
      e
        .selectFrom('cards as c')
        .where('c.account_id', '=', account.account_id)
        .whereRef('c.group_id', '=', 'g.id')
        .select(e.fn.countAll<number>().as('n'))
        .as('cards'),
    );

const toGroup = (row: Row<'card_groups'> & { readonly cards: number | null }) => ({
  groupId: row.id,
  name: row.name,
  delivery: row.delivery,
  cardCount: row.cards ?? 0,
  version: row.version,
});

const readGroup = async (context: AccountContext, groupId: string) =>
  toGroup(
    await groupsOf(context)
      .where('g.id', '=', groupId)
      .executeTakeFirstOrThrow(() => notFound('cardGroup')),
  );

/** Lists the card groups with the number of cards in each. [SCREEN-27] */
export const listCardGroups: HandlerOf<'listCardGroups'> = async (_input, context) => {
  const rows = await groupsOf(context).orderBy('g.name').execute();
  const refusal = deliveryRefusal(context);
  return {
    items: rows.map(toGroup),
    deliveryRefusal: refusal && { key: refusal.key, params: { ...refusal.params } },
  };
};

function requireDelivery(context: AccountContext, delivery: CardDelivery | null): void {
  const refusal = delivery === null ? null : deliveryRefusal(context);
  if (refusal) throw notPossible({ path: 'delivery', ...refusal });
}

/** @throws Refusal if another group has the name, ignoring case */
async function requireFreeName({ trx, account }: AccountContext, name: string, ownId: string) {
  const duplicates = selectIn(trx, account.account_id, 'card_groups')
    .where((e) => e(e.fn<string>('lower', ['name']), '=', e.fn<string>('lower', [e.val(name)])))
    .where('id', '<>', ownId);
  if (await hasRow(duplicates)) throw notPossible(issueAt('name', CARD_REFUSALS.groupNameTaken));
}

/** Adds a card group, optionally with its own delivery address. [CARD-27, CARD-31] */
export const addCardGroup: HandlerOf<'addCardGroup'> = async ({ body }, context) => {
  const { trx, account } = context;
  const id = newId();
  requireDelivery(context, body.delivery);
  await requireFreeName(context, body.name, id);
  await insertIn(trx, account.account_id, 'card_groups', {
    id,
    name: body.name,
    delivery: body.delivery && jsonb(body.delivery),
  });
  await recordEvent(context, ['cardGroup', id], 'cardGroup.add', { after: body });
  return { group: await readGroup(context, id) };
};

/**
 * Locks the group. Refuses if it is stale or has cards outside the person's fleets, since new cards
 * are delivered to its address. [USER-20]
 */
async function lockGroup(context: AccountContext, groupId: string): Promise<Row<'card_groups'>> {
  const { trx, account } = context;
  const row = requireCurrent(
    context,
    await rowIn(trx, account.account_id, 'card_groups', groupId)
      .forUpdate()
      .executeTakeFirstOrThrow(() => notFound('cardGroup')),
  );
  const count = await cardsInOtherFleets(context, 'group_id', groupId);
  if (count === 0) return row;
  throw notPossible(issueAt('groupId', CARD_REFUSALS.groupOfOtherFleets, { count }));
}

/** Changes a card group's name and delivery address. [CARD-27, CARD-31] */
export const editCardGroup: HandlerOf<'editCardGroup'> = async ({ params, body }, context) => {
  const row = await lockGroup(context, params.groupId);
  const isSameAddress = isDeepStrictEqual(body.delivery, row.delivery);
  if (!isSameAddress) requireDelivery(context, body.delivery);
  await requireFreeName(context, body.name, row.id);
  await changeRow(context.trx, row.account_id, 'card_groups', row.id, {
    name: body.name,
    delivery: body.delivery && jsonb(body.delivery),
  });
  await recordEvent(context, ['cardGroup', row.id], 'cardGroup.edit', {
    before: { name: row.name, delivery: row.delivery },
    after: body,
  });
  return { group: await readGroup(context, row.id) };
};

/** Removes a group that has no cards. */
export const removeCardGroup: HandlerOf<'removeCardGroup'> = async ({ params }, context) => {
  const row = await lockGroup(context, params.groupId);
  const { cardCount: count } = await readGroup(context, row.id);
  if (count > 0) throw notPossible(issueAt('groupId', CARD_REFUSALS.groupInUse, { count }));
  await deleteIn(context.trx, row.account_id, 'card_groups').where('id', '=', row.id).execute();
  const before = { name: row.name };
  await recordEvent(context, ['cardGroup', row.id], 'cardGroup.remove', { before });
  return { groupId: row.id };
};
