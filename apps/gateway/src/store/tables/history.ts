import type { Notification } from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { InAccount, Instant, WithId } from './rows.ts';

export interface HistoryTables {
  notifications: WithId<{
    /** null if it concerns the account as a whole. */
    fleet_id: string | null;
    level: Notification['level'];
    state: Notification['state'];
    message_key: string | null;
    params: Generated<Notification['params']>;
    card_id: string | null;
    order_id: string | null;
    /** The purchase that it is about, or the last of several. */
    transaction_id: string | null;
    /** The only person who sees it; null means everyone who sees the fleet. */
    user_id: string | null;
    export_id: string | null;
    dispute_id: string | null;
    /** What joins it while it is open; null means nothing does. */
    group_key: string | null;
    occurred_at: Instant;
    settled_by: string | null;
    settled_at: Instant | null;
  }>;
  events: WithId<{
    occurred_at: Instant;
    /** null if a driver or the system did it. */
    user_id: string | null;
    /** The driver who did it without signing in: with a texted link, or at a pump. */
    driver_id: Generated<string | null>;
    emulated_by: string | null;
    subject_type: string;
    subject_id: string;
    action: string;
    before: unknown;
    after: unknown;
    reason: string | null;
    request_id: string | null;
  }>;
  idempotency_keys: InAccount<{
    call: string;
    key: string;
    body_hash: string;
    status: number;
    answer: unknown;
    created_at: Instant;
  }>;
  account_counters: InAccount<{
    counter: string;
    last_value: number;
  }>;
  /** Operators' actions from the command line. */
  operator_actions: {
    id: string;
    occurred_at: Instant;
    operator: string;
    action: string;
    subject: string | null;
    details: unknown;
  };
}
