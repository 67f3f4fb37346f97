import type { CardReissue, CardReplacement, ReplacementReason } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { changeRow } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockOrders } from '../orders/counters.ts';
import { toOrder } from '../orders/readOrders.ts';
import { cardById } from './cardRows.ts';
import { isLoss, nextReceiptNumber, notifyOfBlock } from './lossReport.ts';
import { lockCurrentCard, stateAfter } from './lockCard.ts';
import { orderSuccessor, type Successor, type SuccessorOptions } from './successor.ts';

interface Ending {
  readonly action: 'replace' | 'reissue';
  readonly reason: ReplacementReason | null;
  /** Receipt number of the loss report; `null` if no loss was reported. */
  readonly receipt: string | null;
}

/** Ends a locked card immediately and orders its successor. @throws Refusal */
async function succeedCard(
  context: AccountContext,
  card: Row<'cards'>,
  { action, reason, receipt }: Ending,
  options: SuccessorOptions,
): Promise<Successor> {
  const status = stateAfter(card, action, context);
  const successor = await orderSuccessor(context, card, options);
  const patch = { status, hold_changes_at: null };
  await changeRow(context.trx, card.account_id, 'cards', card.id, patch);
  await recordEvent(context, ['card', card.id], `card.${action}`, {
    before: { status: card.status },
    after: {
      status,
      replacedBy: successor.last4,
      orderId: successor.order.id,
      ...(receipt === null ? {} : { receiptNumber: receipt }),
    },
    reason,
  });
  return successor;
}

async function toResponse(context: AccountContext, cardId: string, successor: Successor) {
  return {
    card: await cardById(context, cardId),
    successor: await cardById(context, successor.cardId),
    order: toOrder(successor.order),
  };
}

/**
 * Ends a locked card immediately and orders a successor with its settings and limits. The PIN is
 * kept only if the card was damaged and not reported lost. A loss is reported once. [CARD-05, CARD-15, CARD-16, CARD-19] @throws Refusal
 */
export async function replaceLocked(
  context: AccountContext,
  card: Row<'cards'>,
  { reason, delivery }: CardReplacement,
) {
  const isReported = card.status === 'lostOrStolen';
  const receipt = isLoss(reason) && !isReported ? await nextReceiptNumber(context) : null;
  const successor = await succeedCard(
    context,
    card,
    { action: 'replace', reason, receipt },
    { delivery, nameOnCard: card.name_on_card, keepsPin: reason === 'damaged' && !isReported },
  );
  if (receipt !== null) await notifyOfBlock(context, card, receipt);
  return { successor, receipt };
}

/** Locks a card that gets a successor: the orders first, like what else locks both. */
async function lockToSucceed(context: AccountContext, cardId: string): Promise<Row<'cards'>> {
  await lockOrders(context.trx, context.account.account_id);
  return lockCurrentCard(context, cardId);
}

/** Ends a card immediately and orders its successor. [GW-20, CARD-19] */
export const replaceCard: HandlerOf<'replaceCard'> = async ({ params, body }, context) => {
  const card = await lockToSucceed(context, params.cardId);
  const { successor, receipt } = await replaceLocked(context, card, body);
  const response = await toResponse(context, card.id, successor);
  return receipt === null ? response : { ...response, receiptNumber: receipt };
};

/** Reissues a locked card, with a new name if one is given; the old card ends immediately. */
export const reissueLocked = (
  context: AccountContext,
  card: Row<'cards'>,
  { nameOnCard, delivery }: CardReissue,
): Promise<Successor> =>
  succeedCard(
    context,
    card,
    { action: 'reissue', reason: null, receipt: null },
    { delivery, nameOnCard: nameOnCard ?? card.name_on_card, keepsPin: true },
  );

/** Reissues a card that is in use. [CARD-06, CARD-16] */
export const reissueCard: HandlerOf<'reissueCard'> = async ({ params, body }, context) => {
  const card = await lockToSucceed(context, params.cardId);
  return toResponse(context, card.id, await reissueLocked(context, card, body));
};
