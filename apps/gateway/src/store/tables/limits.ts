import type { LimitCounter, ProductGroup } from '@forecourt/validation';
import type { InAccount, Instant, Kept } from './rows.ts';

export interface LimitsTables {
  /** A counter that counts from an instant on, where that is later than its period's start. */
  limit_resets: InAccount<{
    card_id: string;
    counter: LimitCounter;
    reset_at: Instant;
  }>;
  /** A purchase that may go beyond a card's limits; one is open for a card at most. */
  limit_allowances: Kept<{
    card_id: string;
    amount_cents: number;
    milligallons: number | null;
    /** The only site at which it counts. */
    site_number: string | null;
    /** null: any product. */
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
