import type { Page } from '@playwright/test';
import { personOf } from './signIn.ts';
import { expect } from './test.ts';

/** The verbal passcode that `setPasscode` sets. */
export const PASSCODE = 'blue42moon';

/** Sets the administrator's verbal passcode on the open My Settings page. */
export async function setPasscode(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Set|Change) passcode$/ }).click();
  await page.getByLabel('New verbal passcode').fill(PASSCODE);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const proof = page.getByLabel('Current password');
  await proof.fill(personOf('administrator').password);
  await proof.press('Enter');
  await expect(page.getByText('Your verbal passcode is set.')).toBeVisible();
}
