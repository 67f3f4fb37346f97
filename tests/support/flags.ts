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
    (given) => {
      const fetchIt = window.fetch.bind(window);
      window.fetch = async (input, init) => {
        const answer = await fetchIt(input, init);
        if (input !== '/config.json') return answer;
        const config: { flags?: object } = await answer.json();
        const all = { ...config.flags, ...given.flags };
        return Response.json({ ...config, ...given.entries, flags: all });
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
  page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(':fetch'));
