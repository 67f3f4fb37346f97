import { PASSCODE, setPasscode } from '../support/passcode.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// 403: a proof is required before the passcode is set
test.use({ ownSession: true, demandedStatuses: [401, 403, 404] });

async function invitationsTo(email: string): Promise<number> {
  const response = await fetch(`${IDENTITY_URL}/demo/outbox.json`);
  const { messages }: { messages: readonly { to: string }[] } = await response.json();
  return messages.filter(({ to }) => to === email).length;
}

test(
  '[USER-01] [USER-13] [USER-20] [ROLE-23] [NAV-08] [SCREEN-33] [SCREEN-34] [SCREEN-35] [MSG-30] a user is invited, reinvited, renamed, given another role, and deleted',
  { tag: ['@full', '@writes'] },
  async ({ page, enter }) => {
    test.slow();
    await enter('administrator', '/en/settings/my-settings/');
    await setPasscode(page);
    await page.goto('/en/settings/manage-users/');
    await expect(page.getByText(/^\d+ users in /)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Invite user' }).click();
    await page.getByLabel('First name').fill('Marta');
    await page.getByLabel('Last name').fill('López');
    const email = `marta.lopez.${Date.now()}@acmefreight.example`;
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel(/^Username/).fill(`mlopez${Date.now()}`);
    await page.getByRole('radio', { name: /Financial/ }).click({ force: true });
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page).toHaveURL(/manage-users\/$/);
    await expect.poll(() => invitationsTo(email)).toBe(1);

    await page.getByRole('searchbox', { name: 'Name, username, email' }).fill(email);
    await page.getByText('Marta López').first().click();
    const panel = page.getByRole('dialog', { name: 'Marta López' });
    await expect(panel.getByText(/^Sent /)).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Send invitation again' }).click();
    await expect(page.getByText(`An invitation is on its way to ${email}`)).toBeVisible();
    await expect.poll(() => invitationsTo(email)).toBe(2);
    await panel.getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(/manage-users\/[^/]+\/edit$/);
    const question = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'Change name…' }).click();
    await question.getByLabel('First name').fill('María');
    await question.getByLabel('Your own verbal passcode', { exact: true }).fill(PASSCODE);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Marta López is now María López')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Edit María López' })).toBeVisible();
    await page.getByRole('radio', { name: /Manager/ }).click({ force: true });
    await page.getByRole('checkbox', { name: 'Set card PINs' }).uncheck({ force: true });
    await page.getByRole('button', { name: 'Save user' }).click();
    await question.getByLabel('Your own verbal passcode', { exact: true }).fill(PASSCODE);
    await question.getByRole('button', { name: 'Save user' }).click();
    const renamed = page.getByRole('dialog', { name: 'María López' });
    await expect(renamed.getByText('Manager', { exact: true })).toBeVisible();
    await expect(renamed.getByText('Set card PINs')).toBeHidden();

    await renamed.getByRole('button', { name: 'Delete…' }).click();
    await question.getByLabel('Reason').fill('Wrong person');
    await question.getByLabel('Your own verbal passcode', { exact: true }).fill(PASSCODE);
    await question.getByLabel(/DELETE/).fill('DELETE');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete user' }).click();
    await expect(page.getByText('María López was deleted')).toBeVisible();
    await expect(page).toHaveURL(/manage-users\/$/);
    await page.getByRole('searchbox', { name: 'Name, username, email' }).fill(email);
    await page.getByText('Deleted', { exact: true }).click();
    await expect(page.getByText('María López').first()).toBeVisible();
  },
);
