import type { Page } from '@playwright/test';

/**
 * Overrides entries of `config.json` from the next page load on. Patches the page's `fetch`, since
 * an active service worker bypasses routes set by the test.
 */
export async function withConfig(
  page: Page,
  entries: Readonly<Record<string, unknown>>,
  flags: Readonly<Record<string, boolean>> = {},
): Promise<void> {
  await page.addInitScript(
    (overrides) => {
      const originalFetch = window.fetch.bind(window);
      window.fetch = async (input, init) => {
        const response = await originalFetch(input, init);
        if (input !== '/config.json') return response;
        const config: { flags?: object } = await response.json();
        const mergedFlags = { ...config.flags, ...overrides.flags };
        return Response.json({ ...config, ...overrides.entries, flags: mergedFlags });
      };
    },
    { entries, flags },
  );
}

/** Overrides feature flags from the next page load on. */
export const withFlags = (page: Page, flags: Readonly<Record<string, boolean>>): Promise<void> =>
  withConfig(page, {}, flags);

/** Waits for remote configuration: leaving the page earlier would interrupt its registration. */
export const remoteAnswered = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(':fetch'));
