// npm run look [word]: screenshots of matching routes and stories, by default of what changed;
// `routes`: of every route.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { LOADING } from '../tests/support/loaded.ts';
import { signIn } from '../tests/support/signIn.ts';
import { changedFiles } from './lib/affected.mjs';
import { buildPortal } from './lib/build.mjs';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { lookRoutes } from './lib/lookRoutes.mjs';
import { inRoot } from './lib/paths.mjs';
import { fail, runOrFail, stopAll } from './lib/processes.mjs';
import { serveStories, storyUrl } from './lib/stories.mjs';
import { prepareDataFolder, refuseTakenPorts, startSystem, systemSettings } from './lib/system.mjs';

const WIDTHS = [390, 768, 1440];
const THEMES = ['light', 'dark'];
const STORYBOOK_PORT = 6116;
const word = process.argv[2]?.toLowerCase() ?? null;
const isEveryRoute = word === 'routes';
const folder = inRoot('.look');
const problems = [];

/** Files that differ from the previous commit, whether committed or not. */
const changed = word ? [] : changedFiles('HEAD~1');

const routes = lookRoutes.filter((route) =>
  word
    ? isEveryRoute || route.name.includes(word)
    : changed.some((file) => file.startsWith(`apps/portal/src/screens/${route.folder}/`)),
);

/** A story counts as changed if a file in its component's folder did. */
const isTouched = (path) =>
  changed.some(
    (file) => path.includes(file.replace(/\/[^/]+$/, '/')) && file.startsWith('packages/ui/src/'),
  );

async function stories() {
  if (isEveryRoute) return [];
  const args = ['build', '--quiet', '--output-dir', 'storybook-static'];
  await runOrFail('Building the stories', 'storybook', args);
  const { entries } = JSON.parse(readFileSync(inRoot('storybook-static/index.json'), 'utf8'));
  return Object.values(entries).filter(
    (entry) =>
      entry.type === 'story' && (word ? entry.id.includes(word) : isTouched(entry.importPath)),
  );
}

/** In the page: records layout shifts while it loads, except those caused by user input. */
function watchShift() {
  globalThis.shift = { sum: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      globalThis.shift.sum += value;
      for (const { node, previousRect: from, currentRect: to } of sources) {
        const name = `${node?.nodeName ?? 'gone'} “${node?.textContent?.trim().slice(0, 24) ?? ''}”`;
        globalThis.shift.moved.push(`${name} ${from.y}→${to.y}, ${from.height}→${to.height} high`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page that records exceptions and console messages as problems. */
async function openPage(browser, theme, width, name, storageState) {
  const context = await browser.newContext({
    storageState,
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    hasTouch: width < 768,
  });
  const page = await context.newPage();
  await page.addInitScript(watchShift);
  const note = (kind) => (text) =>
    problems.push(`${name} ${width} ${theme}: ${kind}: ${String(text).split('\n')[0]}`);
  page.on('pageerror', note('threw'));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.type())(message.text());
  });
  return { context, page, note };
}

/** A session ends after 30 minutes; a slow machine takes longer for all screenshots. */
const SIGN_IN_AGAIN_MS = 10 * 60_000;

async function signInAs(browser, settings, role) {
  const { context, page } = await openPage(browser, 'light', 1440, `sign-in ${role}`);
  page.setDefaultTimeout(20_000);
  await signIn(page, settings.urls.identity, role, settings.urls.portal);
  const storageState = await context.storageState();
  await context.close();
  return storageState;
}

/** A list of a thousand rows is judged by its first screens, so screenshots are cut off. */
const HEIGHT_MAX = 2400;

async function shoot(page, note, file) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) note('overflows sideways')(`${overflow} px`);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  await page.screenshot({
    path: file,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, HEIGHT_MAX) },
    animations: 'disabled',
    caret: 'hide',
  });
  return file;
}

async function noteShift(page, note, name) {
  const { sum, moved } = await page.evaluate(() => globalThis.shift);
  console.log(`${name}: layout shift ${sum.toFixed(3)}`);
  if (sum > 0) note(`layout shift ${sum.toFixed(3)}`)([...new Set(moved)].join('; '));
}

async function shootRoutes(browser, settings) {
  const shots = [];
  for (const role of new Set(routes.map((route) => route.role))) {
    let storageState;
    let signedInAt = Number.NEGATIVE_INFINITY;
    for (const route of routes.filter((one) => one.role === role)) {
      if (role && Date.now() - signedInAt > SIGN_IN_AGAIN_MS) {
        storageState = await signInAs(browser, settings, role);
        signedInAt = Date.now();
      }
      for (const theme of THEMES) {
        for (const width of WIDTHS) {
          const { context, page, note } = await openPage(
            browser,
            theme,
            width,
            route.name,
            storageState,
          );
          await page.goto(settings.urls.portal + route.path);
          // never idle if the notification stream opens during a slow request
          await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
          // screens with much data are slow on a busy machine; the screenshot shows how far it got
          await page
            .waitForFunction((loading) => !document.querySelector(loading), LOADING)
            .catch(note('still loads'));
          await noteShift(page, note, `${route.name} ${width} ${theme}`);
          await route.act?.(page).catch(note('could not act'));
          shots.push(
            await shoot(page, note, `${folder}/route-${route.name}-${theme}-${width}.png`),
          );
          await context.close();
        }
      }
    }
  }
  return shots;
}

async function shootStories(browser, chosen) {
  const shots = [];
  for (const story of chosen) {
    for (const theme of THEMES) {
      for (const width of WIDTHS) {
        const { context, page, note } = await openPage(browser, theme, width, story.id);
        await page.goto(storyUrl(STORYBOOK_PORT, story.id, theme));
        await page
          .waitForSelector('body.sb-show-main', { timeout: 15_000 })
          .catch(note('did not show'));
        shots.push(await shoot(page, note, `${folder}/story-${story.id}-${theme}-${width}.png`));
        await context.close();
      }
    }
  }
  return shots;
}

async function contactSheet(browser, shots) {
  const figures = shots.map(
    (file) =>
      `<figure><img src="${pathToFileURL(file).href}"><figcaption>${basename(file, '.png')}</figcaption></figure>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{font:12px sans-serif;display:grid;grid-template-columns:repeat(6,1fr);gap:12px;margin:12px}figure{margin:0}img{width:100%;border:1px solid #999}</style>${figures.join('')}`;
  writeFileSync(`${folder}/sheet.html`, html);
  const page = await browser.newPage({ viewport: { width: 2000, height: 1200 } });
  await page.goto(pathToFileURL(`${folder}/sheet.html`).href);
  await page.screenshot({ path: `${folder}/sheet.png`, fullPage: true });
}

await ensureChromium();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const chosenStories = await stories();
if (routes.length + chosenStories.length === 0)
  fail(
    word
      ? `No route or story matches ${word}.`
      : 'Nothing that can be seen has changed; name a word to look at.',
  );

const browser = await chromium.launch(launchOptions());
const shots = [];
if (routes.length > 0) {
  const settings = systemSettings({
    ...process.env,
    PORTAL_PORT: '4120',
    GATEWAY_PORT: '4220',
    IDENTITY_PORT: '4320',
    DATA_DIR: inRoot('.data/look'),
  });
  prepareDataFolder(settings.dataDir, false);
  await buildPortal();
  await refuseTakenPorts(settings.ports);
  const system = startSystem(settings, { onEnd: (name) => problems.push(`${name} ended`) });
  await system.ready;
  try {
    shots.push(...(await shootRoutes(browser, settings)));
  } finally {
    await system.stop();
  }
}
if (chosenStories.length > 0 && existsSync(inRoot('storybook-static'))) {
  const server = await serveStories(inRoot('storybook-static'), STORYBOOK_PORT);
  try {
    shots.push(...(await shootStories(browser, chosenStories)));
  } finally {
    await stopAll([server]);
  }
}
await contactSheet(browser, shots);
await browser.close();
for (const problem of new Set(problems)) console.log(problem);
console.log(`${shots.length} pictures, ${new Set(problems).size} problems: .look/sheet.png`);
process.exit(problems.length === 0 ? 0 : 1);
