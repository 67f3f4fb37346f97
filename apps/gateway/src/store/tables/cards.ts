import type { CardDelivery } from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Instant } from './scalars.ts';

export interface CardGroupsTable {
  account_id: string;
  id: string;
  name: string;
  /** Where new plastic of the group goes; null: where the order says. */
  delivery: CardDelivery | null;
  version: Generated<number>;
}

/** People beside the assignee with whom a card is shared. */
export interface CardholdersTable {
  account_id: string;
  card_id: string;
  driver_id: string;
  /** 1 to 5, each once: so that a sixth cannot exist. */
  place: number;
  added_at: Instant;
}

/** One-use tickets to see the PIN of a card. */
export interface CardViewTokensTable {
  account_id: string;
  /** SHA-256 of the token, which is stored nowhere. */
  token_hash: string;
  card_id: string;
  user_id: string;
  expires_at: Instant;
}
