// npm run visual [commit [word …]]: compares the stories of two commits, with one Chromium in one
// run; with words, only those whose id contains one of them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { fail, runOrFail, stopAll } from './lib/processes.mjs';
import { serveStories, storyUrl } from './lib/stories.mjs';

const [base = 'HEAD~1', ...words] = process.argv.slice(2);
const folder = inRoot('.visual');
const tree = `${folder}/tree`;
const PORTS = { before: 6126, after: 6127 };
const THEMES = ['light', 'dark'];

const runIn = (cwd, command, ...args) =>
  runOrFail(`${command} ${args.join(' ')}`, command, args, { cwd });
const buildStories = (cwd, side) =>
  runIn(cwd, 'storybook', 'build', '--quiet', '--output-dir', `${folder}/${side}`);

/** Checks the commit out into a worktree, installs its packages, and builds its stories. */
async function buildBase() {
  spawnSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await runIn(root, 'git', 'worktree', 'add', '--detach', tree, base);
  await runIn(tree, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
  await buildStories(tree, 'before');
}

const storiesOf = (side) => {
  const { entries } = JSON.parse(readFileSync(`${folder}/${side}/index.json`, 'utf8'));
  return Object.values(entries)
    .flatMap((entry) => (entry.type === 'story' ? [entry.id] : []))
    .filter((id) => words.length === 0 || words.some((word) => id.includes(word.toLowerCase())));
};

async function screenshot(page, side, id, theme) {
  await page.goto(storyUrl(PORTS[side], id, theme));
  await page.waitForSelector('body.sb-show-main');
  // the story's play function has ended, one way or another
  await page.waitForFunction(() =>
    ['finished', 'errored', 'aborted'].includes(
      window['__STORYBOOK_PREVIEW__']?.currentRender?.phase,
    ),
  );
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
}

/** Whether a story looks different now; if so, saves both screenshots. */
async function differs(page, id, theme) {
  const baseImage = await screenshot(page, 'before', id, theme);
  const currentImage = await screenshot(page, 'after', id, theme);
  if (baseImage.equals(currentImage)) return false;
  writeFileSync(`${folder}/${id}-${theme}-before.png`, baseImage);
  writeFileSync(`${folder}/${id}-${theme}-after.png`, currentImage);
  return true;
}

await ensureChromium();
await buildBase();
await buildStories(root, 'after');
const before = new Set(storiesOf('before'));
const after = storiesOf('after');
if (after.length === 0) fail(`No story's id holds ${words.join(' or ')}.`);
const servers = [];
let browser;
const differences = [];
try {
  for (const [side, port] of Object.entries(PORTS))
    servers.push(await serveStories(`${folder}/${side}`, port));
  browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({
    viewport: { width: 1024, height: 768 },
    reducedMotion: 'reduce',
  });
  for (const id of after.filter((story) => before.has(story)))
    for (const theme of THEMES)
      if (await differs(page, id, theme)) differences.push(`${id}-${theme}`);
} finally {
  await browser?.close();
  await stopAll(servers);
  spawnSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
}

const added = after.filter((story) => !before.has(story));
const rows = differences.map(
  (name) =>
    `<section><h2>${name}</h2><div><img src="${name}-before.png"><img src="${name}-after.png"><span><img src="${name}-before.png"><img src="${name}-after.png"></span></div></section>`,
);
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Differences</title><style>body{font:14px sans-serif}div{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}img{width:100%}span{display:grid}span img{grid-area:1/1}span img+img{mix-blend-mode:difference}</style><p>${differences.length} of ${after.length} stories differ from ${base}; new: ${added.join(', ') || 'none'}.</p>${rows.join('')}`,
);
console.log(
  `${after.length} stories: ${differences.length} pictures differ, ${added.length} stories are new: .visual/index.html`,
);
