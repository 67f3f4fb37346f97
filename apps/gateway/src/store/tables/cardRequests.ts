import type { CardholderRequestState } from '@forecourt/validation';
import type { Instant } from './scalars.ts';

export interface CardRequestsTables {
  cardholder_requests: {
    account_id: string;
    id: string;
    driver_id: string;
    status: CardholderRequestState;
    /** The card while it is assigned. */
    card_id: string | null;
    requested_at: Instant;
    settled_at: Instant | null;
    settled_by: string | null;
  };
}
