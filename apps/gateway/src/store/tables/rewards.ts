import type { RewardTier } from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, Instant } from './scalars.ts';

/** The row that every change of an account's rewards counts up. */
export interface RewardAccountsTable {
  account_id: string;
  version: Generated<number>;
}

/** A tier counts until the next one begins. */
export interface RewardTiersTable {
  account_id: string;
  since: Instant;
  tier: RewardTier;
  chosen_by: string | null;
}

export interface RewardRedemptionsTable {
  account_id: string;
  id: string;
  redemption_number: string;
  points: number;
  cents: number;
  requested_at: Instant;
  /** Day in the account's zone. */
  requested_on: Day;
  requested_by: string;
}
