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
const temporaryFolder = process.env.STORYBOOK_BUILD
  ? null
  : mkdtempSync(join(tmpdir(), 'forecourt-stories-'));
const folder = process.env.STORYBOOK_BUILD ?? temporaryFolder;

async function build() {
  if (!temporaryFolder) return;
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
    let failure = '';
    const recordError = (error) => {
      failure ||= String(error?.message ?? error?.[0]?.message ?? error ?? 'failed');
    };
    const events = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
    const end = (text) => {
      for (const event of events) channel.off(event, recordError);
      channel.off('storyFinished', onFinished);
      resolve(text);
    };
    const onFinished = ({ storyId: id, status }) => {
      if (id === storyId) end(failure || (status === 'success' ? '' : status));
    };
    for (const event of events) channel.on(event, recordError);
    channel.on('storyFinished', onFinished);
    setTimeout(() => end(failure || 'was not finished in time'), patience);
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
async function viewportOf(storyId) {
  const { parameters, storyGlobals } = await window['__STORYBOOK_PREVIEW__'].loadStory({ storyId });
  const { styles } = parameters.viewport.options[storyGlobals.viewport?.value] ?? {};
  return styles && { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
}

/** Plays a story in a page; returns the error, or '' if there was none. */
async function outcomeOf(page, id) {
  const urls = [];
  const recordNavigation = (frame) => urls.push(frame.url());
  page.on('framenavigated', recordNavigation);
  try {
    await page.setViewport((await page.evaluate(viewportOf, id)) ?? SIZE);
    return await page.evaluate(play, id, STORY_MS);
  } catch (error) {
    const prefix = urls.length > 0 ? `the page went to ${urls.join(', ')}: ` : '';
    return `${prefix}${String(error)}`;
  } finally {
    page.off('framenavigated', recordNavigation);
  }
}

/** Plays every story; returns the number of failures. */
async function playAll(browser) {
  let failures = 0;
  let page;
  /** Closes the page outright: with unsaved input, navigating away would ask first. */
  const closePage = async () => {
    await page?.close();
    page = undefined;
  };
  for (const [index, id] of stories().entries()) {
    if (index % STORIES_PER_PAGE === 0) await closePage();
    page ??= await open(browser);
    const failure = await outcomeOf(page, id);
    console.log(failure ? `✗ ${id}: ${failure.slice(0, 400)}` : `✓ ${id}`);
    if (!failure) continue;
    failures += 1;
    // so that a failure does not affect the next story
    await closePage();
  }
  return failures;
}

await build();
let server;
let browser;
try {
  server = await serveStories(folder, PORT);
  browser = await launchFirefox();
  const failures = await playAll(browser);
  console.log(`${failures} stories fail in Firefox.`);
  if (failures > 0) process.exitCode = 1;
} finally {
  await browser?.close();
  if (server) await stopAll([server]);
  if (temporaryFolder) rmSync(temporaryFolder, { recursive: true, force: true });
}
