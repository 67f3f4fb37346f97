import type {
  DeclineOffer,
  DriverAskReason,
  DriverContactPerson,
  DriverLanguage,
  DriverRequestState,
} from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, InAccount, Instant, Kept } from './rows.ts';

export interface DriverRequestsTables {
  /** Whether a driver agreed to messages, and in which language they are. */
  driver_contacts: InAccount<{
    driver_id: string;
    language: DriverLanguage;
    /** null: the driver did not agree. */
    consented_at: Instant | null;
    version: number;
  }>;
  driver_request_settings: InAccount<{
    fleet_id: string;
    is_on: boolean;
    answered_by: string[];
    escalate_minutes: number | null;
    auto_grant_cents: number | null;
    contact: DriverContactPerson | null;
    version: number;
  }>;
  /** The link of a decline; a new text puts another token in place of the one before. */
  driver_links: Kept<{
    /** null: the text did not leave yet. */
    token_hash: string | null;
    /** The phone that opened it first; null: none did. */
    device_hash: string | null;
    driver_id: string;
    card_id: string;
    fleet_id: string;
    site_number: string;
    transaction_id: string;
    /** The number that it is texted to; the link ends when the driver has another one. null: not kept. */
    mobile: Generated<string | null>;
    offer: DeclineOffer;
    declined_at: Instant;
    created_at: Instant;
    /** Texts that were asked for. */
    texts: Generated<number>;
    /** When the last of them was; null: the first one was all, with the decline. */
    texted_at: Generated<Instant | null>;
    /** When a text last left. */
    sent_at: Instant | null;
    opened_at: Instant | null;
    expires_at: Instant;
  }>;
  /** Tokens of before that a phone had opened: they go on for that phone alone. */
  driver_opened_links: InAccount<{ token_hash: string; link_id: string; device_hash: string }>;
  /** Links to what a card allows, one row for each text; those of a card work side by side. */
  card_guides: Kept<{
    /** null: the text did not leave yet. */
    token_hash: string | null;
    /** The phone that opened it first; null: none did. */
    device_hash: string | null;
    card_id: string;
    driver_id: string;
    /** The number that was texted; the link ends when the driver has another one. */
    mobile: string;
    created_at: Instant;
    /** null: the driver, who had the link before. */
    created_by: string | null;
    sent_at: Instant | null;
    opened_at: Instant | null;
    expires_at: Instant;
    revoked_at: Instant | null;
  }>;
  driver_requests: Kept<{
    transaction_id: string;
    driver_id: string;
    card_id: string;
    fleet_id: string;
    amount_cents: number;
    reason: DriverAskReason;
    note: string;
    state: Exclude<DriverRequestState, 'expired'>;
    asked_at: Instant;
    /** Day of `asked_at` in the account's zone. */
    asked_on: Day;
    /** Until when it can be answered or, once allowed, used. */
    until_at: Instant;
    escalated_at: Instant | null;
    answered_at: Instant | null;
    /** null though it was answered: by the fleet's settings. */
    answered_by: string | null;
    answer_cents: number | null;
    word: string | null;
    is_auto: Generated<boolean>;
    allowance_id: string | null;
    used_at: Instant | null;
    /** When what was allowed was revoked; null: it was not. */
    withdrawn_at: Generated<Instant | null>;
    withdrawn_by: Generated<string | null>;
  }>;
  /** A JPEG of the odometer or the pump, where one came with the request. */
  driver_pictures: InAccount<{ transaction_id: string; content: Uint8Array }>;
}
