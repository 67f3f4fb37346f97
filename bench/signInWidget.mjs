// The vendor's sign-in widget, latest release, on our identity provider: checks that it completes a
// sign-in, and compares its bytes, LCP, and time to a usable password field with the portal's.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../scripts/lib/chromium.mjs';
import { withTemporarySystem } from '../scripts/lib/temporarySystem.mjs';
import { median } from './lib/browser.mjs';
import { newestCode, withIdentity } from './lib/identity.mjs';
import { peerPackage } from './lib/peers.mjs';

const WIDGET = { port: 4151, identity: 4351 };
const PORTS = { PORTAL_PORT: '4152', GATEWAY_PORT: '4252', IDENTITY_PORT: '4352' };
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const PASSWORD_FIELD = 'input[type="password"]:enabled';
const WIDGET_TIMEOUT_MS = 180_000;
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

const person = {
  subject: '00u1widget',
  username: 'widget',
  password: 'Copper-Lantern-41',
  firstName: 'Wil',
  lastName: 'Gett',
  email: 'widget@acme.example',
};

const pageOf = (issuer, redirectUri) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Widget</title>
<link rel="stylesheet" href="/widget/css/okta-sign-in.min.css">
<script src="/widget/js/okta-sign-in.min.js"></script></head>
<body><div id="widget"></div><script>
new OktaSignIn(${JSON.stringify({
  issuer,
  clientId: 'forecourt-portal',
  redirectUri,
  scopes: ['openid', 'profile', 'email', 'offline_access'],
  assets: { baseUrl: '/widget' },
})}).showSignInToGetTokens({ el: '#widget' }).then((tokens) => {
  document.title = 'Signed in as ' + tokens.idToken.claims.preferred_username;
}, (error) => { document.title = 'Failed: ' + error; });
</script></body></html>`;

/** Serves the widget's files on the registered origin, compressed as a web server would. */
function serveWidget({ folder }, html) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (body, type) => {
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
      response.end(brotliCompressSync(body, compression));
    };
    if (!pathname.startsWith('/widget/')) return send(html, 'text/html');
    try {
      const file = join(folder, 'dist', normalize(pathname.slice('/widget'.length)));
      return send(readFileSync(file), TYPES[extname(file)] ?? 'application/octet-stream');
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(WIDGET.port, () => resolve(server));
  });
}

const kilobytes = (body) => brotliCompressSync(body, compression).length / 1000;

/** Opens a URL with a cold cache and waits until the password field is usable. */
async function open(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = new Map();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.set(response.url(), response);
  });
  const startTime = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(PASSWORD_FIELD).first().waitFor({ timeout: WIDGET_TIMEOUT_MS });
  const usableMs = performance.now() - startTime;
  const bodies = await Promise.all([...scripts.values()].map((response) => response.body()));
  const bytes = bodies.reduce((sum, body) => sum + kilobytes(body), 0);
  const lcpMs = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  return { context, page, usableMs, lcpMs, bytes };
}

async function printFigures(browser, url, label) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { context, ...measured } = await open(browser, url);
    await context.close();
    runs.push(measured);
  }
  const medianOf = (name) => median(runs.map((run) => run[name]));
  console.log(
    `${label}: JavaScript ${medianOf('bytes').toFixed(1)} kB, LCP ${medianOf('lcpMs').toFixed(0)} ms, password field after ${medianOf('usableMs').toFixed(0)} ms`,
  );
}

/** Signs in through the widget's own pages; returns the final title, which names the person. */
async function complete(browser, url, identityUrl) {
  const { context, page } = await open(browser, url);
  await page.locator('input[name="identifier"]').fill(person.username);
  await page.locator(PASSWORD_FIELD).first().fill(person.password);
  await page.locator('input[type="submit"], button[type="submit"]').first().click();
  const code = page.locator('input[name="credentials.passcode"]:not([type="password"])');
  const codeButton = page.getByRole('button', { name: /enter.*code/i });
  await codeButton.or(code).first().waitFor({ timeout: WIDGET_TIMEOUT_MS });
  if (await codeButton.isVisible()) await codeButton.click();
  await code.fill(await newestCode(identityUrl, person.email));
  await page.locator('input[type="submit"], button[type="submit"]').first().click();
  await page.waitForFunction(() => document.title !== 'Widget', null, {
    timeout: WIDGET_TIMEOUT_MS,
  });
  const title = await page.title();
  await context.close();
  if (!title.startsWith('Signed in as')) throw new Error(title);
  return title;
}

await ensureChromium();
const peer = peerPackage('@okta/okta-signin-widget');
const browser = await chromium.launch(launchOptions());
try {
  const portalOrigin = `http://localhost:${WIDGET.port}`;
  const identityOptions = { port: WIDGET.identity, portalOrigin, users: [person] };
  await withIdentity(identityOptions, async ({ url, issuer }) => {
    const login = `${portalOrigin}/login/`;
    const server = await serveWidget(peer, pageOf(issuer, login));
    try {
      console.log(`Widget ${peer.version}: ${await complete(browser, login, url)}`);
      await printFigures(browser, login, 'Widget');
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
  if (!process.argv.includes('--widget')) {
    await withTemporarySystem(PORTS, async ({ urls }) => {
      await printFigures(browser, `${urls.portal}/en/login/`, 'Portal');
    });
  }
} finally {
  await browser.close();
}
