import { describe, expect, it, vi } from 'vitest';
import { arrive, isLeftAlerted, noteLeaving, takeLeavingReason } from './leavingReason.ts';
import { signOut } from './signOut.ts';

function storage(): Storage {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}
const location = { pathname: '/en/activity/t1/request', search: '?a=1', hash: '' };

/** A browser with one tab in which people sign in and out. */
function browser() {
  const endAlerts = vi.fn();
  const tab = { localStorage: storage(), sessionStorage: storage(), location };
  const signIn = (subject: string | null) => arrive(subject, { ...tab, endAlerts });
  const leave = async () => {
    const isAlerted = isLeftAlerted(tab);
    await signOut({
      clearCaches: async () => undefined,
      local: tab.localStorage,
      perTab: tab.sessionStorage,
      clearCookies: () => undefined,
      endProviderSession: async () => null,
      go: () => undefined,
      loginAddress: '/en/login/',
      logError: () => undefined,
    });
    return { isAlerted, reason: takeLeavingReason(tab.sessionStorage) };
  };
  return { tab, endAlerts, signIn, leave };
}

describe('a session that ends by itself', () => {
  it.each(['idle', 'expired'] as const)(
    'leaves its person’s alerts on, and leads them back to where they were (%s)',
    async (reason) => {
      const { tab, endAlerts, signIn, leave } = browser();
      expect(signIn('dana')).toBeNull();
      noteLeaving(reason, tab);
      expect(await leave()).toEqual({ isAlerted: true, reason });
      expect(signIn('dana')).toBe('/en/activity/t1/request?a=1');
      expect(endAlerts).not.toHaveBeenCalled();
      // once
      expect(signIn('dana')).toBeNull();
    },
  );

  it('does so too where another tab was first to sign out', async () => {
    const { tab, endAlerts, signIn, leave } = browser();
    signIn('dana');
    noteLeaving('idle', tab);
    await leave();
    noteLeaving('expired', tab);
    expect(await leave()).toEqual({ isAlerted: true, reason: 'expired' });
    expect(signIn('dana')).toBe('/en/activity/t1/request?a=1');
    expect(endAlerts).not.toHaveBeenCalled();
  });

  it('has whoever else signs in there alerted for nobody, and begin where everyone does', async () => {
    const { tab, endAlerts, signIn, leave } = browser();
    signIn('dana');
    noteLeaving('idle', tab);
    await leave();
    expect(signIn('saga')).toBeNull();
    expect(endAlerts).toHaveBeenCalledOnce();
  });
});

describe('a person who signs out', () => {
  it('is alerted there no longer, also once the session before had ended by itself', async () => {
    const { tab, signIn, leave } = browser();
    signIn('dana');
    noteLeaving('idle', tab);
    await leave();
    signIn('dana');
    expect(await leave()).toEqual({ isAlerted: false, reason: null });
    expect(signIn('dana')).toBeNull();
  });
});

describe('someone else who signs in', () => {
  it('ends the alerts of whoever was there without a sign-out', () => {
    const { endAlerts, signIn } = browser();
    signIn('dana');
    signIn('saga');
    expect(endAlerts).toHaveBeenCalledOnce();
  });

  it('is also one of the provider in a person’s name, whose own session leaves nothing', async () => {
    const { tab, endAlerts, signIn, leave } = browser();
    signIn('agent');
    signIn(null);
    expect(endAlerts).toHaveBeenCalledOnce();
    noteLeaving('idle', tab);
    expect((await leave()).isAlerted).toBe(false);
    expect(signIn(null)).toBeNull();
  });
});
