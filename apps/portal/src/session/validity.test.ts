import { describe, expect, it } from 'vitest';
import { isSessionValid, type SessionFacts } from './validity.ts';

const issuedAt = Date.UTC(2026, 10, 21, 9);
const facts = (input: Partial<SessionFacts> = {}): SessionFacts => ({
  tokenIssuedAt: issuedAt,
  now: issuedAt,
  tokenTtlSeconds: 900,
  tokenTtlMultiplier: 1,
  marker: null,
  bypass: null,
  ...input,
});

describe('a session', () => {
  it("[SESS-01] lasts until the token's age exceeds tokenTTL", () => {
    expect(isSessionValid(facts({ now: issuedAt + 900_000 }))).toBe(true);
    expect(isSessionValid(facts({ now: issuedAt + 900_001 }))).toBe(false);
  });

  it('[SESS-31] lasts tokenTTL times its multiplier', () => {
    const now = issuedAt + 900_001;
    expect(isSessionValid(facts({ now, tokenTtlMultiplier: 2 }))).toBe(true);
  });

  it('[SESS-02] ends when the marker says expire', () => {
    expect(isSessionValid(facts({ marker: 'expire' }))).toBe(false);
    expect(isSessionValid(facts({ marker: 'other' }))).toBe(true);
  });

  it('[SESS-03] [SESS-08] is not checked while the bypass is set', () => {
    expect(isSessionValid(facts({ bypass: '1', marker: 'expire', tokenIssuedAt: null }))).toBe(
      true,
    );
  });

  it('[SESS-04] has expired if there is no token', () => {
    expect(isSessionValid(facts({ tokenIssuedAt: null }))).toBe(false);
  });
});
