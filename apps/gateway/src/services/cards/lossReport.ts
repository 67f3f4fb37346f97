import type { AccountContext } from '../../http/context.ts';
import type { Row } from '../../store/schema.ts';
import { notify, notifyGrouped } from '../notifications/notify.ts';
import { nextNumber } from '../orders/counters.ts';

const LOSSES: ReadonlySet<string | null | undefined> = new Set(['lost', 'stolen', 'lostOrStolen']);
const RECEIPT_DIGITS = 6;

/** Whether a reason means that the card is lost or stolen. */
export const isLoss = (reason: string | null | undefined): boolean => LOSSES.has(reason);

/** What an action for a reason does: a card blocked as lost or stolen can be replaced. [CARD-11] */
export const actionFor = <A extends string>(
  action: A,
  reason: string | null | undefined,
): A | 'reportLost' => (action === 'block' && isLoss(reason) ? 'reportLost' : action);

/** Returns the account's next loss receipt number, such as `L-000042`, for the card's event. */
export async function nextReceiptNumber({ trx, account }: AccountContext): Promise<string> {
  const number = await nextNumber(trx, account.account_id, 'lossReport');
  return `L-${String(number).padStart(RECEIPT_DIGITS, '0')}`;
}

const nameOf = ({ first_name, last_name }: Row<'people'>) => `${first_name} ${last_name}`;

/** Notifies people who see the card's fleet that it was blocked or, given a receipt, lost. */
export async function notifyOfBlock(
  { trx, account, person, now }: AccountContext,
  card: Pick<Row<'cards'>, 'id' | 'last4' | 'fleet_id'>,
  receipt: string | null,
): Promise<void> {
  const cardParams = { last4: card.last4, name: nameOf(person) };
  await notify(trx, {
    accountId: account.account_id,
    fleetId: card.fleet_id,
    kind: receipt === null ? 'notification.cardBlocked' : 'notification.cardReportedLost',
    params: receipt === null ? cardParams : { ...cardParams, receipt },
    cardId: card.id,
    at: now,
  });
}

/** Notifies people who see a fleet how many of its cards a bulk action blocked so far. */
export async function notifyOfBulkBlock(
  { trx, account, person, now }: AccountContext,
  bulkId: string,
  cards: readonly Pick<Row<'cards'>, 'fleet_id'>[],
): Promise<void> {
  for (const [fleetId, { length: count }] of Map.groupBy(cards, (card) => card.fleet_id)) {
    const notification = {
      accountId: account.account_id,
      fleetId,
      kind: 'notification.cardsBlocked',
      params: { count, name: nameOf(person) },
      at: now,
    } as const;
    await notifyGrouped(trx, notification, `${bulkId} ${fleetId}`);
  }
}
