import {
  PIN_REMINDER_WORKING_DAYS_MAX,
  PIN_REMINDER_WORKING_DAYS_MIN,
  pinReminderRefusal,
} from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lifecycleContext, lockCard, notPossible, stateAfter } from './lockCard.ts';
import { pinHistory } from './pinHistory.ts';
import { readSealed } from './pins.ts';

const ACTION = 'card.requestPinReminder';

/**
 * Has the PIN of a card sent, as often as the host's configuration allows. The card is locked, so
 * that two requests at once count as two. [PID-03, PID-12, PID-14, MSG-51]
 *
 * @throws Refusal `card.notPossible` with the reason
 */
export const requestPinReminder: HandlerOf<'requestPinReminder'> = async ({ params }, context) => {
  const card = await lockCard(context, params.cardId);
  stateAfter(card.status, 'edit', lifecycleContext(card, context));
  // a card without a PIN is refused there
  await readSealed(context, card.id);
  const history = await pinHistory(context, card.id, ACTION);
  const refusal = pinReminderRefusal(context.config.pins, history);
  if (refusal) throw notPossible({ path: 'pin', ...refusal });
  await recordEvent(context, ['card', card.id], ACTION);
  return {
    workingDaysMin: PIN_REMINDER_WORKING_DAYS_MIN,
    workingDaysMax: PIN_REMINDER_WORKING_DAYS_MAX,
  };
};
