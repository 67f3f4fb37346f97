import { expect, expectAccessible, test } from '../support/test.ts';

test('[SCREEN-67] an unknown URL shows an error page with a way back', async ({ page, enter }) => {
  await enter('manager', '/en/nowhere/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Go to Overview' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('[I18N-04] an unsupported language redirects to English', async ({ page }) => {
  await page.goto('/fr/login/');
  await expect(page).toHaveURL(/\/en\/login\/$/);
});

test('[MSG-64] an unsupported browser gets a notice', async ({ browser }) => {
  const page = await browser.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  await page.goto('/en/login/');
  await expect(page.getByText('Your browser is not supported.')).toBeVisible();
  await page.close();
});

test('the served policy blocks text as HTML or a script, and limits where forms can post', async ({
  browser,
}) => {
  // a separate page, since policy violations are logged
  const page = await browser.newPage();
  await page.goto('/en/login/');
  await expect(page.getByLabel('Username')).toBeVisible();
  const refused = await page.evaluate(() => {
    const sinks = [
      () => {
        document.body.innerHTML = '<img src=x>';
      },
      () => document.body.insertAdjacentHTML('beforeend', '<b>b</b>'),
      () => {
        document.createElement('script').src = '/other.js';
      },
      () => new Worker('/other.js'),
    ];
    return sinks.map((sink) => {
      try {
        sink();
        return 'taken';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
  });
  expect(refused).toEqual(['refused', 'refused', 'refused', 'refused']);
  const policy = (await page.request.get('/en/login/')).headers()['content-security-policy'] ?? '';
  // the demo's own services, to which signed hand-overs are posted
  expect(policy).toMatch(/form-action http:\/\/localhost:\d+;/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.close();
});

test('no other site can show the portal in a frame (clickjacking)', async ({ browser }) => {
  // a separate page, since the browser logs what it blocks
  const page = await browser.newPage();
  const response = await page.goto('/en/login/');
  const address = page.url();
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(response?.headers()['x-frame-options']).toBe('DENY');
  await page.goto('about:blank');
  await page.setContent(`<iframe src="${address}"></iframe>`);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  await expect(page.frameLocator('iframe').getByLabel('Username')).toHaveCount(0);
  await page.close();
});
