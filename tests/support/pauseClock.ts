import type { Page } from '@playwright/test';

/** Stops the page's own clock until `page.clock.resume()`; far enough ahead that it is not there yet. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
}
