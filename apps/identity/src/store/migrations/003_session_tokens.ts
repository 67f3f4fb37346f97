import { migrationOf } from '@forecourt/server';

/** Session tokens record how the person proved their identity. */
export const sessionTokens = migrationOf(['ALTER TABLE links ADD COLUMN amr jsonb']);
