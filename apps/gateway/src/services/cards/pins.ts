import { CARD_REFUSALS, PIN_TICKET_SECONDS, pinPromptRefusal } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { issueAt } from '../../http/refusal.ts';
import { deleteIn, insertIn, selectIn, updateIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { newSecret, secretHash } from '../../vault/handedSecrets.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { readCard, writeCard } from './changeCard.ts';
import { lifecycleContext, lockCard, notPossible, stateAfter } from './lockCard.ts';
import { pinHistory } from './pinHistory.ts';

const noPin = () => notPossible(issueAt('pin', CARD_REFUSALS.pinNotSet));

/** The sealed PIN. @throws Refusal where none is set */
export async function readSealed(
  { trx, account }: AccountContext,
  cardId: string,
): Promise<string> {
  const secrets = await selectIn(trx, account.account_id, 'card_secrets')
    .select('pin_encrypted')
    .where('card_id', '=', cardId)
    .executeTakeFirst();
  if (!secrets?.pin_encrypted) throw noPin();
  return secrets.pin_encrypted;
}

const record = (
  context: AccountContext,
  card: Row<'cards'>,
  action: 'card.viewPin' | 'card.setPin',
) => recordEvent(context, ['card', card.id], action);

/** Whether the PIN of a locked card may be asked for again. @throws Refusal with the reason */
async function requirePrompt(context: AccountContext, cardId: string): Promise<void> {
  const history = await pinHistory(context, cardId, 'card.viewPin');
  const refusal = pinPromptRefusal(context.config.pins, history);
  if (refusal) throw notPossible({ path: 'pin', ...refusal });
}

/**
 * A ticket to see a PIN once, as often a day and after as many hours as the host says. Only its hash is
 * kept. [GW-18, PID-15, MSG-52]
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

/** The PIN, for a ticket of the same person and card; each is good once. [PID-02, PID-13, SCREEN-52] */
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
  // of several tickets that were asked for at once, no more are good than that
  await requirePrompt(context, card.id);
  await record(context, card, 'card.viewPin');
  return { pin: vault.openPin(card.id, sealed), seconds: config.pins.displaySeconds };
};

/** Sets the PIN of a card that is not ended. [PID-02, PID-10, PID-11] */
export const setPin: HandlerOf<'setPin'> = async ({ params, body }, context) => {
  const { trx, account, vault } = context;
  const card = await lockCard(context, params.cardId);
  stateAfter(card.status, 'edit', lifecycleContext(card, context));
  await updateIn(trx, account.account_id, 'card_secrets')
    .set({ pin_encrypted: vault.sealPin(card.id, body.pin) })
    .where('card_id', '=', card.id)
    .returning('card_id')
    .executeTakeFirstOrThrow(() => new Error('A card without secrets cannot have a PIN.'));
  await writeCard(context, card, { status: card.status });
  await record(context, card, 'card.setPin');
  return { card: await readCard(context, card.id) };
};
