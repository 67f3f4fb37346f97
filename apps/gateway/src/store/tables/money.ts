import type {
  FeeKey,
  FundingFailure,
  FundingMethod,
  FundingMethodState,
  FundingMode,
  TransferPurpose,
  TransferStage,
} from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { SubmitAnswer } from '../../payments/paymentProvider.ts';
import type { Day, InAccount, Instant, WithId, Versioned } from './rows.ts';

export interface MoneyTables {
  funding_methods: Versioned<{
    type: FundingMethod;
    state: FundingMethodState;
    name: string;
    last4: string | null;
    expires_on: string | null;
    /** The provider's token for it. */
    token: string;
    reference: string | null;
    tries_left: number | null;
    added_at: Instant;
    added_by: string;
    usable_from: Instant;
    removed_at: Instant | null;
  }>;
  funding_settings: InAccount<{
    mode: FundingMode;
    auto_is_on: boolean;
    auto_threshold_cents: number;
    auto_amount_cents: number;
    auto_method_id: string | null;
    version: Generated<number>;
  }>;
  transfers: Versioned<{
    transfer_number: string;
    purpose: TransferPurpose;
    stage: TransferStage;
    method_id: string;
    amount_cents: number;
    fee_cents: number;
    currency: string;
    pay_on: Day | null;
    submitted_at: Instant;
    received_on: Day | null;
    posted_at: Instant | null;
    ended_at: Instant | null;
    failure: FundingFailure | null;
    return_code: string | null;
    /** null if the auto-reload did. */
    asked_by: string | null;
  }>;
  fee_consents: WithId<{
    fee_key: FeeKey;
    fee_cents: number;
    /** null if it is for one time only. */
    basis_points: number | null;
    /** Whether `fee_cents` is charged each month until the consent ends. */
    is_monthly: Generated<boolean>;
    /** Whether `fee_cents` is charged for each card. */
    is_per_card: Generated<boolean>;
    edition: string;
    user_id: string;
    agreed_by: string;
    agreed_at: Instant;
    ended_by: string | null;
    ended_at: Instant | null;
  }>;
  /** An event received from the provider. A second one with its ID changes nothing. */
  provider_events: InAccount<{
    event_id: string;
    type: string;
    transfer_id: string;
    received_at: Instant;
  }>;
  sandbox_transfers: InAccount<{
    reference: string;
    amount_cents: number;
    answer: SubmitAnswer;
    taken_at: Instant;
  }>;
}
