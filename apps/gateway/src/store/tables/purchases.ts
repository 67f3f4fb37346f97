import type {
  AskedLine,
  FeeKey,
  ProductCategoryId,
  ProductGroup,
  Transaction,
  TransactionState,
} from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, InAccount, Instant, Kept, Versioned } from './rows.ts';

/**
 * Where money stands. `pending`: approved, not posted. `receivable`: posted, not paid. `purchases`
 * and `fees` are what was sold, `payments` what came in and is not yet in the bank, `cash` the bank.
 * `checks`: express checks that are issued and not cashed.
 */
export type Ledger =
  | 'receivable'
  | 'pending'
  | 'purchases'
  | 'fees'
  | 'payments'
  | 'cash'
  | 'checks';

/** What a movement is about; a fee goes by the key of its name. */
export type MovementKind =
  | 'authorization'
  | 'posting'
  | 'disputeCredit'
  | 'payment'
  | 'reversal'
  | 'expressCheck'
  | 'expressCheckRefund'
  | 'expressCheckCashed'
  | 'funding'
  | FeeKey;

export interface PurchasesTables {
  sites: {
    site_number: string;
    name: string;
    brand: string;
    city: string;
    state: string;
    time_zone: string;
    region: string;
    /** Degrees; null: not known. */
    latitude: Generated<number | null>;
    longitude: Generated<number | null>;
  };
  /** The region's price in the week that starts on `week_of`, a Monday. */
  region_prices: {
    region: string;
    product_code: string;
    week_of: Day;
    price_mills: number;
  };
  /** `occurred_on` is the day of `occurred_at` in the account's zone. */
  transactions: Kept<{
    occurred_on: Day;
    transaction_number: string;
    occurred_at: Instant;
    posted_at: Instant | null;
    status: TransactionState;
    card_id: string;
    fleet_id: string;
    driver_id: string | null;
    vehicle_id: string | null;
    site_number: string;
    odometer_miles: number | null;
    authorized_cents: number;
    /** The sum of the lines' net; 0 when declined. */
    net_cents: number;
    /** The sum of the lines' discounts. */
    discount_cents: Generated<number>;
    /** Gallons of the fuel groups, DEF not among them. */
    fuel_milligallons: Generated<number>;
    decline_reasons: Generated<Transaction['declineReasons']>;
    /** What a declined purchase asked for; empty when it was approved. */
    asked_lines: Generated<readonly AskedLine[]>;
    flags: Generated<string[]>;
  }>;
  transaction_lines: InAccount<{
    occurred_on: Day;
    transaction_id: string;
    line_number: number;
    product_code: string;
    product_group: ProductGroup;
    category_id: ProductCategoryId;
    description: string;
    quantity_thousandths: number;
    unit: 'gal' | 'each';
    unit_price_mills: number;
    gross_cents: number;
    discount_cents: number;
    net_cents: number;
  }>;
  /** What a fleet bought in a day, kept by `count_purchases`. */
  spend_days: InAccount<{
    occurred_on: Day;
    fleet_id: string;
    purchases: number;
    declines: number;
    flagged: number;
    net_cents: number;
    discount_cents: number;
    fuel_milligallons: number;
  }>;
  /** What a fleet bought of a product in a region in a day, kept likewise. */
  product_days: InAccount<{
    occurred_on: Day;
    fleet_id: string;
    /** Empty: of a station that is not known. */
    region: string;
    product_code: string;
    category_id: ProductCategoryId;
    unit: 'gal' | 'each';
    net_cents: number;
    quantity_thousandths: number;
  }>;
  /** One product of a purchase without our cards; columns that lines have too go by their names. */
  recorded_purchases: Versioned<{
    vehicle_id: string;
    /** The vehicle's when the purchase was recorded. */
    fleet_id: string;
    /** The day of `occurred_at` in the account's zone. */
    occurred_on: Day;
    occurred_at: Instant;
    source: string;
    reference: string | null;
    driver_name: string | null;
    station: string | null;
    city: string | null;
    state: string | null;
    product_code: string;
    product_group: ProductGroup;
    category_id: ProductCategoryId;
    description: string;
    quantity_thousandths: number | null;
    unit: 'gal' | 'each';
    unit_price_mills: number | null;
    net_cents: number;
    odometer_miles: number | null;
    recorded_at: Instant;
    /** The file that added it; null: added before files could be taken back. */
    import_id: string | null;
  }>;
  ledger_entries: Kept<{
    movement_id: string;
    entered_on: Day;
    ledger: Ledger;
    amount_cents: number;
    currency: string;
    kind: MovementKind;
    /** The transaction, payment or add-on that it comes from. */
    reference_id: string | null;
  }>;
}
