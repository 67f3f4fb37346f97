import type { Call } from '@forecourt/api-client/contract';
import { reason } from '@forecourt/validation';
import { Refusal, refusedFor } from './refusal.ts';
import type { TokenSubject } from './tokens.ts';

/** An employee of the provider who may view accounts as their users do. */
export interface InternalUser {
  readonly issuer: string;
  readonly subject: string;
  /** Their name in the history. */
  readonly username: string;
}

/**
 * The internal user who is acting as the person; `null` if the person is. A token's actor is
 * accepted only if the gateway knows them, whatever the issuer claims.
 *
 * @throws Refusal for any other actor
 */
export function findEmulator(
  internalUsers: readonly InternalUser[],
  { actor, issuer, subject }: TokenSubject,
): InternalUser | null {
  if (actor === null) return null;
  const isOneself = actor.issuer === issuer && actor.subject === subject;
  const emulator = internalUsers.find(
    (user) => user.issuer === actor.issuer && user.subject === actor.subject,
  );
  if (!emulator || isOneself) throw new Refusal(403, 'access.denied');
  return emulator;
}

/**
 * The internal user who started a job as someone else; `null` if no one did.
 *
 * @throws Refusal when they are no longer allowed to
 */
export function emulatorNamed(
  internalUsers: readonly InternalUser[],
  username: string | null,
): InternalUser | null {
  if (username === null) return null;
  const emulator = internalUsers.find((user) => user.username === username);
  if (!emulator) throw new Refusal(403, 'access.denied');
  return emulator;
}

/**
 * Lets someone acting as a person only view what that person has outside accounts: passwords,
 * factors, passcode, terms, settings. Inside an account, `can` decides. [UI-18]
 */
export function refuseOwnCalls(call: Call, emulator: InternalUser | null): void {
  if (emulator === null || call.permission !== null || call.method === 'GET') return;
  throw refusedFor(403, 'access.denied', '', [reason('access.emulated')]);
}
