import { TWO_WEEKS } from '../support/days.ts';
import { pumpOf } from '../support/pump.ts';
import { signIn } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test(
  '[NAV-06] [NAV-07] [SCREEN-36] [SCREEN-37] [ALERT-01] [ALERT-02] [ALERT-05] [ALERT-21] [FLAG-08] [GW-134] [GW-135] [UI-12] a user adds a rule, resolves an exception as soon as it appears, and pauses messages',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/settings/exceptions/');
    await expect(page.getByText('up to 60 minutes late')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search by name or code' }).fill('100275');
    const table = page.getByRole('table', { name: 'Exceptions' });
    await expect(table.getByRole('row')).toHaveCount(2);
    await table
      .getByRole('button', { name: 'Add a rule for Card number entered manually' })
      .click();
    const panel = page.getByRole('dialog', { name: 'Card number entered manually' });
    await panel.getByRole('textbox', { name: 'Email addresses' }).fill('nobody');
    await panel.getByRole('button', { name: 'Save rule' }).click();
    await expect(panel.getByText('Enter an email address like')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Email addresses' }).fill('desk@acme.example');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Save rule' }).click();
    await expect(table.getByRole('link', { name: /^As it happens: in the portal/ })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('searchbox', { name: 'Search by name or code' }).fill('108107');
    await table.getByRole('link', { name: /purchases: Odometer incorrect/ }).click();
    const caught = page.getByRole('dialog', { name: 'Odometer incorrect' });
    await expect(caught.getByRole('row').nth(1).getByRole('link')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(caught).toHaveCount(0);

    const response = page.waitForResponse(/\/transactions\?/);
    await page.goto(`/en/activity/?status=complete&${TWO_WEEKS}`);
    const answered = await response;
    const accountId = answered.request().headers()['sysaccountid'] ?? '';
    const { items }: { items: readonly { site: { siteNumber: string } }[] } = await answered.json();
    await page.goto('/en/settings/notifications/');
    const list = page.getByRole('list', { name: 'Open' });
    await expect(list).toBeVisible();
    const pump = await pumpOf(accountId);
    const news = `Card number entered manually on card •••• ${pump.last4}`;
    await pump.ask(items[0]?.site.siteNumber ?? '', 20, 'keyed');
    const item = list.getByRole('listitem').filter({ hasText: news });
    await expect(item).toBeVisible();
    await expectAccessible(page);
    await item.getByRole('button', { name: `Resolve: ${news}` }).click();
    await expect(item).toHaveCount(0);
    await page.getByRole('tab', { name: 'History' }).click();
    const notification = page
      .getByRole('list', { name: 'History' })
      .getByRole('listitem')
      .filter({ hasText: news });
    await expect(notification.getByText('Resolved by')).toBeVisible();

    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(page.getByRole('rowheader', { name: /^Sends / })).toBeVisible();
    await page.getByLabel('Pause messages').click();
    await page.getByRole('option', { name: 'For 3 days' }).click();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Your settings were saved.')).toBeVisible();
    await expectAccessible(page);
  },
);

interface Purchases {
  readonly items: readonly { readonly transactionId: string }[];
}

// the gateway's own tests check that an alert links to this URL
test(
  '[NAV-51] [SCREEN-36] the link of an alert opens its purchase after sign-in',
  { tag: '@full' },
  async ({ page, browser, enter }) => {
    const listed = page.waitForResponse(/\/transactions\?/);
    await enter('administrator', `/en/activity/?status=complete&${TWO_WEEKS}`);
    const { items }: Purchases = await (await listed).json();
    const id = items[1]?.transactionId ?? '';
    const link = `/en/activity/${id}`;
    const reader = await (await browser.newContext()).newPage();
    const answered = reader.waitForResponse((response) =>
      response.url().endsWith(`/transactions/v2/${id}`),
    );
    await signIn(reader, IDENTITY_URL, 'manager', link);
    const { card }: { card: { last4: string } } = await (await answered).json();
    await expect(reader).toHaveURL((url) => url.pathname === link);
    const panel = reader.getByRole('dialog');
    await expect(panel.getByText(`•••• ${card.last4}`).first()).toBeVisible();
    await reader.context().close();
  },
);

interface Invoices {
  readonly items: readonly { readonly invoiceNumber: string; readonly statementId: string }[];
}
interface Drivers {
  readonly items: readonly { readonly firstName: string; readonly lastName: string }[];
}

test(
  'search finds anything by name, shortcuts open screens, and print hides the navigation',
  { tag: '@full' },
  async ({ page, enter }) => {
    const listed = page.waitForResponse(/\/drivers\?/);
    await enter('administrator', '/en/drivers/');
    const { items }: Drivers = await (await listed).json();
    const name = `${items[0]?.firstName} ${items[0]?.lastName}`;
    const search = page.getByRole('searchbox', { name: 'Find a screen, card, driver, vehicle' });
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Find a card, driver, vehicle, or invoice' }).click();
    await expect(search).toBeFocused();
    await expectAccessible(page);
    const issued = page.waitForResponse(/\/invoices\?/);
    await search.fill(name);
    await page.getByRole('menuitem').filter({ hasText: name }).first().click();
    await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible();

    // searching for an invoice number leads to its statement
    const { items: invoices }: Invoices = await (await issued).json();
    const { invoiceNumber = '', statementId = '' } = invoices[0] ?? {};
    await page.keyboard.press('Control+k');
    await search.fill(invoiceNumber.toLowerCase());
    await page.getByRole('menuitem', { name: `Invoice ${invoiceNumber}` }).click();
    await expect(page).toHaveURL(new RegExp(`/statements/${statementId}`));
    const statement = page.getByRole('dialog');
    await expect(statement.getByText(invoiceNumber).first()).toBeVisible();
    await statement.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('link', { name: 'My Account', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Close' }).first().click();
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeHidden();
  },
);

test(
  'a printed list includes every loaded row and says that there are more',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/cards/');
    const rows = page.getByRole('grid').getByRole('rowheader');
    await expect(rows.first()).toBeVisible();
    const inSight = await rows.count();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const printed = await rows.count();
    expect(printed).toBeGreaterThan(inSight);
    await expect(rows.nth(printed - 1)).toBeVisible();
    await expect(
      page.getByText(`The first ${printed} of 230. Export the list to get them all.`),
    ).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => rows.count()).toBeLessThan(printed);
    await expect(page.getByText(/Export the list to get them all/)).toBeHidden();
  },
);
