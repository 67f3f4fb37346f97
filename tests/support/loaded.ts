import { expect, type Page } from '@playwright/test';

/** Waits until nothing on the page is a placeholder or is being updated. */
export const expectLoaded = (page: Page) =>
  expect(page.locator('[data-waiting], [aria-busy="true"]')).toHaveCount(0);
