import type { Page } from '@playwright/test';
import { confirmByCode } from '../support/confirmByCode.ts';
import { slow, fieldValues, withFaults } from '../support/faults.ts';
import { openRequest, strandDriver } from '../support/strandedDriver.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

interface Secret {
  readonly address: string;
  /** Path at the gateway. */
  readonly path: RegExp;
  readonly submit: string;
  /** Fills in everything but the name. */
  readonly fill: (page: Page) => Promise<void>;
}

const secrets: readonly Secret[] = [
  {
    address: '/en/settings/integrations/?new=key',
    path: /^\/apikeys$/,
    submit: 'Create key',
    fill: async (page) => {
      await page.getByRole('button', { name: /Permissions/ }).click();
      await page.getByRole('option', { name: 'View cards', exact: true }).click();
      await page.keyboard.press('Escape');
    },
  },
  {
    address: '/en/settings/integrations/?tab=webhooks&new=endpoint',
    path: /^\/webhookendpoints$/,
    submit: 'Add endpoint',
    fill: async (page) => {
      await page.getByLabel('Endpoint URL').fill('http://127.0.0.1:9/forecourt');
      await page.getByRole('checkbox', { name: 'A dispute changes' }).check({ force: true });
    },
  },
];

test.describe('requests without an idempotency key', { tag: '@full' }, () => {
  test.use({ demandedStatuses: [401, 403, 404, 429, 500], ownSession: true });
  test.slow();

  test('a driver’s request keeps its input, reports each failure, and arrives once', async ({
    page,
    browser,
    enter,
  }) => {
    const stranded = await strandDriver(page, enter);
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const driver = await phone.newPage();
    await driver.goto(stranded.link);
    const submit = driver.getByRole('button', { name: 'Request $212.40' });
    await driver.getByLabel('Amount you need').fill('212.40');
    await driver.getByText('The route is longer today').click();
    await driver.getByLabel('Note for your fleet').fill('On empty, 4 miles from the yard');
    const picture = await driver.screenshot({ type: 'png' });
    await driver
      .locator('input[type=file]')
      .setInputFiles({ name: 'pump.png', mimeType: 'image/png', buffer: picture });
    await expect(driver.locator('form img')).toBeVisible();
    const typed = await fieldValues(driver);

    /** The page gives the reason, and the input is preserved. */
    const expectTold = async (why: RegExp) => {
      await expect(driver.getByRole('alert').filter({ hasText: why })).toBeVisible();
      expect(await fieldValues(driver)).toEqual(typed);
      await expect(driver.locator('form img')).toBeVisible();
      await expectAccessible(driver);
    };

    const toCard = driver.getByRole('button', { name: 'What this card allows' });
    await withFaults(driver, { method: 'POST', path: /^\/driver\/card$/ }, ['offline']);
    await toCard.click();
    await expectTold(/^Your card cannot be shown right now\./);
    await toCard.click();
    await expect(driver.getByRole('heading', { name: 'Your card in plain words' })).toBeVisible();
    await driver.getByRole('button', { name: 'Back to the decline' }).click();
    await expect(submit).toBeVisible();
    expect(await fieldValues(driver)).toEqual(typed);

    const last = slow();
    const tries = await withFaults(driver, { method: 'POST', path: /^\/driver\/request$/ }, [
      'server error',
      'offline',
      'too many calls',
      last.fault,
    ]);
    const whys = [
      /^Something went wrong on our side/,
      /^The connection was lost/,
      /^There are too many/,
    ];
    for (const [at, why] of whys.entries()) {
      await submit.click();
      await expectTold(why);
      expect(tries).toHaveLength(at + 1);
    }
    await submit.click();
    await expect.poll(() => tries.length).toBe(4);
    await driver.keyboard.press('Enter');
    expect(await fieldValues(driver)).toEqual(typed);
    // the request arrives but its response is lost: the page finds out
    last.answer('lost answer');
    await expect(driver.getByRole('status').filter({ hasText: 'Requested $212.40' })).toBeVisible();
    await expect(driver.locator('form')).toBeHidden();
    expect(tries).toHaveLength(4);
    await phone.close();

    await openRequest(page, stranded);
    await expect(page.getByRole('button', { name: 'Allow $212.40' })).toBeVisible();
    await expect(page.getByText('On empty, 4 miles from the yard').first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Picture that .+ sent$/ })).toBeVisible();
  });

  test('API keys and webhooks keep their input, are created once, and are rotated', async ({
    page,
    enter,
  }) => {
    await enter('administrator', '/en/settings/integrations/');
    for (const [at, { address, path, submit, fill }] of secrets.entries()) {
      // the first change's proof covers the next
      const asked = at === 0 ? 1 : 0;
      const name = `Yard ${Date.now()}`;
      const alert = (why: RegExp) => page.getByRole('alert').filter({ hasText: why });
      await page.goto(address);
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      await fill(page);
      const entered = await fieldValues(page);
      const held = slow();
      const mutation = { method: 'POST', path };
      const tries = await withFaults(page, mutation, [
        ...(asked ? (['none'] as const) : []),
        'server error',
        'too many calls',
        held.fault,
      ]);
      const send = page.getByRole('button', { name: submit }).last();
      await send.click();
      if (asked) await confirmByCode(page);
      for (const count of [asked + 1, asked + 2]) {
        await expect.poll(() => tries.length).toBe(count);
        await expect(alert(/Nothing was changed\./)).toBeVisible();
        expect(await fieldValues(page)).toEqual(entered);
        await send.click();
      }
      await expect.poll(() => tries.length).toBe(asked + 3);
      // while the response is pending, pressing Enter again sends nothing
      await page.keyboard.press('Enter');
      expect(await fieldValues(page)).toEqual(entered);
      held.answer('lost answer');
      await expect(alert(/We got no response\./)).toContainText(name);
      expect(await fieldValues(page)).toEqual(entered);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      expect(tries).toHaveLength(asked + 3);

      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row).toHaveCount(1);
      await row.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Rotate…' }).click();
      const late = slow();
      const rotations = await withFaults(page, { method: 'POST', path: /\/rotate$/ }, [
        'too many calls',
        late.fault,
      ]);
      const rotate = page.getByRole('button', { name: 'Rotate secret' });
      await rotate.click();
      await expect(alert(/Nothing was changed\./)).toBeVisible();
      await rotate.click();
      await expect.poll(() => rotations.length).toBe(2);
      await page.keyboard.press('Enter');
      const relisted = page.waitForResponse(/\/(apikeys|webhookendpoints)$/);
      late.answer('lost answer');
      await expect(alert(/may already be ending\. Rotate it again/)).toBeVisible();
      await relisted;
      await expectAccessible(page);
      await rotate.click();
      await expect(page.getByLabel('Secret', { exact: true })).toHaveValue(/\S{20}/);
      expect(rotations).toHaveLength(3);
      await page.getByRole('button', { name: 'I stored it' }).click();
    }
  });
});
