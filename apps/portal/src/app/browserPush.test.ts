import { afterEach, describe, expect, it, vi } from 'vitest';
import { subscribeBrowser } from './browserPush.ts';

/** A browser that keeps its subscription however dead it is, as Firefox does. */
function browser(kept: string | null) {
  let address = kept;
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

describe('a browser that is to be alerted', () => {
  const OLD = 'https://push.example/old';

  it('gets a new address where its own no longer reaches it', async () => {
    browser(OLD);
    const sent = await subscribeBrowser('key', [OLD]);
    expect(sent?.endpoint).toBe('https://push.example/new1');
  });

  it('keeps one that still does, by which another account of the person may alert it', async () => {
    const { unsubscribe } = browser(OLD);
    const sent = await subscribeBrowser('key', ['https://push.example/elsewhere']);
    expect(sent?.endpoint).toBe(OLD);
    expect(unsubscribe).not.toHaveBeenCalled();
  });
});
