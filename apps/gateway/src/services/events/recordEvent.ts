import type { AccountContext } from '../../http/context.ts';
import type { Trx } from '../../store/schema.ts';
import { recordEvents, type EventFact } from './record.ts';
import { sourceOf } from './source.ts';

/** Appends one fact to the history, as done by the person who calls. */
export const recordEvent = (trx: Trx, context: AccountContext, fact: EventFact): Promise<void> =>
  recordEvents(trx, sourceOf(context), [fact]);
