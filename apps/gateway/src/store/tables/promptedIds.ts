import type { PromptedId } from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Instant } from './scalars.ts';

export interface PromptedIdsTables {
  prompted_ids: {
    account_id: string;
    id: string;
    name: string;
    type: PromptedId['type'];
    number: string;
    status: PromptedId['status'];
    managed_by: PromptedId['managedBy'];
    /** null: the customer ID manages it; of a department, the department's. */
    fleet_id: string | null;
    department_id: string | null;
    version: Generated<number>;
  };
  prompted_id_cards: {
    account_id: string;
    prompted_id: string;
    card_id: string;
  };
  pin_reminders: {
    account_id: string;
    id: string;
    card_id: string;
    requested_at: Instant;
    user_id: string;
  };
}
