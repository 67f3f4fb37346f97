import { jsonb } from '@forecourt/server';
import { MILLISECONDS_PER_DAY, type KeyPermission } from '@forecourt/validation';
import { makeSecret } from '../http/apiKeys.ts';
import { addKeyPerson } from '../services/integrations/keyPerson.ts';
import { messageRow } from '../services/webhooks/announce.ts';
import { newId } from '../store/ids.ts';
import { insertIn, selectIn, updateIn } from '../store/inAccount.ts';
import type { Trx } from '../store/schema.ts';

interface DemoKey {
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
  readonly isSandbox?: boolean;
  readonly madeDaysAgo: number;
  readonly lifeDays: number;
  /** Omitted if it is not revoked. */
  readonly revokedDaysAgo?: number;
  /** Minutes since each secret was last used, oldest secret first; `null` if never. */
  readonly usedMinutesAgo: readonly (number | null)[];
}

/** API keys: one in the middle of a rotation, one that expires soon, one sandbox, one revoked. */
const KEYS: readonly DemoKey[] = [
  {
    name: 'Old dispatch',
    permissions: ['cards.view', 'transactions.view'],
    madeDaysAgo: 210,
    lifeDays: 365,
    revokedDaysAgo: 41,
    usedMinutesAgo: [60_480],
  },
  {
    name: 'Night export',
    permissions: ['transactions.view', 'transactions.export', 'statements.view'],
    madeDaysAgo: 80,
    lifeDays: 90,
    usedMinutesAgo: [372],
  },
  {
    name: 'Dispatch',
    permissions: ['cards.view', 'cards.changeStatus', 'drivers.view', 'vehicles.view'],
    madeDaysAgo: 41,
    lifeDays: 180,
    usedMinutesAgo: [14, 3],
  },
  {
    name: 'Telematics trial',
    permissions: ['vehicles.view', 'vehicles.report'],
    isSandbox: true,
    madeDaysAgo: 2,
    lifeDays: 30,
    usedMinutesAgo: [null],
  },
];

const WEBHOOK_MESSAGES = 8;

interface Owner {
  readonly user_id: string;
  readonly account_id: string;
}

async function seedKey(trx: Trx, owner: Owner, key: DemoKey, asOf: Date): Promise<void> {
  const { isSandbox = false, revokedDaysAgo } = key;
  const daysBefore = (days: number) => new Date(asOf.getTime() - days * MILLISECONDS_PER_DAY);
  const accountId = owner.account_id;
  const id = newId();
  const createdAt = daysBefore(key.madeDaysAgo);
  await insertIn(trx, accountId, 'api_keys', {
    id,
    user_id: await addKeyPerson(trx, id, key.name),
    name: key.name,
    permissions: jsonb([...key.permissions]),
    fleet_ids: null,
    is_sandbox: isSandbox,
    made_by: owner.user_id,
    made_at: createdAt.toISOString(),
    expires_at: new Date(createdAt.getTime() + key.lifeDays * MILLISECONDS_PER_DAY).toISOString(),
    revoked_at: revokedDaysAgo === undefined ? null : daysBefore(revokedDaysAgo).toISOString(),
    revoked_by: revokedDaysAgo === undefined ? null : owner.user_id,
  });
  for (const [index, minutes] of key.usedMinutesAgo.entries()) {
    const { hash, hint } = makeSecret(accountId, isSandbox);
    const isLast = index === key.usedMinutesAgo.length - 1;
    await insertIn(trx, accountId, 'api_key_secrets', {
      id: newId(),
      key_id: id,
      secret_hash: hash,
      hint,
      made_at: (index === 0 ? createdAt : daysBefore(1)).toISOString(),
      ends_at: isLast ? null : daysBefore(-6).toISOString(),
      last_used_at:
        minutes === null ? null : new Date(asOf.getTime() - minutes * 60_000).toISOString(),
    });
  }
}

/** Seeds a webhook for recent card changes. The last of its messages was not accepted. */
async function seedEndpoint(trx: Trx, owner: Owner, asOf: Date): Promise<void> {
  const accountId = owner.account_id;
  const endpointId = newId();
  await insertIn(trx, accountId, 'webhook_endpoints', {
    id: endpointId,
    name: 'Dispatch board',
    url: 'https://dispatch.acmefreight.example/forecourt',
    events: jsonb(['card.changed', 'purchase.declined']),
    // the demo must not send anything off this machine
    is_on: false,
    made_by: owner.user_id,
    made_at: new Date(asOf.getTime() - 41 * MILLISECONDS_PER_DAY).toISOString(),
    secret_id: newId(),
  });
  const changes = await selectIn(trx, accountId, 'events')
    .select(['subject_id', 'action', 'occurred_at'])
    .where('subject_type', '=', 'card')
    .where('occurred_at', '<=', asOf.toISOString())
    .orderBy('occurred_at', 'desc')
    .limit(WEBHOOK_MESSAGES)
    .execute();
  for (const [index, change] of changes.toReversed().entries()) {
    const at = new Date(change.occurred_at);
    const isLast = index === changes.length - 1;
    const message = messageRow({
      accountId,
      endpointId,
      objectId: change.subject_id,
      type: 'card.changed',
      data: { action: change.action },
      at,
    });
    const status = isLast ? 503 : 204;
    await insertIn(trx, accountId, 'webhook_messages', {
      ...message,
      state: isLast ? 'failed' : 'delivered',
      next_attempt_at: null,
      attempts: 1,
      last_status: status,
    });
    await insertIn(trx, accountId, 'webhook_attempts', {
      id: newId(),
      message_id: message.id,
      at: at.toISOString(),
      status,
      problem: null,
      milliseconds: 84 + 7 * index,
    });
  }
}

/** Seeds the integrations of the demo's first account. Nobody knows their secrets. */
export async function seedIntegrations(trx: Trx, owner: Owner, asOf: Date): Promise<void> {
  await updateIn(trx, owner.account_id, 'accounts')
    .set({ integrations: jsonb(['apiKeys', 'webhooks', 'telematics']) })
    .execute();
  for (const key of KEYS) await seedKey(trx, owner, key, asOf);
  await seedEndpoint(trx, owner, asOf);
}
