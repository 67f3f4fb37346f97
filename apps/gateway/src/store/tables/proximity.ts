import type { Generated } from 'kysely';
import type { Day, InAccount, Instant, WithId, Versioned } from './rows.ts';

export interface ProximityTables {
  proximity_enrollments: InAccount<{
    fleet_id: string;
    enrolled_at: Instant;
    alerts_on: Generated<boolean>;
    alert_emails: Generated<string[]>;
    /** Version of the alert settings. */
    version: Generated<number>;
  }>;
  proximity_devices: InAccount<{
    /** The telematics provider's ID for it. */
    device_id: string;
    fleet_id: string;
  }>;
  proximity_profiles: Versioned<{
    fleet_id: string;
    name: string;
    merchant_distance_thousandths: number;
    fuel_ping_age_minutes: number;
    fuel_variance_basis_points: number;
    is_active: Generated<boolean>;
  }>;
  proximity_mappings: InAccount<{
    /** ID of the vehicle. */
    unit_id: string;
    profile_id: string;
    device_id: string;
  }>;
  one_click_fleets: InAccount<{
    fleet_id: string;
    enrolled_at: Instant;
  }>;
  one_click_cards: InAccount<{
    card_id: string;
    is_on: boolean;
    unblocks_per_day: number;
    version: Generated<number>;
  }>;
  one_click_unblocks: WithId<{
    card_id: string;
    /** Day in the account's time zone. */
    unblocked_on: Day;
    unblocked_at: Instant;
  }>;
  cardless_entries: WithId<{
    user_id: string;
    entered_at: Instant;
  }>;
  cardless_entry_cards: InAccount<{
    entry_id: string;
    card_id: string;
  }>;
}
