import type { Insertable, Kysely, Selectable, Transaction as KyselyTransaction } from 'kysely';
import type { Card } from '@forecourt/validation';
import type { AddOnsTables } from './tables/addOns.ts';
import type { AlertsTables } from './tables/alerts.ts';
import type { AuthorizationsTables } from './tables/authorizations.ts';
import type { CardsTables } from './tables/cards.ts';
import type { DisputesTables } from './tables/disputes.ts';
import type { DriverRequestsTables } from './tables/driverRequests.ts';
import type { ExportsTables } from './tables/exports.ts';
import type { ExpressChecksTables } from './tables/expressChecks.ts';
import type { FleetTables } from './tables/fleet.ts';
import type { HistoryTables } from './tables/history.ts';
import type { IntegrationsTables } from './tables/integrations.ts';
import type { LimitsTables } from './tables/limits.ts';
import type { LiveHelpTables } from './tables/liveHelp.ts';
import type { MoneyTables } from './tables/money.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PromptedIdsTables } from './tables/promptedIds.ts';
import type { ProximityTables } from './tables/proximity.ts';
import type { PurchasesTables } from './tables/purchases.ts';
import type { RewardsTables } from './tables/rewards.ts';
import type { SavedTables } from './tables/saved.ts';
import type { StatementsTables } from './tables/statements.ts';
import type { TelematicsTables } from './tables/telematics.ts';

export type { Ledger, MovementKind } from './tables/purchases.ts';

/**
 * Rows as both databases return them: `date` is `YYYY-MM-DD`, `timestamptz` is ISO text in UTC,
 * `bigint` is a number. Values for `jsonb` columns go through `jsonb()` of `@forecourt/server`.
 */
export interface Schema
  extends
    AddOnsTables,
    AlertsTables,
    AuthorizationsTables,
    CardsTables,
    DisputesTables,
    DriverRequestsTables,
    ExportsTables,
    ExpressChecksTables,
    FleetTables,
    HistoryTables,
    IntegrationsTables,
    LimitsTables,
    LiveHelpTables,
    MoneyTables,
    PeopleTables,
    PromptedIdsTables,
    ProximityTables,
    PurchasesTables,
    RewardsTables,
    SavedTables,
    StatementsTables,
    TelematicsTables {}

export type Db = Kysely<Schema>;
/** An open transaction: the only database access that services get. */
export type Trx = KyselyTransaction<Schema>;
export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
export type CardStatusCounts = Partial<Record<Card['status'], number>>;
