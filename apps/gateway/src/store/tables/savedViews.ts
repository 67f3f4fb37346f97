import type { SavedViewForm, ViewedList } from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Versioned } from './rows.ts';

export interface SavedViewsTables {
  saved_views: Versioned<{
    user_id: string;
    list: ViewedList;
    name: string;
    search: SavedViewForm['search'];
    /** The other users of the account may use it; changed only by whose it is. */
    is_shared: Generated<boolean>;
  }>;
}
