import { lastWednesday } from '../support/days.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test(
  '[NAV-23] [SCREEN-26] [LIMIT-01] [LIMIT-02] [LIMIT-05] a profile is tested, saved, and deleted',
  { tag: ['@full', '@writes'] },
  async ({ page, enter }) => {
    await enter('administrator', '/en/cards/limits/');
    await page.getByRole('rowheader', { name: /^Linehaul tight/ }).click();
    await expect(page.getByRole('heading', { name: 'Edit Linehaul tight' })).toBeVisible();
    await page.getByRole('textbox', { name: /^Dollars per purchase/ }).fill('150');
    await page.getByRole('textbox', { name: /^Dollars per day/ }).fill('200');
    await expect(
      page.getByText(/Takes effect right away on \d+ cards\. No new plastic needed\./),
    ).toBeVisible();

    const [year = '', month = '', dayOfMonth = ''] = lastWednesday().split('-');
    await page.getByRole('spinbutton', { name: 'month, Day' }).click();
    await page.keyboard.type(month + dayOfMonth + year);
    await page.getByRole('spinbutton', { name: 'hour, Time' }).click();
    await page.keyboard.type('1000a');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText(/As edited: approved up to \$150\.00\./)).toBeVisible();
    await page.getByRole('button', { name: 'Replay' }).click();
    await expect(page.getByText('Would change').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Save for \d+ cards$/ }).click();
    await expect(page.getByText(/^Linehaul tight was saved\. /)).toBeVisible();
    await expect(page.getByText(/\$150\.00 per purchase · \$200\.00 per day/)).toBeVisible();

    await page
      .getByRole('row', { name: /^Linehaul tight/ })
      .getByRole('button')
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('cannot be deleted until the cards are reassigned');
    await question.getByRole('button', { name: /Move cards to/ }).click();
    await page.getByRole('option', { name: 'Regional' }).click();
    await expectAccessible(page);
    await question.getByRole('textbox', { name: 'Type DELETE' }).fill('DELETE');
    await question.getByRole('button', { name: 'Move cards and delete' }).click();
    await expect(page.getByText(/moved to Regional/)).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /^Linehaul tight/ })).toHaveCount(0);
  },
);

test(
  '[CARD-30] a card is allowed one purchase beyond its limits',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/cards/?status=active&cardType=driver');
    await page.getByRole('row').nth(3).click();
    await page.getByRole('textbox', { name: /^Dollars/ }).fill('5000');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByRole('region', { name: /\$5,000\.00$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Allow once…' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox', { name: /^Up to/ }).fill('6000');
    await question.getByRole('button', { name: 'Allow once' }).click();
    await page.getByRole('link', { name: 'Edit limits' }).click();
    await expect(
      page.getByText(/^One purchase of up to \$6,000\.00 can go over the limits until/),
    ).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  '[LIMIT-01] raising a limit for some cards of a shared profile copies it; undo removes the copy',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/cards/?status=active&cardType=driver');
    // matches both the fleet and the profile
    const onProfile = page.getByRole('row').filter({ hasText: /Regional.*Regional/ });
    for (const at of [0, 1, 2]) {
      await onProfile.nth(at).getByRole('checkbox').click({ force: true });
    }
    await page.getByRole('button', { name: 'Set limit…' }).click();
    await page.getByRole('textbox', { name: /^By how much/ }).fill('25');
    await page.getByRole('button', { name: 'Preview' }).click();

    await expect(page.getByText(/Dollars per day: raised by \$25\.00/)).toBeVisible();
    await expect(page.getByText('3 cards will change')).toBeVisible();
    // cards to which other journeys gave their own limit do not use the profile's
    await expect(page.getByText(/^Regional: [1-3] of these cards and \d+ others\./)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set limit for 3 cards' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(/Change Regional for all \d+ cards\?/);
    await question.getByRole('textbox', { name: 'Name of the copy' }).fill('Regional, three more');
    await question.getByRole('button', { name: /^Copy it for th/ }).click();
    await expect(page.getByRole('button', { name: 'Undo 3 changes' })).toBeVisible();

    await page.goto('/en/cards/limits/');
    await expect(page.getByRole('row', { name: /^Regional, three more/ })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Undo 3 changes' }).click();
    await expect(page.getByText(/raised by .* · Undone$/)).toBeVisible();
    await page.goto('/en/cards/limits/');
    await expect(page.getByRole('row', { name: /^Regional/ }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /^Regional, three more/ })).toHaveCount(0);
  },
);
