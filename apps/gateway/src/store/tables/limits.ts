import type { LimitCounter, ProductGroup } from '@forecourt/validation';
import type { InAccount, Instant, WithId } from './rows.ts';

export interface LimitsTables {
  /** When a counter was last reset, if that is later than the start of its period. */
  limit_resets: InAccount<{
    card_id: string;
    counter: LimitCounter;
    reset_at: Instant;
  }>;
  /** Allows one purchase beyond a card's limits. A card has at most one open allowance. */
  limit_allowances: WithId<{
    card_id: string;
    amount_cents: number;
    milligallons: number | null;
    /** The only site where it is valid; null means any. */
    site_number: string | null;
    /** null means any product. */
    groups: ProductGroup[] | null;
    until_at: Instant;
    reason: string;
    state: 'open' | 'used' | 'canceled';
    created_at: Instant;
    /** Name of the person. */
    created_by: string;
    /** The purchase that used it. */
    transaction_id: string | null;
  }>;
}
