import type { CardholderRequestState } from '@forecourt/validation';
import type { Instant } from './scalars.ts';
import type { Kept } from './rows.ts';

export interface CardRequestsTables {
  cardholder_requests: Kept<{
    driver_id: string;
    status: CardholderRequestState;
    /** The card while it is assigned. */
    card_id: string | null;
    requested_at: Instant;
    settled_at: Instant | null;
    settled_by: string | null;
  }>;
}
