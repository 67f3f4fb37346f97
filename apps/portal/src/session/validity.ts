import { EXPIRE_SESSION_VALUE } from '@forecourt/validation';

/** Inputs of the validity check. Times are epoch milliseconds from the same clock. */
export interface SessionFacts {
  /** When the token was issued; null without a token. */
  readonly tokenIssuedAt: number | null;
  readonly now: number;
  readonly tokenTtlSeconds: number;
  readonly tokenTtlMultiplier: number;
  /** The marker's value in local storage. */
  readonly marker: string | null;
  /** The bypass's value in session storage; any value enables it. */
  readonly bypass: string | null;
}

/**
 * Whether the session is valid: the token is within its time to live, and the marker is not set.
 * The bypass disables the whole check. [SESS-01 to SESS-04, SESS-08]
 */
export function isSessionValid(facts: SessionFacts): boolean {
  if (facts.bypass !== null) return true;
  if (facts.marker === EXPIRE_SESSION_VALUE || facts.tokenIssuedAt === null) return false;
  const ageSeconds = (facts.now - facts.tokenIssuedAt) / 1000;
  return ageSeconds <= facts.tokenTtlSeconds * facts.tokenTtlMultiplier;
}
