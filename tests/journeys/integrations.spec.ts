import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import type { Page } from '@playwright/test';
import { GATEWAY_URL } from '../support/gateway.ts';
import { confirmByCode } from '../support/confirmByCode.ts';
import { TWO_WEEKS } from '../support/days.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// 403: a verification code is required before a key is created
test.use({ ownSession: true, demandedStatuses: [401, 403, 404] });

/** The demo card whose number was cloned. */
const COPIED_LAST4 = '1187';

const run = promisify(execFile);
const guide = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
/** The first code example of a language in the guide. */
const exampleOf = (language: string) =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(guide)?.[1] ?? '';

const status = async (key: string) =>
  (await fetch(`${GATEWAY_URL}/cards`, { headers: { authorization: `Bearer ${key}` } })).status;

/** Reads the secret, which is shown only once; Back and reload must ask before losing it. */
async function takeSecret(page: Page): Promise<string> {
  const shown = page.getByRole('alertdialog', { name: /^Copy the secret for / });
  await expect(shown).toBeVisible();
  const address = page.url();
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  expect(page.url()).toBe(address);
  const isUnloaded = await page.evaluate(() =>
    window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  );
  expect(isUnloaded).toBe(false);
  const secret = await shown.getByLabel('Secret', { exact: true }).inputValue();
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'I stored it' }).click();
  await expect(shown).toBeHidden();
  return secret;
}

/** Starts a webhook receiver; `status` is its response to the next messages. */
async function startReceiver() {
  const messages: { readonly headers: Record<string, string>; readonly body: string }[] = [];
  const program = { messages, status: 204, url: '', close: () => server.close() };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
      messages.push({ headers: Object.fromEntries(headers), body });
      response.writeHead(program.status).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The receiver has no port.');
  program.url = `http://127.0.0.1:${at.port}/forecourt`;
  return program;
}

/** Adds, tests, resends from, and deletes an endpoint; the recent code is still accepted. */
async function tryWebhooks(page: Page): Promise<void> {
  const receiver = await startReceiver();
  await page.goto('/en/settings/integrations/?tab=webhooks');
  await expect(page.getByRole('button', { name: 'Add endpoint' })).toBeVisible();
  await expectAccessible(page);

  const name = `Yard ${Date.now()}`;
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  const form = page.getByRole('dialog', { name: 'New endpoint' });
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(form.getByText('Enter a name')).toBeVisible();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Endpoint URL').fill(receiver.url);
  await form.getByRole('checkbox', { name: 'A purchase is declined' }).check({ force: true });
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  const secret = await takeSecret(page);

  await page.getByText(name).first().click();
  const panel = page.getByRole('dialog', { name });
  await expectAccessible(page);
  receiver.status = 500;
  await panel.getByRole('button', { name: 'Send test' }).click();
  await expect.poll(() => receiver.messages.length).toBe(1);
  receiver.status = 204;
  await panel.getByRole('tab', { name: 'Log' }).click();
  await panel.getByText('Test', { exact: true }).click();
  await expect(panel.getByText(/^Status 500 in \d+ ms$/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => receiver.messages.length).toBe(2);
  const [first, again] = receiver.messages;
  expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(new Webhook(secret).verify(again?.body ?? '', again?.headers ?? {})).toMatchObject({
    type: 'webhook.test',
  });
  await expect(panel.getByText(/^Status 204 in \d+ ms$/)).toBeVisible();

  await panel.getByRole('button', { name: 'Delete…' }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Type DELETE' }).fill('DELETE');
  await page.getByRole('button', { name: 'Delete endpoint' }).click();
  await expect(page.getByText(`The endpoint ${name} was deleted.`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  receiver.close();
}

/** Finds a call in the reference and tries it with a sandbox key, first incorrectly. */
async function tryReference(page: Page, secret: string): Promise<void> {
  await page.goto('/en/settings/integrations/?tab=reference');
  await page.getByRole('searchbox', { name: 'Call or path' }).fill('list cards filters');
  await page.getByText('List cards, with filters, sorting, and pages').click();
  const call = page.getByRole('dialog', { name: /^List cards/ });
  await expect(call.getByText('GET /cards', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await call.getByRole('tab', { name: 'Try it' }).click();
  await call.getByRole('button', { name: 'Send' }).click();
  await expect(call.getByText('Paste the secret of a key')).toBeVisible();
  await call.getByRole('button', { name: /^\d+ optional parameters$/ }).click();
  await call.getByLabel('limit', { exact: true }).fill('2');
  await call.getByLabel('API key', { exact: true }).fill(secret);
  await expect(call.getByText(`"$FORECOURT_URL"'/cards?limit=2'`)).toBeVisible();
  await expectAccessible(page);
  await call.getByRole('button', { name: 'Send' }).click();
  await expect(call.getByText('Status 200')).toBeVisible();
  await expect(call.getByText(/"last4": "\d{4}"/)).toBeVisible();
  await expectAccessible(page);
}

test(
  'an administrator creates, uses, rotates, and revokes an API key, and tests a webhook',
  { tag: '@full' },
  async ({ page, enter }) => {
    test.slow();
    await enter('administrator', '/en/settings/integrations/');
    await expect(page.getByText('Night export')).toBeVisible();
    await expectAccessible(page);

    const name = `Dispatch ${Date.now()}`;
    await page.getByRole('button', { name: 'Create key' }).click();
    const panel = page.getByRole('dialog', { name: 'New API key' });
    await panel.getByRole('button', { name: 'Create key' }).click();
    await expect(panel.getByText('Enter a name')).toBeVisible();
    await panel.getByLabel('Name').fill(name);
    await panel.getByRole('button', { name: /Permissions/ }).click();
    for (const permission of ['View cards', 'Hold, reactivate, block, and replace cards']) {
      await page.getByRole('option', { name: permission, exact: true }).click();
    }
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Create key' }).click();
    await confirmByCode(page);
    const secret = await takeSecret(page);
    expect(secret).toMatch(/^fck_test_/);

    const env = { ...process.env, FORECOURT_URL: GATEWAY_URL, FORECOURT_KEY: secret };
    const listed = await run('sh', ['-c', exampleOf('sh')], { env });
    expect(JSON.parse(listed.stdout)).toMatchObject({ items: { length: 3 } });
    const options = ['--conditions=@forecourt/source', '--input-type=module-typescript', '--eval'];
    const held = await run(process.execPath, [...options, exampleOf('ts')], { env });
    expect(held.stdout).toMatch(/^Card •••• \d{4} is on hold$/m);

    await tryReference(page, secret);

    await page.goto('/en/settings/integrations/');
    await page.getByText(name).first().click();
    const open = page.getByRole('dialog', { name });
    await expect(open.getByText(/^Created .+, last used /)).toBeVisible();
    await expectAccessible(page);
    await open.getByRole('button', { name: 'Rotate…' }).click();
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    const next = await takeSecret(page);
    expect([await status(secret), await status(next)]).toEqual([200, 200]);
    await open.getByRole('button', { name: 'Revoke…' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await expect(page.getByText(`The key ${name} was revoked.`)).toBeVisible();
    expect([await status(secret), await status(next)]).toEqual([401, 401]);
    await tryWebhooks(page);
  },
);

test(
  'an administrator sets telematics rules and sees what the vehicle reported for a purchase',
  { tag: '@full' },
  async ({ page, enter }) => {
    await enter('administrator', '/en/settings/integrations/?tab=telematics');
    await expect(page.getByText(/^\d+ of \d+ vehicles reported in the last/)).toBeVisible();
    await expect(page.getByText(/^Latest data: /)).toBeVisible();
    await expectAccessible(page);
    const choice = page.getByRole('button', { name: /The vehicle is not at the pump/ });
    for (const chosen of ['Decline, and let the driver request it', 'Flag the purchase']) {
      await choice.click();
      await page.getByRole('option', { name: chosen }).click();
      await page.getByRole('button', { name: 'Save rules' }).click();
      await expect(page.getByText('The telematics rules were saved.')).toBeVisible();
      await page.reload();
      await expect(choice).toContainText(chosen);
    }

    // the demo's cloned card buys in Fort Worth while its vehicle is elsewhere
    await page.goto(`/en/activity/?flagged=true&q=${COPIED_LAST4}&${TWO_WEEKS}`);
    await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy');
    await page.getByRole('row').nth(1).click();
    const purchase = page.getByRole('dialog');
    await expect(purchase.getByText('Why it was flagged')).toBeVisible();
    await expect(purchase.getByText('Reported by the vehicle')).toBeVisible();
    await expect(purchase.getByText('412 mi', { exact: true })).toBeVisible();
    await expectAccessible(page);
  },
);

test('a manager cannot open integrations', { tag: '@full' }, async ({ page, enter }) => {
  await enter('manager', '/en/settings/integrations/');
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
});
