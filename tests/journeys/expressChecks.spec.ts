import type { Page } from '@playwright/test';
import { PASSCODE, setPasscode } from '../support/passcode.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

async function fillCheck(page: Page, amount: string) {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Payee' }).fill('Lone Star Lumpers');
  await form.getByRole('button', { name: /Purpose/ }).click();
  await page.getByRole('option', { name: 'Lumper' }).click();
  await form.getByRole('button', { name: /Fleet/ }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await form.getByLabel('Your own verbal passcode', { exact: true }).fill(PASSCODE);
}

// 403: a proof is required before the passcode is set; 409: a similar check was issued
test.use({ ownSession: true, demandedStatuses: [401, 403, 404, 409] });

test(
  '[SCREEN-55] [SCREEN-56] a check is issued, its code shown, a duplicate flagged, and it is held',
  { tag: ['@full', '@writes'] },
  async ({ page, enter }) => {
    await enter('administrator', '/en/settings/my-settings/');
    await setPasscode(page);

    await page.goto('/en/express-check/create/');
    const issue = page.getByRole('button', { name: 'Issue check' });
    await issue.click();
    await expect(page.getByRole('button', { name: /Fleet/ })).toBeFocused();

    // the charges are shown before the check is issued
    await fillCheck(page, '200');
    await expect(page.getByText('$203.50')).toBeVisible();
    await expectAccessible(page);
    await issue.click();
    const panel = page.getByRole('dialog', { name: /^Express check \d+$/ });
    await expect(
      panel.getByRole('heading', { name: '$200.00 for Lone Star Lumpers' }),
    ).toBeVisible();
    await panel.getByRole('button', { name: 'Show the code' }).click();
    await expect(panel.getByRole('status')).toContainText(/(\d ){15}\d/);
    await expectAccessible(page);

    // the next draft starts with the same amount, without the fee, so it looks like a duplicate
    await panel.getByRole('link', { name: 'Get another' }).click();
    await expect(page.getByRole('heading', { name: 'Get another express check' })).toBeVisible();
    await page.getByLabel('Your own verbal passcode', { exact: true }).fill(PASSCODE);
    await issue.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('for the same amount went to the same payee');
    await question.getByRole('button', { name: 'Cancel' }).click();

    await page.goto('/en/express-check/activity/');
    await page.getByText('Lone Star Lumpers').first().click();
    await panel.getByRole('button', { name: 'Hold with refund' }).click();
    await question.getByRole('button', { name: 'Hold with refund' }).click();
    await expect(page.getByText(/is on hold\. \$200\.00 is back in the account\./)).toBeVisible();
    await expect(panel.getByText('On hold, refunded')).toBeVisible();
  },
);

test(
  '[SCREEN-54] [EXPR-08] [EXPR-09] a check above the fleet’s limit is approved by a second user',
  { tag: '@full' },
  async ({ page, enter, browser }) => {
    test.slow();
    await enter('administrator', '/en/settings/my-settings/');
    await setPasscode(page);

    // lets the manager approve
    await page.getByRole('link', { name: 'Manage', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Express check settings' })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: 'Change express check permissions for Tobe Okafor' })
      .click();
    const permissions = page.getByRole('alertdialog');
    await permissions.getByRole('checkbox', { name: 'Approve' }).check({ force: true });
    await permissions.getByLabel('Your own verbal passcode', { exact: true }).fill(PASSCODE);
    await permissions.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('The express check permissions for Tobe Okafor were saved.'),
    ).toBeVisible();

    await page.goto('/en/express-check/create/');
    await fillCheck(page, '600');
    await page.getByRole('button', { name: 'Request approval' }).click();
    await expect(page.getByText('Waiting for someone else')).toBeVisible();

    const other = await browser.newContext();
    const second = await other.newPage();
    await enter('manager', '/en/express-check/', second);
    await second.getByRole('button', { name: 'Approve' }).click();
    await second.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(second.getByText(/Dana Morales can see its code/)).toBeVisible();
    await second.getByRole('grid').getByText('$600.00').first().click();
    await expect(second.getByText(/Only Dana Morales can see it/)).toBeVisible();
    await second.goto('/en/settings/my-settings/');
    await expect(
      second.getByText('Contact an administrator for express check preferences.'),
    ).toBeVisible();
    await other.close();
  },
);
