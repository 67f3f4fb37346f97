import { expect, expectAccessible, test } from '../support/test.ts';

test('[SCREEN-15] [CONST-01] [CONST-02] [ENT-11 to ENT-13] the Overview shows six months by category and the top five cards', async ({
  page,
  enter,
}) => {
  await enter('administrator');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const chart = page.getByRole('region', { name: 'Spend by category' });
  await chart.getByRole('button', { name: 'Show as table' }).click();
  await expect(chart.getByRole('row')).toHaveCount(7);
  for (const name of ['Fuel Products', 'Non-Fuel Products', 'NA']) {
    await expect(chart.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  const top = page.getByRole('region', { name: 'Top 5 cards' });
  await expect(top.getByRole('row')).toHaveCount(6);
  await expectAccessible(page);
});

test('[UI-12] [UI-13] [GW-134] a notification is ignored, another resolved, and both stay settled', async ({
  page,
  enter,
}) => {
  await enter('administrator');
  const needs = page.getByRole('region', { name: 'Needs you' });
  const burst = needs.getByRole('listitem').filter({ hasText: 'purchases in' });
  const payment = needs.getByRole('listitem').filter({ hasText: 'was returned' });
  const settled = () => page.waitForResponse((answer) => answer.url().endsWith('/settle'));
  const ignored = settled();
  await burst.getByRole('button', { name: /^Ignore/ }).click();
  await expect(burst).toHaveCount(0);
  await ignored;
  const resolved = settled();
  await payment.getByRole('button', { name: /^Resolve/ }).click();
  await expect(payment).toHaveCount(0);
  await resolved;
  await page.reload();
  await expect(needs.getByRole('listitem').first()).toBeVisible();
  await expect(payment).toHaveCount(0);
  await expect(burst).toHaveCount(0);
});
