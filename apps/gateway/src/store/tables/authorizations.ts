import type { AuthorizationAnswer } from '@forecourt/api-client/contract';
import type { Ledger } from './purchases.ts';
import type { Day, InAccount, Instant } from './rows.ts';

export interface AuthorizationsTables {
  /** Maps each number to its card. Inserted before the card's secrets. */
  card_numbers: InAccount<{
    number_hmac: string;
    card_id: string;
  }>;
  /** The sum of an account's entries in one ledger. Whatever inserts entries adds to it. */
  account_balances: InAccount<{
    ledger: Ledger;
    amount_cents: number;
  }>;
  /** A purchase that a network requested. Follow-up messages have the same reference. */
  authorizations: InAccount<{
    network: string;
    reference: string;
    state: 'approved' | 'declined' | 'completed' | 'posted' | 'reversed';
    card_id: string;
    occurred_on: Day;
    transaction_id: string;
    /** The response to the last message. Sent again if that message is repeated. */
    answer: AuthorizationAnswer;
    decided_at: Instant;
  }>;
}
