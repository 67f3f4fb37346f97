// Plays every story with a play function, in Firefox through WebDriver BiDi, in a built Storybook.
// node tests/firefox/stories.mjs [word…]: only stories whose ID contains one of the words.
// STORYBOOK_BUILD names a folder with a built Storybook to use instead of building one.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, run, stopAll } from '../../scripts/lib/processes.mjs';
import { serveStories } from '../../scripts/lib/stories.mjs';
import { launchFirefox } from './firefox.mjs';

const PORT = 6136;
const STORY_MS = 60_000;
/** A new page loads every module again, but a single page for all would keep growing. */
const STORIES_PER_PAGE = 50;
const SIZE = { width: 1200, height: 900 };
const words = process.argv.slice(2);
const own = process.env.STORYBOOK_BUILD ? null : mkdtempSync(join(tmpdir(), 'forecourt-stories-'));
const folder = process.env.STORYBOOK_BUILD ?? own;

async function build() {
  if (!own) return;
  console.log('Building the stories…');
  const args = ['build', '--quiet', '--output-dir', folder];
  const { code, output } = await run('storybook', args, { quiet: true });
  if (code !== 0) fail(`${output}\nThe stories could not be built; see above.`);
}

/** IDs of the stories with a play function. */
function stories() {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags.includes('play-fn'))
    .map(({ id }) => id)
    .filter((id) => words.length === 0 || words.some((word) => id.includes(word)));
}

/** Runs in the page: shows and plays a story; returns the error, or '' if there was none. */
function play(storyId, patience) {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  return new Promise((resolve) => {
    let wrong = '';
    const note = (error) => {
      wrong ||= String(error?.message ?? error?.[0]?.message ?? error ?? 'failed');
    };
    const events = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
    const end = (text) => {
      for (const event of events) channel.off(event, note);
      channel.off('storyFinished', finished);
      resolve(text);
    };
    const finished = ({ storyId: id, status }) => {
      if (id === storyId) end(wrong || (status === 'success' ? '' : status));
    };
    for (const event of events) channel.on(event, note);
    channel.on('storyFinished', finished);
    setTimeout(() => end(wrong || 'was not finished in time'), patience);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Opens a page on a story that has no play function. */
async function open(browser) {
  const page = await browser.newPage();
  page.setDefaultTimeout(STORY_MS);
  await page.setViewport(SIZE);
  await page.goto(
    `http://localhost:${PORT}/iframe.html?id=foundations--space&viewMode=story&globals=a11y.manual:!true`,
  );
  await page.waitForFunction(() => window['__STORYBOOK_ADDONS_CHANNEL__'] !== undefined);
  await page.waitForSelector('body.sb-show-main');
  return page;
}

/** Runs in the page: the viewport that a story sets; undefined for the default. */
async function windowOf(storyId) {
  const { parameters, storyGlobals } = await window['__STORYBOOK_PREVIEW__'].loadStory({ storyId });
  const { styles } = parameters.viewport.options[storyGlobals.viewport?.value] ?? {};
  return styles && { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
}

/** Plays a story in a page; returns the error, or '' if there was none. */
async function outcomeOf(page, id) {
  const went = [];
  const note = (frame) => went.push(frame.url());
  page.on('framenavigated', note);
  try {
    await page.setViewport((await page.evaluate(windowOf, id)) ?? SIZE);
    return await page.evaluate(play, id, STORY_MS);
  } catch (error) {
    const to = went.length > 0 ? `the page went to ${went.join(', ')}: ` : '';
    return `${to}${String(error)}`;
  } finally {
    page.off('framenavigated', note);
  }
}

/** Plays every story; returns the number of failures. */
async function inTurn(browser) {
  let failures = 0;
  let page;
  /** Closes the page outright: with unsaved input, navigating away would ask first. */
  const leave = async () => {
    await page?.close();
    page = undefined;
  };
  for (const [at, id] of stories().entries()) {
    if (at % STORIES_PER_PAGE === 0) await leave();
    page ??= await open(browser);
    const wrong = await outcomeOf(page, id);
    console.log(wrong ? `✗ ${id}: ${wrong.slice(0, 400)}` : `✓ ${id}`);
    if (!wrong) continue;
    failures += 1;
    // so that a failure does not affect the next story
    await leave();
  }
  return failures;
}

await build();
let server;
let browser;
try {
  server = await serveStories(folder, PORT);
  browser = await launchFirefox();
  const failures = await inTurn(browser);
  console.log(`${failures} stories fail in Firefox.`);
  if (failures > 0) process.exitCode = 1;
} finally {
  await browser?.close();
  if (server) await stopAll([server]);
  if (own) rmSync(own, { recursive: true, force: true });
}
