import type {
  AlertPace,
  AlertTimes,
  AlertTiming,
  ExceptionKind,
  NotificationKind,
} from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, InAccount, Instant, Kept, Versioned } from './rows.ts';

/** One exception within a message. */
export interface AlertItem {
  readonly code: string;
  /** What it is called: the code's description. */
  readonly what: string;
  readonly last4: string;
  readonly city: string;
  readonly state: string;
  readonly amountCents: number;
  readonly at: string;
  readonly transactionId: string;
}

/** What became of the account or of its links to other systems, for its administrators; in messages of its own. */
export interface AccountNews {
  readonly news: Extract<
    NotificationKind,
    | `notification.account${string}`
    | `notification.webhook${string}`
    | 'notification.journalNotDelivered'
  >;
  readonly at: string;
  /** What of the account it is about. */
  readonly name?: string;
}

/** What a driver requests at the pump, for those who may answer. */
export interface DriverRequestItem {
  /** The decline that it is about. */
  readonly driverRequest: string;
  readonly name: string;
  readonly last4: string;
  readonly amountCents: number;
  readonly site: string;
  readonly at: string;
}
export type MessageItem = AlertItem | AccountNews | DriverRequestItem;

export interface AlertsTables {
  /** What a code of an exception means in this program; `kind` null: none of ours. */
  exception_meanings: {
    code: string;
    kind: ExceptionKind | null;
    description: string | null;
  };
  /** An exception that a purchase raised, once for each kind and timing. */
  card_exceptions: Kept<{
    /** Day of `occurred_at` in the account's zone. */
    occurred_on: Day;
    kind: ExceptionKind;
    timing: AlertTiming;
    card_id: string;
    fleet_id: string;
    transaction_id: string;
    occurred_at: Instant;
    /** What was bought or, declined, asked for. */
    amount_cents: number;
  }>;
  /** The rule by which a person gets alerts about a code. */
  alert_rules: Versioned<{
    user_id: string;
    code: string;
    fleet_id: string | null;
    timing: AlertTiming;
    from_cents: number;
    from_count: number;
    in_app: boolean;
    emails: string[];
    sms_number: string | null;
    pace: AlertPace;
  }>;
  alert_times: InAccount<{
    user_id: string;
    times: AlertTimes;
    version: Generated<number>;
  }>;
  /** Browsers that a person lets us alert. */
  push_subscriptions: Kept<{
    user_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: Instant;
    /** When its push service said that it reaches no one; null: it is alerted. */
    gone_at: Generated<Instant | null>;
  }>;
  /** A message with what it gathered; its id stays the same however often it is sent. */
  alert_messages: Kept<{
    user_id: string;
    channel: 'email' | 'sms' | 'push';
    recipient: string;
    /** What may join it while it waits. */
    batch_key: string;
    state: 'waiting' | 'sending' | 'sent';
    /** The first ones; `item_count` counts all. */
    items: MessageItem[];
    item_count: number;
    due_at: Instant;
    sent_at: Instant | null;
  }>;
  /** Messages for which no way out is configured, kept for the demo's page. */
  outbox_messages: Kept<{
    channel: string;
    recipient: string;
    subject: string;
    body: string;
    sent_at: Instant;
  }>;
  /** Whether a part of the service works; `failing_since` null: it does. */
  service_states: {
    scope: 'email' | 'sms' | 'payments';
    failing_since: Instant | null;
    last_good_at: Instant | null;
  };
}
