import { PASSCODE, setPasscode } from '../support/passcode.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// its own session, since a proof of identity lasts as long as the session; 403: a proof is required
// before the passcode is set, and a closed account is read-only
test.use({ ownSession: true, demandedStatuses: [401, 403, 404] });

test(
  '[NAV-03] [NAV-04] [NAV-05] [NAV-09] [USER-02] [USER-03] [SCREEN-46] [SCREEN-47] [SCREEN-48] [USER-08] [GW-120] [GW-141] a user views insights, edits departments, fleets, and the package, and closes an account',
  { tag: ['@full', '@writes'] },
  async ({ page, enter }) => {
    test.slow();
    await enter('administrator', '/en/insights/');
    await expect(page.getByText('Expected by month end')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Spend by fleet' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'List prices' })).toBeVisible();
    await page.getByText('All regions').click();
    await expect(page.getByRole('row', { name: /California/ }).first()).toContainText(
      'No purchases',
    );
    await expectAccessible(page);

    await page.goto('/en/settings/account/');
    await expect(page.getByRole('heading', { name: 'Your card company' })).toBeVisible();
    await page.goto('/en/settings/account/?tab=departments');
    await page.getByRole('button', { name: 'Add department' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Sub-department number').fill('7710');
    await form.getByLabel('Department name').fill('Night vans');
    await form.getByLabel('Description').fill('Vans that leave after ten');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByLabel('Department name')).toHaveValue('Night vans');
    await form.getByRole('button', { name: /Fleet/ }).click();
    await page.getByRole('option', { name: 'Regional' }).click();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText('Enter a 5-digit sub-department number')).toBeVisible();
    await form.getByLabel('Sub-department number').fill('77101');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Delete… Night vans' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel(/DELETE/).fill('DELETE');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Department Night vans was deleted')).toBeVisible();

    await page.getByRole('tab', { name: 'Fleets' }).click();
    await expect(page).toHaveURL(/tab=fleets/);
    await page.getByRole('button', { name: 'Edit Regional' }).click();
    await form.getByLabel('Number').fill('41');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('RG · 41')).toBeVisible();

    await page.getByRole('tab', { name: 'Program and package' }).click();
    await page.getByRole('button', { name: 'Choose Premium' }).click();
    await question.getByRole('checkbox', { name: /addendum/ }).check({ force: true });
    await question.getByRole('checkbox', { name: /^I agree to pay/ }).check({ force: true });
    await question.getByRole('button', { name: 'Change package' }).click();
    await expect(page.getByText('You chose Premium')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/en/settings/my-settings/');
    await setPasscode(page);

    // not the account that the other journeys use
    await page.getByRole('button', { name: /^Acme Freight Account 0412/ }).click();
    await page.getByRole('menuitemradio', { name: /Acme Freight Southwest/ }).click();
    await expect(page.getByRole('button', { name: /^Acme Freight Southwest/ })).toBeVisible();
    await page.goto('/en/settings/account/?tab=close');
    await expect(page.getByText(/permanently blocked right away$/)).toBeVisible();
    await page.getByRole('button', { name: 'Close account…' }).click();
    await question.getByLabel('Your own verbal passcode', { exact: true }).fill(PASSCODE);
    await question.getByLabel(/DELETE/).fill('DELETE');
    await question.getByRole('button', { name: 'Close account' }).click();
    await expect(page.getByText(/^Closed on /)).toBeVisible();
  },
);
