import { afterEach, describe, expect, it, vi } from 'vitest';
import { subscribeBrowser } from './browserPush.ts';

/** A browser that keeps its subscription even after it is dead, as Firefox does. */
function browser(stored: string | null) {
  let address = stored;
  let count = 0;
  const unsubscribe = vi.fn(async () => {
    address = null;
    return true;
  });
  const current = () => ({
    endpoint: address,
    unsubscribe,
    toJSON: () => ({ endpoint: address, keys: { p256dh: 'key', auth: 'secret' } }),
  });
  const pushManager = {
    getSubscription: async () => (address === null ? null : current()),
    subscribe: async () => {
      count += 1;
      address ??= `https://push.example/new${count}`;
      return current();
    },
  };
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  const Notification = { permission: 'granted', requestPermission: async () => 'granted' };
  vi.stubGlobal('window', { PushManager: null });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('Notification', Notification);
  return { unsubscribe };
}

afterEach(() => vi.unstubAllGlobals());

describe('subscribeBrowser', () => {
  const OLD = 'https://push.example/old';

  it('replaces a dead subscription with a new endpoint', async () => {
    browser(OLD);
    const sent = await subscribeBrowser('key', [OLD]);
    expect(sent?.endpoint).toBe('https://push.example/new1');
  });

  it('reuses a working subscription, which another account may share', async () => {
    const { unsubscribe } = browser(OLD);
    const sent = await subscribeBrowser('key', ['https://push.example/elsewhere']);
    expect(sent?.endpoint).toBe(OLD);
    expect(unsubscribe).not.toHaveBeenCalled();
  });
});
