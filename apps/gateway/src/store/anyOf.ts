import { sql, type RawBuilder } from 'kysely';

/**
 * Compares a text column with many values: `.where('id', '=', anyOf(ids))`. They are sent as one
 * parameter, so that the statement is the same for any number of them.
 */
export const anyOf = (values: Iterable<string>): RawBuilder<string> =>
  sql<string>`any(${[...values]}::text[])`;

/**
 * Compares text with many values, ignoring case: `upper(name) = ${anyUpper(names)}`. The database
 * converts both sides, because it may not know letters that JavaScript does (`é` in collation C).
 */
export const anyUpper = (values: Iterable<string>): RawBuilder<string> =>
  sql<string>`any(array(SELECT upper(value) FROM unnest(${[...values]}::text[]) AS value))`;
