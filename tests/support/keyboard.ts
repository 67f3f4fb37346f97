import { expect, type Locator, type Page } from '@playwright/test';

const STOPS_MAX = 120;

/** Presses Tab (or Shift+Tab) until the place has focus, as someone without a mouse would. */
export async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(place).toBeVisible();
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    // a list that a field opens hides all but itself until the next press
    const isInSight = (await place.count()) > 0;
    if (isInSight && (await place.evaluate((element) => element.contains(document.activeElement))))
      return;
    await page.keyboard.press(key);
  }
  throw new Error(`${STOPS_MAX} times ${key} did not lead to ${String(place)}`);
}
