import { sql, type RawBuilder } from 'kysely';

/**
 * To compare a text column with many values: `.where('id', '=', anyOf(ids))`. They travel as one
 * value, so that the statement is the same however many they are.
 */
export const anyOf = (values: Iterable<string>): RawBuilder<string> =>
  sql<string>`any(${[...values]}::text[])`;
