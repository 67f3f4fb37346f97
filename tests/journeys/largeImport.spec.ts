import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { workbook } from '../support/workbook.ts';

const ROWS = 10_000;
const HEAD = ['Unit #', 'Vehicle', 'Fleet', 'Profile', 'Card type', '$/day'];
const rows = Array.from({ length: ROWS }, (_, at) => [
  `X${10_000 + at}`,
  `Truck ${at + 1}`,
  'Long haul',
  'Vans',
  'Vehicle',
  100 + (at % 50),
]);
const file = {
  name: 'ten-thousand.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: workbook([['Order of new cards'], [], HEAD, ...rows]),
};

/** Clicks "Cancel import" as soon as it appears, since checking 10,000 rows is very fast. */
async function stopAsSoonAsItCanBe(page: Page) {
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const button = Array.from(document.querySelectorAll('button')).find(
        ({ textContent }) => textContent === 'Cancel import',
      );
      if (!button) return;
      observer.disconnect();
      button.click();
      document.documentElement.dataset.stopped = '';
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

test(
  '[CARD-03] a 10,000-row order can be canceled while it is checked and while it is submitted',
  { tag: '@full' },
  async ({ page, enter }) => {
    test.setTimeout(120_000);
    await enter('administrator', '/en/cards/order-new/import');
    await page.locator('input[type=file]').setInputFiles(file);
    await stopAsSoonAsItCanBe(page);
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(page.locator('html[data-stopped]')).toBeAttached();
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await page
      .getByRole('button', { name: /Continue with 10,000 rows/ })
      .click({ timeout: 30_000 });

    await page.getByLabel('Attention').fill('Dana Morales');
    await page.getByLabel('Street address').fill('100 Commerce St');
    await page.getByLabel('City').fill('Dallas');
    await page.getByLabel('State or province').fill('TX');
    await page.getByLabel('ZIP or postal code').fill('75202');
    await page.getByRole('button', { name: 'Order 10,000 cards' }).click();
    await page.getByRole('button', { name: 'Cancel import' }).click();
    await expect(page.getByText('The import was stopped. Nothing was changed.')).toBeVisible();
    await expect(page.getByLabel('Attention')).toHaveValue('Dana Morales');
    await page.getByRole('link', { name: 'Manage Cards' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.goto('/en/cards/orders/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('ten-thousand.xlsx')).toHaveCount(0);
  },
);
