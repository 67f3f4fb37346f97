import type { Page } from '@playwright/test';

/** Lets `config.json` say that flags are on or off, from the next page on. */
export async function withFlags(
  page: Page,
  flags: Readonly<Record<string, boolean>>,
): Promise<void> {
  await page.unroute('**/config.json');
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config: { flags?: object } = await answer.json();
    const all = { ...config.flags, ...flags };
    await route.fulfill({ response: answer, json: { ...config, flags: all } });
  });
}
