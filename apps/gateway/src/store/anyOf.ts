import { sql, type RawBuilder } from 'kysely';

/**
 * Compares a text column with many values: `.where('id', '=', anyOf(ids))`. They are sent as one
 * parameter, so that the statement is the same for any number of them.
 */
export const anyOf = (values: Iterable<string>): RawBuilder<string> =>
  sql<string>`any(${[...values]}::text[])`;
