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

test(
  '[UI-12] [UI-13] [GW-134] ignored and resolved notifications stay settled after a reload',
  { tag: ['@full', '@writes'] },
  async ({ page, enter }) => {
    await enter('administrator');
    const needs = page.getByRole('region', { name: 'Needs your attention' });
    await expect(needs.getByRole('listitem').first()).toBeVisible();
    // any notification that is open now and has a unique name
    const named = async (verb: string) => {
      const names = await needs
        .getByRole('button', { name: new RegExp(`^${verb}`) })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
      const name = names.find((label) => names.indexOf(label) === names.lastIndexOf(label)) ?? '';
      return needs.getByRole('button', { name, exact: true });
    };
    const settle = async (verb: string) => {
      const button = await named(verb);
      const settled = page.waitForResponse((response) => response.url().endsWith('/settle'));
      await button.click();
      await expect(button).toHaveCount(0);
      await settled;
      return button;
    };
    const gone = [await settle('Ignore'), await settle('Resolve')];
    await page.reload();
    await expect(needs.getByRole('listitem').first()).toBeVisible();
    for (const button of gone) await expect(button).toHaveCount(0);
  },
);
