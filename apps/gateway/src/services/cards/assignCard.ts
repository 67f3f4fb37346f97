import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { deleteIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { readCard, writeCard } from './changeCard.ts';
import { differencesOf, factsOf } from './cardFacts.ts';
import { assigneeTable, editIssues } from './editReferences.ts';
import { lifecycleContext, lockCurrentCard, notPossible, stateAfter } from './lockCard.ts';

async function record(
  context: AccountContext,
  card: Row<'cards'>,
  action: 'card.assign' | 'card.unassign',
  write: () => Promise<void>,
): Promise<void> {
  const before = await factsOf(context, card.id);
  await write();
  const changed = differencesOf(before, await factsOf(context, card.id));
  await recordEvent(context, ['card', card.id], action, {
    before: changed?.before ?? null,
    after: changed?.after ?? null,
  });
}

/** Takes a locked card from whom it is assigned to and from everyone who shares it. @throws Refusal */
export async function takeCard(context: AccountContext, card: Row<'cards'>): Promise<void> {
  const status = stateAfter(card.status, 'unassign', lifecycleContext(card, context));
  await record(context, card, 'card.unassign', async () => {
    await writeCard(context, card, { status, driver_id: null, vehicle_id: null });
    await deleteIn(context.trx, context.account.account_id, 'card_cardholders')
      .where('card_id', '=', card.id)
      .execute();
  });
}

/** [CARD-09] */
export const unassignCard: HandlerOf<'unassignCard'> = async ({ params }, context) => {
  const card = await lockCurrentCard(context, params.cardId);
  await takeCard(context, card);
  return { card: await readCard(context, card.id) };
};

/** A card that no one has works again for the driver or vehicle. [CARD-09] */
export const assignCard: HandlerOf<'assignCard'> = async ({ params, body }, context) => {
  const card = await lockCurrentCard(context, params.cardId);
  const { assigneeId } = body;
  const issues = await editIssues(context, card, { assigneeId });
  if (issues.length > 0) throw notPossible(...issues);
  const status = stateAfter(card.status, 'assign', lifecycleContext(card, context));
  const column = assigneeTable(card.card_type) === 'vehicles' ? 'vehicle_id' : 'driver_id';
  await record(context, card, 'card.assign', () =>
    writeCard(context, card, { status, [column]: assigneeId }),
  );
  return { card: await readCard(context, card.id) };
};
