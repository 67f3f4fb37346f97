import { jsonb } from '@forecourt/server';
import { sql } from 'kysely';
import { instantNow, secondsFromNow, type Context } from '../context.ts';
import { hashSecret, newSecret } from '../security/hashes.ts';
import type { Owner } from '../store/owner.ts';
import type { Facts, InteractRequest } from './facts.ts';

export interface Transaction {
  readonly handle: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly request: InteractRequest;
  readonly facts: Facts;
  readonly version: number;
  readonly expiresAt: Date;
}

export const noFacts: Facts = { verified: [] };

/** The request of a sign-in that only opens a session; its code cannot be redeemed. */
export const unredeemable = (): InteractRequest => ({
  redirectUri: '',
  scope: 'openid',
  codeChallenge: newSecret(),
  state: '',
});

/**
 * Begins a sign-in and returns the interaction handle. The state handle in its forms is derived
 * from it, so that introspecting again yields the same one and the store holds neither.
 */
export async function beginTransaction(
  context: Context,
  options: Pick<Transaction, 'issuer' | 'clientId' | 'request'> & { readonly facts?: Facts },
): Promise<string> {
  const interactionHandle = newSecret();
  await context.db
    .insertInto('transactions')
    .values({
      handle_hash: hashSecret(handleOf(interactionHandle)),
      interaction_hash: hashSecret(interactionHandle),
      issuer: options.issuer,
      client_id: options.clientId,
      request: jsonb(options.request),
      facts: jsonb(options.facts ?? noFacts),
      version: 1,
      created_at: context.clock.now(),
      expires_at: secondsFromNow(context, context.config.lifetimesSeconds.signIn),
    })
    .execute();
  return interactionHandle;
}

/** Derives the state handle of an interaction handle, one-way. `02.` marks it as one of ours. */
export const handleOf = (interactionHandle: string) =>
  `02.${hashSecret(`state handle of ${interactionHandle}`)}`;

/** Finds the transaction of a state handle; `undefined` once it has expired. */
export async function findByStateHandle(
  context: Context,
  handle: string,
): Promise<Transaction | undefined> {
  const row = await context.db
    .selectFrom('transactions')
    .selectAll()
    .where('handle_hash', '=', hashSecret(handle))
    .where('expires_at', '>', instantNow(context))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    handle,
    issuer: row.issuer,
    clientId: row.client_id,
    request: row.request,
    facts: row.facts,
    version: row.version,
    expiresAt: new Date(row.expires_at),
  };
}

/** Saves new facts; `undefined` if another request has saved some in the meantime. */
export async function saveFacts(
  { db }: Context,
  transaction: Transaction,
  facts: Facts,
): Promise<Transaction | undefined> {
  const version = transaction.version + 1;
  const { numUpdatedRows } = await db
    .updateTable('transactions')
    .set({ facts: jsonb(facts), version })
    .where('handle_hash', '=', hashSecret(transaction.handle))
    .where('version', '=', transaction.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { ...transaction, facts, version } : undefined;
}

/** Ends a person's sign-ins in progress, as after a password change; `except` may continue. */
export async function dropTransactionsOf(
  { db }: Context,
  { issuer, subject }: Owner,
  { except = '' }: { readonly except: string | undefined },
): Promise<void> {
  await db
    .deleteFrom('transactions')
    .where('issuer', '=', issuer)
    .where(sql`facts ->> 'subject'`, '=', subject)
    .where('handle_hash', '!=', hashSecret(except))
    // sign-ins begun by a link may stay: they cannot set a password without the link
    .where(sql<boolean>`facts ->> 'linkHash' IS NULL`)
    .execute();
}
