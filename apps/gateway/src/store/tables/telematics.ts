import type { TelematicsRules } from '@forecourt/validation';
import type { InAccount, Instant } from './rows.ts';

export interface TelematicsTables {
  telematics_rules: InAccount<{ rules: TelematicsRules; version: number }>;
  /** The last that is known of each vehicle. */
  vehicle_signals: InAccount<{
    vehicle_id: string;
    latitude: number | null;
    longitude: number | null;
    position_at: Instant | null;
    odometer_miles: number | null;
    odometer_at: Instant | null;
    tank_percent: number | null;
    tank_at: Instant | null;
    /** When it reported last, whatever that was; null: before this was kept. */
    heard_at: Instant | null;
  }>;
  /** What it said of a purchase as it was decided. */
  purchase_signals: InAccount<{
    transaction_id: string;
    away_miles: number | null;
    /** Miles that the vehicle can have driven since it reported. */
    driven_miles: number | null;
    room_milligallons: number | null;
    odometer_miles: number | null;
  }>;
}
