import type { Page } from '@playwright/test';
import { day } from '../support/days.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const choose = (page: Page, name: string, lines: readonly string[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });

/** A fleet manager's own file: a title, other headers, informal phone numbers, a total. */
const DRIVERS = [
  'Acme Freight roster;;;;;',
  'Driver #;Employee;Badge #;Cell phone;Location;Notes',
  'E9601;Núñez, Rosa;96001;(312) 555-0142;Long haul;new',
  'E9602;Sam Haddad;96002;;Regionl;new',
  'E9603;Jo Reyes;96002;;Yard;',
  'Total;3;;;;',
];

test(
  '[DRIVER-01] [DRIVER-03] [DRIVER-05] drivers are imported, corrected, and not duplicated',
  { tag: ['@full', '@writes'] },
  async ({ page, enter }) => {
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
    await expect(page.getByText('1 row is left out', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 2 drivers' }).click();
    await expect(page.getByText('2 added, none changed, none unchanged.')).toBeVisible();
    await page.getByRole('searchbox', { name: /^Name, ID/ }).fill('E9601');
    await expect(page.getByRole('rowheader', { name: /Rosa Núñez/ })).toBeVisible();

    await page.getByRole('link', { name: 'Import' }).click();
    await choose(page, 'roster.csv', DRIVERS);
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await grid.getByRole('button', { name: 'Correct' }).click();
    await page.getByRole('button', { name: 'Continue with 2 rows' }).click();
    await page.getByRole('button', { name: 'Import 2 drivers' }).click();
    await expect(page.getByText('None added, none changed, 2 unchanged.')).toBeVisible();
  },
);

const slashed = (daysAgo: number) => day(daysAgo).replace(/^(....)-(..)-(..)$/, '$2/$3/$1');

/** A card vendor's export: a title, an invoice with two products, a duplicate receipt, a total. */
const PURCHASES = [
  'Northline Fuel: transactions of your fleet;;;;;;;;',
  'Transaction Date;Time (UTC);Driver Name;Unit;State;Product Code;Quantity;Amount;Invoice',
  `${slashed(3)};14:05;Rosa Núñez;101;NM;ULSD;62.415;$1,043.36;NL-1`,
  `${slashed(3)};14:05;Rosa Núñez;101;NM;DEFD;2.5;$11.20;NL-1`,
  `${slashed(2)};15:40;Sam Haddad;X-77;NM;ULSD;20.000;$180.00;NL-2`,
  `${slashed(2)};15:40;Sam Haddad;102;NM;ULSD;20.000;$180.00;NL-1`,
  'Total;;;;;;104.915;$1,414.56;',
];

test(
  '[RPT-01] [SCREEN-40] another vendor’s purchases are imported and counted in IFTA',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/vehicles/');
    await page.getByRole('link', { name: 'Import purchases' }).click();
    await expect(
      page.getByRole('heading', { name: 'Import purchases made elsewhere' }),
    ).toBeVisible();
    const check = async () => {
      await choose(page, 'northline.csv', PURCHASES);
      await page.getByRole('textbox', { name: 'Recorded by' }).fill('Northline Fuel');
      await page.getByRole('button', { name: 'Check the rows' }).click();
    };
    await choose(page, 'northline.csv', PURCHASES);
    await expect(page.getByText(/4 rows · header found in row 2/)).toBeVisible();
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(page.getByText('Enter the card vendor', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Recorded by' }).fill('Northline Fuel');
    await page.getByRole('button', { name: 'Check the rows' }).click();

    const grid = page.getByRole('grid');
    await expect(grid.getByText('Also in row 3')).toBeVisible();
    await expectAccessible(page);
    const unknown = grid.getByRole('gridcell').filter({ hasText: 'Not one of your vehicles' });
    await unknown.dblclick();
    await page.getByRole('textbox', { name: 'Unit, row 5' }).fill('102');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Continue with 3 rows' }).click();
    const figures = page.getByRole('region', { name: 'What will be added' });
    await expect(figures).toHaveText(/new3.*updated0.*skipped0/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 3 purchases' }).click();
    await expect(page.getByText('3 added, none changed, none unchanged.')).toBeVisible();

    await page.getByRole('searchbox', { name: /^Unit, name/ }).fill('101');
    await expect(page).toHaveURL(/[?&]q=101/);
    await page.getByRole('rowheader', { name: '101' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('tab', { name: 'Timeline' }).click();
    await expect(panel.getByText('$1,043.36 ·', { exact: false })).toBeVisible();
    await expect(
      panel.getByText('Made without our cards, recorded by Northline Fuel').first(),
    ).toBeVisible();
    await expectAccessible(page);

    const days = `fromDate=${day(4)}&toDate=${day(0)}`;
    await page.goto(`/en/reports/create/?kind=ifta&${days}`);
    const ifta = page.getByRole('table', { name: 'IFTA fuel by state' });
    await expect(ifta.getByRole('row').filter({ hasText: 'Northline Fuel' })).toContainText('82.4');

    await page.goto('/en/vehicles/purchases/import');
    await check();
    await page.getByRole('button', { name: 'Continue with 2 rows' }).click();
    await expect(figures).toHaveText(/new0.*updated0.*skipped2/);
    await page.getByRole('button', { name: 'Import 2 purchases' }).click();
    await expect(page.getByText('None added, none changed, 2 unchanged.')).toBeVisible();
  },
);

/** Receipts that were read for the wrong month. */
const RECEIPTS = [
  'Date;Unit;Product;Gallons;Amount;Receipt',
  `${slashed(3)};103;ULSD;31.000;$120.90;RB-1`,
  `${slashed(2)};103;ULSD;29.000;$113.10;RB-2`,
];

test(
  '[RPT-01] an import of purchases can be undone, unless its rows have changed since',
  { tag: ['@full', '@writes'] },
  async ({ page, enter }) => {
    const send = async (name: string, lines: readonly string[]) => {
      await choose(page, name, lines);
      await page.getByRole('textbox', { name: 'Recorded by' }).fill('Receipts');
      await page.getByRole('button', { name: 'Check the rows' }).click();
      await page.getByRole('button', { name: /^Continue with/ }).click();
      await page.getByRole('button', { name: /^Import \d/ }).click();
      await expect(page.getByRole('heading', { name: 'Vehicles' })).toBeVisible();
      await page.getByRole('link', { name: 'Import purchases' }).click();
    };
    await enter('administrator', '/en/vehicles/purchases/import');
    await send('receipts.csv', RECEIPTS);
    const past = page.getByRole('table', { name: 'Recent imports' });
    const rowOf = (name: string) => past.getByRole('row').filter({ hasText: name });
    await expect(rowOf('receipts.csv')).toContainText('2 added, 0 changed, 0 unchanged');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo the import of receipts.csv' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(
      dialog.getByText('2 purchases it added are removed', { exact: false }),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep them' }).click();
    await page.getByRole('button', { name: 'Undo the import of receipts.csv' }).click();
    await dialog.getByRole('button', { name: 'Undo 2 purchases' }).click();
    await expect(page.getByText('Removed 2 purchases from receipts.csv.')).toBeVisible();
    await expect(rowOf('receipts.csv')).toContainText('Undone: 2 purchases were removed');

    await send('again.csv', RECEIPTS);
    await expect(rowOf('again.csv')).toContainText('2 added');
    await send('corrected.csv', RECEIPTS.with(2, RECEIPTS[2]?.replace('113.10', '131.10') ?? ''));
    await expect(rowOf('corrected.csv')).toContainText('0 added, 1 changed, 1 unchanged');
    await page.getByRole('button', { name: 'Undo the import of again.csv' }).hover();
    await expect(page.getByText('1 of its rows has changed since')).toBeVisible();
  },
);
