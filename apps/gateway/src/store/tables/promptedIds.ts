import type { PromptedId } from '@forecourt/validation';
import type { InAccount, Instant, WithId, Versioned } from './rows.ts';

export interface PromptedIdsTables {
  prompted_ids: Versioned<{
    name: string;
    type: PromptedId['type'];
    number: string;
    status: PromptedId['status'];
    managed_by: PromptedId['managedBy'];
    /** null if the customer ID manages it. If a department does, the department's fleet. */
    fleet_id: string | null;
    department_id: string | null;
  }>;
  prompted_id_cards: InAccount<{
    prompted_id: string;
    card_id: string;
  }>;
  pin_reminders: WithId<{
    card_id: string;
    requested_at: Instant;
    user_id: string;
  }>;
}
