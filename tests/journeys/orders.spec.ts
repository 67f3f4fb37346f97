import { expect, expectAccessible, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

async function deliver(page: Page) {
  await page.getByLabel('Attention').fill('Dana Morales');
  await page.getByLabel('Street address').fill('100 Commerce St');
  await page.getByLabel('City').fill('Dallas');
  await page.getByLabel('State or province').fill('TX');
  await page.getByLabel('ZIP or postal code').fill('75202');
}

test(
  '[CARD-03] [CARD-26] [NAV-21] [GW-14] [SCREEN-18] [SCREEN-23] [SCREEN-25] a driver card is ordered manually, and its order can be tracked',
  { tag: '@writes' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/cards/order-new/');
    await page.getByRole('button', { name: 'Order 1 card' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('First name').fill('Maribel');
    await page.getByLabel('Last name').fill('O’Connor-Díaz');
    await page.getByLabel('Driver ID').fill('E7001');
    await page.getByRole('button', { name: /Fleet/ }).click();
    await page.getByRole('option', { name: 'Regional' }).click();
    await deliver(page);
    await page.getByRole('button', { name: 'Order 1 card' }).click();
    await expect(page).toHaveURL(/\/en\/cards\/orders\//);
    await expect(page.getByRole('listitem').filter({ hasText: 'Ordered' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /View card/ }).click();
    await expect(page.getByRole('gridcell', { name: /Maribel/ })).toBeVisible();
    await page.goto('/en/cards/orders');
    await expect(page.getByRole('heading', { name: 'Track Orders' })).toBeVisible();
  },
);

test(
  '[SCREEN-22] [SCREEN-24] [STORE-11] vehicle and single cards are ordered; list filters persist',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/cards/?status=active&cardType=vehicle');
    await page.getByRole('link', { name: 'Order Cards' }).first().click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/en\/cards\/\?(?=.*status=active)(?=.*cardType=vehicle)/);
    await page.goto('/en/cards/order-new/');
    const unit = `U${Date.now() % 1_000_000}`;
    const chooseFleet = async () => {
      await page.getByRole('button', { name: /Fleet/ }).last().click();
      await page.getByRole('option', { name: 'Regional' }).click();
    };
    await page.getByRole('radio', { name: /^Vehicle card/ }).check({ force: true });
    await expect(page.getByLabel('Driver ID')).toBeHidden();
    await page.getByLabel('Unit number').fill(unit);
    await page.getByLabel('Vehicle name').fill('Yard tractor');
    await chooseFleet();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add another card' }).click();
    await page
      .getByRole('radio', { name: /^Single card/ })
      .last()
      .check({ force: true });
    // a single card has no driver or vehicle, only the embossed name
    await expect(page.getByLabel('Unit number')).toHaveCount(1);
    await page.getByLabel('Name on card').last().fill('DEPOT SPARE');
    await chooseFleet();
    await deliver(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Order 2 cards' }).click();
    await expect(page).toHaveURL(/\/en\/cards\/orders\//);
    await page.goto(`/en/cards/?q=${unit}`);
    await expect(page.getByRole('gridcell', { name: /Vehicle/ })).toBeVisible();
    await page.goto('/en/cards/?q=DEPOT+SPARE');
    await expect(page.getByRole('gridcell', { name: /Single/ })).toBeVisible();
  },
);

/** A fleet manager's own file: titles, semicolons, windows-1252, a total, invalid and odd cells. */
const FILE = [
  'Acme Freight - fleet order;;;;;;;',
  'Printed 20 Nov 2026',
  '',
  'Driver;Emp ID #;Driver ID;Dept;Fleet Name;Card Profile;$/Day',
  'Whitfield, Mara;9100;E9044;12;Long haul;Vans;$95.00',
  'Haddad;9101;E9045;00014;Long haul;Vans;$95.00',
  'Reyes, Jordan;9103;E9047;12;Long haul;Vans;9500',
  'Lindqvist, Saga;9104;E9047;00014;Long haul;Vans;$95.00',
  'Núñez, Rosa;9105;E9049;00014;Long haul;Vans;$95.00',
  'Tran, Linh Anh;9106;E9050;00014;Long haul;Vans;$95.00',
  'Total;;;;;;',
].join('\r\n');

const file = { name: 'fleet-order.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE, 'latin1') };

test(
  '[CARD-03] [UI-19] valid rows of a messy file are ordered, and a second import is detected',
  { tag: '@writes' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/cards/order-new/import');
    await expectAccessible(page);
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('header found in row 4', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check the rows' }).click();

    const grid = page.getByRole('grid');
    await expect(grid.getByText('Enter a first name')).toBeVisible();
    await expect(grid.getByText(/Also in row/).first()).toBeVisible();
    await expect(grid.getByText(/Most are near 95.00/)).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download rows with reasons' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);

    await page.getByRole('button', { name: /Continue with \d+ row/ }).click();
    await deliver(page);
    await page.getByRole('button', { name: /^Order \d+ cards?$/ }).click();
    await expect(page).toHaveURL(/\/en\/cards\/orders\//);
    const first = page.url();

    await page.goto('/en/cards/order-new/import');
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(/^This file was already submitted as order \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(grid.getByText(/already in use/i).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open the order' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL(/order-new\/import/);
    await page.getByRole('link', { name: 'Open the order' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(first);
  },
);
