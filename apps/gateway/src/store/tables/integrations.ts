import type { KeyPermission } from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { Instant } from './scalars.ts';

export interface IntegrationsTables {
  api_keys: {
    account_id: string;
    id: string;
    /** Who the key is in the history. */
    user_id: string;
    name: string;
    permissions: KeyPermission[];
    /** null: every fleet of the account. */
    fleet_ids: string[] | null;
    is_sandbox: boolean;
    made_by: string;
    made_at: Instant;
    expires_at: Instant;
    revoked_at: Generated<Instant | null>;
    revoked_by: Generated<string | null>;
    version: Generated<number>;
  };
  api_key_secrets: {
    account_id: string;
    id: string;
    key_id: string;
    secret_hash: string;
    /** The last characters of the secret. */
    hint: string;
    made_at: Instant;
    /** null: it ends with its key. */
    ends_at: Generated<Instant | null>;
    last_used_at: Generated<Instant | null>;
  };
}
