import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { selectIn } from '../../store/inAccount.ts';

/** The events `e` of a subject; `actor` is `null` for those not caused by a person. */
export const historyOf = (
  { trx, account }: Pick<AccountContext, 'trx' | 'account'>,
  type: string,
  id: string,
) =>
  selectIn(trx, account.account_id, 'events as e')
    .leftJoin('people as p', 'p.user_id', 'e.user_id')
    .where('e.subject_type', '=', type)
    .where('e.subject_id', '=', id)
    .select(['e.id as eventId', 'e.occurred_at as at', 'e.action'])
    .select(sql<string | null>`p.first_name || ' ' || p.last_name`.as('actor'));
