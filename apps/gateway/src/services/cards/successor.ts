import { jsonb } from '@forecourt/server';
import { CARD_REFUSALS, cardExpiresOn, type CardDelivery } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { issueAt } from '../../http/refusal.ts';
import { anyOf } from '../../store/anyOf.ts';
import { deleteIn, rowIn, selectIn, updateIn } from '../../store/inAccount.ts';
import { hasRow } from '../../store/hasRow.ts';
import { newId } from '../../store/ids.ts';
import { insertRows } from '../../store/insertRows.ts';
import { insertSecrets } from '../../store/insertSecrets.ts';
import type { Row } from '../../store/schema.ts';
import { moveRequests } from '../cardRequests/settle.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { issueNumbers, secretsOf } from '../orders/insertCards.ts';
import { announceOrder, insertOrder } from '../orders/placeOrder.ts';
import { terminationIssues } from './editReferences.ts';
import { moveSchedule } from './holdSchedules.ts';
import { notPossible } from './lockCard.ts';

export interface SuccessorOptions {
  /** `null` uses the address of the card's group, or else of its last order. */
  readonly delivery: CardDelivery | null;
  readonly nameOnCard: string;
  /** Set to `false` if the PIN may be known to someone else, as after a theft. */
  readonly keepsPin: boolean;
}

export interface Successor {
  readonly cardId: string;
  readonly last4: string;
  readonly order: Row<'orders'>;
}

/** The default delivery address of a new card: its group's, or else its last order's. */
async function defaultDelivery({ trx, account }: AccountContext, card: Row<'cards'>) {
  const accountId = account.account_id;
  const group = await rowIn(trx, accountId, 'card_groups', card.group_id ?? '').executeTakeFirst();
  if (group?.delivery) return group.delivery;
  const lastOrder = await rowIn(trx, accountId, 'orders', card.order_id ?? '').executeTakeFirst();
  return lastOrder?.delivery;
}

/** @throws Refusal if the card already has a successor */
export async function requireNotReplaced(
  { trx, account }: AccountContext,
  cardId: string,
): Promise<void> {
  const successors = selectIn(trx, account.account_id, 'cards').where(
    'replaces_card_id',
    '=',
    cardId,
  );
  if (await hasRow(successors)) throw notPossible(issueAt('cardId', CARD_REFUSALS.replacedAlready));
}

async function insertCopy(
  context: AccountContext,
  card: Row<'cards'>,
  orderId: string,
  { nameOnCard, keepsPin }: SuccessorOptions,
): Promise<Pick<Successor, 'cardId' | 'last4'>> {
  const { trx, vault, account, now } = context;
  const accountId = account.account_id;
  const [number] = await issueNumbers(trx, vault, 1);
  if (!number) throw new Error('The vault issued no number.');
  const cardId = newId();
  await trx
    .insertInto('cards')
    .values({
      ...card,
      id: cardId,
      last4: number.last4,
      status: 'ordered',
      name_on_card: nameOnCard,
      expires_on: cardExpiresOn(now, account.time_zone),
      custom_limits: card.custom_limits && jsonb(card.custom_limits),
      order_id: orderId,
      ordered_at: now.toISOString(),
      activated_at: null,
      last_used_at: null,
      replaces_card_id: card.id,
      hold_changes_at: null,
      version: 1,
    })
    .execute();
  const secrets = await selectIn(trx, accountId, 'card_secrets')
    .select('pin_encrypted')
    .where('card_id', '=', card.id)
    .executeTakeFirst();
  const sealed = secrets?.pin_encrypted ?? null;
  const pin = keepsPin && sealed ? vault.sealPin(cardId, vault.openPin(card.id, sealed)) : null;
  await insertSecrets(trx, [secretsOf(context, cardId, number, pin)]);
  return { cardId, last4: number.last4 };
}

/** Moves everyone who shares one card to the other. */
async function moveCardholders(
  { trx, account }: AccountContext,
  fromCardId: string,
  toCardId: string,
): Promise<void> {
  const accountId = account.account_id;
  await deleteIn(trx, accountId, 'card_cardholders').where('card_id', '=', toCardId).execute();
  await updateIn(trx, accountId, 'card_cardholders')
    .set({ card_id: toCardId })
    .where('card_id', '=', fromCardId)
    .execute();
}

/** Moves one card's prompted IDs to the other, which loses its own. [ENT-33] */
async function movePromptedIds(
  { trx, account }: AccountContext,
  fromCardId: string,
  toCardId: string,
): Promise<void> {
  const accountId = account.account_id;
  const removed = await deleteIn(trx, accountId, 'prompted_id_cards')
    .where('card_id', '=', anyOf([fromCardId, toCardId]))
    .returning(['prompted_id', 'card_id'])
    .execute();
  if (removed.length === 0) return;
  const moved = removed.filter((row) => row.card_id === fromCardId);
  await insertRows(
    trx,
    'prompted_id_cards',
    moved.map((row) => ({ account_id: accountId, ...row, card_id: toCardId })),
  );
  const ids = new Set(removed.map((row) => row.prompted_id));
  // so that open edits, which still show the cards from before, fail as stale
  await updateIn(trx, accountId, 'prompted_ids')
    .set((e) => ({ version: e('version', '+', 1) }))
    .where('id', '=', anyOf(ids))
    .execute();
}

/**
 * Moves what is stored outside the card's row: cardholders and their requests, prompted IDs, and
 * hold schedule.
 */
export async function moveRelatedRows(
  context: AccountContext,
  fromCardId: string,
  toCardId: string,
): Promise<void> {
  await moveCardholders(context, fromCardId, toCardId);
  await moveRequests(context, fromCardId, toCardId);
  await movePromptedIds(context, fromCardId, toCardId);
  await moveSchedule(context, fromCardId, toCardId);
}

/**
 * Orders the successor of a locked card, in a separate order. It keeps everything but the number:
 * type, fleet, people, profile, limits, prompted IDs, and schedule. [CARD-05, CARD-06, CARD-15]
 */
export async function orderSuccessor(
  context: AccountContext,
  card: Row<'cards'>,
  options: SuccessorOptions,
): Promise<Successor> {
  await requireNotReplaced(context, card.id);
  const issues = await terminationIssues(context, card);
  if (issues.length > 0) throw notPossible(...issues);
  const delivery = options.delivery ?? (await defaultDelivery(context, card));
  if (!delivery) throw notPossible(issueAt('delivery', 'value.required'));
  const order = await insertOrder(context, {
    cardCount: 1,
    delivery,
    source: 'form',
    fileName: null,
    contentHash: null,
  });
  if (!order) throw new Error('An order without content was ordered before.');
  const copy = await insertCopy(context, card, order.id, options);
  await moveRelatedRows(context, card.id, copy.cardId);
  await recordEvent(context, ['card', copy.cardId], 'card.ordered', {
    after: { status: 'ordered', orderId: order.id, replaces: card.last4 },
  });
  await announceOrder(context, order);
  return { ...copy, order };
}
