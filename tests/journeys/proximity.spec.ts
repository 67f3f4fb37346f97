import { expect, expectAccessible, test } from '../support/test.ts';

test('[UI-19] [NAV-43] [SCREEN-30] [SCREEN-31] [SCREEN-32] [PROX-01] [PROX-02] [PROX-04] a fleet is enrolled, gets a profile, and has each device mapped to one unit; unsaved alerts prompt', async ({
  page,
  enter,
}) => {
  await enter('administrator', '/en/proximity/profiles/');
  await page.getByRole('main').getByRole('button', { name: 'Enroll fleet' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Fleet/ }).click();
  await page.getByRole('option', { name: 'Regional' }).click();
  await dialog.getByLabel('Devices').fill('GO9-1001\nGO9-1002');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(page.getByText('Regional is enrolled with 2 devices.')).toBeVisible();

  await page.getByRole('button', { name: 'Add profile' }).click();
  await dialog.getByLabel('Name').fill('Regional yard');
  await dialog.getByLabel('Maximum distance from the site').fill('2');
  await dialog.getByLabel('Maximum age of the fuel level reading').fill('30');
  await dialog.getByLabel('Fuel variance allowed').fill('10');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add profile' }).click();
  const row = page.getByRole('row', { name: /Regional yard/ });
  await expect(row).toContainText('within 2 mi');

  await row.getByRole('button', { name: 'Actions for Regional yard' }).click();
  await page.getByRole('menuitem', { name: 'Map devices' }).click();
  await expect(dialog.getByText('2 devices available')).toBeVisible();
  await dialog.getByText('Unmapped', { exact: true }).click();
  await expect(page).toHaveURL(/view=unmapped/);
  const units = dialog.getByRole('list', { name: 'Units and their devices' });
  await units.getByRole('button').first().click();
  await page.getByRole('option', { name: 'GO9-1001' }).click();
  await expect(dialog.getByText('1 device available')).toBeVisible();
  await expectAccessible(page);
  await units.getByRole('button').first().click();
  await expect(page.getByRole('option', { name: 'GO9-1001' })).toHaveCount(0);
  await page.getByRole('option', { name: 'GO9-1002' }).click();
  await expect(dialog.getByText('No devices available')).toBeVisible();
  await dialog.getByText('Mapped', { exact: true }).click();
  await expect(units.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByText('Send alerts about purchases made away from the unit').click();
  await page.getByRole('link', { name: 'Activity' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave without saving' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
});
