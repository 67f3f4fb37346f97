import type { Flags, WEBHOOK_TEST, WebhookEvent } from '@forecourt/validation';
import { sql } from 'kysely';
import type { JobSender } from '../../jobs/queue.ts';
import { anyOf } from '../../store/anyOf.ts';
import { newId } from '../../store/ids.ts';
import { selectIn } from '../../store/inAccount.ts';
import { insertRows } from '../../store/insertRows.ts';
import type { NewRow, Trx } from '../../store/schema.ts';

/** An event that endpoints can subscribe to. */
export interface News {
  readonly type: WebhookEvent;
  /** What it is about. Messages about one object are delivered in order. */
  readonly objectId: string;
  /** Amounts and IDs, never names: those can be read with an API key. */
  readonly data: Readonly<Record<string, unknown>>;
}

interface AnnounceContext {
  readonly accountId: string;
  readonly at: Date;
  readonly jobs?: JobSender;
  /** The feature flags that are on; if omitted, flags are not checked. */
  readonly flags?: Flags;
}

interface NewMessage {
  readonly accountId: string;
  readonly endpointId: string;
  readonly objectId: string;
  readonly type: WebhookEvent | typeof WEBHOOK_TEST;
  readonly data: News['data'];
  readonly at: Date;
}

/** Builds a message that is due from the time of its event. */
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

const placeKey = ({ endpoint_id: endpointId, object_id: objectId }: MessagePlace) =>
  `${endpointId} ${objectId}`;
type MessagePlace = Pick<NewRow<'webhook_messages'>, 'endpoint_id' | 'object_id'>;

/**
 * Inserts messages after those of the same objects that are still pending. IDs cannot order them,
 * because each gateway generates IDs by its own clock.
 */
export async function addMessages(
  trx: Trx,
  accountId: string,
  rows: readonly NewRow<'webhook_messages'>[],
): Promise<void> {
  const pending = await selectIn(trx, accountId, 'webhook_messages')
    .select(['endpoint_id', 'object_id', sql<number>`max(place)`.as('place')])
    .where('state', '=', 'pending')
    .where('endpoint_id', '=', anyOf(rows.map((row) => row.endpoint_id)))
    .where('object_id', '=', anyOf(rows.map((row) => row.object_id)))
    .groupBy(['endpoint_id', 'object_id'])
    .execute();
  const lastPlaces = new Map(pending.map((row) => [placeKey(row), row.place]));
  const placedRows = rows.map((row) => ({
    ...row,
    place: (lastPlaces.get(placeKey(row)) ?? 0) + 1,
  }));
  await insertRows(trx, 'webhook_messages', placedRows);
}

/** The account's endpoints that are on, if its webhooks are. */
const activeEndpoints = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'webhook_endpoints as e')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .select(['e.id', 'e.events'])
    .where('e.is_on', '=', true)
    .where(sql<boolean>`a.integrations ? 'webhooks'`)
    .execute();

/** Adds a message for each subscribed endpoint, in the transaction of the event. */
export async function announce(
  trx: Trx,
  { accountId, at, jobs, flags }: AnnounceContext,
  news: readonly News[],
): Promise<void> {
  if (news.length === 0 || (flags && !flags.has('integrations'))) return;
  const endpoints = await activeEndpoints(trx, accountId);
  const rows = endpoints.flatMap(({ id, events }) =>
    news
      .filter(({ type }) => events.includes(type))
      .map((event) => messageRow({ ...event, accountId, endpointId: id, at })),
  );
  if (rows.length === 0) return;
  await addMessages(trx, accountId, rows);
  await jobs?.send(trx, 'webhook-delivery', { accountId }, 0);
}
