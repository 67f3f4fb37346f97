import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { GATEWAY_URL } from './gateway.ts';
import { IDENTITY_URL } from './system.ts';

/** What a journey leaves in a browser, in addition to cookies. */
const STORAGE = 'local_storage,indexeddb,cache_storage,service_workers';

/** A browser context that journeys use one after the other. */
export interface SharedContext {
  readonly context: BrowserContext;
  /** Removes all traces of a journey, except cached and compiled files. */
  readonly empty: () => Promise<void>;
}

/**
 * Opens the context. An inert page on the portal's origin stays open to keep the renderer process
 * and its compiled scripts alive, which makes pages open twice as fast.
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
    // a page that is still navigating would store data again
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
