import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
} from 'jose';
import { createHash } from 'node:crypto';
import type { Clock } from '@forecourt/server';
import * as z from 'zod/mini';
import { createBreakers } from './breaker.ts';
import { Refusal, unavailable } from './refusal.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { createRecent } from './recent.ts';
import { createTokenLife } from './tokenLife.ts';

/** The API key behind a call. */
export interface CallingKey {
  readonly accountId: string;
  /** Whether everything that its calls change is rolled back. */
  readonly isSandbox: boolean;
}

/** The subject of a token, and its other claims. */
export interface TokenSubject {
  readonly issuer: string;
  readonly subject: string;
  /** The username, if the issuer includes it in its tokens; otherwise `null`. */
  readonly username: string | null;
  /** The actual actor if the token was issued to someone acting as this person, or `null`. */
  readonly actor: { readonly issuer: string; readonly subject: string } | null;
  /** Identifies this one token. */
  readonly tokenId: string;
  /** Identifies the sign-in that the token came from; `null` if the issuer doesn't. */
  readonly sessionId: string | null;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  /** Set if an API key is calling instead of a person. */
  readonly key?: CallingKey;
}

export type TokenVerifier = (token: string) => Promise<TokenSubject>;

export interface TokenOptions {
  readonly issuers: readonly string[];
  readonly audience: string;
  readonly clock: Clock;
  /** Finds an issuer's keys. Defaults to discovery, which also finds the introspection endpoint. */
  readonly keysOf?: (issuer: string) => JWTVerifyGetKey | Promise<JWTVerifyGetKey>;
  readonly fetch?: typeof fetch;
  readonly telemetry?: Pick<Telemetry, 'cacheCounter'> | undefined;
}

/** How far the clocks of two machines may differ. */
const LEEWAY_SECONDS = 30;
const DISCOVERY_TIMEOUT_MS = 5_000;
/** A valid signature stays valid, so only the first of a page's many calls verifies it. */
const SIGNATURE_LIFE_MILLISECONDS = 5_000;
const SIGNATURES_MAX = 5_000;

const tokenInvalid = () => new Refusal(401, 'auth.tokenInvalid');

const discovery = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  introspection_endpoint: z.optional(z.url()),
});

interface KnownIssuer {
  readonly keys: JWTVerifyGetKey;
  /** Endpoint that tells whether a token was revoked; `undefined` if there is none. */
  readonly introspection: string | undefined;
}

/** Fetches what issuers publish, with one circuit breaker per issuer. */
function createReaders(request: typeof fetch) {
  const breakerOf = createBreakers();
  return (issuer: string): typeof fetch =>
    (...args) =>
      breakerOf(issuer).execute(async () => {
        const response = await request(...args);
        if (!response.ok) throw new Error(`The issuer responded with ${response.status}.`);
        return response;
      });
}

async function discoverIssuer(issuer: string, request: typeof fetch): Promise<KnownIssuer> {
  const response = await request(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS),
  });
  const document = discovery.parse(await response.json());
  if (document.issuer !== issuer) throw new Error('The discovery document names another issuer.');
  return {
    keys: createRemoteJWKSet(new URL(document.jwks_uri), { [customFetch]: request }),
    introspection: document.introspection_endpoint,
  };
}

function claimedIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof errors.JWKSTimeout) return unavailable();
  if (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC') return tokenInvalid();
  return unavailable();
}

async function readPayload(
  token: string,
  keys: JWTVerifyGetKey,
  expected: Pick<JWTVerifyOptions, 'issuer' | 'audience' | 'currentDate'>,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: LEEWAY_SECONDS,
    });
    return payload;
  } catch (error) {
    throw toRefusal(error);
  }
}

/** Whether the token has expired since its signature was checked. */
const hasExpired = ({ exp = 0 }: JWTPayload, now: Date): boolean =>
  now.getTime() / 1000 >= exp + LEEWAY_SECONDS;

const actClaim = z.strictObject({
  sub: z.string().check(z.minLength(1)),
  iss: z.optional(z.string()),
});

/**
 * Reads the `act` claim of RFC 8693. An unreadable claim is never treated as a missing one, and
 * chains of actors are refused.
 */
function actorOf(issuer: string, { act }: JWTPayload): TokenSubject['actor'] {
  if (act === undefined) return null;
  const claim = actClaim.safeParse(act);
  if (!claim.success) throw tokenInvalid();
  return { issuer: claim.data.iss ?? issuer, subject: claim.data.sub };
}

const instantOf = (seconds = 0) => new Date(seconds * 1000);

function describeToken(issuer: string, token: string, payload: JWTPayload): TokenSubject {
  const { username, sid } = payload;
  return {
    issuer,
    subject: payload.sub ?? '',
    username: typeof username === 'string' ? username : null,
    actor: actorOf(issuer, payload),
    sessionId: typeof sid === 'string' ? sid : null,
    tokenId: payload.jti ?? createHash('sha256').update(token).digest('base64url'),
    issuedAt: instantOf(payload.iat),
    expiresAt: instantOf(payload.exp),
  };
}

/**
 * Verifies access tokens with each issuer's published keys. Keys are cached, but read again for an
 * unknown key ID, so that issuers can rotate them. If the issuer supports introspection, a revoked
 * token is refused within seconds. Refuses with `auth.tokenInvalid` what none of our issuers signed
 * for this audience, and with `server.unavailable` while the issuer can't be reached.
 */
export function createTokenVerifier(options: TokenOptions): TokenVerifier {
  const { issuers, audience, clock } = options;
  const request = options.fetch ?? fetch;
  const { keysOf } = options;
  const knownIssuers = createRecent<KnownIssuer>({
    lifeMilliseconds: Infinity,
    keysMax: issuers.length,
  });
  const readerOf = createReaders(request);
  const isAlive = createTokenLife(clock, request);
  const verifiedPayloads = createRecent<JWTPayload>({
    lifeMilliseconds: SIGNATURE_LIFE_MILLISECONDS,
    keysMax: SIGNATURES_MAX,
    onLookup: options.telemetry?.cacheCounter('signatures'),
  });

  async function readIssuer(issuer: string): Promise<KnownIssuer> {
    if (!keysOf) return discoverIssuer(issuer, readerOf(issuer));
    return { keys: await keysOf(issuer), introspection: undefined };
  }

  return async (token) => {
    const issuer = claimedIssuer(token);
    if (issuer === undefined || !issuers.includes(issuer)) throw tokenInvalid();
    const { keys, introspection } = await knownIssuers
      .get(issuer, () => readIssuer(issuer))
      .catch(() => {
        throw unavailable();
      });
    const currentDate = clock.now();
    const payload = await verifiedPayloads.get(token, () =>
      readPayload(token, keys, { issuer, audience, currentDate }),
    );
    if (hasExpired(payload, currentDate)) throw tokenInvalid();
    const subject = describeToken(issuer, token, payload);
    if (introspection === undefined) return subject;
    const clientId = typeof payload['cid'] === 'string' ? payload['cid'] : '';
    const active = isAlive(introspection, { ...subject, token, clientId }).catch(() => {
      throw unavailable();
    });
    if (!(await active)) throw tokenInvalid();
    return subject;
  };
}
