import { day } from '../support/days.ts';
import type { Locator } from '@playwright/test';
import { codeFor, personOf } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { pauseClock } from '../support/pauseClock.ts';
import { expect, test } from '../support/test.ts';
import { tabTo } from '../support/keyboard.ts';

test(
  '[NAV-48] [NAV-19] [CARD-04] [CARD-26] sign-in, ordering, holding, and sign-out work by keyboard',
  { tag: '@full' },
  async ({ page }) => {
    const { username, password, email } = personOf('administrator');
    await page.goto('/');
    const press = (key: string) => page.keyboard.press(key);

    await tabTo(page, page.getByLabel('Username'));
    await page.keyboard.type(username);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    const since = Date.now() - 1000;
    await press('Enter');
    await page.getByLabel('Verification code').waitFor();
    const code = await codeFor(IDENTITY_URL, email, since);
    await expect(page.getByLabel('Verification code')).toBeFocused();
    await page.keyboard.type(code);
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();

    await tabTo(page, page.getByRole('link', { name: 'Order cards' }).first());
    await press('Enter');
    await tabTo(page, page.getByLabel('First name'));
    await page.keyboard.type('Keno');
    await tabTo(page, page.getByLabel('Last name'));
    await page.keyboard.type('Boards');
    await tabTo(page, page.getByLabel('Driver ID'));
    await page.keyboard.type('E7100');
    await tabTo(page, page.getByRole('button', { name: /Fleet/ }));
    await press('Enter');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.type('Regional');
    await press('Enter');
    for (const [label, value] of [
      ['Attention', 'Dana Morales'],
      ['Street address', '100 Commerce St'],
      ['City', 'Dallas'],
      ['State or province', 'TX'],
      ['ZIP or postal code', '75202'],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(value);
    }
    await tabTo(page, page.getByRole('button', { name: 'Order 1 card' }));
    await press('Enter');
    await expect(page).toHaveURL(/\/en\/cards\/orders\//);

    await tabTo(page, page.getByRole('link', { name: 'Manage Cards' }), 'Shift+Tab');
    await press('Enter');
    await tabTo(page, page.getByRole('radio', { name: 'All' }));
    await press('ArrowRight');
    await press('Space');
    await expect(page).toHaveURL(/status=active/);
    await tabTo(page, page.getByRole('grid'));
    await press('ArrowDown');
    await press('ArrowDown');
    await press('Enter');
    const panel = page.getByRole('dialog');
    await tabTo(page, panel.getByRole('button', { name: 'Hold' }));
    const held = page.waitForResponse((response) => response.request().method() !== 'GET');
    await press('Enter');
    await held;
    await expect(panel.getByText('On hold', { exact: true })).toBeVisible();
    await tabTo(page, panel.getByRole('button', { name: 'Reactivate' }));
    await press('Enter');
    await expect(panel.getByRole('button', { name: 'Hold' })).toBeVisible();
    await press('Escape');
    await expect(panel).toHaveCount(0);

    await tabTo(page, page.getByRole('button', { name: /^DM: / }), 'Shift+Tab');
    await press('Enter');
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    await press('End');
    await press('Enter');
    await expect(page.getByLabel('Username')).toBeVisible();
  },
);

test.describe('fields that are stored in the URL', () => {
  test.use({ ownContext: true });

  test(
    '[NAV-06] [SCREEN-38] [RPT-02] [STORE-11] update the URL and the report once typing pauses',
    { tag: '@full' },
    async ({ page, enter }) => {
      const computed: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/reports/preview')) computed.push(request.postData() ?? '');
      });
      await page.clock.install();
      await enter('administrator', '/en/settings/exceptions/');
      /** Types with the clock paused, so that no keystroke counts as a pause. */
      const type = async (field: Locator, typed: string, name: string) => {
        await expect(field).toBeVisible();
        await pauseClock(page);
        await field.pressSequentially(typed);
        await expect(field).toHaveValue(typed);
        const inAddress = () => new URL(page.url()).searchParams.get(name);
        expect(inAddress()).toBeNull();
        await page.clock.resume();
        await expect.poll(inAddress).toBe(typed);
        await expect(field).toHaveValue(typed);
      };
      const search = page.getByRole('searchbox', { name: 'Search by name or code' });
      await type(search, '100275', 'q');
      await expect(page.getByRole('table', { name: 'Exceptions' }).getByRole('row')).toHaveCount(2);

      await page.goto('/en/settings/integrations/?tab=reference');
      await type(page.getByRole('searchbox', { name: 'Call or path' }), 'list drivers', 'q');

      await page.goto(
        `/en/reports/create/?kind=purchases&fromDate=${day(12)}&toDate=${day(2)}&code.cash=1`,
      );
      await expect(page.getByRole('table', { name: 'Purchases' })).toBeVisible();
      const before = computed.length;
      await type(page.getByRole('textbox', { name: 'Diesel' }), '60412', 'code.diesel');
      await expect.poll(() => computed.slice(before)).toHaveLength(1);
      expect(computed.at(-1)).toContain('"diesel":"60412"');
    },
  );
});
