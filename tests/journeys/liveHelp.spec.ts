import { readFileSync } from 'node:fs';
import { DATA_DIR } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** File with the key of the demo's agents. */
const AGENT_KEY = `${DATA_DIR}/gateway/live-help-agent-key`;

test(
  '[HELP-01] [HELP-04] [SCREEN-65] [FLAG-07] [NAV-47] an agent sees the page, but no typed input',
  { tag: '@writes' },
  async ({ page, browser, enter }) => {
    const sent: string[] = [];
    page.on('websocket', (line) =>
      line.on('framesent', ({ payload }) => sent.push(payload.toString())),
    );
    await enter('administrator', '/en/help/live/');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Get a PIN' }).click();
    await expect(page.getByText('Agree to let an agent see your pages')).toBeVisible();
    await page.getByText('I agree to let an agent see my pages this way').click();
    await page.getByRole('button', { name: 'Get a PIN' }).click();
    const pin = page.getByRole('definition').filter({ hasText: /^\d{4}$/ });
    await expect(pin).toBeVisible();
    await expectAccessible(page);

    const desk = await browser.newPage();
    const lines: string[] = [];
    desk.on('pageerror', (error) => lines.push(error.message));
    await desk.goto('/en/agent/');
    await desk.getByLabel('Your name').fill('Lee');
    await desk.getByLabel('Agent key', { exact: true }).fill(readFileSync(AGENT_KEY, 'utf8'));
    await desk.getByLabel('PIN', { exact: true }).fill((await pin.innerText()).trim());
    await desk.getByRole('button', { name: 'View the page' }).click();
    await expect(desk.getByRole('heading', { name: 'Dana Morales’s page' })).toBeVisible();
    const notice = page.getByText('Lee from customer service can see this page');
    await expect(notice).toBeVisible();
    const mirror = desk.frameLocator('iframe');
    await expect(mirror.getByText('An agent can see your pages')).toBeVisible();

    await page.getByRole('link', { name: 'Cards', exact: true }).click();
    await expect(mirror.getByRole('heading', { name: 'Manage Cards' })).toBeVisible();
    await expect(notice).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Card, driver, unit, VIN' });
    await search.fill('zz-private-zz');
    await expect(mirror.locator('input[value*="****"]').first()).toBeAttached();
    // the URL has the text once the list is filtered
    await expect(page).toHaveURL(/q=zz-private-zz/);
    await expect(page.getByRole('row')).toHaveCount(1);
    expect(sent.join('')).toContain('Manage Cards');
    expect(sent.join('')).not.toContain('zz-private-zz');
    await desk.getByRole('button', { name: 'Dana Morales’s page' }).click();

    // the notice stays visible on a long page
    await search.fill('');
    await expect(page).not.toHaveURL(/q=/);
    await expect(page.getByRole('row').nth(20)).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(notice).toBeInViewport();
    // and stays usable while a modal panel blocks the page
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('grid').getByRole('row').nth(2).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('Lee from customer service can see this page')).toBeInViewport();
    await panel.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(panel.getByText('Lee from customer service can see this page')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await expect(page.getByText('You stopped. No one can see your page anymore.')).toBeVisible();
    await expect(desk.getByText('Dana Morales stopped sharing the page.')).toBeVisible();
    await expect(desk.getByLabel('Your name')).toHaveValue('Lee');
    await expect(desk.getByLabel('PIN', { exact: true })).toHaveValue('');
    await desk.close();
    expect(lines).toEqual([]);
  },
);
