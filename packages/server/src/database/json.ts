import { sql, type RawBuilder } from 'kysely';

/** A value for a `jsonb` column; the drivers disagree on arrays, so it always travels as text. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}
