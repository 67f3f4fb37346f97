import { promptedIdTypeOf, type CardPrompts } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { changeRow } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lastReadingOf } from '../roster/readings.ts';
import { lockCurrentCard, readCard, stateAfter } from './lockCard.ts';

/** The prompts that a card is set to show at the pump. */
export const promptsIn = ({
  id_prompt: id,
  odometer_prompt: odometer,
}: Pick<Row<'cards'>, 'id_prompt' | 'odometer_prompt'>) => ({
  id,
  odometer,
});

/** A separate property per prompt, so that the history shows which one changed. */
const toHistory = ({ id, odometer }: CardPrompts) => ({ idPrompt: id, odometerPrompt: odometer });

async function describePrompts({ trx, account }: AccountContext, card: Row<'cards'>) {
  const { id: cardId, version, vehicle_id: vehicleId } = card;
  return {
    cardId,
    version,
    prompts: promptsIn(card),
    asksFor: promptedIdTypeOf(card.card_type),
    lastOdometerMiles:
      vehicleId === null ? null : await lastReadingOf(trx, account.account_id, vehicleId),
  };
}

/** Returns a card's prompts at the pump. [GW-25] */
export const getCardPrompts: HandlerOf<'getCardPrompts'> = async ({ query }, context) =>
  describePrompts(context, await readCard(context, query.cardId));

/** Changes a locked card's prompts, effective with its next purchase. @throws Refusal */
export async function changePrompts(
  context: AccountContext,
  card: Row<'cards'>,
  prompts: CardPrompts,
  action: 'card.changePrompts' | 'card.undo' = 'card.changePrompts',
): Promise<void> {
  stateAfter(card, 'edit', context);
  await changeRow(context.trx, card.account_id, 'cards', card.id, {
    id_prompt: prompts.id,
    odometer_prompt: prompts.odometer,
  });
  const before = promptsIn(card);
  if (before.id !== prompts.id || before.odometer !== prompts.odometer) {
    const change = { before: toHistory(before), after: toHistory(prompts) };
    await recordEvent(context, ['card', card.id], action, change);
  }
}

/** Changes a card's prompts. [GW-25, PID-01] */
export const putCardPrompts: HandlerOf<'putCardPrompts'> = async ({ body }, context) => {
  const { cardId, prompts } = body;
  await changePrompts(context, await lockCurrentCard(context, cardId), prompts);
  return describePrompts(context, await readCard(context, cardId));
};
