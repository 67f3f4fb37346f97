// Signs in, views the Overview and a card, gets a Web Push alert, and signs out, in Firefox through
// WebDriver BiDi.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { startPushService } from '../../apps/gateway/src/testing/pushService.ts';
import { withTemporarySystem } from '../../scripts/lib/temporarySystem.mjs';
import { launchFirefox, waitForTitle } from './firefox.mjs';

const PORTS = { PORTAL_PORT: '4170', GATEWAY_PORT: '4270', IDENTITY_PORT: '4370' };
// set before the shared support modules, which read it on import
Object.assign(process.env, PORTS, { NETWORK_KEYS: `firefox:${randomUUID()}` });
const { codeFor, personOf } = await import('../support/signIn.ts');
const { pushPrefs, pushSteps } = await import('./push.mjs');
const WAIT_MS = 30_000;
/** Collects the page's errors and warnings, of which a clean journey has none. */
function complaintsOf(page) {
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
  });
  return complaints;
}

async function signInHere(page, urls) {
  const person = personOf('administrator');
  await page.locator('::-p-aria([name="Username"][role="textbox"])').fill(person.username);
  await page.locator('input[type="password"]').fill(person.password);
  const since = Date.now() - 1000;
  await page.locator('::-p-aria([name="Sign in"][role="button"])').click();
  const code = await page.waitForSelector('input[autocomplete="one-time-code"]');
  await code.type(await codeFor(urls.identity, person.email, since));
}

async function signIn(page, urls) {
  await page.goto(urls.portal);
  await signInHere(page, urls);
  await waitForTitle(page, 'Overview');
}

async function lookAtACard(page) {
  await page.locator('nav[aria-label="Main menu"] a[href$="/cards/"]').click();
  await waitForTitle(page, 'Manage Cards');
  await page.locator('::-p-text(••••)').click();
  const panel = await page.waitForSelector('[role="dialog"]');
  const text = await panel.evaluate((element) => element.textContent);
  assert.match(text, /••••\s*\d{4}/, 'The panel shows the last four digits');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role="dialog"]', { hidden: true });
}

async function signOut(page, service) {
  await page.locator('button[aria-label$=", Administrator"]').click();
  await page.locator('::-p-aria([name="Sign out"][role="menuitem"])').click();
  await page.waitForSelector('input[type="password"]');
  assert.match(new URL(page.url()).pathname, /\/login\/$/);
  const storedTokens = await page.evaluate(() => localStorage.getItem('okta-token-storage'));
  assert.ok(storedTokens === null || storedTokens === '{}', 'No token is left in the browser');
  await expect.poll(service.endpoints).toEqual([]);
}

async function journey(page, { urls, service }) {
  const complaints = complaintsOf(page);
  const steps = {
    signIn: () => signIn(page, urls),
    lookAtACard: () => lookAtACard(page),
    ...pushSteps(page, { urls, service, email: personOf('administrator').email, signInHere }),
    signOut: () => signOut(page, service),
  };
  for (const [name, step] of Object.entries(steps)) {
    await step();
    console.log(`ok ${name}`);
  }
  assert.deepEqual(complaints, [], 'The console stays empty');
}

/** Runs in the page. */
const describePage = () => `${location.href}\n${document.body?.innerText}`;

const service = await startPushService();
await withTemporarySystem(service.gatewayEnv, async ({ urls }) => {
  const browser = await launchFirefox({
    // for the push service and for the window of a notification
    acceptInsecureCerts: true,
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: pushPrefs(service),
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(WAIT_MS);
  try {
    await page.setViewport({ width: 1440, height: 900 });
    await journey(page, { urls, service });
  } catch (error) {
    console.error(error);
    for (const open of await browser.pages())
      console.error(await open.evaluate(describePage).catch(String));
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
});
service.close();
