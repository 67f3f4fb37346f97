import type { Generated } from 'kysely';
import type { Day, Instant } from './scalars.ts';

export interface ProximityTables {
  proximity_enrollments: {
    account_id: string;
    fleet_id: string;
    enrolled_at: Instant;
    alerts_on: Generated<boolean>;
    alert_emails: Generated<string[]>;
  };
  proximity_devices: {
    account_id: string;
    /** What the telematics provider calls it. */
    device_id: string;
    fleet_id: string;
  };
  proximity_profiles: {
    account_id: string;
    id: string;
    fleet_id: string;
    name: string;
    merchant_distance_thousandths: number;
    fuel_ping_age_minutes: number;
    fuel_variance_basis_points: number;
    is_active: Generated<boolean>;
    version: Generated<number>;
  };
  proximity_mappings: {
    account_id: string;
    /** The vehicle. */
    unit_id: string;
    profile_id: string;
    device_id: string;
  };
  one_click_fleets: {
    account_id: string;
    fleet_id: string;
    enrolled_at: Instant;
  };
  one_click_cards: {
    account_id: string;
    card_id: string;
    is_on: boolean;
    unblocks_per_day: number;
  };
  one_click_unblocks: {
    account_id: string;
    id: string;
    card_id: string;
    /** Day in the account's zone. */
    unblocked_on: Day;
    unblocked_at: Instant;
  };
  cardless_entries: {
    account_id: string;
    id: string;
    user_id: string;
    entered_at: Instant;
  };
  cardless_entry_cards: {
    account_id: string;
    entry_id: string;
    card_id: string;
  };
}
