import type { Generated } from 'kysely';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;
/** An instant in UTC, ISO 8601. */
export type Instant = string;

/** What stands in an account, whose id comes first in every key. */
export type InAccount<Columns> = { account_id: string } & Columns;
/** The same with an id of its own. */
export type Kept<Columns> = InAccount<{ id: string } & Columns>;
/** The same with a version that each change counts up. */
export type Versioned<Columns> = Kept<{ version: Generated<number> } & Columns>;
