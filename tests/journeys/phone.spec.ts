import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ ownContext: true, viewport: { width: 390, height: 844 }, hasTouch: true });

/** The page does not scroll horizontally. */
async function expectNoSideways(page: Page) {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

const FILE = [
  'Card type,Unit #,Vehicle,Fleet,Profile,$/day',
  'Vehicle,P301,Truck 301,Long haul,Vans,95.00',
  'Vehicle,P302,Truck 302,Nowhere,Vans,95.00',
  'Vehicle,P303,Truck 303,Long haul,Vans,lots',
  'Vehicle,P304,Truck 304,Long haul,Vans,95.00',
].join('\n');

test(
  '[UI-22] at 390 px, a user can sign in, hold a card, and correct an import row by row',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator');
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'Cards', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Manage Cards', level: 1 })).toBeVisible();
    await page.getByRole('radio', { name: 'Active' }).click();
    const cards = page.getByRole('list', { name: 'Manage Cards' });
    await expect(page).toHaveURL(/status=active/);
    await expect(cards.getByText('Expired')).toHaveCount(0);
    await expectNoSideways(page);
    await cards.getByRole('button').nth(2).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'Hold' }).click();
    await expect(panel.getByText('On hold', { exact: true })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Reactivate' }).click();
    await expect(panel.getByRole('button', { name: 'Hold' })).toBeVisible();

    await page.goto('/en/cards/order-new/import');
    const file = { name: 'phone.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Check the rows' }).click();
    const rows = page.getByRole('region', { name: 'Rows that need a correction' });
    await expect(rows.getByText('Row 3 · 1 of 2')).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await rows.getByLabel('Fleet').fill('Long haul');
    await rows.getByLabel('Fleet').blur();
    await expect(rows.getByText('Row 4 · 1 of 1')).toBeVisible();
    await rows.getByLabel('Dollars per day').fill('95');
    await rows.getByLabel('Dollars per day').blur();
    await expect(page.getByRole('button', { name: /Continue with 4 rows/ })).toBeVisible();
  },
);
