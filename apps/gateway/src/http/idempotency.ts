import { createHash } from 'node:crypto';
import { jsonb } from '@forecourt/server';
import { selectIn, updateIn } from '../store/inAccount.ts';
import type { Trx } from '../store/schema.ts';
import { Refusal, unavailable } from './refusal.ts';

/** How long a response is stored for retries of the same request. */
export const IDEMPOTENCY_KEEP_DAYS = 7;
const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface Intent {
  readonly accountId: string;
  readonly call: string;
  readonly key: string;
  /** Hash of the caller and everything in the request. */
  readonly bodyHash: string;
}

/** Hashes the caller and the request. The same key with another hash is a different intent. */
export function intentHash(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Reads the header's key. @throws Refusal when it is missing or not a UUID. */
export function readKey(header: string | undefined): string {
  if (header === undefined || !KEY.test(header)) throw new Refusal(400, 'idempotency.missing');
  return header.toLowerCase();
}

type Replayed = { readonly replayed: true; readonly answer: unknown };
type Done<T> = { readonly replayed: false; readonly answer: T };

/**
 * Runs `work` once per intent. The key is claimed first, in the same transaction: a second request
 * with it waits for the first to end, then gets its response.
 *
 * @throws Refusal `idempotency.mismatch` when the key was used for something else.
 */
export async function once<T>(
  trx: Trx,
  intent: Intent,
  now: Date,
  work: () => Promise<T>,
): Promise<Done<T> | Replayed> {
  const { accountId, call, key, bodyHash } = intent;
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({
      account_id: accountId,
      call,
      key,
      body_hash: bodyHash,
      status: 0,
      answer: jsonb(null),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'call', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) return replay(trx, intent);
  const response = await work();
  await updateIn(trx, accountId, 'idempotency_keys')
    .set({ status: 200, answer: jsonb(response) })
    .where('call', '=', call)
    .where('key', '=', key)
    .execute();
  return { replayed: false, answer: response };
}

async function replay(trx: Trx, { accountId, call, key, bodyHash }: Intent): Promise<Replayed> {
  const stored = await selectIn(trx, accountId, 'idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirstOrThrow(() => unavailable());
  if (stored.body_hash !== bodyHash) throw new Refusal(422, 'idempotency.mismatch');
  return { replayed: true, answer: stored.answer };
}
