import type { PinHistory } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { selectIn } from '../../store/inAccount.ts';

/** When something was done about the PIN of a card; the card's history is where that stands. */
export async function pinHistory(
  { trx, account, now }: AccountContext,
  cardId: string,
  action: 'card.viewPin' | 'card.requestPinReminder',
): Promise<PinHistory> {
  const rows = await selectIn(trx, account.account_id, 'events')
    .select('occurred_at')
    .where('subject_type', '=', 'card')
    .where('subject_id', '=', cardId)
    .where('action', '=', action)
    .execute();
  const requestedAt = rows.map(({ occurred_at }) => new Date(occurred_at));
  return { now, timeZone: account.time_zone, requestedAt };
}
