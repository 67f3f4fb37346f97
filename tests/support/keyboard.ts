import { expect, type Locator, type Page } from '@playwright/test';

const STOPS_MAX = 120;

/** Presses Tab (or Shift+Tab) until the element has focus, like a keyboard user. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    // an open list box hides everything else until the next key press
    const isInSight = (await target.count()) > 0;
    if (isInSight && (await target.evaluate((element) => element.contains(document.activeElement))))
      return;
    await page.keyboard.press(key);
  }
  throw new Error(`${STOPS_MAX} times ${key} did not lead to ${String(target)}`);
}
