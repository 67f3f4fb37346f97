// Brotli bytes of JavaScript received until the password field is usable, and what the Overview
// adds: measured in Chromium, with a cold cache, against the built portal.
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../scripts/lib/chromium.mjs';
import { withTemporarySystem } from '../scripts/lib/temporarySystem.mjs';
import { codeFor, personOf } from '../tests/support/signIn.ts';

const PORTS = { PORTAL_PORT: '4140', GATEWAY_PORT: '4240', IDENTITY_PORT: '4340' };
const LOGIN_KB_MAX = 150;
const OVERVIEW_KB_MAX = 60;
const LARGEST = 8;
const IDLE_MS = 5000;

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const kilobytes = (body) => brotliCompressSync(body, options).length / 1000;

async function weigh(url) {
  const response = await fetch(url);
  return [new URL(url).pathname, kilobytes(Buffer.from(await response.arrayBuffer()))];
}

/** Records the scripts that a page requests; returns a function that takes the new ones. */
function recordScripts(page, origin) {
  let urls = new Set();
  const seenUrls = new Set();
  page.on('request', (request) => {
    const { href, origin: from, pathname } = new URL(request.url());
    if (from !== origin || !pathname.endsWith('.js') || seenUrls.has(href)) return;
    seenUrls.add(href);
    urls.add(href);
  });
  return () => {
    const newUrls = [...urls];
    urls = new Set();
    return newUrls;
  };
}

async function print(title, urls, max) {
  const scripts = (await Promise.all(urls.map(weigh))).toSorted((a, b) => b[1] - a[1]);
  const total = scripts.reduce((sum, [, size]) => sum + size, 0);
  const verdict = max === undefined ? '' : `, ${total > max ? 'OVER' : 'within'} ${max} kB`;
  console.log(`${title}: ${total.toFixed(1)} kB in ${scripts.length} files${verdict}`);
  for (const [path, size] of scripts.slice(0, LARGEST)) {
    console.log(`  ${size.toFixed(1).padStart(6)}  ${path}`);
  }
}

/** Waits for the parts that an idle page prefetches. */
const settle = (page) => page.waitForTimeout(IDLE_MS);

async function measure(page, { urls }) {
  const newScripts = recordScripts(page, urls.portal);
  const person = personOf('administrator');
  await page.goto(`${urls.portal}/en/login/`, { waitUntil: 'commit' });
  await page.locator('input[type="password"]:enabled').waitFor();
  const login = newScripts();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const since = Date.now() - 1000;
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const field = page.getByLabel('Verification code');
  await field.waitFor();
  await settle(page);
  const signIn = newScripts();
  await field.fill(await codeFor(urls.identity, person.email, since));
  const region = (name) => page.getByRole('region', { name });
  await region('Spend by category').locator('svg [data-stop]').first().waitFor();
  await region('Top 5 cards').getByRole('row').nth(1).waitFor();
  await region('Needs your attention').waitFor();
  const overview = newScripts();
  await settle(page);
  const afterward = newScripts();
  await print('Login page until the password field is usable', login, LOGIN_KB_MAX);
  await print('Signing in: identity client, code, parts fetched ahead', signIn);
  await print(
    'Overview on top, until figures, chart and cards are drawn',
    overview,
    OVERVIEW_KB_MAX,
  );
  await print('Once it is drawn', afterward);
}

await ensureChromium();
await withTemporarySystem(PORTS, async (settings) => {
  const browser = await chromium.launch(launchOptions());
  try {
    await measure(await browser.newPage(), settings);
  } finally {
    await browser.close();
  }
});
