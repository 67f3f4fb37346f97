import type { HandlerOf } from '../../http/context.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockCard } from '../cards/lockCard.ts';

/** Lets counters of a card begin at zero again now. [GW-19] */
export const resetCardLimit: HandlerOf<'resetCardLimit'> = async ({ params, body }, context) => {
  const { trx, account, now } = context;
  const card = await lockCard(context, params.cardId);
  const at = now.toISOString();
  await trx
    .insertInto('limit_resets')
    .values(
      body.counters.map((counter) => ({
        account_id: account.account_id,
        card_id: card.id,
        counter,
        reset_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'card_id', 'counter']).doUpdateSet({ reset_at: at }),
    )
    .execute();
  await recordEvent(context, ['card', card.id], 'card.limitReset', {
    after: { counters: body.counters },
    reason: body.reason === '' ? null : body.reason,
  });
  return { at };
};
