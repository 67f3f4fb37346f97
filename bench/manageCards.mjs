// Manage Cards for an account of this size, in Chromium, through portal, gateway, and identity
// provider: the time to its first rows, from a key in its search to paint and to rows, and the
// frames dropped while it scrolls and loads its next pages. In PostgreSQL, or in the embedded
// database if none is found. Arguments: [cards] [purchases]
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { run } from '../scripts/lib/processes.mjs';
import { withTemporarySystem } from '../scripts/lib/temporarySystem.mjs';
import { signIn } from '../tests/support/signIn.ts';
import { droppedFrames, launchToMeasure, median } from './lib/browser.mjs';

const CARDS = process.argv[2] ?? '100000';
const TRANSACTIONS = process.argv[3] ?? '200000';
const PORTS = { PORTAL_PORT: '4140', GATEWAY_PORT: '4240', IDENTITY_PORT: '4340' };
const ROUNDS = 9;
const SEARCH_TEXT = 'haddad';
const KEY_MS = 120;
const FRAMES = 300;
/** 3,600 px per second: a hard flick of the wheel. */
const STEP_PX = 60;

const print = (label, text) => console.log(`${label.padEnd(44)}${text}`);
const ms = (values) => `${median(values).toFixed(0)} ms, at most ${Math.max(...values).toFixed(0)}`;

async function fill(settings) {
  const startTime = performance.now();
  const args = ['--cards', CARDS, '--transactions', TRANSACTIONS];
  const seed = ['--conditions=@forecourt/source', inRoot('apps/gateway/src/seed.ts'), ...args];
  const { code } = await run('node', seed, { env: settings.env });
  if (code !== 0) throw new Error('The database could not be filled.');
  console.log(`filled in ${((performance.now() - startTime) / 1000).toFixed(0)} s\n`);
}

const grid = (page) => page.getByRole('grid');
const firstRow = (page) => grid(page).locator('[data-row="0"]');

/** From a click in the menu until the first row is readable. */
async function firstRows(page) {
  const durations = [];
  const entry = (name) =>
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
  for (let round = 0; round < ROUNDS; round += 1) {
    await entry('My Account').click();
    await firstRow(page).waitFor({ state: 'detached' });
    const startTime = performance.now();
    await entry('Cards').click();
    await firstRow(page).waitFor();
    durations.push(performance.now() - startTime);
  }
  print('Menu to first rows', ms(durations));
}

/** From a key until the field is painted, and from the last key until the matching rows appear. */
async function search(page) {
  await page.evaluate(() => {
    globalThis.keyMs = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () =>
            globalThis.keyMs.push(performance.now() - timeStamp),
          );
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  const field = page.getByRole('searchbox', { name: /Card, driver/ });
  const durations = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const previousText = await firstRow(page).innerText();
    await field.focus();
    for (const key of SEARCH_TEXT) await page.keyboard.press(key, { delay: KEY_MS });
    const startTime = performance.now();
    await page.waitForFunction(
      (text) => (document.querySelector('[data-row="0"]')?.innerText ?? text) !== text,
      previousText,
    );
    durations.push(performance.now() - startTime);
    await field.fill('');
    await page.waitForFunction(
      (text) => document.querySelector('[data-row="0"]')?.innerText === text,
      previousText,
    );
  }
  print('Key to paint', ms(await page.evaluate(() => globalThis.keyMs)));
  print('Last key to rows found', ms(durations));
}

/** Scrolls `step` px per frame once the page is settled; returns when frames were shown, in ms. */
async function scrolledFrames(scroller, { frames, step }) {
  await document.fonts.ready;
  globalThis.gc();
  const frameTimes = [];
  for (let n = 0; n < frames; n += 1) {
    frameTimes.push(await new Promise((resolve) => requestAnimationFrame(resolve)));
    scroller.scrollTop += step;
  }
  return frameTimes;
}

/** Prints how many frames were dropped while scrolling. */
async function scroll(page) {
  const frameTimes = await grid(page).evaluate(scrolledFrames, { frames: FRAMES, step: STEP_PX });
  const gaps = frameTimes.slice(1).map((time, index) => time - frameTimes[index]);
  const lastRow = await grid(page).locator('[data-row]').last().getAttribute('data-row');
  print(`Frames dropped of ${FRAMES}, to row ${lastRow}`, String(droppedFrames(gaps)));
}

await ensureChromium();
const postgres = await startPostgres();
const database = postgres ? { DATABASE_URL: postgres.url } : {};
try {
  await withTemporarySystem(
    { ...PORTS, ...database },
    async ({ urls }) => {
      const browser = await launchToMeasure();
      const viewport = { width: 1440, height: 900 };
      const page = await browser.newPage({ baseURL: urls.portal, viewport });
      await signIn(page, urls.identity, 'administrator');
      await firstRows(page);
      await search(page);
      for (let round = 0; round < 3; round += 1) {
        await page.reload();
        await firstRow(page).waitFor();
        await scroll(page);
      }
      await browser.close();
    },
    fill,
  );
} finally {
  postgres?.stop();
}
