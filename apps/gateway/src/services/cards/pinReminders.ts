import {
  PIN_REMINDER_WORKING_DAYS_MAX,
  PIN_REMINDER_WORKING_DAYS_MIN,
  pinReminderRefusal,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { selectIn } from '../../store/inAccount.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lifecycleContext, lockCard, notPossible, stateAfter } from './lockCard.ts';
import { readSealed } from './pins.ts';

const ACTION = 'card.requestPinReminder';

/** When reminders of the card's PIN were requested; its history is where they stand. */
async function requestedBefore({ trx, account }: AccountContext, cardId: string): Promise<Date[]> {
  const rows = await selectIn(trx, account.account_id, 'events')
    .select('occurred_at')
    .where('subject_type', '=', 'card')
    .where('subject_id', '=', cardId)
    .where('action', '=', ACTION)
    .execute();
  return rows.map(({ occurred_at }) => new Date(occurred_at));
}

/**
 * Has the PIN of a card sent, as often as the host's configuration allows. The card is locked, so
 * that two requests at once count as two. [PID-03, PID-12, PID-14, MSG-51]
 *
 * @throws Refusal `card.notPossible` with the reason
 */
export const requestPinReminder: HandlerOf<'requestPinReminder'> = async ({ params }, context) => {
  const { account, now, config } = context;
  const card = await lockCard(context, params.cardId);
  stateAfter(card.status, 'edit', lifecycleContext(card, context));
  // a card without a PIN is refused there
  await readSealed(context, card.id);
  const requestedAt = await requestedBefore(context, card.id);
  const history = { now, timeZone: account.time_zone, requestedAt };
  const refusal = pinReminderRefusal(config.pinReminders, history);
  if (refusal) throw notPossible({ path: 'pin', ...refusal });
  await recordEvent(context, ['card', card.id], ACTION);
  return {
    workingDaysMin: PIN_REMINDER_WORKING_DAYS_MIN,
    workingDaysMax: PIN_REMINDER_WORKING_DAYS_MAX,
  };
};
