import type {
  ExpressCheckState,
  ExpressFeeMode,
  ExpressPurpose,
  ExpressRequest,
} from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, InAccount, Instant, Versioned } from './rows.ts';

export interface ExpressChecksTables {
  /** Proof that a person gave their verbal passcode, for one token and one action only. */
  passcode_proofs: {
    user_id: string;
    token_id: string;
    proved_until: Instant;
  };
  /** A fleet without a row uses the defaults. */
  express_fleet_configs: InAccount<{
    fleet_id: string;
    max_transaction_cents: number;
    daily_transaction_cents: number;
    approval_above_cents: number;
    fee_mode: ExpressFeeMode;
    version: Generated<number>;
  }>;
  express_person_limits: InAccount<{
    user_id: string;
    daily_limit_cents: number;
  }>;
  /** `amount_cents` is what the payee receives. */
  express_checks: Versioned<{
    fleet_id: string;
    amount_cents: number;
    fee_mode: ExpressFeeMode;
    payee_name: string;
    purpose: ExpressPurpose;
    reference: string;
    sequence_number: string;
    status: ExpressCheckState;
    fee_cents: number;
    code_hmac: string;
    code_last4: string;
    /** The sealed code, until no one may view it anymore. */
    code_sealed: string | null;
    code_shown_until: Instant | null;
    issued_at: Instant;
    /** Day in the account's time zone. */
    issued_on: Day;
    issued_by: string;
    approved_by: string | null;
    registered_at: Instant | null;
    check_number: string | null;
    cashed_at: Instant | null;
    cashed_where: string | null;
  }>;
  /** `amount_cents` is the requested amount. With the fee mode `less`, the payee receives less. */
  express_requests: Versioned<{
    fleet_id: string;
    amount_cents: number;
    fee_mode: ExpressFeeMode;
    payee_name: string;
    purpose: ExpressPurpose;
    reference: string;
    state: ExpressRequest['state'];
    requested_at: Instant;
    requested_by: string;
    decided_at: Instant | null;
    decided_by: string | null;
    check_id: string | null;
  }>;
}
