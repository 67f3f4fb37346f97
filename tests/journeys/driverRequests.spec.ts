import type { Page } from '@playwright/test';
import {
  cardsWithPhone,
  DOLLARS,
  latestTextedLink,
  openRequest,
  strandDriver,
} from '../support/strandedDriver.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test(
  'a declined driver requests more by text link, a manager allows it, and the retry is approved',
  { tag: '@full' },
  async ({ page, browser, enter }) => {
    let looked = 0;
    const look = async (at: Page) => {
      const from = Date.now();
      await expectAccessible(at);
      looked += Date.now() - from;
    };
    const stranded = await strandDriver(page, enter);
    const { pump, site, link, declinedAt } = stranded;

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const driver = await phone.newPage();
    await driver.goto(link);
    await expect(driver.getByText(`•••• ${pump.last4}`)).toBeVisible();
    await look(driver);
    await expect(driver.locator('a[href^="tel:"]')).toBeVisible();
    await driver.locator('footer button').last().click();
    await expect(driver.locator('dl')).toBeVisible();
    await look(driver);
    await driver.locator('footer button').last().click();
    const picture = await driver.screenshot({ type: 'png' });
    await driver
      .locator('input[type=file]')
      .setInputFiles({ name: 'pump.png', mimeType: 'image/png', buffer: picture });
    await expect(driver.locator('form img')).toBeVisible();
    await driver.locator('form button[type=submit]').click();
    const state = driver.getByRole('status');
    await expect(state).toBeVisible();

    await openRequest(page, stranded);
    await expect(page.getByRole('button', { name: 'Allow $480.00' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Picture that .+ sent$/ })).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Allow $480.00' }).click();
    await expect(page.getByText(/allowed \$480\.00 until/)).toBeVisible();

    await expect(driver.locator('main > :first-child')).toHaveRole('status');
    await look(driver);
    expect((await pump.ask(site, DOLLARS)).approvedCents).toBe(DOLLARS * 100);
    const seconds = (Date.now() - declinedAt - looked) / 1000;
    console.log(`From the decline to the approved second try: ${seconds.toFixed(1)} s`);
    await expect(page.getByText('Used at the pump')).toBeVisible();
    await phone.close();

    const others = await browser.newContext();
    const forwarded = await others.newPage();
    await forwarded.goto(link);
    await expect(
      forwarded.getByText('This link was already opened on another phone.'),
    ).toBeVisible();
    await others.close();
  },
);

test(
  'a driver opens a texted card guide on one phone only, until the link is revoked',
  { tag: '@full' },
  async ({ page, browser, enter }) => {
    const listed = page.waitForResponse(/\/cards\?/);
    await enter('administrator', '/en/cards/');
    const accountId = (await listed).request().headers()['sysaccountid'] ?? '';
    const cards = await cardsWithPhone(page, accountId);
    const { cardId = '', last4 = '' } = cards.findLast(({ status }) => status === 'active') ?? {};
    await page.goto(`/en/cards/${cardId}`);
    await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Text card guide to driver…' }).click();
    const panel = page.getByRole('dialog', { name: `Card guide for card ending in ${last4}` });
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Text card guide' }).click();
    await expect(page.getByText(/^The card guide is on its way to /)).toBeVisible();
    await expect.poll(() => latestTextedLink(last4, 'card.')).toBeDefined();
    const link = (await latestTextedLink(last4, 'card.')) ?? '';

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const driver = await phone.newPage();
    await driver.goto(link);
    await expect(driver.getByText(`•••• ${last4}`)).toBeVisible();
    await expect(driver.locator('dl')).toBeVisible();
    await expect(driver.locator('a[href^="tel:"]')).toBeVisible();
    await expectAccessible(driver);
    await driver.emulateMedia({ media: 'print' });
    await expect(driver.locator('footer button')).toBeHidden();
    await driver.emulateMedia({ media: 'screen' });
    await driver.reload();
    await expect(driver.locator('dl')).toBeVisible();
    const others = await browser.newContext();
    const forwarded = await others.newPage();
    await forwarded.goto(link);
    await expect(
      forwarded.getByText('This link was already opened on another phone.'),
    ).toBeVisible();
    await others.close();

    await page.reload();
    await panel.getByRole('button', { name: 'Revoke link…' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Revoke link', exact: true }).click();
    await expect(page.getByText(`The card guide for •••• ${last4} no longer opens.`)).toBeVisible();
    await driver.reload();
    await expect(driver.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible();
    await phone.close();
    await panel.getByRole('button', { name: 'Back to card' }).click();
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await expect(page.getByText('Link to the card guide revoked')).toBeVisible();
    await expect(page.getByText('Card guide opened by the driver')).toBeVisible();
  },
);

test(
  'a driver page retries a configuration that fails to load, and then opens',
  { tag: '@full' },
  async ({ browser, baseURL }) => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const driver = await phone.newPage();
    await driver.clock.install();
    await driver.route('**/config.json', (route) => route.abort());
    await driver.goto(`${baseURL}/en/driver/#no-such-link`);
    const title = driver.getByRole('heading');
    await expect(title).toHaveText('This page cannot be updated right now. It keeps trying.');
    await driver.unroute('**/config.json');
    await driver.clock.runFor(5000);
    await expect(title).toHaveText('This link has expired.');
    await phone.close();
  },
);
