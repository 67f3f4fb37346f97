import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './processes.mjs';

/** Headless Chromium: the same pages for half the CPU time. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';
const NAMES = [
  WITHOUT_WINDOWS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function findInstalled() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of NAMES) {
    const path = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
    if (path) return path;
  }
  return existsSync(MAC) ? MAC : null;
}

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * The path of a Chromium: the headless one (installed first if this is root on Debian), else
 * another that is installed, else Playwright's own. Sets CHROMIUM_PATH for later processes.
 */
export async function ensureChromium() {
  let path = findInstalled();
  if (isDebianRoot() && !process.env.CHROMIUM_PATH && !path?.endsWith(WITHOUT_WINDOWS)) {
    console.log('Installing Chromium…');
    const options = { stdio: 'ignore' };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', WITHOUT_WINDOWS], options);
    path = findInstalled();
  }
  if (!path) {
    console.log('Installing Playwright’s Chromium…');
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
    const { chromium } = await import('playwright');
    path = existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
  }
  if (!path) fail('No Chromium was found or could be installed; set CHROMIUM_PATH to one.');
  process.env.CHROMIUM_PATH = path;
  return path;
}

/** The options with which every script launches Chromium. */
export const launchOptions = () => ({
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-background-networking',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
});
