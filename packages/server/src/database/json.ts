import { sql, type RawBuilder } from 'kysely';

/** A value for a `jsonb` column, sent as text because the drivers treat arrays differently. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}
