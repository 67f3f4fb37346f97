import { codeFor } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const EMPLOYEE = { username: 'pnakata4', email: 'priya.nakata@corporate.example' };
const NEW_PASSWORD = 'Velvet-Harbour-63';

const REFUSED_RECOVERY = {
  version: '1.0.0',
  stateHandle: '02of-the-journey',
  messages: {
    type: 'array',
    value: [
      {
        message: 'Reset password is not allowed at this time.',
        i18n: { key: 'oie.selfservice.reset.password.not.allowed' },
        class: 'ERROR',
      },
    ],
  },
};

// a password that breaks a rule, an expired link, an employee without an account
test.use({ demandedStatuses: [400, 401, 403] });

test('[SCREEN-04] [SCREEN-06] [SCREEN-07] [AUTH-03] [AUTH-16] [AUTH-35] [AUTH-44] a forgotten password is replaced with a code', async ({
  page,
}) => {
  // no other journey uses the company's own employees
  await page.goto('/en/login/?idp=cp1');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('Username').fill(EMPLOYEE.username);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('radio', { name: /Email/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Text message/ })).toBeVisible();
  await expectAccessible(page);
  const since = Date.now() - 1000;
  await page.getByRole('button', { name: 'Continue' }).click();
  const code = page.getByLabel('Verification code');
  await expect(page.getByText('If we have you on file, a code is on its way.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Send another code in/ })).toBeDisabled();
  await code.fill('000000');
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await code.fill(await codeFor(IDENTITY_URL, EMPLOYEE.email, since));

  const password = page.getByLabel('New password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await password.fill('short');
  await page.getByLabel('Confirm new password').fill('other');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Use at least 12 characters')).toBeVisible();
  await expect(page.getByText('The two passwords do not match')).toBeVisible();
  await expectAccessible(page);
  await password.fill('Pnakata-Winter-19');
  await page.getByLabel('Confirm new password').fill('Pnakata-Winter-19');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(
    page.getByText(/three or more characters in a row from your username/),
  ).toBeVisible();
  await password.fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(/\/en\/$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading');
});

test('[AUTH-16] recovery does not reveal whether a username exists', async ({ page }) => {
  await page.goto('/en/forgot-password/');
  await page.getByLabel('Username').fill('nobody at all');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('If we have you on file, a code is on its way.')).toBeVisible();
});

test('[AUTH-16] a user unlocks their own account', async ({ page }) => {
  await page.goto('/en/login/');
  await page.getByRole('link', { name: 'Unlock account' }).click();
  await expect(page.getByRole('heading', { name: 'Unlock your account' })).toBeVisible();
  await page.getByLabel('Username').fill('jreyes9');
  await expectAccessible(page);
  const since = Date.now() - 1000;
  await page.getByRole('button', { name: 'Continue' }).click();
  const email = 'jordan.reyes@acmefreight.example';
  await page.getByLabel('Verification code').fill(await codeFor(IDENTITY_URL, email, since));
  await expect(page.getByText('Done. You can sign in now.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('[MSG-29] [MSG-30] an expired recovery link shows an error', async ({ page }) => {
  await page.goto('/en/login/?recovery_token=used-long-ago');
  await expect(page.getByText('Link expired or invalid')).toBeVisible();
  await expectAccessible(page);
});

test('[ROLE-22] a user whose password cannot be reset here is told so', async ({ page }) => {
  // our own provider does not reveal whom it refuses; others do, once the username is known
  await page.route('**/idp/idx/identify', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/json; okta-version=1.0.0',
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
      body: JSON.stringify(REFUSED_RECOVERY),
    }),
  );
  await page.goto('/en/forgot-password/');
  await page.getByLabel('Username').fill('dmorales7');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The password for this account cannot be reset here.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});
