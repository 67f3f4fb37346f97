import type { Insertable, Kysely, Selectable, Transaction as KyselyTransaction } from 'kysely';
import type { Card } from '@forecourt/validation';
import type {
  RewardAccountsTable,
  RewardRedemptionsTable,
  RewardTiersTable,
} from './tables/rewards.ts';
import type { AddOnEnrolmentsTable, WaiverClaimsTable } from './tables/addOns.ts';
import type { LiveHelpSessionsTable } from './tables/liveHelp.ts';
import type {
  AccountsTable,
  PeopleTable,
  GrantsTable,
  DeletedUsersTable,
  FleetsTable,
  DepartmentsTable,
  DriversTable,
  VehiclesTable,
  OdometerCorrectionsTable,
  LimitProfilesTable,
  OrdersTable,
  CardsTable,
  CardSecretsTable,
  ImportsTable,
  ImportRowsTable,
} from './tables/fleet.ts';
import type {
  CardBulkRowsTable,
  CardBulksTable,
  CardGroupsTable,
  CardHoldSchedulesTable,
  CardholdersTable,
  CardViewTokensTable,
} from './tables/cards.ts';
import type {
  AlertMessagesTable,
  AlertRulesTable,
  AlertTimesTable,
  CardExceptionsTable,
  ExceptionMeaningsTable,
  OutboxMessagesTable,
  ServiceStatesTable,
} from './tables/alerts.ts';
import type {
  NotificationsTable,
  EventsTable,
  IdempotencyKeysTable,
  AccountCountersTable,
} from './tables/history.ts';
import type {
  AccountBalancesTable,
  AuthorizationsTable,
  CardNumbersTable,
} from './tables/authorizations.ts';
import type { DisputeDocumentsTable, DisputesTable } from './tables/disputes.ts';
import type {
  ExpressChecksTable,
  ExpressFleetConfigsTable,
  ExpressPersonLimitsTable,
  ExpressRequestsTable,
  PasscodeProofsTable,
} from './tables/expressChecks.ts';
import type {
  DownloadLinksTable,
  FileExportPartsTable,
  FileExportsTable,
} from './tables/exports.ts';
import type {
  FeeConsentsTable,
  FundingMethodsTable,
  FundingSettingsTable,
  ProviderEventsTable,
  SandboxTransfersTable,
  TransfersTable,
} from './tables/money.ts';
import type { LimitAllowancesTable, LimitResetsTable } from './tables/limits.ts';
import type {
  AttemptsTable,
  DefaultPropertiesTable,
  DraftsTable,
  FeedbackTable,
  IdentificationsTable,
  InstallationsTable,
  MembershipRequestsTable,
  PersonAccountsTable,
  PersonEventsTable,
  PersonProofsTable,
  PersonPropertiesTable,
  TermsAcceptancesTable,
  VerbalPasscodesTable,
} from './tables/people.ts';
import type {
  ProximityEnrollmentsTable,
  ProximityDevicesTable,
  ProximityProfilesTable,
  ProximityMappingsTable,
  OneClickFleetsTable,
  OneClickCardsTable,
  OneClickUnblocksTable,
  CardlessEntriesTable,
  CardlessEntryCardsTable,
} from './tables/proximity.ts';
import type { CardholderRequestsTable } from './tables/cardRequests.ts';
import type {
  PinRemindersTable,
  PromptedIdCardsTable,
  PromptedIdsTable,
} from './tables/promptedIds.ts';
import type { SavedReportsTable } from './tables/savedReports.ts';
import type { SavedViewsTable } from './tables/savedViews.ts';
import type { InvoicesTable, StatementsTable } from './tables/statements.ts';
import type {
  SitesTable,
  RecordedPurchasesTable,
  RegionPricesTable,
  TransactionsTable,
  TransactionLinesTable,
  LedgerEntriesTable,
} from './tables/purchases.ts';

export type { Ledger, MovementKind } from './tables/purchases.ts';

/**
 * Rows as both databases give them: `date` is `YYYY-MM-DD`, `timestamptz` is ISO text in UTC,
 * `bigint` is a number. Values for `jsonb` columns go through `jsonb()` of `@forecourt/server`.
 */
export interface Schema {
  accounts: AccountsTable;
  people: PeopleTable;
  grants: GrantsTable;
  deleted_users: DeletedUsersTable;
  fleets: FleetsTable;
  departments: DepartmentsTable;
  drivers: DriversTable;
  vehicles: VehiclesTable;
  odometer_corrections: OdometerCorrectionsTable;
  recorded_purchases: RecordedPurchasesTable;
  disputes: DisputesTable;
  file_exports: FileExportsTable;
  file_export_parts: FileExportPartsTable;
  download_links: DownloadLinksTable;
  dispute_documents: DisputeDocumentsTable;
  express_checks: ExpressChecksTable;
  express_requests: ExpressRequestsTable;
  express_fleet_configs: ExpressFleetConfigsTable;
  express_person_limits: ExpressPersonLimitsTable;
  passcode_proofs: PasscodeProofsTable;
  cardholder_requests: CardholderRequestsTable;
  proximity_enrollments: ProximityEnrollmentsTable;
  proximity_devices: ProximityDevicesTable;
  proximity_profiles: ProximityProfilesTable;
  proximity_mappings: ProximityMappingsTable;
  one_click_fleets: OneClickFleetsTable;
  one_click_cards: OneClickCardsTable;
  one_click_unblocks: OneClickUnblocksTable;
  cardless_entries: CardlessEntriesTable;
  cardless_entry_cards: CardlessEntryCardsTable;
  prompted_ids: PromptedIdsTable;
  prompted_id_cards: PromptedIdCardsTable;
  pin_reminders: PinRemindersTable;
  limit_profiles: LimitProfilesTable;
  orders: OrdersTable;
  cards: CardsTable;
  card_secrets: CardSecretsTable;
  card_groups: CardGroupsTable;
  card_cardholders: CardholdersTable;
  card_view_tokens: CardViewTokensTable;
  card_hold_schedules: CardHoldSchedulesTable;
  card_bulks: CardBulksTable;
  card_bulk_rows: CardBulkRowsTable;
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  sites: SitesTable;
  region_prices: RegionPricesTable;
  transactions: TransactionsTable;
  transaction_lines: TransactionLinesTable;
  ledger_entries: LedgerEntriesTable;
  statements: StatementsTable;
  invoices: InvoicesTable;
  saved_reports: SavedReportsTable;
  saved_views: SavedViewsTable;
  notifications: NotificationsTable;
  exception_meanings: ExceptionMeaningsTable;
  card_exceptions: CardExceptionsTable;
  alert_rules: AlertRulesTable;
  alert_times: AlertTimesTable;
  alert_messages: AlertMessagesTable;
  outbox_messages: OutboxMessagesTable;
  service_states: ServiceStatesTable;
  events: EventsTable;
  idempotency_keys: IdempotencyKeysTable;
  account_counters: AccountCountersTable;
  card_numbers: CardNumbersTable;
  account_balances: AccountBalancesTable;
  authorizations: AuthorizationsTable;
  limit_resets: LimitResetsTable;
  limit_allowances: LimitAllowancesTable;
  person_events: PersonEventsTable;
  person_proofs: PersonProofsTable;
  verbal_passcodes: VerbalPasscodesTable;
  person_properties: PersonPropertiesTable;
  default_properties: DefaultPropertiesTable;
  person_accounts: PersonAccountsTable;
  drafts: DraftsTable;
  terms_acceptances: TermsAcceptancesTable;
  feedback: FeedbackTable;
  membership_requests: MembershipRequestsTable;
  identifications: IdentificationsTable;
  attempts: AttemptsTable;
  installations: InstallationsTable;
  add_on_enrolments: AddOnEnrolmentsTable;
  waiver_claims: WaiverClaimsTable;
  live_help_sessions: LiveHelpSessionsTable;
  reward_accounts: RewardAccountsTable;
  reward_tiers: RewardTiersTable;
  reward_redemptions: RewardRedemptionsTable;
  funding_methods: FundingMethodsTable;
  funding_settings: FundingSettingsTable;
  transfers: TransfersTable;
  fee_consents: FeeConsentsTable;
  provider_events: ProviderEventsTable;
  sandbox_transfers: SandboxTransfersTable;
}

export type Db = Kysely<Schema>;
/** An open transaction: the only handle that services get. */
export type Trx = KyselyTransaction<Schema>;
export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
export type CardStatusCounts = Partial<Record<Card['status'], number>>;
