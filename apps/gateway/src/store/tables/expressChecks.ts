import type {
  ExpressCheckState,
  ExpressFeeMode,
  ExpressPurpose,
  ExpressRequest,
} from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, InAccount, Instant, Versioned } from './rows.ts';

export interface ExpressChecksTables {
  /** That a person said their verbal passcode, for one token alone and one action. */
  passcode_proofs: {
    user_id: string;
    token_id: string;
    proved_until: Instant;
  };
  /** A fleet without a row has the defaults. */
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
  /** `amount_cents` is what the payee gets. */
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
    /** The code itself, until no one may see it anymore. */
    code_sealed: string | null;
    code_shown_until: Instant | null;
    issued_at: Instant;
    /** Day in the account's zone. */
    issued_on: Day;
    issued_by: string;
    approved_by: string | null;
    registered_at: Instant | null;
    check_number: string | null;
    cashed_at: Instant | null;
    cashed_where: string | null;
  }>;
  /** `amount_cents` is what was asked for; with the fee `less` the payee gets less. */
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
