import type { CounterResets } from '@forecourt/validation';
import { anyOf } from '../../store/anyOf.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';

/** From when on each counter of each card counts, where someone reset it. */
export type ResetsByCard = ReadonlyMap<string, CounterResets>;

type ResetRow = Pick<Row<'limit_resets'>, 'card_id' | 'counter' | 'reset_at'>;

/** What was reset of each card, by its counters. */
export function resetsByCard(rows: readonly ResetRow[]): ResetsByCard {
  const found = new Map<string, CounterResets>();
  for (const { card_id, counter, reset_at } of rows) {
    found.set(card_id, { ...found.get(card_id), [counter]: Date.parse(reset_at) });
  }
  return found;
}

/** Reads what was reset of these cards. */
export async function readResets(
  trx: Trx,
  accountId: string,
  cardIds: readonly string[],
): Promise<ResetsByCard> {
  if (cardIds.length === 0) return new Map();
  const rows = await selectIn(trx, accountId, 'limit_resets')
    .select(['card_id', 'counter', 'reset_at'])
    .where('card_id', '=', anyOf(cardIds))
    .execute();
  return resetsByCard(rows);
}
