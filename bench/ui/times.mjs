import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { runBin, writeText } from '../../scripts/lib/consumer.mjs';
import { droppedFrames, launchToMeasure, median } from '../lib/browser.mjs';
import { imports } from './entries.mjs';

const LIBRARIES = Object.keys(imports);
const ROUNDS = 11;
const WARM_UPS = 3;
const SCROLL_ROWS = 100_000;
const SCROLL_FRAMES = 180;
const SCROLL_STEP_PX = 400;
const TYPED = 'amarillo 42'.split('');
const BACKSPACES = TYPED.map(() => 'Backspace');

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const CONFIG = `
import { defineConfig } from 'vite';
export default defineConfig({
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: 'site',
    rolldownOptions: {
      input: ${JSON.stringify(LIBRARIES.map((library) => `${library}.html`))},
      checks: { moduleLevelDirective: false },
    },
  },
});
`;

const page = (library) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${library}</title></head><body><script type="module" src="/${library}.jsx"></script>
</body></html>`;

/** Serves the built pages on a free port. */
async function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://bench').pathname);
    try {
      const body = readFileSync(join(folder, path));
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}

async function openPage(browser, origin, library) {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  tab.on('pageerror', (error) => console.error(`${library}: ${error.message}`));
  await tab.goto(`${origin}/${library}.html`);
  await tab.waitForFunction(() => globalThis.scenarios !== undefined);
  return tab;
}

/** Medians of one scenario by library, in turns, so that other load affects all of them. */
async function mediansInTurns(tabs, scenario) {
  const times = Object.fromEntries(LIBRARIES.map((library) => [library, []]));
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    for (const library of LIBRARIES) {
      await tabs[library].bringToFront();
      const ms = await tabs[library].evaluate((name) => globalThis.scenarios[name](), scenario);
      if (round >= WARM_UPS) times[library].push(ms);
    }
  }
  return Object.fromEntries(LIBRARIES.map((library) => [library, median(times[library])]));
}

async function measureScroll(browser, origin, library) {
  const tab = await openPage(browser, origin, library);
  const args = [SCROLL_ROWS, SCROLL_FRAMES, SCROLL_STEP_PX];
  const gaps = await tab.evaluate((parameters) => globalThis.scenarios.scroll(...parameters), args);
  await tab.close();
  return droppedFrames(gaps);
}

async function measureTyping(browser, origin, library) {
  const tab = await openPage(browser, origin, library);
  await tab.evaluate(() => globalThis.scenarios.filter());
  const field = tab.getByLabel('Filter', { exact: true });
  await field.click();
  for (const round of [0, 1, 2]) {
    for (const key of round % 2 === 0 ? TYPED : BACKSPACES) {
      await tab.keyboard.press(key, { delay: 60 });
    }
  }
  await tab.waitForTimeout(200);
  const ms = await tab.evaluate(() => globalThis.filterMs);
  await tab.close();
  return median(ms);
}

/** The lowest of three runs for each library, in turns: noise only ever adds. */
async function leastInTurns(run) {
  const lowest = Object.fromEntries(LIBRARIES.map((library) => [library, Infinity]));
  for (let round = 0; round < 3; round += 1) {
    for (const library of LIBRARIES) {
      lowest[library] = Math.min(lowest[library], await run(library));
    }
  }
  return lowest;
}

/** Times in a real Chromium, by measurement and library. */
export async function measureTimes(cwd) {
  await ensureChromium();
  writeText(cwd, 'times.config.js', CONFIG);
  for (const library of LIBRARIES) writeText(cwd, `${library}.html`, page(library));
  await runBin('Building the pages', cwd, 'vite', 'build', '-c', 'times.config.js');
  const site = await serve(join(cwd, 'site'));
  const browser = await launchToMeasure();
  try {
    const tabs = {};
    for (const library of LIBRARIES) tabs[library] = await openPage(browser, site.origin, library);
    const mounts = {
      'Form of 50 fields, ms': await mediansInTurns(tabs, 'mountForm'),
      'Table of 1,000 rows, all in the page, ms': await mediansInTurns(tabs, 'mountPlainTable'),
      'Table of 1,000 rows, virtual, ms': await mediansInTurns(tabs, 'mountVirtualTable'),
    };
    for (const tab of Object.values(tabs)) await tab.close();
    return {
      ...mounts,
      'Frames dropped over 100,000 rows': await leastInTurns((library) =>
        measureScroll(browser, site.origin, library),
      ),
      'Key in the filter of 10,000 rows to paint, ms': await leastInTurns((library) =>
        measureTyping(browser, site.origin, library),
      ),
    };
  } finally {
    await browser.close();
    site.close();
  }
}
