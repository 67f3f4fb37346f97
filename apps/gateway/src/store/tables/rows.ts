import type { Generated } from 'kysely';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;
/** An instant in UTC, ISO 8601. */
export type Instant = string;

/** A row of an account, whose ID comes first in every key. */
export type InAccount<Columns> = { account_id: string } & Columns;
/** A row of an account with its own ID. */
export type WithId<Columns> = InAccount<{ id: string } & Columns>;
/** The same, with a version that each change increments. */
export type Versioned<Columns> = WithId<{ version: Generated<number> } & Columns>;
