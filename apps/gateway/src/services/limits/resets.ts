import type { CounterResets } from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import type { Trx } from '../../store/schema.ts';
import { recordEvents } from '../events/record.ts';
import { sourceOf } from '../events/source.ts';
import { findCard } from './ownLimits.ts';

/** Lets counters of a card begin at zero again now. [GW-19] */
export const resetCardLimit: HandlerOf<'resetCardLimit'> = async ({ params, body }, context) => {
  const { trx, account, now } = context;
  const card = await findCard(context, params.cardId);
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
  await recordEvents(trx, sourceOf(context), [
    {
      subjectType: 'card',
      subjectId: card.id,
      action: 'card.limitReset',
      before: null,
      after: { counters: body.counters },
      reason: body.reason === '' ? null : body.reason,
    },
  ]);
  return { at };
};

/** From when on each counter of each card counts, where somebody reset it. */
export async function readResets(
  trx: Trx,
  accountId: string,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, CounterResets>> {
  if (cardIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('limit_resets')
    .select(['card_id', 'counter', 'reset_at'])
    .where('account_id', '=', accountId)
    .where('card_id', 'in', [...cardIds])
    .execute();
  const found = new Map<string, CounterResets>();
  for (const { card_id, counter, reset_at } of rows) {
    found.set(card_id, { ...found.get(card_id), [counter]: Date.parse(reset_at) });
  }
  return found;
}
