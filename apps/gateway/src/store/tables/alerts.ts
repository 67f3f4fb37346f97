import type {
  AlertPace,
  AlertTimes,
  AlertTiming,
  ExceptionKind,
  NotificationKind,
} from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, Instant } from './scalars.ts';

/** What a code of an exception means in this program; `kind` null: none of ours. */
export interface ExceptionMeaningsTable {
  code: string;
  kind: ExceptionKind | null;
  description: string | null;
}

/** An exception that a purchase raised, once for each kind and timing. */
export interface CardExceptionsTable {
  account_id: string;
  /** Day of `occurred_at` in the account's zone. */
  occurred_on: Day;
  id: string;
  kind: ExceptionKind;
  timing: AlertTiming;
  card_id: string;
  fleet_id: string;
  transaction_id: string;
  occurred_at: Instant;
  /** What was bought or, declined, asked for. */
  amount_cents: number;
}

/** By which rule a person is told of a code. */
export interface AlertRulesTable {
  account_id: string;
  id: string;
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
  version: Generated<number>;
}

export interface AlertTimesTable {
  account_id: string;
  user_id: string;
  times: AlertTimes;
  version: Generated<number>;
}

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

/** What became of the account, for its administrators; in messages of its own. */
export interface AccountNews {
  readonly news: Extract<NotificationKind, `notification.account${string}`>;
  readonly at: string;
}
export type MessageItem = AlertItem | AccountNews;

/** A message with what it gathered; its id stays the same however often it is sent. */
export interface AlertMessagesTable {
  account_id: string;
  id: string;
  user_id: string;
  channel: 'email' | 'sms';
  recipient: string;
  /** What may join it while it waits. */
  batch_key: string;
  state: 'waiting' | 'sending' | 'sent';
  /** The first ones; `item_count` counts all. */
  items: MessageItem[];
  item_count: number;
  due_at: Instant;
  sent_at: Instant | null;
}

/** Messages for which no way out is configured, kept for the demo's page. */
export interface OutboxMessagesTable {
  account_id: string;
  id: string;
  channel: string;
  recipient: string;
  subject: string;
  body: string;
  sent_at: Instant;
}

/** Whether a part of the service works; `failing_since` null: it does. */
export interface ServiceStatesTable {
  scope: 'email' | 'sms' | 'payments';
  failing_since: Instant | null;
  last_good_at: Instant | null;
}
