import {
  isWebhookAccepted,
  WEBHOOK_GONE,
  webhookRetrySeconds,
  type Flags,
} from '@forecourt/validation';
import type { JobScope } from '../../http/context.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { newId } from '../../store/ids.ts';
import { insertIn, rowIn, setIn, updateIn } from '../../store/inAccount.ts';
import type { Db, Row } from '../../store/schema.ts';
import type { CardVault } from '../../vault/cardVault.ts';
import { notifyOfFailedLink } from '../accounts/accountNews.ts';
import { recordFact } from '../events/record.ts';
import { systemSource } from '../events/source.ts';
import { claim, dueMessages, type ClaimedMessage, type EndpointOf } from './claim.ts';
import { sendWebhook, type Attempt } from './send.ts';

export interface DeliveryParts {
  readonly db: Db;
  readonly now: () => Date;
  readonly jobs: JobSender;
  readonly vault: Pick<CardVault, 'webhookSecret'>;
  /** Private addresses that may be called anyway. */
  readonly webhookAddresses: readonly string[];
  /** Returns the feature flags that are on. */
  readonly flags: () => Flags;
}

/** Maximum rounds of messages to one endpoint before others have their turn. */
const ROUNDS_MAX = 10;
/** How long an endpoint that does not respond is paused, so that others need not wait for it. */
const PAUSE_SECONDS = 60;

const secondsAfter = (now: Date, seconds: number) =>
  new Date(now.getTime() + seconds * 1000).toISOString();

function outcomeOf({ failures, due_since: since }: ClaimedMessage, { status }: Attempt, now: Date) {
  if (isWebhookAccepted(status)) return { state: 'delivered', next_attempt_at: null } as const;
  const ageSeconds = (now.getTime() - Date.parse(since)) / 1000;
  const seconds = status === WEBHOOK_GONE ? null : webhookRetrySeconds(failures + 1, ageSeconds);
  if (seconds === null) return { state: 'failed', next_attempt_at: null } as const;
  return { state: 'pending', next_attempt_at: secondsAfter(now, seconds) } as const;
}

/** Whether nobody has taken the message over, or sent it again, since it was claimed. */
const isStillClaimed = (row: Row<'webhook_messages'>, claimed: ClaimedMessage): boolean =>
  row.state === 'pending' &&
  row.attempts === claimed.attempts &&
  row.next_attempt_at === claimed.next_attempt_at;

/** Turns off an endpoint that responded 410, records it, and tells the administrators. */
async function turnOff(scope: JobScope, { accountId, endpointId }: EndpointOf): Promise<void> {
  const { trx, now } = scope;
  const endpoint = await updateIn(trx, accountId, 'webhook_endpoints')
    .set((e) => ({ is_on: false, version: e('version', '+', 1) }))
    .where('id', '=', endpointId)
    .where('is_on', '=', true)
    .returning('name')
    .executeTakeFirst();
  if (!endpoint) return;
  const { name } = endpoint;
  const source = systemSource(accountId, now);
  await recordFact(trx, source, ['webhookEndpoint', endpointId], 'webhookEndpoint.turnedOff', {
    before: { isOn: true },
    after: { name, isOn: false, status: WEBHOOK_GONE },
  });
  const link = { news: 'notification.webhookEndpointOff', accountId, id: endpointId } as const;
  await notifyOfFailedLink(scope, link, { name }, name);
}

/** Records an attempt and, unless it failed and a later one decides, the message's new state. */
async function recordAttempt(
  scope: JobScope,
  message: ClaimedMessage,
  attempt: Attempt,
): Promise<void> {
  const { trx, now } = scope;
  const { account_id: accountId, endpoint_id: endpointId } = message;
  const { id, endpoint_name: name } = message;
  const row = await rowIn(trx, accountId, 'webhook_messages', id).forUpdate().executeTakeFirst();
  // the endpoint was removed while the message was in flight
  if (!row) return;
  const outcome = outcomeOf(message, attempt, now);
  const isDelivered = outcome.state === 'delivered';
  const decides = isDelivered || isStillClaimed(row, message);
  if (decides) {
    await setIn(trx, accountId, 'webhook_messages', id, {
      ...outcome,
      last_status: attempt.status,
      failures: isDelivered ? row.failures : row.failures + 1,
    });
  }
  await insertIn(trx, accountId, 'webhook_attempts', {
    id: newId(),
    message_id: id,
    at: now.toISOString(),
    ...attempt,
  });
  if (attempt.status === WEBHOOK_GONE) return turnOff(scope, { accountId, endpointId });
  if (!decides || outcome.state !== 'failed') return;
  const link = { news: 'notification.webhooksFailed', accountId, id: endpointId } as const;
  await notifyOfFailedLink(scope, link, { count: 1, name }, name);
}

async function sendOne(parts: DeliveryParts, message: ClaimedMessage): Promise<Attempt> {
  const { db, jobs, vault, webhookAddresses } = parts;
  const { earlier_secret_id: earlier, earlier_secret_ends_at: endsAt } = message;
  const at = parts.now();
  const overlaps = earlier !== null && endsAt !== null && Date.parse(endsAt) > at.getTime();
  const secrets = [message.secret_id, ...(overlaps ? [earlier] : [])].map(vault.webhookSecret);
  const { id, url, payload } = message;
  const attempt = await sendWebhook({ url, id, payload, secrets, at }, webhookAddresses);
  const now = parts.now();
  await db.transaction().execute((trx) => recordAttempt({ trx, jobs, now }, message, attempt));
  return attempt;
}

/** Sends an endpoint's due messages, in order for each object. Returns whether more are due. */
async function deliverTo(parts: DeliveryParts, endpoint: EndpointOf): Promise<boolean> {
  const { db, now } = parts;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const due = await db.transaction().execute((trx) => claim(trx, endpoint, now()));
    if (due.length === 0) return false;
    const attempts = await Promise.all(due.map((message) => sendOne(parts, message)));
    if (attempts.some(({ status }) => status !== null)) continue;
    const pausedUntil = secondsAfter(now(), PAUSE_SECONDS);
    await setIn(db, endpoint.accountId, 'webhook_endpoints', endpoint.endpointId, {
      paused_until: pausedUntil,
    });
    return false;
  }
  return true;
}

/** Sends an account's due messages, to all of its endpoints in parallel. */
export async function deliverWebhooks(
  parts: DeliveryParts,
  { accountId }: { readonly accountId: string },
): Promise<void> {
  const { db, jobs, now, flags } = parts;
  if (!flags().has('integrations')) return;
  const endpoints = await dueMessages(db, now())
    .select('m.endpoint_id')
    .distinct()
    .where('m.account_id', '=', accountId)
    .execute();
  const hasMore = await Promise.all(
    endpoints.map(({ endpoint_id: endpointId }) => deliverTo(parts, { accountId, endpointId })),
  );
  if (!hasMore.includes(true)) return;
  await db.transaction().execute((trx) => jobs.send(trx, 'webhook-delivery', { accountId }, 0));
}
