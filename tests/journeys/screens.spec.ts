import type { Page } from '@playwright/test';
import { TWO_WEEKS } from '../support/days.ts';
import { expectLoaded } from '../support/loaded.ts';
import { expect, test } from '../support/test.ts';

/** Navigates without reloading the portal, as one of its links does. */
async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    const { idx = 0 } = history.state ?? {};
    history.pushState({ usr: null, key: to, idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, `/en${path}`);
}

/** A zone identifier, and a 24-hour time: neither is usual in the United States. */
const ZONE = /\b(?:America|Canada|Pacific|US|Etc)\/[A-Z]\w+/;
const TIME_OF_24_HOURS = /(?<![\d:.])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])(?!\s?[AP]M)/;

/** Once loaded, times and zones follow the content guide. */
async function expectTimesAsSaid(page: Page) {
  await expectLoaded(page);
  // a time field marks the direction of its parts
  const content = (await page.locator('body').innerText()).replaceAll(
    /[\u200E\u2066-\u2069]/gu,
    '',
  );
  expect(content).not.toMatch(ZONE);
  expect(content).not.toMatch(TIME_OF_24_HOURS);
}

/** Screens with their own URL: ID, path, and heading. */
const SCREENS = [
  ['SCREEN-11', '/settings/profile/', 'My Profile'],
  ['SCREEN-12', '/settings/my-settings/', 'Security setup'],
  ['SCREEN-15', '/', 'Overview'],
  ['SCREEN-25', '/cards/orders', 'Track Orders'],
  ['SCREEN-26', '/cards/limits/', 'Card Limits'],
  ['SCREEN-28', '/cards/promptedids/add', 'Add prompted ID'],
  ['SCREEN-33', '/settings/manage-users/invite', 'Invite user'],
  ['SCREEN-35', '/settings/manage-users/', 'Manage Users'],
  ['SCREEN-36', '/settings/notifications/', 'Notifications'],
  ['SCREEN-38', '/reports/create/?kind=departments', 'Spend by department'],
  ['SCREEN-39', '/reports/create/?kind=exceptions', 'Exception Reporting'],
  ['SCREEN-41', '/statements/', 'Statements'],
  ['SCREEN-43', '/activity/', 'Activity'],
  ['SCREEN-44', '/rewards/', 'Rewards'],
  ['SCREEN-45', '/rewards/redeem', 'Redeem points'],
  ['SCREEN-50', '/help/contact/', 'Contact Us'],
  ['SCREEN-51', '/help/', 'Help center'],
  ['SCREEN-53', '/express-check/activity/', 'Express Checks'],
  ['SCREEN-54', '/express-check/settings/', 'Express check settings'],
  ['SCREEN-59', '/settings/switch-account/', 'Switch Account'],
  ['SCREEN-60', '/settings/switch-group/', 'Switch Group'],
] as const;

test('[SCREEN-11] [SCREEN-12] [SCREEN-15] [SCREEN-25] [SCREEN-26] [SCREEN-28] [SCREEN-33] [SCREEN-35] [SCREEN-36] [SCREEN-38] [SCREEN-39] [SCREEN-41] [SCREEN-43 to SCREEN-45] [SCREEN-50] [SCREEN-51] [SCREEN-53] [SCREEN-54] [SCREEN-59] [SCREEN-60] [I18N-09] each screen opens at its URL, with 12-hour times and no zone identifiers', async ({
  page,
  enter,
}) => {
  await enter('administrator', '/en/settings/terms/');
  for (const [row, path, name] of SCREENS) {
    await test.step(`[${row}] ${name}`, async () => {
      await go(page, path);
      await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
      await expectTimesAsSaid(page);
    });
  }
});

test('[SCREEN-22] [SCREEN-24] [SCREEN-29] [SCREEN-34] [SCREEN-37] [SCREEN-42] [SCREEN-47] [SCREEN-48] [SCREEN-55 to SCREEN-58] screens without a URL of their own open from other screens', async ({
  page,
  enter,
}) => {
  await enter('administrator', '/en/cards/promptedids/');
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('heading', { name: /^Edit / })).toBeVisible();

  await go(page, '/settings/manage-users/');
  await page.getByRole('row').nth(1).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: /^Edit / })).toBeVisible();

  await go(page, '/settings/notifications/');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('button', { name: 'Save settings' })).toBeVisible();
  await expectTimesAsSaid(page);

  await go(page, '/statements/');
  await page.getByRole('tab', { name: 'Documents and Invoices' }).click();
  await expect(page.getByRole('table', { name: 'Invoices' })).toBeVisible();

  await go(page, '/settings/account/');
  await page.getByRole('tab', { name: 'Program and package' }).click();
  // another journey may have chosen a package
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('Change package');
  await page.keyboard.press('Escape');

  await go(page, '/express-check/activity/');
  await page.getByRole('grid').getByRole('row').nth(1).click();
  const check = page.getByRole('dialog', { name: /^Express check \d+$/ });
  await check.getByRole('link', { name: 'Get another' }).click();
  await expect(page.getByRole('heading', { name: 'Get another express check' })).toBeVisible();

  await go(page, `/activity/?status=complete&${TWO_WEEKS}`);
  // another journey may have disputed the first purchase
  await page.getByRole('row').nth(6).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Dispute…' }).click();
  await expect(page.getByRole('heading', { name: 'Dispute a purchase' })).toBeVisible();
  await page.getByText('No one in your fleet made this purchase.').click();
  await page.getByRole('textbox', { name: /^Explanation/ }).fill('Nobody of ours was there.');
  await page.getByRole('button', { name: 'File dispute' }).click();
  await expect(page.getByRole('heading', { name: /^Dispute \d{6}$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Receipt', exact: true })).toBeVisible();

  await go(page, '/cards/order-new/');
  await page.getByRole('radio', { name: /^Vehicle card/ }).check({ force: true });
  await expect(page.getByLabel('Unit number')).toBeVisible();
  await page.getByRole('radio', { name: /^Single card/ }).check({ force: true });
  await expect(page.getByLabel('Unit number')).toBeHidden();
  await expect(page.getByLabel('Name on card')).toBeVisible();
});
