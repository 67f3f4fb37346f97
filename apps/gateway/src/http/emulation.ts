import type { Call } from '@forecourt/api-client/contract';
import { reason } from '@forecourt/validation';
import { Refusal, refusedFor } from './refusal.ts';
import type { TokenSubject } from './tokens.ts';

/** Someone of the provider who may see accounts as their people do. */
export interface InternalUser {
  readonly issuer: string;
  readonly subject: string;
  /** What the history calls them. */
  readonly username: string;
}

/**
 * The internal user who acts as the person; null: it is the person. A token with an actor counts only
 * if the gateway knows the actor, whatever the issuer says.
 *
 * @throws Refusal for anyone else
 */
export function findEmulator(
  known: readonly InternalUser[],
  { actor, issuer, subject }: TokenSubject,
): InternalUser | null {
  if (actor === null) return null;
  const isOneself = actor.issuer === issuer && actor.subject === subject;
  const found = known.find((one) => one.issuer === actor.issuer && one.subject === actor.subject);
  if (!found || isOneself) throw new Refusal(403, 'access.denied');
  return found;
}

/**
 * The internal user who started a job as someone else; null: no one did.
 *
 * @throws Refusal when they no longer may
 */
export function emulatorNamed(
  known: readonly InternalUser[],
  username: string | null,
): InternalUser | null {
  if (username === null) return null;
  const found = known.find((one) => one.username === username);
  if (!found) throw new Refusal(403, 'access.denied');
  return found;
}

/**
 * What a person has outside accounts can only be looked at by someone acting as them: passwords,
 * factors, passcode, terms, settings. Inside an account, `can` decides. [UI-18]
 */
export function refuseOwnCalls(call: Call, emulator: InternalUser | null): void {
  if (emulator === null || call.permission !== null || call.method === 'GET') return;
  throw refusedFor(403, 'access.denied', '', [reason('access.emulated')]);
}
