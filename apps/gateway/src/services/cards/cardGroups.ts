import { jsonb } from '@forecourt/server';
import {
  CARD_REFUSALS,
  cardGroupDeliveryRefusal,
  type CardDelivery,
  type FieldIssue,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, Refusal, requireCurrent, issueAt } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { changeRow, deleteIn, insertIn, selectIn, rowIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { cardsInOtherFleets } from './otherFleets.ts';

const notPossible = (field: FieldIssue) =>
  new Refusal(422, 'cardGroup.notPossible', { fields: [field] });

/** Why a group cannot have an address of its own; null: it can. [CARD-31] */
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

async function readGroup(context: AccountContext, groupId: string) {
  const row = await groupsOf(context)
    .where('g.id', '=', groupId)
    .executeTakeFirstOrThrow(() => notFound('cardGroup'));
  return toGroup(row);
}

/** The groups with the cards in each. [SCREEN-27] */
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

/** @throws Refusal when another group has the name, in whatever case. */
async function requireFreeName({ trx, account }: AccountContext, name: string, ownId: string) {
  const taken = await selectIn(trx, account.account_id, 'card_groups')
    .select('id')
    .where((e) => e(e.fn<string>('lower', ['name']), '=', e.fn<string>('lower', [e.val(name)])))
    .where('id', '<>', ownId)
    .executeTakeFirst();
  if (taken) throw notPossible(issueAt('name', CARD_REFUSALS.groupNameTaken));
}

const record = (
  context: AccountContext,
  groupId: string,
  action: `cardGroup.${string}`,
  [before, after]: readonly [unknown, unknown],
) => recordEvent(context, ['cardGroup', groupId], action, { before, after });

/** [CARD-27, CARD-31] */
export const addCardGroup: HandlerOf<'addCardGroup'> = async ({ body }, context) => {
  const { trx, account } = context;
  const id = newId();
  requireDelivery(context, body.delivery);
  await requireFreeName(context, body.name, id);
  await insertIn(trx, account.account_id, 'card_groups', {
    id,
    name: body.name,
    delivery: body.delivery === null ? null : jsonb(body.delivery),
  });
  await record(context, id, 'cardGroup.add', [null, body]);
  return { group: await readGroup(context, id) };
};

/**
 * The group, if no one changed it since it was read and its cards are the person's: new plastic goes to
 * its address. [USER-20]
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

/** [CARD-27, CARD-31] */
export const editCardGroup: HandlerOf<'editCardGroup'> = async ({ params, body }, context) => {
  const row = await lockGroup(context, params.groupId);
  const isSameAddress = JSON.stringify(body.delivery) === JSON.stringify(row.delivery);
  if (!isSameAddress) requireDelivery(context, body.delivery);
  await requireFreeName(context, body.name, row.id);
  await changeRow(context.trx, row.account_id, 'card_groups', row.id, {
    name: body.name,
    delivery: body.delivery === null ? null : jsonb(body.delivery),
  });
  const before = { name: row.name, delivery: row.delivery };
  await record(context, row.id, 'cardGroup.edit', [before, body]);
  return { group: await readGroup(context, row.id) };
};

/** Removes a group that no card is in. */
export const removeCardGroup: HandlerOf<'removeCardGroup'> = async ({ params }, context) => {
  const row = await lockGroup(context, params.groupId);
  const { cardCount } = await readGroup(context, row.id);
  if (cardCount > 0) {
    const count = { count: cardCount };
    throw notPossible(issueAt('groupId', CARD_REFUSALS.groupInUse, count));
  }
  await deleteIn(context.trx, row.account_id, 'card_groups').where('id', '=', row.id).execute();
  await record(context, row.id, 'cardGroup.remove', [{ name: row.name }, null]);
  return { groupId: row.id };
};
