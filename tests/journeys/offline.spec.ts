import { expect, test } from '../support/test.ts';

test.use({ ownContext: true, hasServiceWorker: true });

test('[STORE-09] [STORE-20] [STORE-23] [STORE-24] [MSG-72] opens offline with saved data', async ({
  page,
  context,
  enter,
}) => {
  await enter('manager', '/en/cards/');
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows.nth(3)).toBeVisible();
  const shown = (await rows.nth(1).innerText()).slice(0, 20);
  // until the worker has cached the app shell
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(rows.nth(3)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual(expect.arrayContaining(['static-v2', 'dynamic-v2']));

  // a file opened in another tab must not replace the cached page
  const file = await context.newPage();
  await file.goto('/config.json');
  await file.close();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Offline')).toBeVisible();
  await expect(page.getByText(/^You are seeing data as of/)).toBeVisible();
  await expect(rows.nth(1)).toContainText(shown.split(/\s/)[0] ?? '');

  // U.S. states ship with the code
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Activity' })
    .click();
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find a filter' }).fill('Texas');
  await expect(page.getByRole('menuitem', { name: 'Texas' })).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(page.getByText('Offline')).toBeHidden();
});
