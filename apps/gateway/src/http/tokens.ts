import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { createHash } from 'node:crypto';
import type { Clock } from '@forecourt/server';
import * as z from 'zod/mini';
import { Refusal } from './refusal.ts';

/** Who a token speaks of. */
export interface TokenSubject {
  readonly issuer: string;
  readonly subject: string;
  /** The user name, as the issuer writes it into its tokens; null: it does not. */
  readonly username: string | null;
  /** Names this one token. */
  readonly tokenId: string;
  /** Names the sign-in that the token came of; null: the issuer does not say. */
  readonly sessionId: string | null;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export type TokenVerifier = (token: string) => Promise<TokenSubject>;

export interface TokenOptions {
  readonly issuers: readonly string[];
  readonly audience: string;
  readonly clock: Clock;
  /** Finds an issuer's keys; by default through its discovery document. */
  readonly keysOf?: (issuer: string) => JWTVerifyGetKey | Promise<JWTVerifyGetKey>;
  readonly fetch?: typeof fetch;
}

/** Clocks of two machines may differ by this much. */
const LEEWAY_SECONDS = 30;
const DISCOVERY_TIMEOUT_MS = 5_000;

const unavailable = () => new Refusal(503, 'server.unavailable', { retryable: true });
const tokenInvalid = () => new Refusal(401, 'auth.tokenInvalid');

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

async function discoverKeys(issuer: string, request: typeof fetch): Promise<JWTVerifyGetKey> {
  const answer = await request(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS),
  });
  const document = discovery.parse(await answer.json());
  if (document.issuer !== issuer) throw new Error('The discovery document names another issuer.');
  return createRemoteJWKSet(new URL(document.jwks_uri), { [customFetch]: request });
}

function claimedIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof errors.JWKSTimeout) return unavailable();
  if (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC') return tokenInvalid();
  return unavailable();
}

const instantOf = (seconds = 0) => new Date(seconds * 1000);

function describeToken(issuer: string, token: string, payload: JWTPayload): TokenSubject {
  const { username, sid } = payload;
  return {
    issuer,
    subject: payload.sub ?? '',
    username: typeof username === 'string' ? username : null,
    sessionId: typeof sid === 'string' ? sid : null,
    tokenId: payload.jti ?? createHash('sha256').update(token).digest('base64url'),
    issuedAt: instantOf(payload.iat),
    expiresAt: instantOf(payload.exp),
  };
}

/**
 * Makes a check of access tokens against each issuer's published keys. Keys are cached; an unknown
 * key id makes the set be read again, so that issuers can rotate. Refuses with `auth.tokenInvalid`
 * what no issuer of ours signed for this audience, and with `server.unavailable` while the issuer's
 * keys cannot be read.
 */
export function createTokenVerifier(options: TokenOptions): TokenVerifier {
  const { issuers, audience, clock } = options;
  const keysOf = options.keysOf ?? ((issuer) => discoverKeys(issuer, options.fetch ?? fetch));
  const known = new Map<string, Promise<JWTVerifyGetKey>>();

  function keys(issuer: string): Promise<JWTVerifyGetKey> {
    const found = known.get(issuer);
    if (found) return found;
    const reading = Promise.resolve(keysOf(issuer));
    known.set(issuer, reading);
    reading.catch(() => known.delete(issuer));
    return reading;
  }

  return async (token) => {
    const issuer = claimedIssuer(token);
    if (issuer === undefined || !issuers.includes(issuer)) throw tokenInvalid();
    const keySet = await keys(issuer).catch(() => {
      throw unavailable();
    });
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: LEEWAY_SECONDS,
        currentDate: clock.now(),
      });
      return describeToken(issuer, token, payload);
    } catch (error) {
      throw asRefusal(error);
    }
  };
}
