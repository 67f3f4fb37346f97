import { migrationOf } from '@forecourt/server';

/** Session tokens say how the person proved who they are. */
export const sessionTokens = migrationOf(['ALTER TABLE links ADD COLUMN amr jsonb']);
