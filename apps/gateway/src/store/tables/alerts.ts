import type {
  AlertPace,
  AlertTimes,
  AlertTiming,
  ExceptionKind,
  NotificationKind,
} from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, InAccount, Instant, WithId, Versioned } from './rows.ts';

/** An exception in a message. */
export interface AlertItem {
  /** `null` if it is not from an alert rule but for a fleet's recipients. */
  readonly code: string | null;
  /** Its name, such as the code's description. */
  readonly what: string;
  /** Missing in messages from before it was stored. */
  readonly fleetId?: string;
  readonly last4: string;
  readonly city: string;
  readonly state: string;
  readonly amountCents: number;
  readonly at: string;
  readonly transactionId: string;
}

/** News of the account or its links to other systems, sent to its administrators separately. */
export interface AccountNews {
  readonly news: Extract<
    NotificationKind,
    | `notification.account${string}`
    | `notification.webhook${string}`
    | 'notification.journalNotDelivered'
  >;
  readonly at: string;
  /** Name of the part of the account that it is about. */
  readonly name?: string;
}

/** A driver's request at the pump, for those who may answer it. */
export interface DriverRequestItem {
  /** ID of the declined purchase. */
  readonly driverRequest: string;
  readonly name: string;
  readonly last4: string;
  readonly amountCents: number;
  readonly site: string;
  readonly at: string;
}
export type MessageItem = AlertItem | AccountNews | DriverRequestItem;

export interface AlertsTables {
  /** What an exception code means in this program; null `kind` means that we never raise it. */
  exception_meanings: {
    code: string;
    kind: ExceptionKind | null;
    description: string | null;
  };
  /** An exception that a purchase raised, once per kind and timing. */
  card_exceptions: WithId<{
    /** Day of `occurred_at` in the account's time zone. */
    occurred_on: Day;
    kind: ExceptionKind;
    timing: AlertTiming;
    card_id: string;
    fleet_id: string;
    transaction_id: string;
    occurred_at: Instant;
    /** Amount of the purchase, or the requested amount if it was declined. */
    amount_cents: number;
  }>;
  /** A rule by which a person is alerted to a code. */
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
  /** Browsers on which a person allows alerts. */
  push_subscriptions: WithId<{
    user_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: Instant;
    /** When its push service reported it gone; null while it is alerted. */
    gone_at: Generated<Instant | null>;
  }>;
  /** A message with its collected items. Its ID stays the same however often it is sent. */
  alert_messages: WithId<{
    user_id: string;
    channel: 'email' | 'sms' | 'push';
    recipient: string;
    /** Items with the same key join the message while it waits. */
    batch_key: string;
    state: 'waiting' | 'sending' | 'sent';
    /** The first items. `item_count` counts all of them. */
    items: MessageItem[];
    item_count: number;
    due_at: Instant;
    sent_at: Instant | null;
  }>;
  /** Messages that can't be sent for lack of configuration, stored for the demo's page. */
  outbox_messages: WithId<{
    channel: string;
    recipient: string;
    subject: string;
    body: string;
    sent_at: Instant;
  }>;
  /** Whether a part of the service works: it does while `failing_since` is null. */
  service_states: {
    scope: 'email' | 'sms' | 'payments';
    failing_since: Instant | null;
    last_good_at: Instant | null;
  };
}
