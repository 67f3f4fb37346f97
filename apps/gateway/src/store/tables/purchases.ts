import type {
  RequestedLine,
  FeeKey,
  ProductCategoryId,
  ProductGroup,
  Transaction,
  TransactionState,
} from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, InAccount, Instant, WithId, Versioned } from './rows.ts';

/**
 * Where money stands. `pending` is approved but not posted, `receivable` posted but not paid.
 * `purchases` and `fees` are sales, `payments` is received but not yet in the bank, and `cash` is
 * the bank. `checks` are express checks that are issued but not cashed.
 */
export type Ledger =
  | 'receivable'
  | 'pending'
  | 'purchases'
  | 'fees'
  | 'payments'
  | 'cash'
  | 'checks';

/** What a movement is about. A fee uses the key of its name. */
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
    /** In degrees; null if unknown. */
    latitude: Generated<number | null>;
    longitude: Generated<number | null>;
  };
  /** A region's price in the week that starts on `week_of`, a Monday. */
  region_prices: {
    region: string;
    product_code: string;
    week_of: Day;
    price_mills: number;
  };
  /** `occurred_on` is the day of `occurred_at` in the account's time zone. */
  transactions: WithId<{
    occurred_on: Day;
    transaction_number: string;
    occurred_at: Instant;
    posted_at: Instant | null;
    status: TransactionState;
    card_id: string;
    fleet_id: string;
    /** The card's department at that time, which may have been deleted since. */
    department_id: string | null;
    driver_id: string | null;
    vehicle_id: string | null;
    site_number: string;
    odometer_miles: number | null;
    authorized_cents: number;
    /** Sum of the lines' net amounts; 0 if declined. */
    net_cents: number;
    /** Sum of the lines' discounts. */
    discount_cents: Generated<number>;
    /** Gallons of the fuel groups, not including DEF. */
    fuel_milligallons: Generated<number>;
    decline_reasons: Generated<Transaction['declineReasons']>;
    /** What a declined purchase requested; empty if approved. */
    asked_lines: Generated<readonly RequestedLine[]>;
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
  /** What a fleet bought per day. Maintained by `count_purchases`. */
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
  /** What a fleet bought per day, product, and region. Maintained by `count_purchases`. */
  product_days: InAccount<{
    occurred_on: Day;
    fleet_id: string;
    /** Empty if the site is unknown. */
    region: string;
    product_code: string;
    category_id: ProductCategoryId;
    unit: 'gal' | 'each';
    net_cents: number;
    quantity_thousandths: number;
  }>;
  /** A product of a purchase without our cards. Columns that lines also have share their names. */
  recorded_purchases: Versioned<{
    vehicle_id: string;
    /** The vehicle's fleet when the purchase was recorded. */
    fleet_id: string;
    /** Day of `occurred_at` in the account's time zone. */
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
    /** The file that added it; null if from before imports could be undone. */
    import_id: string | null;
  }>;
  ledger_entries: WithId<{
    movement_id: string;
    entered_on: Day;
    ledger: Ledger;
    amount_cents: number;
    currency: string;
    kind: MovementKind;
    /** The transaction, payment, or add-on that caused it. */
    reference_id: string | null;
  }>;
}
