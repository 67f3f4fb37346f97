import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { GATEWAY_URL } from './gateway.ts';
import { IDENTITY_URL } from './system.ts';

/** What a journey leaves in a browser, besides cookies. */
const STORAGE = 'local_storage,indexeddb,cache_storage,service_workers';

/** One browser context for journeys, one after the other. */
export interface SharedContext {
  readonly context: BrowserContext;
  /** Leaves nothing of a journey but the files that the browser has loaded and compiled. */
  readonly empty: () => Promise<void>;
}

/**
 * Opens the context. One page of the portal's origin, which runs nothing, stays open, so that the
 * process that shows the portal lives on and has its scripts compiled: a page opens twice as fast.
 */
export async function openSharedContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<SharedContext> {
  const context = await browser.newContext(options);
  const keeper = await context.newPage();
  await keeper.goto('/config.json');
  const session = await context.newCDPSession(keeper);
  const origins = [keeper.url(), IDENTITY_URL, GATEWAY_URL].map((url) => new URL(url).origin);
  const empty = async () => {
    // a page that still goes elsewhere would write again
    const pages = context.pages().filter((page) => page !== keeper);
    await Promise.all(pages.map((page) => page.close()));
    await context.unrouteAll();
    await context.clearCookies();
    for (const origin of origins) {
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE });
    }
  };
  return { context, empty };
}
