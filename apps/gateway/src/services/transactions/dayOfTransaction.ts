import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import type { ReadScope } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { instantOfId } from '../../store/ids.ts';
import { inMonthsSince } from '../../store/partitions.ts';
import { visibleTransactions } from './filters.ts';

/** The last day with a four-digit year; the timestamp in an ID can be later. */
const LAST_INSTANT = Date.parse('9999-12-31');
const dayAt = (at: number) => new Date(Math.min(at, LAST_INSTANT)).toISOString().slice(0, 10);

/** Selects a transaction on the days, in any time zone, that the timestamp in its ID allows. */
function onDaysOf(context: ReadScope, id: string) {
  const at = instantOfId(id) ?? LAST_INSTANT;
  const from = dayAt(at - MILLISECONDS_PER_DAY);
  return visibleTransactions(context)
    .where('t.id', '=', id)
    .where(inMonthsSince('t.occurred_on', from))
    .where('t.occurred_on', '>=', from)
    .where('t.occurred_on', '<=', dayAt(at + MILLISECONDS_PER_DAY));
}

/**
 * Returns the day of a transaction that a person may see, which is needed to find its row: the ID
 * alone would search every partition. Only IDs from the previous release, whose timestamp is when
 * the message arrived, may need that search.
 *
 * @throws Refusal `transaction.notFound`
 */
export async function dayOfTransaction(context: ReadScope, id: string): Promise<string> {
  const near = onDaysOf(context, id);
  const anywhere = visibleTransactions(context).where('t.id', '=', id);
  const row =
    (await near.select('t.occurred_on').executeTakeFirst()) ??
    (await anywhere.select('t.occurred_on').executeTakeFirst());
  if (!row) throw notFound('transaction');
  return row.occurred_on;
}
