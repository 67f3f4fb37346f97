import { TWO_WEEKS } from '../support/days.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test(
  '[NAV-17] [TXN-01] [TXN-02] [ENT-61] [SCREEN-43] [GW-97] finds and opens purchases and declines',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', `/en/activity/?${TWO_WEEKS}`);
    await expect(page.getByText(/\d+ purchases, \d+ declines/)).toBeVisible();
    await expectAccessible(page);

    await expect(page.getByRole('radio', { name: /^(All|Posted|Pending|Declined)$/ })).toHaveCount(
      4,
    );
    await page.getByRole('radio', { name: 'Pending' }).click();
    await expect(page).toHaveURL(/status=pending/);
    await expect(page.getByText(/no declines/)).toBeVisible();
    await page.getByRole('radio', { name: 'Posted' }).click();
    await expect(page).toHaveURL(/status=complete/);
    await expect(page.getByText(/no declines/)).toBeVisible();
    await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy');
    await page.getByRole('row').nth(1).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('Approved at the pump')).toBeVisible();
    await expect(page).toHaveURL(/\/activity\/[\da-f-]{36}/);
    await expectAccessible(page);
    await page.reload();
    await expect(panel.getByText('Approved at the pump')).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('radio', { name: 'Declined' }).click();
    await expect(page).toHaveURL(/status=declined/);
    await expect(page.getByText(/no purchases/)).toBeVisible();
    // the rows may arrive after the totals
    await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy');
    await page.getByRole('row').nth(1).click();
    await expect(panel.getByText('Declined purchase')).toBeVisible();
    await panel.getByRole('button', { name: /other rules passed$/ }).click();
    await expect(panel.getByRole('list', { name: /rules passed$/ })).toBeVisible();
    await expectAccessible(page);
  },
);

// a call that the role may not make would get a 403, which fails the journey
test(
  '[ROLE-12] [ROLE-17] [TXN-02] a user without card access reads a decline and drafts a message',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('financial', `/en/activity/?status=declined&${TWO_WEEKS}`);
    await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy');
    await page.getByRole('row').nth(1).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('Declined purchase')).toBeVisible();
    await expect(panel.getByText(/^Card •••• \d{4} · |· Card •••• \d{4} · /)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Open card' })).toHaveCount(0);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Message driver…' }).click();
    const message = page.getByRole('alertdialog');
    await expect(message.getByRole('textbox', { name: 'Message' })).toHaveValue(/was declined: /);
    await message.getByRole('button', { name: 'Close' }).click();

    await page.goto('/en/');
    const top = page.getByRole('region', { name: 'Top 5 cards' });
    await expect(top.getByRole('row')).toHaveCount(6);
    await expect(top.getByRole('link')).toHaveCount(0);
  },
);

test.describe('when the gateway fails', () => {
  test.use({ demandedStatuses: [401, 404, 500] });

  test(
    '[GW-147] [GW-148] [GW-149] a failed list suggests fewer days and opens the date picker',
    { tag: '@full' },
    async ({ page, enter }) => {
      await page.route(/\/transactions\?/, (route) =>
        route.fulfill({
          status: 500,
          json: {
            errorCode: 'server.error',
            params: {},
            fields: [],
            requestId: 'test',
            retryable: false,
          },
        }),
      );
      await enter('administrator', '/en/activity/');
      await expect(
        page.getByText('Something went wrong, please reduce the date range').first(),
      ).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
    },
  );
});
