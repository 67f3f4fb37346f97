import type { Page } from '@playwright/test';

/** Pauses the page's clock until `page.clock.resume()`, at a time safely in the future. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
}
