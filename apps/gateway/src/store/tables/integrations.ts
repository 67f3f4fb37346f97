import type {
  KeyPermission,
  WEBHOOK_TEST,
  WebhookEvent,
  WebhookProblem,
  WebhookState,
} from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Instant, WithId, Versioned } from './rows.ts';

export interface IntegrationsTables {
  api_keys: Versioned<{
    /** The person that represents the key in the history. */
    user_id: string;
    name: string;
    permissions: KeyPermission[];
    /** null means every fleet of the account. */
    fleet_ids: string[] | null;
    is_sandbox: boolean;
    made_by: string;
    made_at: Instant;
    expires_at: Instant;
    revoked_at: Generated<Instant | null>;
    revoked_by: Generated<string | null>;
  }>;
  api_key_secrets: WithId<{
    key_id: string;
    secret_hash: string;
    /** The last characters of the secret. */
    hint: string;
    made_at: Instant;
    /** null if it ends with its key. */
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
    /** The ID that the secret is derived from. */
    secret_id: string;
    earlier_secret_id: Generated<string | null>;
    earlier_secret_ends_at: Generated<Instant | null>;
    /** Set if it didn't respond: nothing is sent to it until then. */
    paused_until: Generated<Instant | null>;
  }>;
  /** The ID is sent as `webhook-id`. */
  webhook_messages: WithId<{
    endpoint_id: string;
    /** What it is about. Messages about the same object are sent in order. */
    object_id: string;
    /** Its place in that order. Messages inserted together are ordered by ID. */
    place: Generated<number>;
    type: WebhookEvent | typeof WEBHOOK_TEST;
    payload: string;
    at: Instant;
    state: WebhookState;
    /** Start of the period during which it is retried. */
    due_since: Instant;
    /** During an attempt, when another worker may take over; null means never. */
    next_attempt_at: Instant | null;
    attempts: Generated<number>;
    /** Failed attempts since it became due. */
    failures: Generated<number>;
    last_status: Generated<number | null>;
  }>;
  webhook_attempts: WithId<{
    message_id: string;
    at: Instant;
    status: number | null;
    problem: WebhookProblem | null;
    milliseconds: number;
  }>;
}
