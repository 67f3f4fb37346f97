import type { Page } from '@playwright/test';

/**
 * Lets `config.json` say something else from the next page on. In the page itself: once the service
 * worker is there, it fetches past a route of the test.
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

/** Lets flags be on or off, from the next page on. */
export const withFlags = (page: Page, flags: Readonly<Record<string, boolean>>): Promise<void> =>
  withConfig(page, {}, flags);

/** Until remote configuration has answered: a page that is left before would leave that unfinished. */
export const remoteAnswered = (page: Page) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(':fetch'));
