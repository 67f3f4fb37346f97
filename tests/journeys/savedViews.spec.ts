import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test.ts';

const NAME = 'Active Haddads';

test(
  '[NAV-19] a shared card view can be used but not changed by another user, until sharing stops',
  { tag: '@full' },
  async ({ page, enter, browser }) => {
    test.slow();
    await enter(
      'administrator',
      '/en/cards/?status=active&q=Haddad&sort=assignedTo&direction=desc',
    );
    await page.getByRole('button', { name: /^View: All cards/ }).click();
    await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
    await page.getByRole('button', { name: 'Save view' }).click();
    const mine = page.getByRole('button', { name: `View: ${NAME}`, exact: true });
    await mine.click();
    await page.getByRole('menuitem', { name: 'Share with everyone on the account' }).click();
    await expect(page.getByText(`Everyone on the account can now use ${NAME}.`)).toBeVisible();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const numbers = await page.getByRole('rowheader').allInnerTexts();
    expect(numbers.length).toBeGreaterThan(0);

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await enter('viewer', '/en/cards/', other);
    await other.getByRole('button', { name: 'View: All cards' }).click();
    await other.getByRole('menuitemradio', { name: `${NAME} · shared by Dana Morales` }).click();
    await expect(other).toHaveURL(/status=active/);
    await expect(other.getByRole('searchbox', { name: /Card, driver/ })).toHaveValue('Haddad');
    await expect(other.getByRole('radio', { name: 'Active' })).toBeChecked();
    await expect.poll(() => other.getByRole('rowheader').allInnerTexts()).toEqual(numbers);
    await expectAccessible(other);

    // Another user can save or undo temporary changes, but cannot change the shared view.
    await other.getByRole('radio', { name: 'All' }).click();
    await other.getByRole('button', { name: `View: ${NAME} changed` }).click();
    await expect(other.getByRole('menuitem', { name: 'Save as new view…' })).toBeVisible();
    for (const name of [/^Save changes to/, 'Rename…', 'Stop sharing', 'Delete…', /^Share with/]) {
      await expect(other.getByRole('menuitem', { name })).toHaveCount(0);
    }
    await other.getByRole('menuitem', { name: 'Undo changes' }).click();
    await expect(other.getByRole('radio', { name: 'Active' })).toBeChecked();

    await mine.click();
    await page.getByRole('menuitem', { name: 'Stop sharing' }).click();
    await expect(page.getByText(`Only you can use ${NAME} now.`)).toBeVisible();
    await other.reload();
    await other.getByRole('button', { name: /^View: All cards/ }).click();
    await expect(other.getByRole('menuitem', { name: 'Save as new view…' })).toBeVisible();
    await expect(other.getByText(NAME)).toHaveCount(0);
    await elsewhere.close();
  },
);

/** The first rows; how many more are rendered depends on the page's height. */
const firstRows = async (page: Page) =>
  (await page.getByRole('rowheader').allInnerTexts()).slice(0, 6);

/** Hides a column of the open list. */
async function hideColumn(page: Page, name: string) {
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByText(name, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name })).toHaveCount(0);
}

for (const { list, path, whole, radio, column } of [
  {
    list: 'the activity',
    path: '/en/activity/?status=declined&state=TX',
    whole: 'All activity',
    radio: 'Declined',
    column: 'Status',
  },
  {
    list: 'the drivers',
    path: '/en/drivers/?status=active&q=Haddad&sort=driverId',
    whole: 'All drivers',
    radio: 'Active',
    column: 'Fleet',
  },
  {
    list: 'the vehicles',
    path: '/en/vehicles/?status=active&sort=odometer&direction=desc',
    whole: 'All vehicles',
    radio: 'Active',
    column: 'Fleet',
  },
]) {
  test(
    `[NAV-19] a view of ${list} saves filters and columns, and works for a user it is shared with`,
    { tag: '@full' },
    async ({ page, enter, browser }) => {
      test.slow();
      const name = `Kept of ${list}`;
      await enter('administrator', path);
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await page.getByRole('button', { name: `View: ${whole} changed` }).click();
      await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      await page.getByRole('button', { name: 'Save view' }).click();
      const mine = page.getByRole('button', { name: `View: ${name}`, exact: true });
      await expect(mine).toBeVisible();
      await hideColumn(page, column);
      await page.getByRole('button', { name: `View: ${name} changed` }).click();
      await page.getByRole('menuitem', { name: `Save changes to ${name}` }).click();
      await mine.click();
      await page.getByRole('menuitem', { name: 'Share with everyone on the account' }).click();
      await expect(page.getByText(`Everyone on the account can now use ${name}.`)).toBeVisible();
      const rows = await firstRows(page);
      await expectAccessible(page);

      const elsewhere = await browser.newContext();
      const other = await elsewhere.newPage();
      // a user who, like the one sharing, sees every fleet
      await enter('manager', path.slice(0, path.indexOf('?')), other);
      await expect(other.getByRole('columnheader', { name: column })).toBeVisible();
      await other.getByRole('button', { name: `View: ${whole}` }).click();
      await other.getByRole('menuitemradio', { name: `${name} · shared by Dana Morales` }).click();
      await expect(other.getByRole('radio', { name: radio, exact: true })).toBeChecked();
      await expect(other.getByRole('columnheader', { name: column })).toHaveCount(0);
      await expect.poll(() => firstRows(other)).toEqual(rows);
      await other.reload();
      await expect.poll(() => firstRows(other)).toEqual(rows);
      await elsewhere.close();

      // The user's own list still has all rows and columns, and the view can be deleted.
      await mine.click();
      await page.getByRole('menuitemradio', { name: whole }).click();
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
      await page.getByRole('button', { name: `View: ${whole}`, exact: true }).click();
      await page.getByRole('menuitemradio', { name }).click();
      await mine.click();
      await page.getByRole('menuitem', { name: 'Delete…' }).click();
      await page.getByRole('button', { name: 'Delete view' }).click();
      await expect(page.getByRole('button', { name: `View: ${whole}`, exact: true })).toBeVisible();
    },
  );
}
