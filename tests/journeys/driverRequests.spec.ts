import type { Page } from '@playwright/test';
import { accessTokenOf, GATEWAY_URL } from '../support/gateway.ts';
import { driverPumps, type Pump } from '../support/pump.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const DOLLARS = 480;

interface Outbox {
  readonly messages: readonly { readonly channel: string; readonly text: string }[];
}
interface Listed<Item> {
  readonly items: readonly Item[];
}

/** The link that was last texted about a card; undefined: none was. */
async function linkTexted(last4: string): Promise<string | undefined> {
  const { messages }: Outbox = await (await fetch(`${GATEWAY_URL}/demo/outbox.json`)).json();
  const text = messages.find((one) => one.channel === 'sms' && one.text.includes(last4))?.text;
  return text?.match(/https?:\S+/)?.[0];
}

/** Endings of the cards whose driver has a mobile number. */
async function cardsWithPhone(page: Page, accountId: string): Promise<ReadonlySet<string>> {
  const headers = {
    authorization: `Bearer ${await accessTokenOf(page)}`,
    sysaccountid: accountId,
  };
  const read = async (path: string) => (await fetch(GATEWAY_URL + path, { headers })).json();
  const drivers: Listed<{ firstName: string; lastName: string; mobile: string | null }> =
    await read('/drivers?limit=500');
  const cards: Listed<{ last4: string; driverName: string | null }> =
    await read('/cards?limit=500');
  const names = new Set(
    drivers.items.flatMap((one) => (one.mobile ? [`${one.firstName} ${one.lastName}`] : [])),
  );
  return new Set(
    cards.items.flatMap((one) => (names.has(one.driverName ?? '') ? [one.last4] : [])),
  );
}

/** Buys with one card after the other until its limits decline it. */
async function declinedAt(site: string, pumps: readonly Pump[]): Promise<Pump> {
  for (const pump of pumps) {
    for (let tries = 0; tries < 3; tries += 1) {
      const { approvedCents, rules } = await pump.ask(site, DOLLARS);
      if (approvedCents === 0 && !rules.includes('promptedId')) return pump;
      if (approvedCents === 0) break;
    }
  }
  throw new Error('No card of a driver was declined by its limits.');
}

test(
  'a driver whose purchase was declined requests more by the link of a text, a manager allows it, and the second try is approved',
  { tag: '@full' },
  async ({ page, browser, enter }) => {
    let looked = 0;
    const look = async (at: Page) => {
      const from = Date.now();
      await expectAccessible(at);
      looked += Date.now() - from;
    };
    const listed = page.waitForResponse(/\/transactions\?/);
    await enter('administrator', '/en/activity/?status=complete');
    const answered = await listed;
    const accountId = answered.request().headers()['sysaccountid'] ?? '';
    const { items }: Listed<{ site: { siteNumber: string } }> = await answered.json();
    const site = items[0]?.site.siteNumber ?? '';
    const pump = await declinedAt(
      site,
      await driverPumps(accountId, await cardsWithPhone(page, accountId)),
    );
    const declined = Date.now();
    await expect.poll(() => linkTexted(pump.last4)).toBeDefined();

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const driver = await phone.newPage();
    await driver.goto((await linkTexted(pump.last4)) ?? '');
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

    await page.goto('/en/settings/notifications/');
    await page
      .getByRole('list', { name: 'Open' })
      .getByRole('listitem')
      .filter({ hasText: pump.last4 })
      .filter({ hasText: 'at the pump' })
      .getByRole('button', { name: /Answer driver/ })
      .click();
    await expect(page.getByRole('button', { name: 'Allow $480.00' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Picture that .+ sent$/ })).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Allow $480.00' }).click();
    await expect(page.getByText(/allowed \$480\.00 until/)).toBeVisible();

    await expect(driver.locator('main > :first-child')).toHaveRole('status');
    await look(driver);
    expect((await pump.ask(site, DOLLARS)).approvedCents).toBe(DOLLARS * 100);
    const seconds = (Date.now() - declined - looked) / 1000;
    console.log(`From the decline to the approved second try: ${seconds.toFixed(1)} s`);
    await expect(page.getByText('Used at the pump')).toBeVisible();
    await phone.close();

    const others = await browser.newContext();
    const forwarded = await others.newPage();
    await forwarded.goto((await linkTexted(pump.last4)) ?? '');
    await expect(
      forwarded.getByText('This link was already opened on another phone.'),
    ).toBeVisible();
    await others.close();
  },
);
