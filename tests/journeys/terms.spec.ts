import { withFlags } from '../support/flags.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[SCREEN-49] [GW-49] the terms block every screen until they are accepted', async ({
  page,
  enter,
}) => {
  await withFlags(page, { activeAccountTerms: true });
  await enter('viewer', '/en/cards/');
  const acknowledge = page.getByRole('checkbox', { name: 'I accept the terms and conditions' });
  await expect(acknowledge).not.toBeChecked();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  for (const path of ['/en/', '/en/activity/', '/en/cards/']) {
    await page.goto(path);
    await expect(acknowledge).not.toBeChecked();
    // its only level-1 heading is that of the terms
    await expect(heading).toHaveText(title);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Cards' })).toBeHidden();
  await expectAccessible(page);
  const accept = page.getByRole('button', { name: 'Accept and continue' });
  await accept.click();
  await expect(page.getByText('Accept the terms and conditions to continue')).toBeVisible();
  await acknowledge.check({ force: true });
  await accept.click();
  await expect(acknowledge).toBeHidden();
  await expect(page).toHaveURL(/\/en\/cards\/$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Cards' })).toBeVisible();
  await expect(acknowledge).toBeHidden();
  // accepted terms stay available, with the date of acceptance
  await page.goto('/en/settings/terms/');
  await expect(page.getByText(/^You accepted this version /)).toBeVisible();
  await expectAccessible(page);
});
