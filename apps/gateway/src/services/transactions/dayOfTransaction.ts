import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import type { ReadScope } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { instantOfId } from '../../store/ids.ts';
import { inMonthsSince } from '../../store/partitions.ts';
import { visibleTransactions } from './filters.ts';

/** The last day of four digits; an id can name later ones. */
const LAST = Date.parse('9999-12-31');
const dayAt = (at: number) => new Date(Math.min(at, LAST)).toISOString().slice(0, 10);

/** The transaction of an id on the days, in any zone, that its id can mean. */
function onDaysOf(context: ReadScope, id: string) {
  const at = instantOfId(id) ?? LAST;
  const from = dayAt(at - MILLISECONDS_PER_DAY);
  return visibleTransactions(context)
    .where('t.id', '=', id)
    .where(inMonthsSince('t.occurred_on', from))
    .where('t.occurred_on', '>=', from)
    .where('t.occurred_on', '<=', dayAt(at + MILLISECONDS_PER_DAY));
}

/**
 * The day of a transaction that a person may see, by which its row is found: for its id alone, all that
 * the account ever bought is looked through. That is left for ids that the last release made, whose
 * instant is when the message arrived.
 *
 * @throws Refusal when there is no such transaction
 */
export async function dayOfTransaction(context: ReadScope, id: string): Promise<string> {
  const near = onDaysOf(context, id);
  const anywhere = visibleTransactions(context).where('t.id', '=', id);
  const found =
    (await near.select('t.occurred_on').executeTakeFirst()) ??
    (await anywhere.select('t.occurred_on').executeTakeFirst());
  if (!found) throw notFound('transaction');
  return found.occurred_on;
}
