import { CARD_REFUSALS, PIN_DISPLAY_SECONDS, PIN_TICKET_SECONDS } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { deleteIn, insertIn, selectIn, updateIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { newSecret, secretHash } from '../../vault/handedSecrets.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { readCard, writeCard } from './changeCard.ts';
import { lifecycleContext, lockCard, notPossible, stateAfter } from './lockCard.ts';

const noPin = () => notPossible({ path: 'pin', key: CARD_REFUSALS.pinNotSet, params: {} });

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

/** A ticket to see a PIN once. Only its hash is kept. [GW-18] */
export const createIframeToken: HandlerOf<'createIframeToken'> = async ({ params }, context) => {
  const { trx, account, person, now } = context;
  const card = await lockCard(context, params.cardId);
  await readSealed(context, card.id);
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
  const { trx, account, person, now, vault } = context;
  const card = await lockCard(context, params.cardId);
  await deleteIn(trx, account.account_id, 'card_view_tokens')
    .where('token_hash', '=', secretHash(body.token))
    .where('card_id', '=', card.id)
    .where('user_id', '=', person.user_id)
    .where('expires_at', '>', now.toISOString())
    .returning('card_id')
    .executeTakeFirstOrThrow(() =>
      notPossible({ path: 'token', key: CARD_REFUSALS.ticketUsed, params: {} }),
    );
  const sealed = await readSealed(context, card.id);
  await record(context, card, 'card.viewPin');
  return { pin: vault.openPin(card.id, sealed), seconds: PIN_DISPLAY_SECONDS };
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
