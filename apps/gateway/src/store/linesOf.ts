import { expressionBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** The lines `l` of the transaction `t` of the query around them. */
export const linesOf = () =>
  expressionBuilder<Schema & { t: Schema['transactions'] }, 't'>()
    .selectFrom('transaction_lines as l')
    .whereRef('l.account_id', '=', 't.account_id')
    .whereRef('l.occurred_on', '=', 't.occurred_on')
    .whereRef('l.transaction_id', '=', 't.id');
