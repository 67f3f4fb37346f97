import type { Clock } from '@forecourt/server';
import * as z from 'zod/mini';
import { createBreakers } from './breaker.ts';

/** A sign-in that was ended stops working here after at most this long. */
const LIFE_ASKED_AGAIN_SECONDS = 5;
/** While the issuer cannot be reached, what it said last is good for this long: no one can end a sign-in there either. */
const LIFE_TRUSTED_SECONDS = 300;
const TIMEOUT_MS = 5_000;
const TOKENS_MAX = 10_000;

/** A token whose signature and times are good. */
export interface CheckedToken {
  readonly token: string;
  readonly tokenId: string;
  /** The application that it was issued to. */
  readonly clientId: string;
  readonly expiresAt: Date;
}

/** Whether a token is still active at its issuer. @throws when it cannot be asked. */
export type TokenLife = (endpoint: string, checked: CheckedToken) => Promise<boolean>;

interface Known {
  readonly isActive: boolean;
  readonly askedAt: number;
  readonly expiresAt: number;
}

const introspection = z.object({ active: z.boolean() });

async function ask(request: typeof fetch, endpoint: string, checked: CheckedToken) {
  const { token, clientId } = checked;
  const answer = await request(endpoint, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ token, client_id: clientId, token_type_hint: 'access_token' }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return introspection.parse(await answer.json()).active;
}

/**
 * Asks an issuer whether a token was ended before its time (RFC 7662): by signing out, by a change of
 * the password, by its owner on another device. What it says is remembered for a few seconds; that a
 * token has ended for good.
 */
export function createTokenLife(clock: Clock, request: typeof fetch): TokenLife {
  const known = new Map<string, Known>();
  const asking = new Map<string, Promise<boolean>>();
  const breakerOf = createBreakers();

  function remember(checked: CheckedToken, isActive: boolean, askedAt: number) {
    known.delete(checked.tokenId);
    known.set(checked.tokenId, { isActive, askedAt, expiresAt: checked.expiresAt.getTime() });
    for (const [id, { expiresAt }] of known) {
      if (known.size <= TOKENS_MAX && expiresAt > askedAt) break;
      known.delete(id);
    }
  }

  function askOnce(endpoint: string, checked: CheckedToken): Promise<boolean> {
    const { tokenId } = checked;
    const running = asking.get(tokenId);
    if (running) return running;
    // the moment before the question: what ends while it is on its way is asked for in time
    const askedAt = clock.now().getTime();
    const answer = breakerOf(endpoint)
      .execute(() => ask(request, endpoint, checked))
      .then((isActive) => {
        remember(checked, isActive, askedAt);
        return isActive;
      })
      .finally(() => asking.delete(tokenId));
    asking.set(tokenId, answer);
    return answer;
  }

  return async (endpoint, checked) => {
    const found = known.get(checked.tokenId);
    const ageSeconds = found ? (clock.now().getTime() - found.askedAt) / 1000 : Infinity;
    if (found && (!found.isActive || ageSeconds < LIFE_ASKED_AGAIN_SECONDS)) return found.isActive;
    try {
      return await askOnce(endpoint, checked);
    } catch (error) {
      if (found && ageSeconds < LIFE_TRUSTED_SECONDS) return found.isActive;
      throw error;
    }
  };
}
