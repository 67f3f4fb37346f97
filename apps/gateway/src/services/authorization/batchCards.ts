import type { LimitUsage, PurchaseLimits } from '@forecourt/validation';
import type { Row, Trx } from '../../store/schema.ts';
import { effectiveLimits } from '../cards/getCard.ts';
import { readUsages, resetsByCard } from '../cards/usage.ts';
import { tankOf } from '../purchases/pastPurchases.ts';
import type { CardRow, HeldBatch, Lately } from './holdBatch.ts';

/** A card's state before a batch; its row is locked until the batch ends. */
export interface BatchCard {
  readonly row: CardRow;
  readonly limits: PurchaseLimits;
  readonly tankMilligallons: number | null;
  readonly allowance: ReturnType<typeof toAllowance> | null;
  readonly usage: LimitUsage;
  readonly lately: Lately;
}

const toAllowance = (row: Row<'limit_allowances'>) => ({
  id: row.id,
  amountCents: row.amount_cents,
  milligallons: row.milligallons,
  siteNumber: row.site_number,
  groups: row.groups,
  untilAt: Date.parse(row.until_at),
});

/** The locked cards, by ID, with their limits, usage, and open allowances. */
export async function batchCards(
  trx: Trx,
  batch: HeldBatch,
  at: Date,
): Promise<ReadonlyMap<string, BatchCard>> {
  const profileLimits = new Map(
    Object.entries(batch.profiles).map(([id, limits]) => [id, effectiveLimits(limits, null)]),
  );
  const withLimits = batch.cards.map((card) => {
    const sharedLimits = profileLimits.get(card.profile_id ?? '');
    // no profile means no limits, so a profile that was not read must not look like none
    if (card.profile_id !== null && !sharedLimits)
      throw new Error('A card’s profile was not read.');
    const isShared = sharedLimits !== undefined && card.custom_limits === null;
    const limits = isShared ? sharedLimits : effectiveLimits(sharedLimits, card.custom_limits);
    return { card, cardId: card.id, limits };
  });
  const resets = resetsByCard(batch.resets);
  const usages = await readUsages(trx, batch.account, withLimits, at, { resets });
  const allowances = new Map(batch.allowances.map((row) => [row.card_id, toAllowance(row)]));
  return new Map(
    withLimits.map(({ card, limits }) => {
      const usage = usages.get(card.id);
      if (!usage) throw new Error('A card in the batch has no usage.');
      const allowance = allowances.get(card.id) ?? null;
      const batchCard = {
        row: card,
        limits,
        usage,
        allowance,
        lately: card,
        tankMilligallons: tankOf(card),
      };
      return [card.id, batchCard];
    }),
  );
}
