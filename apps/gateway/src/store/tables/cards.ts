import type { CardBulk } from '@forecourt/api-client/contract';
import type {
  BulkAction,
  CardDelivery,
  CardholderRequestState,
  CardPrompts,
  CardState,
  HoldSchedule,
} from '@forecourt/validation';
import type { InAccount, Instant, WithId, Versioned } from './rows.ts';

/** An action with the IDs of the copies that it makes of profiles. */
export type StoredBulkAction = BulkAction & {
  readonly copyIds?: Readonly<Record<string, string>>;
};

/** The change to a limit, and whether the limit is the card's own or its profile's. */
export interface BulkLimit {
  readonly before: number | null;
  readonly after: number;
  readonly holder: 'card' | 'profile';
}

/** A card's values before a bulk action, for undoing it. */
export interface BulkBefore {
  readonly profileId: string | null;
  readonly groupId: string | null;
  /** Who had it. Only the previous release restores a card by these, not by its history. */
  readonly driverId: string | null;
  readonly vehicleId: string | null;
  readonly fleetId?: string;
  readonly departmentId?: string | null;
  readonly prompts?: CardPrompts;
  readonly schedule?: HoldSchedule;
  /** Whether the schedule was holding the card. */
  readonly isHeldBySchedule?: boolean;
  readonly limit?: BulkLimit;
}

export interface CardsTables {
  card_groups: Versioned<{
    name: string;
    /** Where the group's new cards are sent; null means where the order says. */
    delivery: CardDelivery | null;
  }>;
  /** Drivers with whom a card is shared, other than its assignee. */
  card_cardholders: InAccount<{
    card_id: string;
    driver_id: string;
    /** From 1 to 5 and unique, so that there can't be a sixth. */
    place: number;
    added_at: Instant;
  }>;
  cardholder_requests: WithId<{
    driver_id: string;
    status: CardholderRequestState;
    /** The card, while assigned. */
    card_id: string | null;
    requested_at: Instant;
    settled_at: Instant | null;
    settled_by: string | null;
  }>;
  /** Single-use tokens to view a card's PIN. */
  card_view_tokens: InAccount<{
    /** SHA-256 of the token, which itself isn't stored. */
    token_hash: string;
    card_id: string;
    user_id: string;
    expires_at: Instant;
  }>;
  card_hold_schedules: InAccount<{
    card_id: string;
    schedule: HoldSchedule;
    /** Whether the schedule is holding the card now. */
    is_held: boolean;
  }>;
  card_bulks: WithId<{
    user_id: string;
    action: StoredBulkAction;
    state: CardBulk['state'];
    card_count: number;
    not_found: CardBulk['notFound'];
    created_at: Instant;
    finished_at: Instant | null;
    /** The internal user who started it, or its undo, in the person's name. */
    emulated_by: string | null;
  }>;
  card_bulk_rows: InAccount<{
    bulk_id: string;
    position: number;
    card_id: string;
    state: 'ready' | 'refused' | 'done' | 'failed' | 'canceled' | 'undone';
    from_status: CardState;
    to_status: CardState;
    reasons: { key: string; params: Record<string, string | number> }[];
    /** The card's version when previewed, then as the action left it. */
    card_version: number;
    before: BulkBefore;
  }>;
}
