import { describe, expect, it } from 'vitest';
import { holderOf, parseNamedKeys } from './namedKeys.ts';

const old = 'o'.repeat(32);
const fresh = 'n'.repeat(32);
const before = new Date('2026-12-30T00:00:00Z');
const after = new Date('2026-12-31T00:00:00Z');

describe('parseNamedKeys', () => {
  it('accepts two secrets for one holder, the old one until its end date', () => {
    const keys = parseNamedKeys('NETWORK_KEYS', `visa:${fresh},visa:${old}@2026-12-31`);
    expect(holderOf(keys, `visa.${old}`, before)).toBe('visa');
    expect(holderOf(keys, `visa.${old}`, after)).toBeNull();
    expect(holderOf(keys, `visa.${fresh}`, after)).toBe('visa');
    expect(holderOf(keys, `other.${fresh}`, after)).toBeNull();
  });

  it('refuses an end date that is not a date', () => {
    expect(() => parseNamedKeys('NETWORK_KEYS', `visa:${old}@soon`)).toThrow('NETWORK_KEYS');
  });
});
