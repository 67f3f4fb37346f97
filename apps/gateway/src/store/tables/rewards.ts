import type { RewardTier } from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, Instant } from './scalars.ts';

export interface RewardsTables {
  /** The row that every change of an account's rewards counts up. */
  reward_accounts: {
    account_id: string;
    version: Generated<number>;
  };
  /** A tier counts until the next one begins. */
  reward_tiers: {
    account_id: string;
    since: Instant;
    tier: RewardTier;
    chosen_by: string | null;
  };
  reward_redemptions: {
    account_id: string;
    id: string;
    redemption_number: string;
    points: number;
    cents: number;
    requested_at: Instant;
    /** Day in the account's zone. */
    requested_on: Day;
    requested_by: string;
  };
}
