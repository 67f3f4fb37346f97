import { describe, expect, it } from 'vitest';
import { resolveFlags } from '@forecourt/validation';
import { signInWays } from './signInWays.ts';

const ways = (flags: Record<string, boolean>) => signInWays(resolveFlags(flags));

describe('how one signs in', () => {
  it('[FLAG-09] is the form of our own while the widget is on, else the provider’s page', () => {
    expect(ways({})).toEqual({ hasForm: true, hasProviderPage: false });
    expect(ways({ signInWidget: false })).toEqual({ hasForm: false, hasProviderPage: true });
  });

  it('[FLAG-16] is the provider’s page beside the form once the former sign-in is on', () => {
    expect(ways({ legacyLogin: true })).toEqual({ hasForm: true, hasProviderPage: true });
    expect(ways({ legacyLogin: true, signInWidget: false }).hasForm).toBe(false);
  });
});
