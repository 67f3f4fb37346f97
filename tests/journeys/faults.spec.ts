import type { Page } from '@playwright/test';
import { expectOneIntent, typedIn, withFaults, type Mutation } from '../support/faults.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

interface Form {
  readonly what: string;
  readonly address: string;
  readonly mutation: Mutation;
  readonly fill: (page: Page) => Promise<void>;
  readonly submit: (page: Page) => Promise<void>;
  /** What shows that it is done. */
  readonly done: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).last().click();
const unit = () => `F${Date.now() % 1_000_000}`;

async function chooseFleet(page: Page) {
  await page.getByRole('button', { name: /Fleet/ }).click();
  await page.getByRole('option', { name: 'Regional' }).click();
}

/** Opens one of the actions of a card that is in use. */
const openTask = (entry: string, at: number) => async (page: Page) => {
  await page.getByRole('row').nth(at).click();
  await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

const forms: readonly Form[] = [
  {
    what: 'a driver',
    address: '/en/drivers/add',
    mutation: { method: 'POST', path: /^\/drivers$/ },
    fill: async (page) => {
      await page.getByLabel('First name').fill('Ivo');
      await page.getByLabel('Last name').fill('Okonkwo-Ré');
      await page.getByLabel('Driver ID').fill(unit());
      await page.getByLabel('Employee ID').fill(unit());
      await chooseFleet(page);
    },
    submit: press('Add driver'),
    done: (page) => expect(page).toHaveURL(/\/en\/drivers\/$/),
  },
  {
    what: 'a vehicle',
    address: '/en/vehicles/add',
    mutation: { method: 'POST', path: /^\/vehicles$/ },
    fill: async (page) => {
      await page.getByLabel('Vehicle ID').fill(unit());
      await page.getByLabel('Vehicle name').fill('Yard tractor');
      await page.getByLabel('Registration number').fill('R-88120');
      await page.getByLabel('Unit number').fill(unit());
      await chooseFleet(page);
    },
    submit: press('Add vehicle'),
    done: (page) => expect(page).toHaveURL(/\/en\/vehicles\/$/),
  },
  {
    what: 'a prompted ID',
    address: '/en/cards/promptedids/add',
    mutation: { method: 'POST', path: /^\/promptedids$/ },
    fill: async (page) => {
      await page.getByLabel(/^Name/).fill('Faulty shift');
      await page.getByLabel(/^Number entered/).fill('59264');
    },
    submit: press('Add prompted ID'),
    done: (page) => expect(page).toHaveURL(/promptedids\/$/),
  },
  {
    what: 'a profile',
    address: '/en/cards/limits/',
    mutation: { method: 'PUT', path: /^\/velocityprofiles\// },
    fill: async (page) => {
      await page.getByRole('rowheader', { name: /^Regional/ }).click();
      await page.getByRole('textbox', { name: /^Dollars per purchase/ }).fill('181');
    },
    submit: press(/^Save for \d+ cards$/),
    done: (page) => expect(page.getByText(/^Regional is saved\. /)).toBeVisible(),
  },
  {
    what: 'the prompts of a card',
    address: '/en/cards/?status=active&cardType=vehicle',
    mutation: { method: 'PUT', path: /^\/cards\/prompts$/ },
    fill: async (page) => {
      await openTask('Prompts…', 6)(page);
      await page.getByText('Ask, must not go down').click();
    },
    submit: press('Save prompts'),
    done: (page) => expect(page).not.toHaveURL(/do=prompts/),
  },
  {
    what: 'new plastic for a damaged card',
    address: '/en/cards/?status=active&cardType=driver',
    mutation: { method: 'POST', path: /\/replace$/ },
    fill: async (page) => {
      await openTask('Replace…', 7)(page);
      await page.getByText('Damaged').click();
      await page.getByText('A different address').click();
      await page.getByLabel('Attention').fill('Dana Morales');
      await page.getByLabel('Street address').fill('100 Commerce St');
      await page.getByLabel('City').fill('Dallas');
      await page.getByLabel('State').fill('TX');
      await page.getByLabel('ZIP code').fill('75202');
    },
    submit: press(/^Replace card/),
    done: (page) => expect(page).not.toHaveURL(/do=replace/),
  },
];

test.describe('a change under faults', { tag: '@full' }, () => {
  test.use({ demandedStatuses: [401, 404, 409, 429, 500] });
  test.slow();

  for (const form of forms) {
    test(`${form.what}: nothing typed is lost, the failure is told, and it is done once`, async ({
      page,
      enter,
    }) => {
      await enter('administrator', form.address);
      await form.fill(page);
      const typed = await typedIn(page);
      const tries = await withFaults(page, form.mutation, [
        'server error',
        'too many calls',
        'lost answer',
      ]);
      await form.submit(page);
      await expectOneIntent(tries, 1);
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: /Nothing was changed|went wrong/ })
          .first(),
      ).toBeVisible();
      expect(await typedIn(page)).toEqual(typed);
      await expectAccessible(page);

      // too many calls and a lost answer are sent again automatically
      await form.submit(page);
      await expectOneIntent(tries, 4);
      await form.done(page);
      await expect(page.getByText(/^Something went wrong/)).toBeHidden();
    });
  }

  test('somebody else changed the card meanwhile: both versions stand side by side', async ({
    page,
    enter,
  }) => {
    await enter('administrator', '/en/cards/?status=active&cardType=driver');
    await openTask('Edit…', 8)(page);
    const name = page.getByLabel('Name on the card');
    await name.fill('NIGHT CREW 8');
    const tries = await withFaults(page, { method: 'PATCH', path: /^\/cards\// }, ['stale']);
    await press('Save card')(page);
    await expect(page.getByRole('table').getByText('NIGHT CREW 8')).toBeVisible();
    await expect(name).toHaveValue('NIGHT CREW 8');
    await expectAccessible(page);
    expect(tries).toHaveLength(1);
  });
});
