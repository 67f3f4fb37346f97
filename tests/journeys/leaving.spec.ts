import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('[UI-19] unsaved changes prompt before an account switch, Back, and a page reload', async ({
  page,
  enter,
}) => {
  await enter('administrator', '/en/cards/limits/');
  await page.getByRole('rowheader', { name: /^Regional/ }).click();
  const perDay = page.getByRole('textbox', { name: /^Dollars per day/ });
  await perDay.fill('321');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('button', { name: /Account \d+ · / }).click();
  await page.getByRole('menuitemradio', { checked: false }).first().click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(perDay).toHaveValue(/321/);
  const requests: string[] = [];
  page.once('dialog', (dialog) => {
    requests.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(requests).toEqual(['beforeunload']);

  await page.goto('/en/cards/?status=active&cardType=driver');
  await page.getByRole('row').nth(4).click();
  await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Replace…' }).click();
  const panel = page.getByRole('dialog', { name: /^Replace/ });
  await panel.getByText('Damaged').click();
  await expect(panel.getByRole('radio', { name: /^Damaged/ })).toBeChecked();
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(panel).toBeHidden();
});

test('[UI-19] [ENT-47] two unsaved forms on a page prompt once, and keep their input, as does a dialog', async ({
  page,
  enter,
}) => {
  await enter('manager', '/en/settings/profile/');
  const title = page.getByLabel('Job title');
  const street = page.getByLabel('Street address');
  await title.fill('Night dispatcher');
  await street.fill('410 Depot Road');
  await page.getByRole('link', { name: 'Activity' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(title).toHaveValue('Night dispatcher');
  await expect(street).toHaveValue('410 Depot Road');
  await page.getByRole('link', { name: 'Activity' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Add email address' }).click();
  const address = page.getByRole('dialog').getByLabel('Email address');
  await address.fill('night.desk@prairiehaul.example');
  await page.goForward();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(address).toHaveValue('night.desk@prairiehaul.example');
});

test('[NAV-16] Back closes a receipt and stays on Payment History', async ({ page, enter }) => {
  await enter('administrator', '/en/pay/history/');
  await page.getByRole('row').nth(1).click();
  const receipt = page.getByRole('dialog', { name: /^Receipt/ });
  await expect(receipt).toBeVisible();
  await page.goBack();
  await expect(receipt).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment History' })).toBeVisible();
});

/** Forms of settings, each with an edit. */
const SETTINGS: readonly { readonly path: string; readonly edit: (page: Page) => Promise<void> }[] =
  [
    { path: 'funds/', edit: (page) => page.getByText('Pay as you go').click() },
    {
      path: 'express-check/settings/',
      edit: (page) => page.getByLabel('Maximum transaction amount').first().fill('11'),
    },
    {
      path: 'rewards/',
      edit: (page) => page.getByRole('radio', { checked: false }).first().click({ force: true }),
    },
    {
      path: 'settings/integrations/?tab=telematics',
      edit: (page) => page.getByLabel(/^Use the vehicle’s odometer/).click({ force: true }),
    },
    {
      path: 'settings/account/?tab=drivers',
      edit: (page) =>
        page
          .getByLabel(/^Drivers in /)
          .first()
          .click({ force: true }),
    },
    {
      path: 'services/maintenance',
      edit: (page) =>
        page.getByLabel('Send reminders before service is due').click({ force: true }),
    },
  ];

test(
  '[UI-19] settings that are not saved prompt before the page is left',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    for (const { path, edit } of SETTINGS) {
      await test.step(path, async () => {
        await page.goto(`/en/${path}`);
        await edit(page);
        await page.getByRole('link', { name: 'My Account' }).click();
        await question.getByRole('button', { name: 'Leave without saving' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
      });
    }
  },
);
