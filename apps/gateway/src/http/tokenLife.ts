import type { Clock } from '@forecourt/server';
import * as z from 'zod/mini';
import { createBreakers } from './breaker.ts';

/** A sign-in that was ended stops working here within this time. */
const LIFE_ASKED_AGAIN_SECONDS = 5;
/** How long the last response counts while the issuer, and thus sign-out, is unavailable. */
const LIFE_TRUSTED_SECONDS = 300;
const TIMEOUT_MS = 5_000;
const TOKENS_MAX = 10_000;

/** A token whose signature and times are valid. */
export interface CheckedToken {
  readonly token: string;
  readonly tokenId: string;
  /** The application that it was issued to. */
  readonly clientId: string;
  readonly expiresAt: Date;
}

/** Whether a token is still active at its issuer. @throws when the issuer can't be reached. */
export type TokenLife = (endpoint: string, checked: CheckedToken) => Promise<boolean>;

interface CachedState {
  readonly isActive: boolean;
  readonly askedAt: number;
  readonly expiresAt: number;
}

const introspection = z.object({ active: z.boolean() });

async function introspect(request: typeof fetch, endpoint: string, checked: CheckedToken) {
  const { token, clientId } = checked;
  const response = await request(endpoint, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ token, client_id: clientId, token_type_hint: 'access_token' }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return introspection.parse(await response.json()).active;
}

/**
 * Asks an issuer whether a token was revoked before it expired (RFC 7662): by signing out, by a
 * password change, or by its owner on another device. Remembers an active token for a few seconds,
 * a revoked one for good.
 */
export function createTokenLife(clock: Clock, request: typeof fetch): TokenLife {
  const cache = new Map<string, CachedState>();
  const pending = new Map<string, Promise<boolean>>();
  const breakerOf = createBreakers();

  function remember(checked: CheckedToken, isActive: boolean, askedAt: number) {
    cache.delete(checked.tokenId);
    cache.set(checked.tokenId, { isActive, askedAt, expiresAt: checked.expiresAt.getTime() });
    for (const [id, { expiresAt }] of cache) {
      if (cache.size <= TOKENS_MAX && expiresAt > askedAt) break;
      cache.delete(id);
    }
  }

  function introspectOnce(endpoint: string, checked: CheckedToken): Promise<boolean> {
    const { tokenId } = checked;
    const inFlight = pending.get(tokenId);
    if (inFlight) return inFlight;
    // the time before the request, so that a token revoked in the meantime is checked again in time
    const askedAt = clock.now().getTime();
    const promise = breakerOf(endpoint)
      .execute(() => introspect(request, endpoint, checked))
      .then((isActive) => {
        remember(checked, isActive, askedAt);
        return isActive;
      })
      .finally(() => pending.delete(tokenId));
    pending.set(tokenId, promise);
    return promise;
  }

  return async (endpoint, checked) => {
    const cached = cache.get(checked.tokenId);
    const ageSeconds = cached ? (clock.now().getTime() - cached.askedAt) / 1000 : Infinity;
    if (cached && (!cached.isActive || ageSeconds < LIFE_ASKED_AGAIN_SECONDS))
      return cached.isActive;
    try {
      return await introspectOnce(endpoint, checked);
    } catch (error) {
      if (cached && ageSeconds < LIFE_TRUSTED_SECONDS) return cached.isActive;
      throw error;
    }
  };
}
