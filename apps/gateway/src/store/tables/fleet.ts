import type {
  OrderSource,
  AccountState,
  Address,
  CardDelivery,
  CardPrompts,
  CardState,
  CardType,
  FeaturePackage,
  Integration,
  LimitKind,
  OrderStep,
  Permission,
  PurchaseLimits,
  Role,
  RosterState,
  UserState,
} from '@forecourt/validation';
import type { ImportEntries, ImportKind } from '@forecourt/validation/imports';
import type { Generated } from 'kysely';
import type { Day, InAccount, Instant, WithId, Versioned } from './rows.ts';

/** How many rows a confirmed file added, changed, and left unchanged. */
export interface RowCounts {
  added: number;
  changed: number;
  unchanged: number;
}

export interface FleetTables {
  account_numbers: InAccount<{
    account_number: string;
  }>;
  accounts: InAccount<{
    account_number: string;
    name: string;
    state: AccountState;
    /** The state before the lock; `null` if the account is not locked. */
    locked_from: Generated<AccountState | null>;
    time_zone: string;
    week_starts_on: 'sun' | 'mon';
    currency: Generated<string>;
    credit_limit_cents: number;
    features: Generated<string[]>;
    opened_on: Day;
    last_activity_at: Instant | null;
    closed_at: Generated<Instant | null>;
    package: Generated<FeaturePackage>;
    /** Chosen but not yet in effect. */
    next_package: Generated<FeaturePackage | null>;
    next_package_from: Generated<Day | null>;
    /** Integrations that an administrator turned on. */
    integrations: Generated<Integration[]>;
    version: Generated<number>;
  }>;
  people: {
    user_id: string;
    issuer: string;
    subject: string;
    username: string;
    first_name: string;
    last_name: string;
    email: string;
    phone: string | null;
    address: Generated<Address | null>;
    culture: Generated<string>;
    user_type: Generated<string>;
    last_login_at: Instant | null;
    /** Whether the person is barred from resetting a forgotten password. [ROLE-22] */
    is_recovery_disallowed: Generated<boolean>;
    /** The most recent sign-in. */
    last_session_id: Generated<string | null>;
  };
  grants: InAccount<{
    user_id: string;
    role: Role;
    /** null means every fleet of the account. */
    fleet_ids: string[] | null;
    extra_permissions: Generated<Permission[]>;
    withheld_permissions: Generated<Permission[]>;
    state: Generated<Exclude<UserState, 'deleted'>>;
    /** When the invitation was last sent; null if access was granted without one. */
    invited_at: Generated<Instant | null>;
    version: Generated<number>;
  }>;
  /** Former users of the account. */
  deleted_users: InAccount<{
    user_id: string;
    role: Role;
    fleet_ids: string[] | null;
    deleted_at: Instant;
  }>;
  fleets: Versioned<{
    name: string;
    code: string;
    number: string;
    is_active: Generated<boolean>;
  }>;
  departments: Versioned<{
    fleet_id: string;
    number: string;
    name: string;
    description: Generated<string>;
  }>;
  /** What reports call departments that no longer exist. */
  deleted_departments: WithId<{
    number: string;
    name: string;
  }>;
  drivers: Versioned<{
    fleet_id: string;
    first_name: string;
    last_name: string;
    driver_id: string;
    employee_id: string | null;
    license_number: Generated<string | null>;
    license_state: Generated<string | null>;
    /** Where the driver receives messages. */
    mobile: Generated<string | null>;
    status: Generated<RosterState>;
  }>;
  vehicles: Versioned<{
    fleet_id: string;
    unit_number: string;
    name: string;
    vin: string | null;
    license_plate: string | null;
    odometer_miles: number | null;
    tank_capacity_milligallons: number | null;
    /** The fleet's own ID for it; null if it came with an order. */
    vehicle_id: Generated<string | null>;
    registration_number: Generated<string | null>;
    /** `YYYY-MM`. */
    registration_expiry: Generated<string | null>;
    hubometer_start_thousandths: Generated<number | null>;
    hubometer_last_thousandths: Generated<number | null>;
    trailer_number: Generated<string | null>;
    status: Generated<RosterState>;
  }>;
  /** A corrected odometer reading of a purchase. The last one per purchase counts. */
  odometer_corrections: WithId<{
    vehicle_id: string;
    occurred_on: Day;
    transaction_id: string;
    odometer_miles: number;
    reason: string | null;
    user_id: string;
    corrected_at: Instant;
  }>;
  limit_profiles: Versioned<{
    kind: Generated<LimitKind>;
    name: string;
    is_default: Generated<boolean>;
    limits: PurchaseLimits;
  }>;
  orders: Versioned<{
    order_number: string;
    step: OrderStep;
    source: OrderSource;
    file_name: string | null;
    content_hash: string | null;
    card_count: number;
    delivery: CardDelivery;
    steps: { step: OrderStep; at: Instant }[];
    placed_at: Instant;
    /** Name of the person, as the order shows it. */
    placed_by: string;
  }>;
  cards: Versioned<{
    last4: string;
    card_type: CardType;
    status: CardState;
    name_on_card: string;
    expires_on: string;
    fleet_id: string;
    department_id: string | null;
    driver_id: string | null;
    vehicle_id: string | null;
    profile_id: string | null;
    /** Limits that override the profile's. Missing or null members leave the profile's in force. */
    custom_limits: Partial<PurchaseLimits> | null;
    order_id: string | null;
    ordered_at: Instant;
    activated_at: Instant | null;
    last_used_at: Instant | null;
    group_id: Generated<string | null>;
    /** The card that this one replaced. */
    replaces_card_id: Generated<string | null>;
    /** When its hold schedule next changes it. */
    hold_changes_at: Generated<Instant | null>;
    id_prompt: Generated<CardPrompts['id']>;
    odometer_prompt: Generated<CardPrompts['odometer']>;
  }>;
  card_secrets: InAccount<{
    card_id: string;
    number_hmac: string;
    ending_hmac: string;
    vault_token: string;
    pin_encrypted: string | null;
  }>;
  imports: WithId<{
    kind: ImportKind;
    user_id: string;
    file_name: string;
    row_count: number;
    content_hash: string;
    file_hash: string | null;
    state: 'receiving' | 'confirmed' | 'canceled' | 'undone';
    order_id: string | null;
    /** Set for files that can safely be imported twice. A file of cards has an order instead. */
    entered: RowCounts | null;
    created_at: Instant;
  }>;
  import_rows: InAccount<{
    import_id: string;
    chunk: number;
    row_number: number;
    entry: ImportEntries[ImportKind];
  }>;
}
