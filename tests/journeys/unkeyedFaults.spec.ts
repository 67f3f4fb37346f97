import { confirmByCode } from '../support/confirmByCode.ts';
import { slow, typedIn, withFaults } from '../support/faults.ts';
import { openRequest, strandDriver } from '../support/strandedDriver.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.describe('what has no key of an intent', { tag: '@full' }, () => {
  test.use({ demandedStatuses: [401, 403, 404, 429, 500], ownSession: true });
  test.slow();

  test('a driver’s request: nothing entered at the pump is lost, each failure is told, and it arrives once', async ({
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
    const typed = await typedIn(driver);

    /** The page says why, and what was entered is still there. */
    const expectTold = async (why: RegExp) => {
      await expect(driver.getByRole('alert').filter({ hasText: why })).toBeVisible();
      expect(await typedIn(driver)).toEqual(typed);
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
    expect(await typedIn(driver)).toEqual(typed);

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
    expect(await typedIn(driver)).toEqual(typed);
    // it arrives, and its answer does not: the page finds out
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

  test('a key and an endpoint: one without an answer is made once, and its secret rotated', async ({
    page,
    enter,
  }) => {
    const unanswered = page.getByRole('alert').filter({ hasText: 'We got no answer.' });
    const unchanged = page.getByRole('alert').filter({ hasText: 'Nothing was changed.' });
    const rows = (name: string) => page.getByRole('row').filter({ hasText: name });
    /** The rotation fails likewise; then its secret is shown. */
    const rotate = async (name: string) => {
      await expect(rows(name)).toHaveCount(1);
      await rows(name).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Rotate…' }).click();
      const tries = await withFaults(page, { method: 'POST', path: /\/rotate$/ }, ['lost answer']);
      const relisted = page.waitForResponse(/\/(apikeys|webhookendpoints)$/);
      await page.getByRole('button', { name: 'Rotate secret' }).click();
      await expect(page.getByRole('alert').filter({ hasText: /connection/ })).toBeVisible();
      await relisted;
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Rotate secret' }).click();
      await expect(page.getByLabel('Secret', { exact: true })).toHaveValue(/\S{20}/);
      expect(tries).toHaveLength(2);
      await page.getByRole('button', { name: 'I stored it' }).click();
    };

    await enter('administrator', '/en/settings/integrations/?new=key');
    const key = `Yard gate ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Name' }).fill(key);
    await page.getByRole('button', { name: /Permissions/ }).click();
    await page.getByRole('option', { name: 'View cards', exact: true }).click();
    await page.keyboard.press('Escape');
    const typed = await typedIn(page);
    const made = await withFaults(page, { method: 'POST', path: /^\/apikeys$/ }, [
      'none',
      'server error',
      'lost answer',
    ]);
    const create = page.getByRole('button', { name: 'Create key' }).last();
    await create.click();
    await confirmByCode(page);
    await expect(unchanged).toBeVisible();
    expect(await typedIn(page)).toEqual(typed);
    await create.click();
    await expect(unanswered).toContainText(key);
    expect(await typedIn(page)).toEqual(typed);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(made).toHaveLength(3);
    await rotate(key);

    await page.goto('/en/settings/integrations/?tab=webhooks&new=endpoint');
    const endpoint = `Yard desk ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Name' }).fill(endpoint);
    await page.getByLabel('Endpoint URL').fill('http://127.0.0.1:9/forecourt');
    await page.getByRole('checkbox', { name: 'A dispute changes' }).check({ force: true });
    const entered = await typedIn(page);
    const added = await withFaults(page, { method: 'POST', path: /^\/webhookendpoints$/ }, [
      'server error',
      'lost answer',
    ]);
    const add = page.getByRole('button', { name: 'Add endpoint' }).last();
    await add.click();
    await expect(unchanged).toBeVisible();
    expect(await typedIn(page)).toEqual(entered);
    await add.click();
    await expect(unanswered).toContainText(endpoint);
    expect(await typedIn(page)).toEqual(entered);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(added).toHaveLength(2);
    await rotate(endpoint);
  });
});
