import { expect, type Page } from '@playwright/test';

/** Placeholders, and what is being updated. */
export const LOADING = '[data-waiting], [aria-busy="true"]';

/** Waits until nothing on the page is a placeholder or is being updated. */
export const expectLoaded = (page: Page) => expect(page.locator(LOADING)).toHaveCount(0);
