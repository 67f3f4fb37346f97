import type { Migrations } from '@forecourt/server';
import type { JWK } from 'jose';
import type { ColumnType, Kysely, Transaction } from 'kysely';
import type { Facts, InteractRequest } from '../idx/facts.ts';
import { start } from './migrations/001_start.ts';
import { credentials } from './migrations/002_credentials.ts';
import { sessionTokens } from './migrations/003_session_tokens.ts';
import { signIns } from './migrations/004_sign_ins.ts';

export const migrations: Migrations = {
  '001_start': start,
  '002_credentials': credentials,
  '003_session_tokens': sessionTokens,
  '004_sign_ins': signIns,
};

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Instant = ColumnType<string, Date | string, Date | string>;
type MaybeInstant = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;

export interface Schema {
  users: {
    issuer: string;
    subject: string;
    username: string;
    /** The username as compared: lowercase, with composed characters. */
    username_key: string;
    /** `null` while no password is set. */
    password_hash: string | null;
    must_change_password: Defaulted<boolean>;
    first_name: string;
    last_name: string;
    /** What the person may change in addition to their name. */
    profile: Defaulted<Record<string, string>>;
    created_at: Instant;
    modified_at: MaybeInstant;
    password_changed_at: Instant;
    /** When a temporary password expires; `null` for any other. */
    password_ends_at: MaybeInstant;
    /** Set if the person may not reset a forgotten password. */
    is_recovery_disallowed: Defaulted<boolean>;
  };
  factors: {
    issuer: string;
    subject: string;
    id: string;
    kind: string;
    profile: Record<string, string>;
    /** A sealed secret, or the hash of an answer. */
    secret: Defaulted<string | null>;
    is_verified: Defaulted<boolean>;
    created_at: Instant;
  };
  past_passwords: {
    issuer: string;
    subject: string;
    id: string;
    password_hash: string;
    replaced_at: Instant;
  };
  links: {
    token_hash: string;
    issuer: string;
    subject: string;
    purpose: string;
    /** How the person proved their identity; for session tokens only. */
    amr: Defaulted<string[] | null>;
    used_at: MaybeInstant;
    expires_at: Instant;
  };
  pushes: {
    id: string;
    issuer: string;
    subject: string;
    purpose: string;
    application: string;
    answer: Defaulted<string | null>;
    asked_at: Instant;
    expires_at: Instant;
  };
  challenges: {
    id: string;
    issuer: string;
    subject: string;
    factor_id: string;
    code_hash: string | null;
    wrong_entries: number;
    verified_at: MaybeInstant;
    sent_at: Instant;
    expires_at: Instant;
  };
  transactions: {
    handle_hash: string;
    interaction_hash: string;
    issuer: string;
    client_id: string;
    request: InteractRequest;
    facts: Facts;
    version: number;
    created_at: Instant;
    expires_at: Instant;
  };
  sign_ins: {
    issuer: string;
    subject: string;
    id: string;
    user_agent: string;
    signed_in_at: Instant;
    used_at: Instant;
    expires_at: Instant;
  };
  sign_in_grants: {
    issuer: string;
    grant_id: string;
    sign_in_id: string;
  };
  sessions: {
    id_hash: string;
    issuer: string;
    subject: string;
    /** The id of the sign-in, the `sid` of its tokens. */
    public_id: string;
    amr: string[];
    created_at: Instant;
    expires_at: Instant;
  };
  attempts: {
    scope: string;
    key_hash: string;
    count: number;
    window_ends_at: Instant;
  };
  oidc_records: {
    issuer: string;
    kind: string;
    id_hash: string;
    payload: Record<string, unknown>;
    grant_id: string | null;
    uid: string | null;
    consumed_at: MaybeInstant;
    expires_at: MaybeInstant;
  };
  denied_tokens: {
    issuer: string;
    jti: string;
    expires_at: Instant;
  };
  signing_keys: {
    issuer: string;
    kid: string;
    jwk: JWK;
    created_at: Instant;
    retired_at: MaybeInstant;
  };
  secrets: {
    name: string;
    value: string;
  };
  messages: {
    id: string;
    channel: string;
    recipient: string;
    subject: string;
    body: string;
    code: string | null;
    sent_at: Instant;
  };
  security_events: {
    id: string;
    occurred_at: Instant;
    kind: string;
    issuer: string;
    subject: string | null;
    client_id: string | null;
    address_hash: string | null;
    details: unknown;
  };
}

/** The database, or an open transaction. */
export type Db = Kysely<Schema> | Transaction<Schema>;
