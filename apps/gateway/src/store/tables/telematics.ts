import type { TelematicsRules } from '@forecourt/validation';
import type { InAccount, Instant } from './rows.ts';

export interface TelematicsTables {
  telematics_rules: InAccount<{ rules: TelematicsRules; version: number }>;
  /** The latest known values of each vehicle. */
  vehicle_signals: InAccount<{
    vehicle_id: string;
    latitude: number | null;
    longitude: number | null;
    position_at: Instant | null;
    odometer_miles: number | null;
    odometer_at: Instant | null;
    tank_percent: number | null;
    tank_at: Instant | null;
    /** When it last reported anything; null if it hasn't since this column was added. */
    heard_at: Instant | null;
  }>;
  /** What the vehicle's report showed about a purchase when it was decided. */
  purchase_signals: InAccount<{
    transaction_id: string;
    away_miles: number | null;
    /** Miles that the vehicle could have driven since it reported. */
    driven_miles: number | null;
    room_milligallons: number | null;
    odometer_miles: number | null;
  }>;
}
