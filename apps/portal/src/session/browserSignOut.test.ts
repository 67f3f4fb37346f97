// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { browserSignOut } from './browserSignOut.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[SESS-12] [ERR-26] clears storage even if the identity client fails to load', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.resolve([]) });
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([]) });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const went = vi.spyOn(window.location, 'replace').mockReturnValue();
  localStorage.setItem('okta-token-storage', '{}');
  await browserSignOut({ providerSignOut: () => Promise.reject(new Error('offline')) });
  expect(localStorage.getItem('okta-token-storage')).toBeNull();
  expect(logged).toHaveBeenCalledWith('Error ending the session', new Error('offline'));
  expect(went).toHaveBeenCalledWith('/en/login/');
});
