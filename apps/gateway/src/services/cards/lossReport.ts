import type { AccountContext } from '../../http/context.ts';
import type { Row } from '../../store/schema.ts';
import { notify } from '../notifications/notify.ts';
import { nextNumber } from '../orders/counters.ts';

const LOSSES: ReadonlySet<string | null> = new Set(['lost', 'stolen', 'lostOrStolen']);
const RECEIPT_DIGITS = 6;

/** Whether a reason means that the card is lost or stolen. */
export const isLoss = (reason: string | null): boolean => LOSSES.has(reason);

/** Returns the account's next loss receipt number, such as `L-000042`, for the card's event. */
export async function nextReceiptNumber({ trx, account }: AccountContext): Promise<string> {
  const number = await nextNumber(trx, account.account_id, 'lossReport');
  return `L-${String(number).padStart(RECEIPT_DIGITS, '0')}`;
}

/** Notifies people who see the card's fleet that it was blocked or, given a receipt, lost. */
export async function notifyOfBlock(
  { trx, account, person, now }: AccountContext,
  card: Pick<Row<'cards'>, 'id' | 'last4' | 'fleet_id'>,
  receipt: string | null,
): Promise<void> {
  const cardParams = { last4: card.last4, name: `${person.first_name} ${person.last_name}` };
  await notify(trx, {
    accountId: account.account_id,
    fleetId: card.fleet_id,
    kind: receipt === null ? 'notification.cardBlocked' : 'notification.cardReportedLost',
    params: receipt === null ? cardParams : { ...cardParams, receipt },
    cardId: card.id,
    at: now,
  });
}
