import type { AuthorizationAnswer } from '@forecourt/api-client/contract';
import type { Ledger } from './purchases.ts';
import type { Day, InAccount, Instant } from './rows.ts';

export interface AuthorizationsTables {
  /** Which card a number is; entered before the card's secrets. */
  card_numbers: InAccount<{
    number_hmac: string;
    card_id: string;
  }>;
  /** The sum of an account's entries in one ledger; whoever enters some adds to it. */
  account_balances: InAccount<{
    ledger: Ledger;
    amount_cents: number;
  }>;
  /** A purchase that a network asked about. What comes after it names the same reference. */
  authorizations: InAccount<{
    network: string;
    reference: string;
    state: 'approved' | 'declined' | 'completed' | 'posted' | 'reversed';
    card_id: string;
    occurred_on: Day;
    transaction_id: string;
    /** The answer to the last message; sent again for the same message. */
    answer: AuthorizationAnswer;
    decided_at: Instant;
  }>;
}
