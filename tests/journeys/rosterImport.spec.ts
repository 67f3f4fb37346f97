import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test.ts';

const choose = (page: Page, name: string, lines: readonly string[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });

/** As a fleet manager has it: a title, other heads, phones as people write them, a total. */
const DRIVERS = [
  'Acme Freight roster;;;;;',
  'Driver #;Employee;Badge #;Cell phone;Location;Notes',
  'E9601;Núñez, Rosa;96001;(312) 555-0142;Long haul;new',
  'E9602;Sam Haddad;96002;;Regionl;new',
  'E9603;Jo Reyes;96002;;Yard;',
  'Total;3;;;;',
];

test('[DRIVER-01] [DRIVER-03] [DRIVER-05] drivers are read from a file, mended, entered, and not doubled', async ({
  page,
  enter,
}) => {
  await enter('administrator', '/en/drivers/');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Import drivers' })).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'roster.csv', DRIVERS);
  await expect(page.getByText(/3 rows · header found in row 2/)).toBeVisible();
  await page.getByRole('button', { name: 'Check the rows' }).click();

  const grid = page.getByRole('grid');
  await expect(grid.getByText('Did you mean Regional?')).toBeVisible();
  await expect(grid.getByText('Also in row 4')).toBeVisible();
  await expectAccessible(page);
  await grid.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('button', { name: 'Continue with 2 rows' }).click();
  await expect(page.getByText('1 row stays behind', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enter 2 drivers' }).click();
  await expect(page.getByText('2 added, none changed, none as they were.')).toBeVisible();
  await page.getByRole('searchbox', { name: /^Name, driver ID/ }).fill('E9601');
  await expect(page.getByRole('rowheader', { name: /Rosa Núñez/ })).toBeVisible();

  await page.getByRole('link', { name: 'Import' }).click();
  await choose(page, 'roster.csv', DRIVERS);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await grid.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('button', { name: 'Continue with 2 rows' }).click();
  await page.getByRole('button', { name: 'Enter 2 drivers' }).click();
  await expect(page.getByText('None added, none changed, 2 as they were.')).toBeVisible();
});
