import type {
  Generated,
  Insertable,
  Kysely,
  Selectable,
  Transaction as KyselyTransaction,
} from 'kysely';
import type {
  AccountState,
  AskedLine,
  Card,
  CardDelivery,
  CardOrder,
  CardState,
  CardType,
  FeeKey,
  Notification,
  OrderStep,
  Permission,
  ProductCategoryId,
  ProductGroup,
  PurchaseLimits,
  Role,
  Transaction,
  TransactionState,
} from '@forecourt/validation';

/**
 * Rows as both databases give them: `date` is `YYYY-MM-DD`, `timestamptz` is ISO text in UTC,
 * `bigint` is a number. Values for `jsonb` columns go through `jsonb()` of `@forecourt/server`.
 */
type Day = string;
type Instant = string;

export interface AccountsTable {
  account_id: string;
  account_number: string;
  name: string;
  state: AccountState;
  time_zone: string;
  week_starts_on: 'sun' | 'mon';
  currency: Generated<string>;
  credit_limit_cents: number;
  features: Generated<string[]>;
  opened_on: Day;
  last_activity_at: Instant | null;
  version: Generated<number>;
}

export interface PeopleTable {
  user_id: string;
  issuer: string;
  subject: string;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  culture: Generated<string>;
  user_type: Generated<string>;
  last_login_at: Instant | null;
}

export interface GrantsTable {
  user_id: string;
  account_id: string;
  role: Role;
  /** null: every fleet of the account. */
  fleet_ids: string[] | null;
  extra_permissions: Generated<Permission[]>;
}

export interface FleetsTable {
  account_id: string;
  id: string;
  name: string;
  code: string;
  number: string;
  is_active: Generated<boolean>;
  version: Generated<number>;
}

export interface DepartmentsTable {
  account_id: string;
  id: string;
  fleet_id: string;
  number: string;
  name: string;
  version: Generated<number>;
}

export interface DriversTable {
  account_id: string;
  id: string;
  fleet_id: string;
  first_name: string;
  last_name: string;
  driver_id: string;
  employee_id: string | null;
  version: Generated<number>;
}

export interface VehiclesTable {
  account_id: string;
  id: string;
  fleet_id: string;
  unit_number: string;
  name: string;
  vin: string | null;
  license_plate: string | null;
  odometer_miles: number | null;
  tank_capacity_gallons: number | null;
  version: Generated<number>;
}

export interface LimitProfilesTable {
  account_id: string;
  id: string;
  name: string;
  is_default: Generated<boolean>;
  limits: PurchaseLimits;
  version: Generated<number>;
}

export interface OrdersTable {
  account_id: string;
  id: string;
  order_number: string;
  step: OrderStep;
  source: 'form' | 'import';
  file_name: string | null;
  content_hash: string | null;
  card_count: number;
  delivery: CardDelivery;
  steps: { step: OrderStep; at: Instant }[];
  placed_at: Instant;
  /** Name of the person, as the order shows it. */
  placed_by: string;
  version: Generated<number>;
}

export interface CardsTable {
  account_id: string;
  id: string;
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
  /** Limits that win over the profile's; a missing or null member keeps the profile's. */
  custom_limits: Partial<PurchaseLimits> | null;
  order_id: string | null;
  ordered_at: Instant;
  activated_at: Instant | null;
  last_used_at: Instant | null;
  version: Generated<number>;
}

export interface CardSecretsTable {
  account_id: string;
  card_id: string;
  number_hmac: string;
  ending_hmac: string;
  vault_token: string;
  pin_encrypted: string | null;
}

export interface OrderImportsTable {
  account_id: string;
  id: string;
  user_id: string;
  file_name: string;
  row_count: number;
  content_hash: string;
  state: 'receiving' | 'ordered' | 'canceled';
  order_id: string | null;
  created_at: Instant;
}

export interface OrderImportRowsTable {
  account_id: string;
  import_id: string;
  chunk: number;
  row_number: number;
  card: CardOrder;
}

export interface SitesTable {
  site_number: string;
  name: string;
  brand: string;
  city: string;
  state: string;
  time_zone: string;
  region: string;
}

/** The region's price in the week that starts on `week_of`, a Monday. */
export interface RegionPricesTable {
  region: string;
  product_code: string;
  week_of: Day;
  price_mills: number;
}

/** `occurred_on` is the day of `occurred_at` in the account's zone. */
export interface TransactionsTable {
  account_id: string;
  occurred_on: Day;
  id: string;
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
  /** Gallons of the fuel groups, DEF not among them. */
  fuel_milligallons: Generated<number>;
  decline_reasons: Generated<Transaction['declineReasons']>;
  /** What a declined purchase asked for; empty when it was approved. */
  asked_lines: Generated<readonly AskedLine[]>;
  flags: Generated<string[]>;
}

export interface TransactionLinesTable {
  account_id: string;
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
}

/**
 * Where money stands. `pending`: approved, not posted. `receivable`: posted, not paid. `purchases`
 * and `fees` are what was sold, `payments` what came in and is not yet in the bank, `cash` the bank.
 */
export type Ledger = 'receivable' | 'pending' | 'purchases' | 'fees' | 'payments' | 'cash';

/** What a movement is about; a fee goes by the key of its name. */
export type MovementKind = 'authorization' | 'posting' | 'payment' | 'reversal' | FeeKey;

export interface LedgerEntriesTable {
  account_id: string;
  id: string;
  movement_id: string;
  entered_on: Day;
  ledger: Ledger;
  amount_cents: number;
  currency: string;
  kind: MovementKind;
  /** The transaction, payment or add-on that it comes from. */
  reference_id: string | null;
}

export interface NotificationsTable {
  account_id: string;
  id: string;
  /** null: concerns the account as a whole. */
  fleet_id: string | null;
  level: Notification['level'];
  state: Notification['state'];
  message_key: string | null;
  params: Generated<Notification['params']>;
  card_id: string | null;
  order_id: string | null;
  occurred_at: Instant;
  settled_by: string | null;
  settled_at: Instant | null;
}

export interface EventsTable {
  account_id: string;
  id: string;
  occurred_at: Instant;
  /** null: the system did it. */
  user_id: string | null;
  emulated_by: string | null;
  subject_type: string;
  subject_id: string;
  action: string;
  before: unknown;
  after: unknown;
  reason: string | null;
  request_id: string | null;
}

export interface IdempotencyKeysTable {
  account_id: string;
  call: string;
  key: string;
  body_hash: string;
  status: number;
  answer: unknown;
  created_at: Instant;
}

export interface AccountCountersTable {
  account_id: string;
  counter: string;
  last_value: number;
}

export interface Schema {
  accounts: AccountsTable;
  people: PeopleTable;
  grants: GrantsTable;
  fleets: FleetsTable;
  departments: DepartmentsTable;
  drivers: DriversTable;
  vehicles: VehiclesTable;
  limit_profiles: LimitProfilesTable;
  orders: OrdersTable;
  cards: CardsTable;
  card_secrets: CardSecretsTable;
  order_imports: OrderImportsTable;
  order_import_rows: OrderImportRowsTable;
  sites: SitesTable;
  region_prices: RegionPricesTable;
  transactions: TransactionsTable;
  transaction_lines: TransactionLinesTable;
  ledger_entries: LedgerEntriesTable;
  notifications: NotificationsTable;
  events: EventsTable;
  idempotency_keys: IdempotencyKeysTable;
  account_counters: AccountCountersTable;
}

export type Db = Kysely<Schema>;
/** An open transaction: the only handle that services get. */
export type Trx = KyselyTransaction<Schema>;
export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
export type CardStatusCounts = Partial<Record<Card['status'], number>>;
