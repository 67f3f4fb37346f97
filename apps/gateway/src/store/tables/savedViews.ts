import type { SavedViewForm, ViewedList } from '@forecourt/validation';
import type { Generated } from 'kysely';

export interface SavedViewsTables {
  saved_views: {
    account_id: string;
    id: string;
    user_id: string;
    list: ViewedList;
    name: string;
    search: SavedViewForm['search'];
    /** The other users of the account may use it; changed only by whose it is. */
    is_shared: Generated<boolean>;
    version: Generated<number>;
  };
}
