import { describe, expect, it } from 'vitest';
import { signOut, type SignOutPort } from './signOut.ts';

function storage(entries: Record<string, string>, onClear: () => void): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => {
      onClear();
      map.delete(key);
    },
    clear: () => map.clear(),
  };
}
const names = (input: Storage) =>
  Array.from({ length: input.length }, (_, index) => input.key(index));

function setUp(entries: Record<string, string> = {}, input: Partial<SignOutPort> = {}) {
  const log: string[] = [];
  const note = (step: string) => {
    if (log.at(-1) !== step) log.push(step);
  };
  const local = storage({ 'okta-token-storage': '{}', ...entries }, () => note('storage'));
  const perTab = storage({ 'okta-transaction-storage': '{}', ...entries }, () => note('storage'));
  const port: SignOutPort = {
    clearCaches: async () => note('caches'),
    local,
    perTab,
    clearCookies: () => note('cookies'),
    endProviderSession: async () => {
      note('provider');
      return null;
    },
    go: (address) => note(`go ${address}`),
    loginAddress: '/en/login/',
    logError: (text) => note(`logged ${text}`),
    ...input,
  };
  return { log, local, perTab, run: () => signOut(port) };
}

describe('signing out', () => {
  it('[SESS-32] [SESS-11] [SESS-12] [SESS-15] [SESS-16] [SESS-17] runs its five steps in order', async () => {
    const { log, run } = setUp();
    await run();
    expect(log).toEqual(['caches', 'storage', 'cookies', 'provider', 'go /en/login/']);
  });

  it('[SESS-12] [SESS-13] clears both storages except for the two exempt keys', async () => {
    const stored = { sessionExpiredLogout: 'true', idleLogout: 'true' };
    const { local, perTab, run } = setUp({ ...stored, other: '1' });
    await run();
    expect(names(local)).toEqual(Object.keys(stored));
    expect(names(perTab)).toEqual(Object.keys(stored));
  });

  it('[SESS-14] keeps accountFailedToLoadLogout when it is set', async () => {
    const { local, run } = setUp({ accountFailedToLoadLogout: 'true' });
    await run();
    expect(names(local)).toEqual(['accountFailedToLoadLogout']);
  });

  it('[ERR-26] logs a failure to clear the caches and continues', async () => {
    const { log, run } = setUp({}, { clearCaches: () => Promise.reject(new Error('busy')) });
    await run();
    expect(log).toEqual([
      'logged Error clearing caches',
      'storage',
      'cookies',
      'provider',
      'go /en/login/',
    ]);
  });

  it('[SESS-17] goes to the sign-in page even if the provider does not respond', async () => {
    const { log, run } = setUp({}, { endProviderSession: () => Promise.reject(new Error('down')) });
    await run();
    expect(log.slice(-2)).toEqual(['logged Error ending the session', 'go /en/login/']);
  });

  it('goes to the identity provider’s sign-out URL if it has one', async () => {
    const address = 'https://id.example/v1/logout';
    const { log, run } = setUp({}, { endProviderSession: () => Promise.resolve(address) });
    await run();
    expect(log.at(-1)).toBe(`go ${address}`);
  });
});
