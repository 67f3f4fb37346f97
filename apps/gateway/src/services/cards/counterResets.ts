import type { CounterResets } from '@forecourt/validation';
import { anyOf } from '../../store/anyOf.ts';
import type { Trx } from '../../store/schema.ts';

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
    .where('card_id', '=', anyOf(cardIds))
    .execute();
  const found = new Map<string, CounterResets>();
  for (const { card_id, counter, reset_at } of rows) {
    found.set(card_id, { ...found.get(card_id), [counter]: Date.parse(reset_at) });
  }
  return found;
}
