import { jsonb } from '@forecourt/server';
import type { CardDelivery, CardOrder, OrderSource } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { authorize } from '../../http/people.ts';
import { newId } from '../../store/ids.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { nextNumber } from './counters.ts';
import { insertCards } from './insertCards.ts';
import { linkPeople } from './people.ts';
import type { OrderReferences } from './references.ts';

/** Digits in an order number, which is counted per account from 000001. */
const ORDER_NUMBER_DIGITS = 6;

/** An order's own fields, without its cards. */
interface OrderHead {
  readonly cardCount: number;
  readonly delivery: CardDelivery;
  readonly source: OrderSource;
  readonly fileName: string | null;
  /** Set for imports: content that was already ordered is not ordered again. */
  readonly contentHash: string | null;
}

/** Cards that passed every check, with their delivery. */
interface CheckedOrder extends Omit<OrderHead, 'cardCount'> {
  readonly cards: readonly CardOrder[];
}

interface PlacedOrder {
  /** `false` if the content was already ordered. */
  readonly isNew: boolean;
  readonly order: Row<'orders'>;
  /** The new cards; empty unless `placed`. */
  readonly cardIds: readonly string[];
}

/** @throws Refusal `account.cannotOrder` if the account was closed or locked since the call began */
async function requireStillOrdering({ trx, account, actor }: AccountContext): Promise<void> {
  const { state, locked_from } = await selectIn(trx, account.account_id, 'accounts')
    .select(['state', 'locked_from'])
    .executeTakeFirstOrThrow();
  authorize({ ...actor, accountState: state, lockedFrom: locked_from }, 'cards.order');
}

/**
 * Inserts an order, after any concurrent one; `undefined` if its content is already ordered.
 * @throws Refusal `account.cannotOrder`
 */
export async function insertOrder(context: AccountContext, order: OrderHead) {
  const { trx, account, person, now } = context;
  const accountId = account.account_id;
  const at = now.toISOString();
  const number = await nextNumber(trx, accountId, 'order');
  // after taking the number, which waits until a closing account is closed
  await requireStillOrdering(context);
  return trx
    .insertInto('orders')
    .values({
      account_id: accountId,
      id: newId(),
      order_number: String(number).padStart(ORDER_NUMBER_DIGITS, '0'),
      step: 'ordered',
      source: order.source,
      file_name: order.fileName,
      content_hash: order.contentHash,
      card_count: order.cardCount,
      delivery: jsonb(order.delivery),
      steps: jsonb([{ step: 'ordered' as const, at }]),
      placed_at: at,
      placed_by: `${person.first_name} ${person.last_name}`,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'content_hash']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The earlier order with the same content, if any. */
export const findByContent = ({ trx, account }: AccountContext, contentHash: string) =>
  selectIn(trx, account.account_id, 'orders')
    .selectAll()
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();

/** Records a new order in the history, and enqueues its first step. */
export async function announceOrder(context: AccountContext, order: Row<'orders'>): Promise<void> {
  const { trx, account, jobs, config } = context;
  await recordEvent(context, ['order', order.id], 'order.placed', {
    after: { step: 'ordered', cardCount: order.card_count, source: order.source },
  });
  const job = { accountId: account.account_id, orderId: order.id, to: 'printed' as const };
  await jobs.send(trx, 'order-step', job, config.orderStepSeconds);
}

/**
 * Places an order in the call's transaction, all or nothing: the order, its cards with their
 * numbers, new drivers and vehicles, the history, and the job for its first step. [CARD-03]
 */
export async function placeOrder(
  context: AccountContext,
  checkedOrder: CheckedOrder,
  references: OrderReferences,
): Promise<PlacedOrder> {
  const order = await insertOrder(context, {
    ...checkedOrder,
    cardCount: checkedOrder.cards.length,
  });
  if (!order) {
    const earlier = await findByContent(context, checkedOrder.contentHash ?? '');
    if (!earlier) throw new Error('The order that holds this content is gone.');
    return { isNew: false, order: earlier, cardIds: [] };
  }
  const links = await linkPeople(context, checkedOrder.cards, references);
  const cardIds = await insertCards(context, checkedOrder.cards, { orderId: order.id, links });
  await announceOrder(context, order);
  return { isNew: true, order, cardIds };
}
