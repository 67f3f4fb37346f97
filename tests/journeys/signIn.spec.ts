import { codeFor, personOf } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[NAV-48] [NAV-51] [I18N-03] [AUTH-08] [AUTH-09] a person signs in with a code and lands on the Overview', async ({
  page,
}) => {
  const { username, password, email } = personOf('administrator');
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/login\/$/);
  await expectAccessible(page);

  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('Not-the-password-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Username and/or password not recognized')).toBeVisible();
  await expect(page.getByLabel('User name')).toHaveValue(username);

  const since = Date.now() - 1000;
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const code = page.getByLabel('Verification code');
  await code.fill('000000');
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await expectAccessible(page);
  await code.fill(await codeFor(IDENTITY_URL, email, since));

  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/$/);
});

test('[SESS-10 to SESS-17] [SESS-32] [NAV-52] signing out clears the browser and leads to the sign-in page', async ({
  page,
  enter,
}) => {
  await enter('viewer');
  await page.getByRole('button', { name: /Saga Lindqvist/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/en\/login\/$/);
  await expect(page.getByLabel('User name')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain('eyJ');
  await page.goto('/en/cards/');
  await expect(page).toHaveURL(/\/en\/login\//);
});

test('[SESS-02] [SESS-06] [SESS-07] an expired session says so and goes to the sign-out page', async ({
  page,
  enter,
}) => {
  await enter('viewer');
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Overview', exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('expireSession', 'expire'));
  await page.clock.runFor(2000);
  await expect(page.getByText('Session expired, please log in')).toBeVisible();
  await page.clock.runFor(6000);
  await expect(page).toHaveURL(/\/en\/log(out|in)\//);
});

test('[NAV-51] a deep link survives the sign-in', async ({ page, enter }) => {
  await enter('manager', '/en/cards/?status=ordered');
  await expect(page).toHaveURL(/\/en\/cards\/\?status=ordered$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Cards' })).toBeVisible();
});
