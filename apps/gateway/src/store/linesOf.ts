import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** The lines `l` of the outer query's transaction `t`, in one account if it is given. */
export const linesOf = (accountId: string | RawBuilder<string> = sql.ref('t.account_id')) =>
  expressionBuilder<Schema & { t: Schema['transactions'] }, 't'>()
    .selectFrom('transaction_lines as l')
    .where('l.account_id', '=', accountId)
    .whereRef('l.occurred_on', '=', 't.occurred_on')
    .whereRef('l.transaction_id', '=', 't.id');
