import { BLOCK_REASONS, blockReasonKey, reasonsFor } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { invalidAt } from '../../http/refusal.ts';
import { changeRow } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { unassignRequests } from '../cardRequests/settle.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { cardById } from './cardRows.ts';
import { endByHand, endedInHistory } from './holdSchedules.ts';
import { actionFor, nextReceiptNumber, notifyOfBlock } from './lossReport.ts';
import { lockCurrentCard, stateAfter } from './lockCard.ts';

/** Lists the reasons that a person can give for blocking a card. [GW-27] */
export const listBlockReasons: HandlerOf<'listBlockReasons'> = () =>
  Promise.resolve({
    items: BLOCK_REASONS.map((reason) => ({ reason, labelKey: blockReasonKey(reason) })),
  });

type Change = Parameters<HandlerOf<'changeCardStatus'>>[0]['body'];

/** @throws Refusal if the reason is not valid for this action */
function checkReason({ action, reason }: Change): void {
  if (reason === null || (action !== 'block' && action !== 'hold')) return;
  if (reasonsFor(action).some((allowed) => allowed === reason)) return;
  throw invalidAt('reason', 'value.invalid');
}

/**
 * Changes a locked card's status; returns the receipt number of a loss report. `facts` are added to
 * its history. @throws Refusal
 */
export async function changeStatus(
  context: AccountContext,
  card: Row<'cards'>,
  body: Change,
  facts: { readonly oneClick?: true } = {},
): Promise<string | null> {
  const { trx, account, now } = context;
  checkReason(body);
  const action = actionFor(body.action, body.reason);
  const status = stateAfter(card, action, context);
  // a manual change ends the hold schedule, but a new card keeps the one from its predecessor
  const isNew = body.action === 'activate';
  await changeRow(trx, account.account_id, 'cards', card.id, {
    status,
    ...(isNew ? { activated_at: now.toISOString() } : { hold_changes_at: null }),
  });
  const endedSchedule = isNew ? {} : await endByHand(trx, account.account_id, card.id);
  const receipt = action === 'reportLost' ? await nextReceiptNumber(context) : null;
  const reported = receipt === null ? {} : { receiptNumber: receipt };
  await recordEvent(context, ['card', card.id], `card.${action}`, {
    before: { status: card.status, ...endedInHistory(endedSchedule) },
    after: { status, note: body.note, ...reported, ...facts },
    reason: body.reason,
  });
  if (body.action === 'block') {
    // a stopped card has no successor yet that could take them over
    await unassignRequests(context, [card.id]);
    await notifyOfBlock(context, card, receipt);
  }
  return receipt;
}

/**
 * Activates, holds, reactivates, or blocks one card, if its lifecycle allows it and the card is not
 * stale. A card that is blocked as lost or stolen can be replaced. [CARD-04, CARD-05, CARD-07,
 * CARD-11 to CARD-13]
 */
export const changeCardStatus: HandlerOf<'changeCardStatus'> = async (
  { params, body },
  context,
) => {
  const card = await lockCurrentCard(context, params.cardId);
  const receipt = await changeStatus(context, card, body);
  const changed = await cardById(context, card.id);
  return { card: changed, ...(receipt === null ? {} : { receiptNumber: receipt }) };
};
