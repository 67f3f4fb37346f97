import type { Page } from '@playwright/test';
import { codeFor, personOf } from './signIn.ts';
import { IDENTITY_URL } from './system.ts';
import { expect, expectAccessible } from './test.ts';

/** Confirms by a code in the administrator's mail what takes more than an open session. */
export async function confirmByCode(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect(dialog.getByLabel('Verification code')).toBeVisible();
  await expectAccessible(page);
  const since = Date.now() - 1000;
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const { email } = personOf('administrator');
  await dialog.getByLabel('Verification code').fill(await codeFor(IDENTITY_URL, email, since));
}
