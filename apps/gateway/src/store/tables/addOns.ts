import type { AddOnService, AddOnSettings } from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Instant } from './scalars.ts';

/** A row stays when the account leaves, so that what was set is there when it comes back. */
export interface AddOnEnrolmentsTable {
  account_id: string;
  service: AddOnService;
  is_enrolled: boolean;
  enrolled_at: Instant;
  enrolled_by: string | null;
  left_at: Instant | null;
  settings: Generated<AddOnSettings>;
  version: Generated<number>;
}
