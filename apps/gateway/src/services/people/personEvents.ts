import { jsonb } from '@forecourt/server';
import type { PersonContext } from '../../http/context.ts';
import type { Trx } from '../../store/schema.ts';
import { newId } from '../../store/ids.ts';

interface PersonFact {
  readonly action: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Appends to a person's history, in the transaction that makes the change. */
export async function recordPersonEvent(
  trx: Trx,
  { person, requestId, now }: Pick<PersonContext, 'person' | 'requestId' | 'now'>,
  { action, before = null, after = null }: PersonFact,
): Promise<void> {
  await trx
    .insertInto('person_events')
    .values({
      user_id: person.user_id,
      id: newId(),
      occurred_at: now.toISOString(),
      action,
      before: jsonb(before),
      after: jsonb(after),
      request_id: requestId,
    })
    .execute();
}
