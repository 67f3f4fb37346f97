import { codeFor } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** A provider employee who may view accounts as their users do, and a colleague who may not. */
const EMPLOYEES = {
  may: {
    username: 'pnakata4',
    password: 'Cedar-Compass-74',
    email: 'priya.nakata@corporate.example',
  },
  mayNot: {
    username: 'hvance2',
    password: 'Juniper-Beacon-52',
    email: 'hollis.vance@corporate.example',
  },
} as const;

test.use({ demandedStatuses: [400, 401, 403, 404] });

for (const emulator of ['may', 'mayNot'] as const) {
  const title = {
    may: '[UI-18] [AUTH-13] an employee sees the portal as a user, under a banner, without credential settings',
    mayNot: '[UI-18] [AUTH-13] an employee who may not emulate cannot do so by URL',
  }[emulator];
  test(title, async ({ page }) => {
    const { username, password, email } = EMPLOYEES[emulator];
    await page.goto(`/en/login/?idp=cp1&emulatedUsername=dmorales7&internalUsername=${username}`);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const since = Date.now() - 1000;
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const field = page.getByLabel('Verification code');
    const send = page.getByRole('button', { name: /send|continue|email/i });
    await field.or(send.first()).first().waitFor();
    if (await field.isHidden()) await send.first().click();
    await field.fill(await codeFor(IDENTITY_URL, email, since));
    if (emulator === 'mayNot') {
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
      await expect(page.getByText('Dana Morales')).toBeHidden();
      return;
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(page.getByText(/Dana Morales/).first()).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Manage Users' })).toBeHidden();
    await page.getByRole('button', { name: /Dana Morales/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'My Settings' })).toBeHidden();
    await page.goto('/en/settings/my-settings/');
    await expect(page.getByRole('heading', { level: 1, name: /access/i })).toBeVisible();
    await page.goto('/en/settings/account/');
    await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Close account' })).toBeHidden();
    // removing the stored URL has no effect: the token identifies the employee
    await page.evaluate(() => localStorage.removeItem('login-state'));
    await page.goto('/en/settings/manage-users/');
    await expect(page.getByRole('heading', { level: 1, name: /access/i })).toBeVisible();
  });
}
