/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;
/** An instant in UTC, ISO 8601. */
export type Instant = string;
