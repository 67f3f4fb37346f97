import { codeFor, personOf } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const PERSON = personOf('viewer');

test.describe('profile and security settings', () => {
  test.use({ ownSession: true, demandedStatuses: [400, 401, 403, 404] });

  test(
    '[SCREEN-11] [PROF-05] [PROF-08] [PROF-10] [PROF-11] [PROF-13] edits the job title, and verifies and removes an email address',
    { tag: '@full' },
    async ({ page, enter }) => {
      // remote configuration responds while the first code is being verified
      const whenChecked = page.waitForRequest(/\/verify$/, { timeout: 0 });
      const whenConfigured = page.waitForResponse(/:fetch\b/, { timeout: 0 });
      await page.route(/:fetch\b/, async (route) => {
        await whenChecked;
        await route.continue();
      });
      await page.route(/\/verify$/, async (route) => {
        await whenConfigured;
        await route.continue();
      });
      await enter('viewer', '/en/settings/profile/');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'My Profile' })).toBeVisible();
      await page.getByLabel('Job title').fill('Night dispatcher');
      const saved = page.waitForResponse(
        (response) =>
          response.request().method() === 'PATCH' && response.url().endsWith('/users/me'),
      );
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Your profile was saved.')).toBeVisible();
      expect((await saved).status()).toBe(200);

      const emails = page.getByRole('list', { name: 'Email addresses' });
      await expect(emails.getByText(PERSON.email)).toBeVisible();
      await page.getByRole('button', { name: 'Add email address' }).click();
      await page.getByRole('textbox', { name: 'Email address' }).fill('not an address');
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      const address = 'night.shift@acmefreight.example';
      await page.getByRole('textbox', { name: 'Email address' }).fill(address);
      const since = Date.now() - 1000;
      await page.getByRole('button', { name: 'Send code' }).click();
      const code = page.getByLabel('Verification code');
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await code.fill('000000');
      await expect(page.getByText('Invalid verification code')).toBeVisible();
      await code.fill(await codeFor(IDENTITY_URL, address, since));
      await expect(page.getByText(`${address} is verified.`)).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: `Remove ${address}` }).click();
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(emails.getByText(address)).toBeHidden();
    },
  );

  test('[SCREEN-09] [SCREEN-10] [SCREEN-12] [SCREEN-13] requires the password to change the security question', async ({
    page,
    enter,
  }) => {
    await enter('manager', '/en/settings/my-settings/');
    await expect(page.getByRole('heading', { level: 1, name: 'My Settings' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Security setup' })).toBeVisible();
    const question = page.getByRole('list', { name: 'Security question' });
    await question.getByRole('button', { name: /question$/ }).click();
    const update = page.getByRole('dialog', { name: 'Security question' });
    await update.getByRole('button', { name: /Question/ }).click();
    await page.getByRole('option', { name: 'Write my own question' }).click();
    await update.getByLabel('Your question').fill('Which truck did I drive first?');
    await update.getByLabel('Answer').fill('abc');
    await update.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(update.getByLabel('Answer')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await update.getByLabel('Answer').fill('Peterbilt 379');
    await update.getByRole('button', { name: 'Save', exact: true }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm it is you' });
    await expectAccessible(page);
    await proof.getByLabel('Current password').fill(personOf('manager').password);
    await proof.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Your security question is set.')).toBeVisible();
    await expect(question.getByText('Which truck did I drive first?')).toBeVisible();
  });

  test(
    '[PROF-22] [MSG-14] [AUTH-40] [AUTH-44] requires the current password and shows every rule',
    { tag: '@full' },
    async ({ page, enter }) => {
      await enter('financial', '/en/settings/profile/');
      const { password } = personOf('financial');
      await page.getByRole('button', { name: 'Change password' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change password' });
      await dialog.getByLabel('Current password').fill('guessed');
      await dialog.getByLabel('New password', { exact: true }).fill('short');
      const rules = dialog.getByRole('list', { name: 'Password rules' });
      await expect(rules.getByRole('listitem')).toHaveCount(5);
      await dialog.getByLabel('New password', { exact: true }).fill('Silver-Maple-97x');
      await dialog.getByLabel('Confirm new password').fill('Silver-Maple-97y');
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await expect(dialog.getByText('The two passwords do not match')).toBeVisible();
      await dialog.getByLabel('Confirm new password').fill('Silver-Maple-97x');
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await expect(dialog.getByText('Current Password not recognized.')).toBeVisible();
      await dialog.getByLabel('Current password').fill(password);
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Your password was changed.')).toBeVisible();
    },
  );
});
