import type { Generated } from 'kysely';
import type { InAccount, Instant, WithId } from './rows.ts';

export interface PeopleTables {
  person_events: {
    user_id: string;
    id: string;
    occurred_at: Instant;
    action: string;
    before: unknown;
    after: unknown;
    request_id: string | null;
  };
  /** Proof that a person verified their identity again, for one token only. */
  person_proofs: {
    user_id: string;
    token_id: string;
    proved_until: Instant;
    /** Whether it was by an authenticator rather than the password. */
    is_by_factor: Generated<boolean>;
  };
  verbal_passcodes: {
    user_id: string;
    passcode_hash: string;
    changed_at: Instant;
  };
  person_properties: {
    user_id: string;
    properties: Record<string, unknown>;
  };
  default_properties: InAccount<{
    properties: Record<string, unknown>;
  }>;
  person_accounts: InAccount<{
    user_id: string;
    is_default: boolean;
    last_used_at: Instant;
  }>;
  drafts: {
    user_id: string;
    form: string;
    /** The account that it is about; empty if none. */
    account_key: string;
    data: unknown;
    version: number;
    saved_at: Instant;
  };
  terms_acceptances: {
    user_id: string;
    version: string;
    accepted_at: Instant;
    network_address: string;
  };
  feedback: WithId<{
    user_id: string;
    rating: number;
    comment: string | null;
    consent_to_contact: boolean;
    received_at: Instant;
  }>;
  membership_requests: {
    id: string;
    user_id: string;
    /** As entered. There may be no such account. */
    account_number: string;
    account_id: string | null;
    note: string | null;
    state: 'pending' | 'approved' | 'denied';
    requested_at: Instant;
    decided_at: Instant | null;
    decided_by: string | null;
  };
  /** If `subject` is null, no one was found, and no code is ever right. */
  identifications: {
    id: string;
    subject: string | null;
    factor_id: string | null;
    username: string | null;
    tries: number;
    created_at: Instant;
    expires_at: Instant;
    used_at: Instant | null;
  };
  /** An installation of a client that requests remote configuration. */
  installations: {
    project_id: string;
    fid: string;
    app_id: string;
    refresh_hash: string;
    token_hash: string;
    token_ends_at: Instant;
    created_at: Instant;
  };
  attempts: {
    scope: string;
    key_hash: string;
    count: number;
    window_ends_at: Instant;
  };
}
