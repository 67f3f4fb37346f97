import { expect, expectAccessible, test } from '../support/test.ts';

test('[SCREEN-67] an address that leads nowhere says so', async ({ page, enter }) => {
  await enter('manager', '/en/nowhere/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('a screen that is still to come says what will be there', async ({ page, enter }) => {
  await enter('manager', '/en/help/contact/');
  await expect(page.getByRole('main')).toContainText('not available yet');
  await expectAccessible(page);
});

test('[I18N-04] a language that is not supported becomes English', async ({ page }) => {
  await page.goto('/fr/login/');
  await expect(page).toHaveURL(/\/en\/login\/$/);
});
