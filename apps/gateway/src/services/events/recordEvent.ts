import type { AccountContext } from '../../http/context.ts';
import { recordEvents, type EventFact } from './record.ts';
import { sourceOf } from './source.ts';

/** Appends facts to the history, as done by the caller. */
export const recordFacts = (context: AccountContext, facts: readonly EventFact[]): Promise<void> =>
  recordEvents(context.trx, sourceOf(context), facts);

/** Appends one fact to the history, as done by the caller. */
export const recordEvent = (
  context: AccountContext,
  subject: EventFact['subject'],
  action: EventFact['action'],
  change: Pick<EventFact, 'before' | 'after' | 'reason'> = {},
): Promise<void> => recordFacts(context, [{ subject, action, ...change }]);
