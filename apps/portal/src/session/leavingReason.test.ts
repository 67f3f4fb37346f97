import { describe, expect, it, vi } from 'vitest';
import {
  recordArrival,
  isLeftAlerted,
  recordLeaving,
  consumeLeavingReason,
} from './leavingReason.ts';
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
  const signIn = (subject: string | null) => recordArrival(subject, { ...tab, endAlerts });
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
    return { isAlerted, reason: consumeLeavingReason(tab.sessionStorage) };
  };
  return { tab, endAlerts, signIn, leave };
}

describe('a session that ends automatically', () => {
  it.each(['idle', 'expired'] as const)(
    'keeps alerts on and returns the user to the same page (%s)',
    async (reason) => {
      const { tab, endAlerts, signIn, leave } = browser();
      expect(signIn('dana')).toBeNull();
      recordLeaving(reason, tab);
      expect(await leave()).toEqual({ isAlerted: true, reason });
      expect(signIn('dana')).toBe('/en/activity/t1/request?a=1');
      expect(endAlerts).not.toHaveBeenCalled();
      // only once
      expect(signIn('dana')).toBeNull();
    },
  );

  it('does the same if another tab was first to sign out', async () => {
    const { tab, endAlerts, signIn, leave } = browser();
    signIn('dana');
    recordLeaving('idle', tab);
    await leave();
    recordLeaving('expired', tab);
    expect(await leave()).toEqual({ isAlerted: true, reason: 'expired' });
    expect(signIn('dana')).toBe('/en/activity/t1/request?a=1');
    expect(endAlerts).not.toHaveBeenCalled();
  });

  it('turns alerts off if another user signs in, who starts on the default page', async () => {
    const { tab, endAlerts, signIn, leave } = browser();
    signIn('dana');
    recordLeaving('idle', tab);
    await leave();
    expect(signIn('saga')).toBeNull();
    expect(endAlerts).toHaveBeenCalledOnce();
  });
});

describe('a user who signs out', () => {
  it('gets no more alerts, even if an earlier session ended automatically', async () => {
    const { tab, signIn, leave } = browser();
    signIn('dana');
    recordLeaving('idle', tab);
    await leave();
    signIn('dana');
    expect(await leave()).toEqual({ isAlerted: false, reason: null });
    expect(signIn('dana')).toBeNull();
  });
});

describe('a different user who signs in', () => {
  it('ends the alerts of a previous user who did not sign out', () => {
    const { endAlerts, signIn } = browser();
    signIn('dana');
    signIn('saga');
    expect(endAlerts).toHaveBeenCalledOnce();
  });

  it('may be an employee emulating a user, whose session keeps no alerts or page', async () => {
    const { tab, endAlerts, signIn, leave } = browser();
    signIn('agent');
    signIn(null);
    expect(endAlerts).toHaveBeenCalledOnce();
    recordLeaving('idle', tab);
    expect((await leave()).isAlerted).toBe(false);
    expect(signIn(null)).toBeNull();
  });
});
