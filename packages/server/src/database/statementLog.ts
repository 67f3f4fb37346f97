import type { KyselyConfig } from 'kysely';
import type { DatabaseOptions } from './database.ts';

/** Reports statements through Kysely's log. */
export const statementLog = (
  onStatement: DatabaseOptions['onStatement'],
): Pick<KyselyConfig, 'log'> =>
  onStatement === undefined
    ? {}
    : {
        log: ({ level, query, queryDurationMillis: milliseconds }) =>
          onStatement({ text: query.sql, milliseconds, isOk: level === 'query' }),
      };
