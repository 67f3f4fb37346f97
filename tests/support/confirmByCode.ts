import type { Page } from '@playwright/test';
import { codeFor, personOf } from './signIn.ts';
import { IDENTITY_URL } from './system.ts';
import { expect, expectAccessible } from './test.ts';

/** Confirms a step-up prompt with the code emailed to the administrator. */
export async function confirmByCode(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect(dialog.getByLabel('Verification code')).toBeVisible();
  await expectAccessible(page);
  const since = Date.now() - 1000;
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const { email } = personOf('administrator');
  await dialog.getByLabel('Verification code').fill(await codeFor(IDENTITY_URL, email, since));
}
