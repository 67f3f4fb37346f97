import {
  isWebhookTaken,
  MILLISECONDS_PER_DAY,
  WEBHOOK_GONE,
  WEBHOOK_LOG_DAYS,
  WEBHOOK_TIMEOUT_SECONDS,
  webhookRetrySeconds,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { JobSender } from '../../jobs/queue.ts';
import { anyOf } from '../../store/anyOf.ts';
import { newId } from '../../store/ids.ts';
import { insertIn, sameAccount, selectIn, updateIn, setIn } from '../../store/inAccount.ts';
import type { Db, Trx } from '../../store/schema.ts';
import type { CardVault } from '../../vault/cardVault.ts';
import { sendWebhook, type Attempt } from './send.ts';

export interface DeliveryParts {
  readonly db: Db;
  readonly now: () => Date;
  readonly jobs: JobSender;
  readonly vault: Pick<CardVault, 'webhookSecret'>;
  /** Private addresses that may be called. */
  readonly webhookAddresses: readonly string[];
}

/** Messages on their way at a time; each is of another object. */
const AT_ONCE = 20;
/** One that is on its way longer was lost with its gateway. */
const LEASE_SECONDS = 3 * WEBHOOK_TIMEOUT_SECONDS;
/** An account's messages are sent for so many rounds, then others have their turn. */
const ROUNDS_MAX = 10;

/** The earliest message of each object that is due, kept from other gateways until it should be back. */
async function claim(trx: Trx, accountId: string, now: Date) {
  const due = await selectIn(trx, accountId, 'webhook_messages as m')
    .innerJoin('webhook_endpoints as e', (on) => sameAccount(on, 'e.id', 'm.endpoint_id'))
    .innerJoin('accounts as a', 'a.account_id', 'm.account_id')
    .selectAll('m')
    .select(['e.url', 'e.secret_id', 'e.earlier_secret_id', 'e.earlier_secret_ends_at'])
    .where('m.state', '=', 'pending')
    .where('m.next_attempt_at', '<=', now.toISOString())
    .where('e.is_on', '=', true)
    .where(sql<boolean>`a.integrations ? 'webhooks'`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM webhook_messages b WHERE b.account_id = ${accountId}
        AND b.endpoint_id = m.endpoint_id AND b.object_id = m.object_id
        AND b.state = 'pending' AND b.id < m.id)`,
    )
    .orderBy('m.id')
    .limit(AT_ONCE)
    .forUpdate('m')
    .skipLocked()
    .execute();
  if (due.length === 0) return due;
  const back = new Date(now.getTime() + LEASE_SECONDS * 1000).toISOString();
  await updateIn(trx, accountId, 'webhook_messages')
    .set((e) => ({ next_attempt_at: back, attempts: e('attempts', '+', 1) }))
    .where('id', '=', anyOf(due.map(({ id }) => id)))
    .execute();
  return due;
}
type Claimed = Awaited<ReturnType<typeof claim>>[number];

function outcomeOf({ failures, due_since: since }: Claimed, { status }: Attempt, now: Date) {
  if (isWebhookTaken(status)) return { state: 'delivered', next_attempt_at: null } as const;
  const ageSeconds = (now.getTime() - Date.parse(since)) / 1000;
  const seconds = status === WEBHOOK_GONE ? null : webhookRetrySeconds(failures + 1, ageSeconds);
  if (seconds === null) return { state: 'failed', next_attempt_at: null } as const;
  const next = new Date(now.getTime() + seconds * 1000).toISOString();
  return { state: 'pending', next_attempt_at: next } as const;
}

async function note(trx: Trx, message: Claimed, attempt: Attempt, now: Date): Promise<void> {
  const { account_id: accountId, id, endpoint_id: endpointId, failures } = message;
  const outcome = outcomeOf(message, attempt, now);
  await setIn(trx, accountId, 'webhook_messages', id, {
    ...outcome,
    last_status: attempt.status,
    failures: outcome.state === 'delivered' ? failures : failures + 1,
  });
  await insertIn(trx, accountId, 'webhook_attempts', {
    id: newId(),
    message_id: id,
    at: now.toISOString(),
    ...attempt,
  });
  if (attempt.status !== WEBHOOK_GONE) return;
  await updateIn(trx, accountId, 'webhook_endpoints')
    .set((e) => ({ is_on: false, version: e('version', '+', 1) }))
    .where('id', '=', endpointId)
    .execute();
}

async function sendOne(parts: DeliveryParts, message: Claimed): Promise<void> {
  const { db, vault, webhookAddresses } = parts;
  const { earlier_secret_id: earlier, earlier_secret_ends_at: endsAt } = message;
  const at = parts.now();
  const overlaps = earlier !== null && endsAt !== null && Date.parse(endsAt) > at.getTime();
  const secrets = [message.secret_id, ...(overlaps ? [earlier] : [])].map(vault.webhookSecret);
  const { id, url, payload } = message;
  const attempt = await sendWebhook({ url, id, payload, secrets, at }, webhookAddresses);
  await db.transaction().execute((trx) => note(trx, message, attempt, parts.now()));
}

/** Sends what is due in an account, many objects at a time, the messages of each one after the other. */
export async function deliverWebhooks(
  parts: DeliveryParts,
  { accountId }: { readonly accountId: string },
): Promise<void> {
  const { db, jobs } = parts;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const due = await db.transaction().execute((trx) => claim(trx, accountId, parts.now()));
    if (due.length === 0) return;
    await Promise.all(due.map((message) => sendOne(parts, message)));
  }
  await db.transaction().execute((trx) => jobs.send(trx, 'webhook-delivery', { accountId }, 0));
}

/** Begins deliveries where a message is due: to be tried again, or left by a gateway that stopped. */
export async function sweepWebhooks({ db, now, jobs }: DeliveryParts): Promise<void> {
  const due = await db
    .selectFrom('webhook_messages as m')
    .innerJoin('webhook_endpoints as e', (on) => sameAccount(on, 'e.id', 'm.endpoint_id'))
    .select('m.account_id')
    .distinct()
    .where('m.state', '=', 'pending')
    .where('m.next_attempt_at', '<=', now().toISOString())
    .where('e.is_on', '=', true)
    .execute();
  for (const { account_id: accountId } of due) {
    await db.transaction().execute((trx) => jobs.send(trx, 'webhook-delivery', { accountId }, 0));
  }
}

/** Forgets messages that are no longer shown. */
export async function cleanWebhooks(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - WEBHOOK_LOG_DAYS * MILLISECONDS_PER_DAY).toISOString();
  await db
    .deleteFrom('webhook_messages')
    .where('at', '<', since)
    .where('state', '<>', 'pending')
    .execute();
}
