import { describe, expect, it } from 'vitest';
import { resolveFlags } from '@forecourt/validation';
import { signInWays } from './signInWays.ts';

const ways = (flags: Record<string, boolean>) => signInWays(resolveFlags(flags));

describe('signInWays', () => {
  it('[FLAG-09] offers our own form if the widget is on, or else the provider’s page', () => {
    expect(ways({})).toEqual({ hasForm: true, hasProviderPage: false });
    expect(ways({ signInWidget: false })).toEqual({ hasForm: false, hasProviderPage: true });
  });

  it('[FLAG-16] adds the provider’s page to the form if the legacy sign-in is on', () => {
    expect(ways({ legacyLogin: true })).toEqual({ hasForm: true, hasProviderPage: true });
    expect(ways({ legacyLogin: true, signInWidget: false }).hasForm).toBe(false);
  });
});
