import type { AddOnService, AddOnSettings } from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, InAccount, Instant, WithId } from './rows.ts';

/** A period in which an account was enrolled in an add-on. */
export interface EnrolledPeriod {
  readonly enrolledAt: Instant;
  readonly leftAt: Instant | null;
}

export interface AddOnsTables {
  /** Stays when the account leaves, so that its settings are there if it comes back. */
  add_on_enrolments: InAccount<{
    service: AddOnService;
    is_enrolled: boolean;
    enrolled_at: Instant;
    enrolled_by: string | null;
    left_at: Instant | null;
    /** Periods before the current one. */
    earlier: Generated<EnrolledPeriod[]>;
    settings: Generated<AddOnSettings>;
    version: Generated<number>;
  }>;
  waiver_claims: WithId<{
    dispute_id: string;
    card_id: string;
    fleet_id: string;
    loss_cents: number;
    waived_cents: number;
    /** Day in the account's time zone. Totals are per calendar year of this day. */
    decided_on: Day;
    decided_at: Instant;
  }>;
}
