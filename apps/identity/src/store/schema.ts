import type { Migrations } from '@forecourt/server';
import type { JWK } from 'jose';
import type { ColumnType, Kysely, Transaction } from 'kysely';
import type { Facts, InteractRequest } from '../idx/facts.ts';
import { start } from './migrations/001_start.ts';

export const migrations: Migrations = { '001_start': start };

type Instant = ColumnType<string, Date | string, Date | string>;
type MaybeInstant = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;

interface UsersTable {
  issuer: string;
  subject: string;
  username: string;
  /** The user name as it is compared: lower case, composed characters. */
  username_key: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  created_at: Instant;
  password_changed_at: Instant;
}
interface FactorsTable {
  issuer: string;
  subject: string;
  id: string;
  kind: string;
  profile: Record<string, string>;
  created_at: Instant;
}
interface TransactionsTable {
  handle_hash: string;
  interaction_hash: string;
  issuer: string;
  client_id: string;
  request: InteractRequest;
  facts: Facts;
  version: number;
  created_at: Instant;
  expires_at: Instant;
}
interface SessionsTable {
  id_hash: string;
  issuer: string;
  subject: string;
  public_id: string;
  amr: string[];
  created_at: Instant;
  expires_at: Instant;
}
interface AttemptsTable {
  scope: string;
  key_hash: string;
  count: number;
  window_ends_at: Instant;
}
interface OidcRecordsTable {
  issuer: string;
  kind: string;
  id_hash: string;
  payload: Record<string, unknown>;
  grant_id: string | null;
  uid: string | null;
  consumed_at: MaybeInstant;
  expires_at: MaybeInstant;
}
interface DeniedTokensTable {
  issuer: string;
  jti: string;
  expires_at: Instant;
}
interface SigningKeysTable {
  issuer: string;
  kid: string;
  jwk: JWK;
  created_at: Instant;
  retired_at: MaybeInstant;
}
interface SecretsTable {
  name: string;
  value: string;
}
interface MessagesTable {
  id: string;
  channel: string;
  recipient: string;
  subject: string;
  body: string;
  code: string | null;
  sent_at: Instant;
}
interface SecurityEventsTable {
  id: string;
  occurred_at: Instant;
  kind: string;
  issuer: string;
  subject: string | null;
  client_id: string | null;
  address_hash: string | null;
  details: unknown;
}

export interface Schema {
  users: UsersTable;
  factors: FactorsTable;
  transactions: TransactionsTable;
  sessions: SessionsTable;
  attempts: AttemptsTable;
  oidc_records: OidcRecordsTable;
  denied_tokens: DeniedTokensTable;
  signing_keys: SigningKeysTable;
  secrets: SecretsTable;
  messages: MessagesTable;
  security_events: SecurityEventsTable;
}

/** The database or an open transaction of it. */
export type Db = Kysely<Schema> | Transaction<Schema>;
