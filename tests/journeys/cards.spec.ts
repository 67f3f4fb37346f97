import { pauseClock } from '../support/pauseClock.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test(
  '[NAV-18] [NAV-19] [ENT-60] [GW-14] [MSG-36] card filters and sorting persist in the URL and in a saved view',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/cards/');
    await expect(page.getByText(/^230 cards · /)).toBeVisible();
    await page.getByRole('radio', { name: 'Ordered' }).click();
    await expect(page).toHaveURL(/status=ordered/);
    await expect(page.getByRole('grid').getByText('Active', { exact: true })).toHaveCount(0);
    // Two changes within one typing pause: neither reverts the other.
    await page.getByRole('searchbox', { name: /Card, driver/ }).fill('Haddad');
    await page.getByRole('radio', { name: 'All' }).click();
    await expect(page).toHaveURL(/\?q=Haddad$/);
    await expect(page.getByRole('gridcell', { name: /Haddad/ }).first()).toBeVisible();
    const assigned = page.getByRole('columnheader', { name: 'Assigned to' });
    const sort = assigned.getByRole('button', { name: 'Assigned to', exact: true });
    await sort.click();
    await expect(page).toHaveURL(/sort=assignedTo/);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: /Card, driver/ })).toHaveValue('Haddad');
    await expect(assigned).toHaveAttribute('aria-sort', 'ascending');
    await expectAccessible(page);

    await page.getByRole('button', { name: /^View: All cards/ }).click();
    await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('The Haddads');
    await page.getByRole('button', { name: 'Save view' }).click();
    const view = page.getByRole('button', { name: 'View: The Haddads' });
    await expect(view).toBeVisible();
    await page.getByRole('searchbox', { name: /Card, driver/ }).fill('');
    await expect(page).not.toHaveURL(/q=/);
    await sort.click();
    await expect(assigned).toHaveAttribute('aria-sort', 'descending');
    await view.click();
    await page.getByRole('menuitem', { name: 'Undo changes' }).click();
    await expect(page.getByRole('searchbox', { name: /Card, driver/ })).toHaveValue('Haddad');
    await expect(assigned).toHaveAttribute('aria-sort', 'ascending');

    // A row clicked before typing has paused still opens, and the list updates behind it.
    await page.clock.install();
    await page.goto('/en/cards/');
    const row = page.getByRole('grid').getByRole('row').nth(2);
    await expect(row).toContainText('••••');
    // the typing pause must not end before the click
    await pauseClock(page);
    await page.getByRole('searchbox', { name: /Card, driver/ }).fill('Haddad');
    await row.click();
    await expect(page).toHaveURL(/\/cards\/[0-9a-f-]{36}/);
    await page.clock.resume();
    await expect(page).toHaveURL(/\/cards\/[0-9a-f-]{36}\?q=Haddad$/);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Hold' })).toBeVisible();

    await page.goto('/en/cards/0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f99');
    await expect(page.getByText('Card not found')).toBeVisible();
  },
);

test(
  '[NAV-19] card columns can be hidden and moved, are remembered, and are saved in a view',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/cards/');
    const heads = () => page.getByRole('grid').getByRole('columnheader').allTextContents();
    const usual = ['', 'Card', 'Status', 'Assigned to', 'Fleet', 'Profile', 'Spent this cycle'];
    const arranged = ['', 'Card', 'Spent this cycle', 'Status', 'Assigned to', 'Profile'];
    await expect.poll(heads).toEqual(usual);
    const chooser = page.getByRole('button', { name: 'Columns', exact: true });
    await chooser.click();
    const list = page.getByRole('dialog', { name: 'Columns' });
    await list.getByText('Fleet', { exact: true }).click();
    await expect.poll(heads).not.toContain('Fleet');
    await list.getByRole('button', { name: 'Move Spent this cycle' }).focus();
    await page.keyboard.press('Enter');
    const place = (name: RegExp | string) => page.getByRole('button', { name });
    await expect(place(/^Insert /).and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.press('Home');
    await expect(place('Insert before Card')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(place('Insert between Card and Status')).toBeFocused();
    const saved = page.waitForResponse(
      (response) => response.request().postData()?.includes('card spent status') === true,
    );
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(heads).toEqual(arranged);
    await saved;
    await page.reload();
    await expect.poll(heads).toEqual(arranged);

    await page.getByRole('button', { name: /^View: All cards/ }).click();
    await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Spending');
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('button', { name: 'View: Spending', exact: true })).toBeVisible();

    // The user's own columns are restored; the view still has the columns it was saved with.
    await page.getByRole('button', { name: 'View: Spending' }).click();
    await page.getByRole('menuitemradio', { name: 'All cards' }).click();
    await expect(page).not.toHaveURL(/columns=/);
    await chooser.click();
    const reset = page.waitForResponse(
      (response) => response.request().postData()?.includes('columns.cards') === true,
    );
    await list.getByRole('button', { name: 'Reset' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(heads).toEqual(usual);
    await reset;
    await page.getByRole('button', { name: 'View: All cards', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Spending' }).click();
    await expect.poll(heads).toEqual(arranged);
    await page.reload();
    await expect.poll(heads).toEqual(arranged);

    // Changes in a view belong to the view until they are saved or undone.
    await chooser.click();
    await list.getByText('Status', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'View: Spending changed' })).toBeVisible();
    await page.getByRole('button', { name: 'View: Spending' }).click();
    await page.getByRole('menuitem', { name: 'Undo changes' }).click();
    await expect.poll(heads).toEqual(arranged);
  },
);

test(
  '[CARD-04] [CARD-07] [CARD-12] [CARD-13] [GW-15] [SCREEN-16] [SCREEN-17] [SCREEN-19] [SCREEN-20] [SCREEN-21] a card is held, reactivated and blocked for good',
  { tag: '@writes' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/cards/?status=active&cardType=driver');
    await page.getByRole('row').nth(4).click();
    const panel = page.getByRole('dialog');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Hold' }).click();
    await expect(panel.getByText('On hold', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Reactivate' }).click();
    await expect(panel.getByRole('button', { name: 'Hold' })).toBeVisible();

    for (const [entry, title, address] of [
      ['Replace…', /^Replace/, /do=replace/],
      ['Switch profile…', /^Switch profile for/, /do=switchProfile/],
      ['Edit…', /^Edit/, /\/edit/],
    ] as const) {
      await panel.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: entry }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
      await page.goBack();
      await expect(panel.getByRole('button', { name: 'Block…' })).toBeVisible();
    }
    await panel.getByRole('button', { name: 'Block…' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('irreversible');
    await question.getByRole('button', { name: /Why are you blocking it/ }).click();
    await page.getByRole('option', { name: 'Driver left', exact: true }).click();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Block card' }).click();
    await expect(panel.getByText('Blocked', { exact: true })).toBeVisible();
    await page.reload();
    await expect(panel.getByText('Blocked', { exact: true })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Reactivate' })).toHaveCount(0);
    await panel.getByRole('tab', { name: 'Timeline' }).click();
    await expect(panel.getByText('Active → Blocked')).toBeVisible();
  },
);

test(
  '[GW-25] [PID-01] a card’s odometer prompt is changed, and its timeline shows the change',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/cards/?status=active&cardType=vehicle');
    await page.getByRole('row').nth(3).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Prompts…' }).click();
    await expect(page).toHaveURL(/do=prompts/);
    const driver = panel.getByRole('radiogroup', { name: 'Driver ID' });
    await expect(driver.getByRole('radio', { name: /must match/ })).toBeChecked();
    await expectAccessible(page);
    await panel.getByText('Ask, must not go down').click();
    await panel.getByRole('button', { name: 'Save prompts' }).click();
    await panel.getByRole('tab', { name: 'Timeline' }).click();
    await expect(panel.getByText('Prompts changed')).toBeVisible();
    await expect(panel.getByText(/record only → must not go down/)).toBeVisible();
  },
);

test(
  '[ROLE-07] [ROLE-11] a viewer can see cards but not change them',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('viewer', '/en/cards/');
    await expect(page.getByRole('link', { name: 'Order cards' })).toHaveCount(0);
    await page.getByRole('row').nth(2).click();
    await expect(page.getByRole('button', { name: 'Block…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
);

test.describe('rows that fail to load at first', () => {
  // what a service worker's page asks for does not always reach page.route
  test.use({ demandedStatuses: [401, 404, 500], ownContext: true, hasServiceWorker: false });

  test(
    '[CARD-04] [GW-15] cards from a pasted list are previewed, held, and reactivated by one undo',
    { tag: ['@full', '@writes'] },
    async ({ page, enter }) => {
      await enter('administrator', '/en/cards/?status=active');
      const rows = page.getByRole('grid').getByRole('row');
      await expect(rows.nth(2)).toBeVisible();
      const endings = (await rows.allTextContents()).flatMap(
        (text) => /•\s?(\d{4})/.exec(text)?.[1] ?? [],
      );
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: /list/ }).click();
      await page
        .getByRole('textbox', { name: 'Card numbers or units' })
        .fill([...endings.slice(0, 2), 'NOWHERE'].join('\n'));
      await page.getByRole('button', { name: 'Change cards' }).click();
      await page.getByRole('menuitem', { name: 'Hold', exact: true }).click();
      await expect(page.getByText('No cards match: NOWHERE.')).toBeVisible();
      await expect(page.getByText('2 cards will change')).toBeVisible();
      await expectAccessible(page);
      const row = page.getByRole('row').filter({ hasText: endings[0] ?? '' });
      await expect(row).toBeVisible();
      // when loading fails, the previous rows must not remain
      const OF_DONE = /\/cards\/bulk\/[^/]+\/rows\?.*state=done/;
      await page.route(OF_DONE, (route) =>
        route.fulfill({
          status: 500,
          json: { errorCode: 'server.error', params: {}, fields: [], requestId: 'test' },
        }),
      );
      await page.getByRole('button', { name: 'Hold 2 cards' }).click();
      await expect(page.getByText('The cards could not be loaded.')).toBeVisible();
      await expect(row).toHaveCount(0);
      await page.unroute(OF_DONE);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(row).toContainText('Active → On hold');
      await page.getByRole('button', { name: 'Undo 2 changes' }).click();
      await expect(page.getByText('Undone').first()).toBeVisible();
      await expect(row).toContainText('Active');
    },
  );
});

test(
  '[CARD-07] [CARD-13] cards are held until Monday in one action and reactivated by one undo',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/cards/?status=active&cardType=vehicle');
    const rows = page.getByRole('grid').getByRole('row');
    for (const at of [9, 10]) await rows.nth(at).getByRole('checkbox').click({ force: true });
    await page
      .getByRole('region', { name: 'Actions for the selected rows' })
      .getByRole('button', { name: 'More' })
      .click();
    await page.getByRole('menuitem', { name: 'Schedule hold…' }).click();
    // not forced: the click must wait until the panel has slid in
    await page
      .locator('label')
      .filter({ hasText: /Monday/ })
      .click();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText(/^Until .*Preview: nothing has changed yet$/)).toBeVisible();
    await expect(page.getByText('Active → On hold').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Schedule hold for 2 cards' }).click();
    await page.getByRole('button', { name: 'Undo 2 changes' }).click();
    await expect(page.getByText('Undone').first()).toBeVisible();
  },
);
