import { TWO_WEEKS } from '../support/days.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test(
  '[AUTH-04] [AUTH-06] [AUTH-07] [GW-52] [GW-53] [GW-54] [ADDON-03] [ADDON-04] [NAV-37] [NAV-41] a user enrolls in and leaves an add-on, and is signed in to partner services',
  { tag: ['@full', '@writes'] },
  async ({ page, enter }) => {
    await enter('administrator', '/en/services/');
    await expect(page.getByRole('link', { name: 'Fleet Advance' }).first()).toBeVisible();
    await expectAccessible(page);
    for (const service of ['Payments platform', 'Card payments', 'Reports', 'Master data']) {
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: `Open ${service}` }).click();
      const other = await opened;
      await expect(other.getByText(/Dana Morales is signed in/)).toBeVisible();
      // the credential is not in the URL
      expect(new URL(other.url()).search).toBe('');
      await other.close();
    }

    await page.getByRole('main').getByRole('link', { name: 'Maintenance' }).click();
    await page.getByRole('button', { name: 'Enroll in Maintenance' }).click();
    await expect(page.getByRole('button', { name: 'Save settings' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Unenroll from Maintenance…' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Unenroll from Maintenance' })
      .click();
    await expect(page.getByRole('button', { name: 'Enroll in Maintenance' })).toBeVisible();
  },
);

test(
  '[SCREEN-44] [SCREEN-45] [REWARD-03] [NAV-36] points are redeemed for a prepaid card',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('manager', '/en/rewards/');
    await expect(page.getByText('Points available').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^\w+ \d{4}$/ }).first()).toHaveAttribute(
      'href',
      /fromDate=[\d-]+-01&toDate=[\d-]+$/,
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Redeem points' }).click();
    await page.getByText('$75.00 prepaid card').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Redeem 7,500 points for $75.00' }).click();
    await expect(page.getByText('R-0004')).toBeVisible();
  },
);

test(
  '[ADDON-17] [ADDON-18] a monthly fee requires consent to its amount, and the consent is listed',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/services/fraud/');
    const agree = page.getByRole('checkbox', { name: /^I agree to pay this fee/ });
    const save = page.getByRole('button', { name: 'Save settings' });
    const covered = page.getByRole('textbox', { name: 'Cards covered' });
    await expect(covered).toHaveValue('12');
    await expect(agree).toHaveCount(0);
    await covered.fill('15');
    await covered.press('Tab');
    await expect(agree).not.toBeChecked();
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await agree.check({ force: true });
    await save.click();
    await expect(agree).toHaveCount(0);
    await page.goto('/en/pay/fees/');
    await expect(page.getByRole('heading', { name: 'Fees and consents' })).toBeVisible();
    await expect(page.getByText(/Fraud Protector.*\$60\.00/).first()).toBeVisible();
  },
);

test(
  '[ADDON-03] [ADDON-19] [ADDON-20] [DISP-06] a user is told of credited fraud and sees the waiver',
  { tag: '@full' },
  async ({ page, enter }) => {
    test.slow();
    await enter('administrator', `/en/activity/?status=complete&${TWO_WEEKS}`);
    await page.getByRole('row').nth(3).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Dispute…' }).click();
    await page.getByText('No one in your fleet made this purchase.').click();
    // the sandbox's processor credits every amount that does not end in 13 cents
    await page.getByRole('radio', { name: /^Part of it/ }).click({ force: true });
    await page.getByRole('textbox', { name: /^Disputed amount/ }).fill('10');
    await page.getByRole('textbox', { name: /^Explanation/ }).fill('Nobody of ours was there.');
    await page.locator('input[type=file]').setInputFiles({
      name: 'log.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n'),
    });
    await expect(page.getByText('log.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'File dispute' }).click();
    const title = page.getByRole('heading', { name: /^Dispute \d{6}$/ });
    await expect(title).toBeVisible();
    const number = (await title.innerText()).slice(-6);

    await page.goto('/en/settings/notifications/');
    const notification = page
      .getByRole('listitem')
      .filter({ hasText: `Dispute ${number} was credited` });
    await notification.getByRole('button', { name: 'Open dispute' }).click({ timeout: 60_000 });
    await expect(title).toHaveText(`Dispute ${number}`);
    await expect(page.getByText('Fraud Protector waives this loss: $10.00')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText(
      'Claimed from Fraud Protector',
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open Fraud Protector' }).click();
    const claim = page
      .getByRole('list', { name: 'Waiver claims' })
      .getByRole('listitem')
      .filter({ hasText: number });
    await expect(claim).toContainText('$10.00 of $10.00 waived');
    await expectAccessible(page);
    await claim.getByRole('link').click();
    await expect(title).toHaveText(`Dispute ${number}`);
  },
);
