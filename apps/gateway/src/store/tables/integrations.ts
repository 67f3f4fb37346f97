import type {
  KeyPermission,
  WEBHOOK_TEST,
  WebhookEvent,
  WebhookProblem,
  WebhookState,
} from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Instant, Kept, Versioned } from './rows.ts';

export interface IntegrationsTables {
  api_keys: Versioned<{
    /** Who the key is in the history. */
    user_id: string;
    name: string;
    permissions: KeyPermission[];
    /** null: every fleet of the account. */
    fleet_ids: string[] | null;
    is_sandbox: boolean;
    made_by: string;
    made_at: Instant;
    expires_at: Instant;
    revoked_at: Generated<Instant | null>;
    revoked_by: Generated<string | null>;
  }>;
  api_key_secrets: Kept<{
    key_id: string;
    secret_hash: string;
    /** The last characters of the secret. */
    hint: string;
    made_at: Instant;
    /** null: it ends with its key. */
    ends_at: Generated<Instant | null>;
    last_used_at: Generated<Instant | null>;
  }>;
  webhook_endpoints: Versioned<{
    name: string;
    url: string;
    events: WebhookEvent[];
    is_on: boolean;
    made_by: string;
    made_at: Instant;
    /** What the secret is derived from. */
    secret_id: string;
    earlier_secret_id: Generated<string | null>;
    earlier_secret_ends_at: Generated<Instant | null>;
    /** It did not answer: until then nothing is sent to it. */
    paused_until: Generated<Instant | null>;
  }>;
  /** The id is sent as `webhook-id`. */
  webhook_messages: Kept<{
    endpoint_id: string;
    /** What it is about; messages of one object follow each other. */
    object_id: string;
    /** After which of its object it waits; those that were entered together wait by their ids. */
    place: Generated<number>;
    type: WebhookEvent | typeof WEBHOOK_TEST;
    payload: string;
    at: Instant;
    state: WebhookState;
    /** From when on the days count in which it is tried again. */
    due_since: Instant;
    /** While it is on its way: when somebody else may try. null: never. */
    next_attempt_at: Instant | null;
    attempts: Generated<number>;
    /** Attempts that failed since it became due. */
    failures: Generated<number>;
    last_status: Generated<number | null>;
  }>;
  webhook_attempts: Kept<{
    message_id: string;
    at: Instant;
    status: number | null;
    problem: WebhookProblem | null;
    milliseconds: number;
  }>;
}
