import type {
  DeclineOffer,
  DriverRequestReason,
  DriverContactPerson,
  DriverLanguage,
  DriverRequestState,
} from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Day, InAccount, Instant, WithId } from './rows.ts';

export interface DriverRequestsTables {
  /** Whether a driver agreed to messages, and the language for them. */
  driver_contacts: InAccount<{
    driver_id: string;
    language: DriverLanguage;
    /** null if the driver did not agree. */
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
  /** The link of a decline. A new text replaces its token. */
  driver_links: WithId<{
    /** null until a text is sent. */
    token_hash: string | null;
    /** The first phone that opened it; null if none has. */
    device_hash: string | null;
    driver_id: string;
    card_id: string;
    fleet_id: string;
    site_number: string;
    transaction_id: string;
    /** The number it is texted to. The link ends if the driver's changes; null if unknown. */
    mobile: Generated<string | null>;
    offer: DeclineOffer;
    declined_at: Instant;
    created_at: Instant;
    /** Number of texts requested. */
    texts: Generated<number>;
    /** When the last of them was requested; null if it was the first one, with the decline. */
    texted_at: Generated<Instant | null>;
    /** When a text was last sent. */
    sent_at: Instant | null;
    opened_at: Instant | null;
    expires_at: Instant;
  }>;
  /** Previous tokens that a phone had opened. They keep working for that phone only. */
  driver_opened_links: InAccount<{ token_hash: string; link_id: string; device_hash: string }>;
  /** Links to what a card allows, one row per text. A card can have several valid ones. */
  card_guides: WithId<{
    /** null until the text is sent. */
    token_hash: string | null;
    /** The first phone that opened it; null if none has. */
    device_hash: string | null;
    card_id: string;
    driver_id: string;
    /** The number that was texted. The link ends if the driver's number changes. */
    mobile: string;
    created_at: Instant;
    /** null if the driver, who had a previous link, requested it. */
    created_by: string | null;
    sent_at: Instant | null;
    opened_at: Instant | null;
    expires_at: Instant;
    revoked_at: Instant | null;
  }>;
  driver_requests: WithId<{
    transaction_id: string;
    driver_id: string;
    card_id: string;
    fleet_id: string;
    amount_cents: number;
    reason: DriverRequestReason;
    note: string;
    state: Exclude<DriverRequestState, 'expired'>;
    asked_at: Instant;
    /** Day of `asked_at` in the account's time zone. */
    asked_on: Day;
    /** Until when it can be answered or, once allowed, used. */
    until_at: Instant;
    escalated_at: Instant | null;
    answered_at: Instant | null;
    /** null, even if answered, when the fleet's settings answered it. */
    answered_by: string | null;
    answer_cents: number | null;
    word: string | null;
    is_auto: Generated<boolean>;
    allowance_id: string | null;
    used_at: Instant | null;
    /** When the allowance was revoked; null if it wasn't. */
    withdrawn_at: Generated<Instant | null>;
    withdrawn_by: Generated<string | null>;
  }>;
  /** A JPEG of the odometer or the pump, if one came with the request. */
  driver_pictures: InAccount<{ transaction_id: string; content: Uint8Array }>;
}
