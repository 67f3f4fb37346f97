import { TWO_WEEKS } from '../support/days.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { pumpOf } from '../support/pump.ts';

// what a service worker's page asks for does not always reach page.route
test.use({ ownContext: true, hasServiceWorker: false });

test('[CARD-30] a declined purchase is allowed once from its row; its retry is approved', async ({
  page,
  enter,
}) => {
  const listed = page.waitForRequest(/\/transactions\?/);
  await enter('administrator', `/en/activity/?status=declined&${TWO_WEEKS}`);
  const accountId = (await listed).headers()['sysaccountid'] ?? '';
  await expect(page.getByText(/no purchases/)).toBeVisible();
  const pump = await pumpOf(accountId);
  await page.getByRole('row').nth(1).click();
  const panel = page.getByRole('dialog');
  const site = panel.locator('dt', { hasText: /^Site$/ }).locator('xpath=following-sibling::dd');
  const siteNumber = (await site.innerText()).trim();
  await panel.getByRole('button', { name: 'Close' }).click();
  const declined = await pump.ask(siteNumber, 900);
  expect(declined.responseCode).not.toBe('00');

  await page.goto(`/en/activity/?status=declined&q=${declined.transactionNumber ?? ''}`);
  await page.getByRole('row').nth(1).click();
  await expect(panel.getByText('Declined purchase')).toBeVisible();
  await panel.getByRole('button', { name: 'Allow once…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('textbox', { name: /^Up to/ })).toHaveValue('900.00');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Allow once' }).click();
  await expect(
    page.getByText('One purchase of up to $900.00 can go over the limits.').first(),
  ).toBeVisible();
  const again = await pump.ask(siteNumber, 900);
  expect(again).toMatchObject({ responseCode: '00', approvedCents: 90_000 });
});

test(
  '[SCREEN-57] [SCREEN-58] [ENT-44] [DISP-02] [DISP-06] a purchase is disputed and exported',
  { tag: ['@full', '@writes'] },
  async ({ page, enter }) => {
    await enter('administrator', `/en/activity/?status=complete&${TWO_WEEKS}`);
    const row = page.getByRole('row').nth(1);
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Dispute…' }).click();
    await expect(page.getByRole('heading', { name: 'Dispute a purchase' })).toBeVisible();
    await page.getByText('No one in your fleet made this purchase.').click();
    await page.getByRole('textbox', { name: /^Explanation/ }).fill('Nobody of ours was there.');
    await page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/drafts/'),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Resume draft' }).click();
    await expect(page.getByRole('textbox', { name: /^Explanation/ })).toHaveValue(
      'Nobody of ours was there.',
    );
    await page.locator('input[type=file]').setInputFiles({
      name: 'log.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n'),
    });
    await expect(page.getByText('log.pdf')).toBeVisible();
    await expectAccessible(page);
    // the purchase already counts as disputed before its document is uploaded
    const refused: string[] = [];
    await page.exposeFunction('noteRefused', (text: string) => refused.push(text));
    await page.evaluate(() => {
      const refusal = 'This purchase cannot be disputed';
      new MutationObserver(() => {
        if (document.body.innerText.includes(refusal))
          Reflect.apply(Reflect.get(globalThis, 'noteRefused'), null, [refusal]);
      }).observe(document.body, { childList: true, subtree: true });
    });
    const refreshed = page.waitForResponse(
      async (answer) =>
        /\/transactions\/v2\/[^/]+$/.test(answer.url()) &&
        (await answer.json()).transaction.dispute !== null,
    );
    await page.route(/\/disputes\/[^/]+\/documents$/, async (route) => {
      await refreshed;
      await route.continue();
    });
    await page.getByRole('button', { name: 'File dispute' }).click();
    await expect(page.getByRole('heading', { name: /^Dispute \d{6}$/ })).toBeVisible();
    expect(refused).toEqual([]);
    await expect(page.getByText('Under review').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Document added');
    await expectAccessible(page);
    const receipt = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Receipt', exact: true }).click();
    expect((await receipt).suggestedFilename()).toMatch(/^dispute-\d{6}-.*\.pdf$/);

    await page.getByRole('link', { name: 'Disputes' }).click();
    await expect(page.getByRole('rowheader', { name: /^\d{6}$/ }).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/en/activity/?${TWO_WEEKS}`);
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await file).suggestedFilename()).toMatch(/^transactions-.*\.csv$/);
  },
);
