import {
  CARD_REFUSALS,
  PIN_REMINDER_WORKING_DAYS_MAX,
  PIN_REMINDER_WORKING_DAYS_MIN,
  PIN_TICKET_SECONDS,
  pinPromptRefusal,
  pinReminderRefusal,
  type PinHistory,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { issueAt } from '../../http/refusal.ts';
import { changeRow, deleteIn, insertIn, selectIn, updateIn } from '../../store/inAccount.ts';
import { newSecret, secretHash } from '../../vault/handedSecrets.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { cardById } from './cardRows.ts';
import { lockCard, notPossible, stateAfter } from './lockCard.ts';

const VIEW_ACTION = 'card.viewPin';
const REMINDER_ACTION = 'card.requestPinReminder';

/** Reads the sealed PIN. @throws Refusal if none is set */
async function readSealed({ trx, account }: AccountContext, cardId: string): Promise<string> {
  const secrets = await selectIn(trx, account.account_id, 'card_secrets')
    .select('pin_encrypted')
    .where('card_id', '=', cardId)
    .executeTakeFirst();
  if (!secrets?.pin_encrypted) throw notPossible(issueAt('pin', CARD_REFUSALS.pinNotSet));
  return secrets.pin_encrypted;
}

/** When a card's PIN was viewed, or a reminder requested, according to the card's history. */
async function pinHistory(
  { trx, account, now }: AccountContext,
  cardId: string,
  action: typeof VIEW_ACTION | typeof REMINDER_ACTION,
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

/** Requires that a locked card's PIN may be viewed again. @throws Refusal with the reason */
async function requirePrompt(context: AccountContext, cardId: string): Promise<void> {
  const history = await pinHistory(context, cardId, VIEW_ACTION);
  const refusal = pinPromptRefusal(context.config.pins, history);
  if (refusal) throw notPossible({ path: 'pin', ...refusal });
}

/**
 * Creates a ticket to view a PIN once. The configuration limits views per day and the hours between
 * them. Only the ticket's hash is stored. [GW-18, PID-15, MSG-52]
 */
export const createIframeToken: HandlerOf<'createIframeToken'> = async ({ params }, context) => {
  const { trx, account, person, now } = context;
  const card = await lockCard(context, params.cardId);
  await readSealed(context, card.id);
  await requirePrompt(context, card.id);
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + PIN_TICKET_SECONDS * 1000).toISOString();
  await deleteIn(trx, account.account_id, 'card_view_tokens')
    .where('expires_at', '<', now.toISOString())
    .execute();
  await insertIn(trx, account.account_id, 'card_view_tokens', {
    token_hash: secretHash(token),
    card_id: card.id,
    user_id: person.user_id,
    expires_at: expiresAt,
  });
  return { token, expiresAt };
};

/** Returns the PIN for a one-time ticket of this person and card. [PID-02, PID-13, SCREEN-52] */
export const viewPin: HandlerOf<'viewPin'> = async ({ params, body }, context) => {
  const { trx, account, person, now, vault, config } = context;
  const card = await lockCard(context, params.cardId);
  await deleteIn(trx, account.account_id, 'card_view_tokens')
    .where('token_hash', '=', secretHash(body.token))
    .where('card_id', '=', card.id)
    .where('user_id', '=', person.user_id)
    .where('expires_at', '>', now.toISOString())
    .returning('card_id')
    .executeTakeFirstOrThrow(() => notPossible(issueAt('token', CARD_REFUSALS.ticketUsed)));
  const sealed = await readSealed(context, card.id);
  // checked again, so that several tickets requested together cannot exceed the limits
  await requirePrompt(context, card.id);
  await recordEvent(context, ['card', card.id], VIEW_ACTION);
  return { pin: vault.openPin(card.id, sealed), seconds: config.pins.displaySeconds };
};

/** Sets the PIN of a card that has not ended. [PID-02, PID-10, PID-11] */
export const setPin: HandlerOf<'setPin'> = async ({ params, body }, context) => {
  const { trx, account, vault } = context;
  const card = await lockCard(context, params.cardId);
  stateAfter(card, 'edit', context);
  await updateIn(trx, account.account_id, 'card_secrets')
    .set({ pin_encrypted: vault.sealPin(card.id, body.pin) })
    .where('card_id', '=', card.id)
    .returning('card_id')
    .executeTakeFirstOrThrow(() => new Error('A card without secrets cannot have a PIN.'));
  await changeRow(trx, account.account_id, 'cards', card.id, {});
  await recordEvent(context, ['card', card.id], 'card.setPin');
  return { card: await cardById(context, card.id) };
};

/**
 * Requests a reminder of a card's PIN, as often as the configuration allows. Locks the card, so
 * that concurrent requests count separately. [PID-03, PID-12, PID-14, MSG-51]
 *
 * @throws Refusal `card.notPossible` with the reason
 */
export const requestPinReminder: HandlerOf<'requestPinReminder'> = async ({ params }, context) => {
  const card = await lockCard(context, params.cardId);
  stateAfter(card, 'edit', context);
  // throws if the card has no PIN
  await readSealed(context, card.id);
  const history = await pinHistory(context, card.id, REMINDER_ACTION);
  const refusal = pinReminderRefusal(context.config.pins, history);
  if (refusal) throw notPossible({ path: 'pin', ...refusal });
  await recordEvent(context, ['card', card.id], REMINDER_ACTION);
  return {
    workingDaysMin: PIN_REMINDER_WORKING_DAYS_MIN,
    workingDaysMax: PIN_REMINDER_WORKING_DAYS_MAX,
  };
};
