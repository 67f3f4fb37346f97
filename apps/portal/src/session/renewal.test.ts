import type { Tokens } from '@okta/okta-auth-js/idx';
import { OktaAuth } from '@okta/okta-auth-js/idx';
import { describe, expect, it, vi } from 'vitest';
import { renewCarefully, type Locks } from './renewal.ts';

const HOUR_SECONDS = 3600;
const now = () => Math.floor(Date.now() / 1000);

/** Tokens of a generation; tests pass an `expiresAt` in the past for expired ones. */
function tokensOf(generation: number, expiresAt: number): Tokens {
  const shared = { expiresAt, scopes: ['openid'], authorizeUrl: 'https://id.example/authorize' };
  return {
    accessToken: {
      ...shared,
      accessToken: `access${generation}`,
      tokenType: 'Bearer',
      userinfoUrl: 'https://id.example/userinfo',
      claims: { sub: 'dana' },
    },
    refreshToken: {
      ...shared,
      refreshToken: `refresh${generation}`,
      tokenUrl: 'https://id.example/token',
      issuer: 'https://id.example',
    },
  };
}

/** Runs one at a time, as the browser's locks do across tabs. */
function oneAtATime(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  return {
    request: (_name, { ifAvailable }, run) => {
      if (ifAvailable && held > 0) return run(null);
      held += 1;
      const mine = last.then(() => run({})).finally(() => (held -= 1));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

/** Tabs of one browser that share storage and locks, and a provider that counts. */
function browser() {
  let stored = tokensOf(1, now() - HOUR_SECONDS);
  const shown: string[] = [];
  const locks = oneAtATime();
  const waiting: (() => void)[] = [];
  const requested = new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
  const tab = () => {
    const client = new OktaAuth({ issuer: 'https://id.example/oauth2/a', clientId: 'portal' });
    client.tokenManager.getTokensSync = () => stored;
    client.token.renewTokens = async () => {
      shown.push(stored.refreshToken?.refreshToken ?? '');
      await requested;
      const renewed = tokensOf(shown.length + 1, now() + HOUR_SECONDS);
      // the client stores the refresh token immediately, but the others only with the response
      const { refreshToken } = renewed;
      if (refreshToken) stored = { ...stored, refreshToken };
      return renewed;
    };
    client.tokenManager.setTokens = (tokens) => void (stored = tokens);
    const renewal = renewCarefully(client, locks);
    const renew = async () => (await client.token.renewTokens()).accessToken?.accessToken;
    return { renew, renewal };
  };
  const runOut = () => void (stored = tokensOf(shown.length + 1, now() - HOUR_SECONDS));
  const newest = () => stored.accessToken?.accessToken;
  return {
    tab,
    shown,
    answer: () => waiting[0]?.(),
    signOut: () => void (stored = {}),
    newest,
    runOut,
  };
}

describe('renewCarefully', () => {
  it('uses each refresh token once, even if several tabs renew simultaneously', async () => {
    const { tab, shown, answer, runOut } = browser();
    const [one, two] = [tab(), tab()];
    const renewed = Promise.all([one.renew(), one.renew(), two.renew()]);
    answer();
    expect(await renewed).toEqual(['access2', 'access2', 'access2']);
    expect(shown).toEqual(['refresh1']);
    // later, both tabs renew again, each with the current token
    runOut();
    await two.renew();
    expect(shown).toEqual(['refresh1', 'refresh2']);
  });

  it('finishes a pending renewal before sign-out, and starts none afterward', async () => {
    const { tab, shown, answer, signOut } = browser();
    const { renew, renewal } = tab();
    const renewing = renew();
    await vi.waitFor(() => expect(shown).toHaveLength(1));
    const ended = renewal.end().then(() => shown.length);
    answer();
    expect(await renewing).toBe('access2');
    expect(await ended).toBe(1);
    await expect(renew()).rejects.toThrow('no refresh token');
    signOut();
    await expect(tab().renew()).rejects.toThrow('no refresh token');
    expect(shown).toEqual(['refresh1']);
  });

  it('finishes a pending renewal of another tab before sign-out', async () => {
    const { tab, shown, answer, newest } = browser();
    const [other, mine] = [tab(), tab()];
    const renewing = other.renew();
    await vi.waitFor(() => expect(shown).toHaveLength(1));
    const kept = mine.renewal.end().then(newest);
    answer();
    await renewing;
    expect(await kept).toBe('access2');
  });
});
