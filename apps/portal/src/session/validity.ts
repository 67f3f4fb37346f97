import { EXPIRE_SESSION_VALUE } from '@forecourt/validation';

/** What the check looks at. Instants are milliseconds since 1970, read from one clock. */
export interface SessionFacts {
  /** When the token was issued; null without a token. */
  readonly tokenIssuedAt: number | null;
  readonly now: number;
  readonly tokenTtlSeconds: number;
  readonly tokenTtlMultiplier: number;
  /** What stands under the marker's key in local storage. */
  readonly marker: string | null;
  /** What stands under the bypass key in session storage; anything counts. */
  readonly bypass: string | null;
}

/**
 * Whether the session still counts: the token is not older than its time to live and no one set the
 * marker. The bypass switches the whole check off. [SESS-01 to SESS-04, SESS-08]
 */
export function isSessionValid(facts: SessionFacts): boolean {
  if (facts.bypass !== null) return true;
  if (facts.marker === EXPIRE_SESSION_VALUE || facts.tokenIssuedAt === null) return false;
  const ageSeconds = (facts.now - facts.tokenIssuedAt) / 1000;
  return ageSeconds <= facts.tokenTtlSeconds * facts.tokenTtlMultiplier;
}
