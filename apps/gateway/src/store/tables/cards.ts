import type { CardBulk } from '@forecourt/api-client/contract';
import type {
  BulkAction,
  CardDelivery,
  CardholderRequestState,
  CardPrompts,
  CardState,
  HoldSchedule,
} from '@forecourt/validation';
import type { InAccount, Instant, Kept, Versioned } from './rows.ts';

/** An action with the ids of the copies that are made of profiles. */
export type StoredBulkAction = BulkAction & {
  readonly copyIds?: Readonly<Record<string, string>>;
};

/** What becomes of a figure of the limits, and whether the card itself or its profile has it. */
export interface BulkLimit {
  readonly before: number | null;
  readonly after: number;
  readonly holder: 'card' | 'profile';
}

/** What a card was before a bulk action, for its undo. */
export interface BulkBefore {
  readonly profileId: string | null;
  readonly groupId: string | null;
  /** Whose it was: only the release before gives a card back by these, not by the card's history. */
  readonly driverId: string | null;
  readonly vehicleId: string | null;
  readonly fleetId?: string;
  readonly departmentId?: string | null;
  readonly prompts?: CardPrompts;
  readonly schedule?: HoldSchedule;
  readonly limit?: BulkLimit;
}

export interface CardsTables {
  card_groups: Versioned<{
    name: string;
    /** Where new plastic of the group goes; null: where the order says. */
    delivery: CardDelivery | null;
  }>;
  /** People besides the assignee with whom a card is shared. */
  card_cardholders: InAccount<{
    card_id: string;
    driver_id: string;
    /** 1 to 5, each once: so that a sixth cannot exist. */
    place: number;
    added_at: Instant;
  }>;
  cardholder_requests: Kept<{
    driver_id: string;
    status: CardholderRequestState;
    /** The card while it is assigned. */
    card_id: string | null;
    requested_at: Instant;
    settled_at: Instant | null;
    settled_by: string | null;
  }>;
  /** One-use tickets to see the PIN of a card. */
  card_view_tokens: InAccount<{
    /** SHA-256 of the token, which is stored nowhere. */
    token_hash: string;
    card_id: string;
    user_id: string;
    expires_at: Instant;
  }>;
  card_hold_schedules: InAccount<{
    card_id: string;
    schedule: HoldSchedule;
    /** Whether the schedule holds the card now. */
    is_held: boolean;
  }>;
  card_bulks: Kept<{
    user_id: string;
    action: StoredBulkAction;
    state: CardBulk['state'];
    card_count: number;
    not_found: CardBulk['notFound'];
    created_at: Instant;
    finished_at: Instant | null;
    /** Who of the provider began it, or its undo, in the person's name. */
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
    /** Version of the card as it was previewed, then as the action left it. */
    card_version: number;
    before: BulkBefore;
  }>;
}
