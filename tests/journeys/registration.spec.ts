import { codeFor } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const EMAIL = 'nora.bright@acmefreight.example';
const PASSWORD = 'Cobalt-Meadow-58';

// no account has accepted the new user yet
test.use({ demandedStatuses: [403] });

test('[SCREEN-02] [SCREEN-03] [AUTH-16] a new user registers with a verified email', async ({
  page,
}) => {
  await page.goto('/en/login/');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
  await page.getByLabel('Username').fill('nbright4');
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Bright');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Accept the terms and conditions to continue')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Accept the terms and conditions to continue').click();
  const since = Date.now() - 1000;
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByLabel('Verification code').fill(await codeFor(IDENTITY_URL, EMAIL, since));
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm new password').fill(PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, you are almost in' })).toBeVisible();
});
