import type { RewardTier } from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, InAccount, Instant, WithId } from './rows.ts';

export interface RewardsTables {
  /** The row whose version every change to an account's rewards increments. */
  reward_accounts: InAccount<{
    version: Generated<number>;
  }>;
  /** A tier applies until the next one starts. */
  reward_tiers: InAccount<{
    since: Instant;
    tier: RewardTier;
    chosen_by: string | null;
  }>;
  reward_redemptions: WithId<{
    redemption_number: string;
    points: number;
    cents: number;
    requested_at: Instant;
    /** Day in the account's time zone. */
    requested_on: Day;
    requested_by: string;
  }>;
}
