import type { WEBHOOK_TEST, WebhookEvent } from '@forecourt/validation';
import { sql } from 'kysely';
import type { JobSender } from '../../jobs/queue.ts';
import { newId } from '../../store/ids.ts';
import { selectIn } from '../../store/inAccount.ts';
import { insertRows } from '../../store/insertRows.ts';
import type { NewRow, Trx } from '../../store/schema.ts';

/** Something that programs can be told of. */
export interface News {
  readonly type: WebhookEvent;
  /** What it is about: messages of one object come in their order. */
  readonly objectId: string;
  /** Figures and ids, never names: who has a key reads the rest. */
  readonly data: Readonly<Record<string, unknown>>;
}

interface Announcing {
  readonly accountId: string;
  readonly at: Date;
  readonly jobs?: JobSender;
}

interface NewMessage {
  readonly accountId: string;
  readonly endpointId: string;
  readonly objectId: string;
  readonly type: WebhookEvent | typeof WEBHOOK_TEST;
  readonly data: News['data'];
  readonly at: Date;
}

/** A message that is due from the moment that it tells of. */
export function messageRow(message: NewMessage): NewRow<'webhook_messages'> {
  const { accountId, endpointId, objectId, type, data } = message;
  const at = message.at.toISOString();
  return {
    account_id: accountId,
    id: newId(),
    endpoint_id: endpointId,
    object_id: objectId,
    type,
    payload: JSON.stringify({ type, timestamp: at, data: { accountId, id: objectId, ...data } }),
    at,
    state: 'pending',
    due_since: at,
    next_attempt_at: at,
  };
}

/** Endpoints that are told of something, where webhooks are on. */
const listening = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'webhook_endpoints as e')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .select(['e.id', 'e.events'])
    .where('e.is_on', '=', true)
    .where(sql<boolean>`a.integrations ? 'webhooks'`)
    .execute();

/** Leaves a message for each endpoint that is told of it, in the transaction of the fact. */
export async function announce(
  trx: Trx,
  { accountId, at, jobs }: Announcing,
  news: readonly News[],
): Promise<void> {
  if (news.length === 0) return;
  const endpoints = await listening(trx, accountId);
  const rows = endpoints.flatMap(({ id, events }) =>
    news
      .filter(({ type }) => events.includes(type))
      .map((one) => messageRow({ ...one, accountId, endpointId: id, at })),
  );
  if (rows.length === 0) return;
  await insertRows(trx, 'webhook_messages', rows);
  await jobs?.send(trx, 'webhook-delivery', { accountId }, 0);
}
