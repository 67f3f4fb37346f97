import type { Page } from '@playwright/test';
import { confirmByCode } from '../support/confirmByCode.ts';
import {
  expectOneIntent,
  slow,
  fieldValues,
  withFaults,
  type Mutation,
} from '../support/faults.ts';
import type { Role } from '../support/signIn.ts';
import { openRequest, requestByLink, strandDriver } from '../support/strandedDriver.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

type Enter = (role: Role, path: string) => Promise<void>;

interface Form {
  readonly what: string;
  /** The form's URL, or a function that opens the form. */
  readonly address: string | ((page: Page, enter: Enter) => Promise<void>);
  readonly mutation: Mutation;
  readonly fill: (page: Page) => Promise<void>;
  readonly submit: (page: Page) => Promise<void>;
  /** Whether the gateway first requires a verification code. */
  readonly isProved?: boolean;
  /** What to check while the request is pending. */
  readonly meanwhile?: (page: Page) => Promise<void>;
  /** What to check once it has succeeded. */
  readonly done: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).last().click();
const unit = () => `F${Date.now() % 1_000_000}`;

async function chooseFleet(page: Page) {
  await page.getByRole('button', { name: /Fleet/ }).click();
  await page.getByRole('option', { name: 'Regional' }).click();
}

/** Opens an action of an active card. */
const openTask = (entry: string, at: number) => async (page: Page) => {
  await page.getByRole('row').nth(at).click();
  await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

async function openStrandedRequest(page: Page, enter: Enter) {
  const stranded = await strandDriver(page, enter);
  await requestByLink(stranded);
  await openRequest(page, stranded);
  await expect(page.getByRole('button', { name: 'Allow $480.00' })).toBeVisible();
}

const answers: readonly Omit<Form, 'address' | 'mutation'>[] = [
  {
    what: 'what a driver requests, allowed',
    fill: (page) => page.getByText('60 minutes').first().click(),
    submit: press('Allow $480.00'),
    meanwhile: (page) => expect(page.getByRole('button', { name: 'Decline…' })).toBeDisabled(),
    done: (page) => expect(page.getByText(/allowed \$480\.00 until/)).toBeVisible(),
  },
  {
    what: 'less than a driver requests',
    fill: (page) => page.getByLabel('Amount to allow').fill('212.40'),
    submit: press('Allow $212.40'),
    done: (page) => expect(page.getByText(/allowed \$212\.40 until/)).toBeVisible(),
  },
  {
    what: 'a word to a driver whose request is declined',
    fill: async (page) => {
      await press('Decline…')(page);
      await page.getByLabel('Answer to the driver').fill('Use the yard tank in Amarillo');
    },
    submit: press('Decline request'),
    done: (page) => expect(page.getByText('Use the yard tank in Amarillo').first()).toBeVisible(),
  },
];

const forms: readonly Form[] = [
  ...answers.map((answer) => ({
    ...answer,
    address: openStrandedRequest,
    mutation: { method: 'POST', path: /^\/driverrequests\/[^/]+\/answer$/ },
  })),
  {
    what: 'rules for telematics',
    address: '/en/settings/integrations/?tab=telematics',
    mutation: { method: 'PUT', path: /^\/telematics\/rules$/ },
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Allowed distance' }).fill('7');
      await page.getByText('Use the vehicle’s odometer', { exact: false }).click();
    },
    submit: press('Save rules'),
    done: (page) => expect(page.getByText('The telematics rules were saved.')).toBeVisible(),
  },
  {
    what: 'the accounts of the books',
    address: '/en/statements/?tab=accounting',
    mutation: { method: 'PUT', path: /^\/accounting\/settings$/ },
    fill: async (page) => {
      // wait for the page's other form, whose fields are compared too
      await page.getByRole('textbox', { name: 'Host name' }).waitFor();
      await page.getByText('QuickBooks Desktop').click();
      await page.getByRole('textbox', { name: /^Fees/ }).fill('Card Fees');
      await page.getByRole('textbox', { name: /^DEF/ }).fill('Vehicle Expenses:Diesel fluid');
    },
    submit: press('Save accounts'),
    done: (page) => expect(page.getByText(/^Accounts saved\. /)).toBeVisible(),
  },
  {
    what: 'the server that gets journal entries',
    address: '/en/statements/?tab=accounting',
    mutation: { method: 'PUT', path: /^\/accounting\/delivery$/ },
    isProved: true,
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Host name' }).fill('sftp.example.com');
      await page.getByRole('textbox', { name: 'Username' }).fill('forecourt');
      await page.getByRole('textbox', { name: 'Folder' }).fill('inbox/journals');
    },
    submit: press('Save server'),
    done: (page) => expect(page.getByText(/^Server saved\. /)).toBeVisible(),
  },
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
    done: (page) => expect(page.getByText(/^Regional was saved\. /)).toBeVisible(),
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
      await page.getByLabel('State or province').fill('TX');
      await page.getByLabel('ZIP or postal code').fill('75202');
    },
    submit: press(/^Replace card/),
    done: (page) => expect(page).not.toHaveURL(/do=replace/),
  },
];

test.describe('a change during server and network faults', { tag: '@full' }, () => {
  test.use({ demandedStatuses: [401, 403, 404, 409, 429, 500] });
  test.slow();

  for (const form of forms) {
    // a second factor confirmed in the same session would not be required again
    test.describe(() => {
      test.use({ ownSession: form.isProved ?? false });
      test(`${form.what}: keeps its input, reports each failure, and is saved only once`, async ({
        page,
        enter,
      }) => {
        if (typeof form.address === 'string') await enter('administrator', form.address);
        else await form.address(page, enter);
        await form.fill(page);
        const typed = await fieldValues(page);
        const held = slow();
        const refusals = form.isProved ? (['none'] as const) : [];
        const tries = await withFaults(page, form.mutation, [
          ...refusals,
          'server error',
          'too many calls',
          held.fault,
        ]);
        await form.submit(page);
        if (form.isProved) await confirmByCode(page);
        await expectOneIntent(tries, refusals.length + 1);
        await expect(
          page
            .getByRole('alert')
            .filter({ hasText: /Nothing was changed|went wrong/ })
            .first(),
        ).toBeVisible();
        expect(await fieldValues(page)).toEqual(typed);
        await expectAccessible(page);

        // 429s and lost responses are retried automatically
        await form.submit(page);
        await expectOneIntent(tries, refusals.length + 3);
        // while the response is pending, pressing Enter again sends nothing
        await page.keyboard.press('Enter');
        expect(await fieldValues(page)).toEqual(typed);
        await form.meanwhile?.(page);
        held.answer('lost answer');
        await form.done(page);
        await expectOneIntent(tries, refusals.length + 4);
        await expect(page.getByText(/^Something went wrong/)).toBeHidden();
      });
    });
  }

  test('a card that someone else changed in the meantime shows both versions side by side', async ({
    page,
    enter,
  }) => {
    await enter('administrator', '/en/cards/?status=active&cardType=driver');
    await openTask('Edit…', 8)(page);
    const name = page.getByLabel('Name on card');
    await name.fill('NIGHT CREW 8');
    const tries = await withFaults(page, { method: 'PATCH', path: /^\/cards\// }, ['stale']);
    await press('Save card')(page);
    await expect(page.getByRole('table').getByText('NIGHT CREW 8')).toBeVisible();
    await expect(name).toHaveValue('NIGHT CREW 8');
    await expectAccessible(page);
    expect(tries).toHaveLength(1);
  });
});
