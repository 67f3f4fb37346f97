import { day } from '../support/days.ts';
import { startSftpServer } from '../../apps/gateway/src/testing/sftpServer.ts';
import { confirmByCode } from '../support/confirmByCode.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const FILE = /^in\/FC-S-\d{6}-(?:quickbooks|xero)\.csv$/;

test(
  '[GW-134] [NAV-29] [NAV-30] [NAV-31] [NAV-32] [NAV-33] [SCREEN-38] [SCREEN-39] [SCREEN-41] [SCREEN-42] [STMT-01] [STMT-02] [RPT-01] a statement is downloaded, and a report adds up to what Activity shows',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/statements/');
    const statements = page.getByRole('table', { name: 'Statements' });
    await statements.getByRole('link').first().click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('Balance summary')).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-S-\d{6}\.pdf$/);
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('tab', { name: 'Documents and Invoices' }).click();
    await expect(page.getByRole('table', { name: 'Invoices' })).toBeVisible();

    const days = `fromDate=${day(12)}&toDate=${day(2)}`;
    await page.goto(`/en/activity/?${days}`);
    const charged = page.getByRole('region', { name: 'Totals for these purchases' });
    await expect(charged.getByText('$').first()).toBeVisible();
    const spent = await charged.getByRole('definition').first().textContent();
    await page.goto(`/en/reports/create/?kind=departments&${days}`);
    await expect(page.getByRole('table', { name: 'Spend by department' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('region', { name: 'Total' })).toContainText(spent ?? '');

    await page.goto('/en/reports/reportq');
    await page.getByRole('link', { name: 'Exception Reporting' }).click();
    await expect(page.getByRole('table', { name: 'Exception Reporting' })).toBeVisible();
    await page.getByRole('button', { name: 'Save report…' }).click();
    await page.getByRole('button', { name: 'Save report', exact: true }).click();
    await expect(page.getByText('is saved in My Reports')).toBeVisible();
    await page.goto('/en/reports/');
    await page.getByRole('button', { name: 'Run Exception Reporting' }).click();
    await expect(page.getByRole('button', { name: /^Download exception-reporting/ })).toBeVisible();
    await expectAccessible(page);

    // the requester is notified until the file has been downloaded
    await page.goto('/en/settings/notifications/');
    const notification = page.getByText(/^exception-reporting.* is ready$/);
    await expect(notification).toBeVisible();
    await expectAccessible(page);
    const report = page.waitForEvent('download');
    await page
      .getByRole('listitem')
      .filter({ has: notification })
      .getByRole('button', { name: /^Download/ })
      .click();
    expect((await report).suggestedFilename()).toMatch(/^exception-reporting/);
    await expect(notification).toBeHidden();
  },
);

test(
  '[ROLE-07] [ROLE-08] [RPT-01] a viewer opens and downloads a ReportQ report but cannot save it',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('viewer', '/en/reports/reportq');
    await page.getByRole('link', { name: 'Exception Reporting' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Exception Reporting' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Save report…' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Export' }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    expect((await file).suggestedFilename()).toMatch(/^exceptions-.*\.csv$/);
  },
);

test(
  '[STMT-02] a month is exported for accounting, and a second export asks for confirmation',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/statements/?tab=accounting');
    await page.getByRole('radio', { name: 'Xero' }).check({ force: true });
    const fees = page.getByRole('textbox', { name: 'Fees' });
    await fees.clear();
    await page.getByRole('button', { name: 'Save accounts' }).click();
    await expect(page.getByText('Enter an account from your books')).toBeVisible();
    await fees.fill('404');
    await page.getByRole('textbox', { name: 'Tax rate' }).fill('Tax Exempt (0%)');
    await page.getByRole('button', { name: 'Save accounts' }).click();
    await expect(page.getByText('Accounts saved.', { exact: false })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'Statements' }).click();
    await page.getByRole('table', { name: 'Statements' }).getByRole('link').first().click();
    const panel = page.getByRole('dialog', { name: /^Statement/ });
    const exporting = panel.getByRole('button', { name: 'Export for Xero' });
    const download = page.waitForEvent('download');
    await exporting.click();
    expect((await download).suggestedFilename()).toMatch(/^FC-S-\d{6}-xero\.csv$/);
    await expect(panel.getByText(/^Exported .* by Dana Morales$/)).toBeVisible();
    await expectAccessible(page);

    await exporting.click();
    const again = page.getByRole('alertdialog', { name: 'Export this entry again?' });
    const second = page.waitForEvent('download');
    await again.getByRole('button', { name: 'Export again' }).click();
    expect((await second).suggestedFilename()).toBe((await download).suggestedFilename());
  },
);

test.describe('delivery by SFTP', () => {
  // 403: a verification code is required before the server is saved
  test.use({ ownSession: true, demandedStatuses: [401, 403, 404] });

  test(
    '[STMT-02] a journal entry is delivered by SFTP once the server’s fingerprint is trusted',
    { tag: '@full' },
    async ({ page, enter }) => {
      const server = await startSftpServer();
      await enter('administrator', '/en/statements/?tab=accounting');
      const section = page.getByRole('region', { name: 'Delivery by SFTP' });
      await section.getByRole('textbox', { name: 'Host name' }).fill('https://localhost');
      await section.getByRole('textbox', { name: 'Port' }).fill(String(server.port));
      await section.getByRole('textbox', { name: 'Username' }).fill('forecourt');
      await section.getByRole('textbox', { name: 'Folder' }).fill('in');
      await section.getByRole('button', { name: 'Save server' }).click();
      await expect(section.getByText('Enter a host name like sftp.example.com')).toBeVisible();
      await section.getByRole('textbox', { name: 'Host name' }).fill('localhost');
      await section.getByRole('button', { name: 'Save server' }).click();
      await confirmByCode(page);
      await expect(page.getByText('Server saved. Test the connection next.')).toBeVisible();
      await expectAccessible(page);

      const trial = section.getByRole('button', { name: 'Test connection' });
      await trial.click();
      await expect(section.getByText(/Its fingerprint is SHA256:\S{43}\. /)).toBeVisible();
      expect(server.signIns).toBe(0);
      await expectAccessible(page);
      await section.getByRole('button', { name: 'Trust this server' }).click();
      await expect(section.getByText('On', { exact: true })).toBeVisible();
      await trial.click();
      await expect(section.getByText(/^The server refused to sign us in\./)).toBeVisible();
      server.authorized = await section.getByText(/^ecdsa-sha2-nistp256 /).innerText();
      await trial.click();
      await expect(
        section.getByText('It works. We wrote a test file and removed it.'),
      ).toBeVisible();

      const table = section.getByRole('table', { name: 'Deliveries' });
      const latest = table.getByRole('row').nth(1);
      await latest.getByRole('button', { name: /^Send statement S-\d{6}$/ }).click();
      await expect(
        page.getByText('The journal entry is on its way.', { exact: false }),
      ).toBeVisible();
      await expect.poll(() => [...server.files.keys()]).toEqual([expect.stringMatching(FILE)]);
      await page.reload();
      await expect(latest.getByText('Delivered')).toBeVisible();
      await expectAccessible(page);
      server.close();
    },
  );
});
