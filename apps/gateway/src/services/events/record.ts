import { jsonb } from '@forecourt/server';
import { webhookEventOf, type Flags, type HistoryAction } from '@forecourt/validation';
import type { JobSender } from '../../jobs/queue.ts';
import { newId } from '../../store/ids.ts';
import type { NewRow, Trx } from '../../store/schema.ts';
import { announce } from '../webhooks/announce.ts';

/** Types of objects that have a history. */
export type Subject =
  | 'card'
  | 'cardGroup'
  | 'order'
  | 'dispute'
  | 'expressCheck'
  | 'expressRequest'
  | 'transfer'
  | 'fundingMethod'
  | 'feeConsent'
  | 'import'
  | 'notification'
  | 'driver'
  | 'vehicle'
  | 'promptedId'
  | 'cardholderRequest'
  | 'proximityProfile'
  | 'fleet'
  | 'department'
  | 'limitProfile'
  | 'user'
  | 'report'
  | 'apiKey'
  | 'webhookEndpoint'
  | 'alertRule'
  | 'recordedPurchase'
  | 'account';

/** A history entry: an action on a subject, with the values that changed. */
export interface EventFact {
  readonly subject: readonly [type: Subject, id: string];
  readonly action: HistoryAction;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | null;
}

/** Who caused the events, when, and in which request. */
export interface EventSource {
  readonly accountId: string;
  /** `null` for drivers and the system. */
  readonly userId: string | null;
  /** The driver who did it through a texted link or at a pump, if one did. */
  readonly driverId?: string;
  /** The internal user who did it while emulating that person, if one did. */
  readonly emulatedBy?: string | null;
  readonly requestId: string | null;
  readonly at: Date;
  /** Queues webhook delivery immediately; if omitted, messages are sent within a minute. */
  readonly jobs?: JobSender;
  /** The current feature flags; if omitted, they are not checked. */
  readonly flags?: Flags;
}

/** Rows per statement; PostgreSQL allows at most 65,535 parameters in one. */
const ROWS_AT_ONCE = 1_000;

/** Appends facts to the history and announces them to webhooks, in the change's transaction. */
export async function recordEvents(
  trx: Trx,
  source: EventSource,
  facts: readonly EventFact[],
): Promise<void> {
  const rows = facts.map((fact): NewRow<'events'> => ({
    account_id: source.accountId,
    id: newId(),
    occurred_at: source.at.toISOString(),
    user_id: source.userId,
    driver_id: source.driverId ?? null,
    emulated_by: source.emulatedBy ?? null,
    subject_type: fact.subject[0],
    subject_id: fact.subject[1],
    action: fact.action,
    before: jsonb(fact.before ?? null),
    after: jsonb(fact.after ?? null),
    reason: fact.reason ?? null,
    request_id: source.requestId,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await trx
      .insertInto('events')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
  const news = facts.flatMap(({ subject, action }) => {
    const type = webhookEventOf(subject[0], action);
    return type ? [{ type, objectId: subject[1], data: { action } }] : [];
  });
  await announce(trx, source, news);
}

/** Appends one fact to the history. */
export const recordFact = (
  trx: Trx,
  source: EventSource,
  subject: EventFact['subject'],
  action: EventFact['action'],
  change: Pick<EventFact, 'before' | 'after' | 'reason'> = {},
): Promise<void> => recordEvents(trx, source, [{ subject, action, ...change }]);
