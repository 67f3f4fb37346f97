import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { fail } from '../../scripts/lib/processes.mjs';

const NAMES = ['firefox-esr', 'firefox'];

const onPath = () =>
  NAMES.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(
    Boolean,
  );

/** `FIREFOX_PATH`, or else an installed Firefox, or else Debian's package if root on Debian. */
function ensureFirefox() {
  const path = process.env.FIREFOX_PATH ?? onPath();
  if (path) return path;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Firefox…');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    const args = ['install', '-y', '--no-install-recommends', 'firefox-esr'];
    spawnSync('apt-get', args, { stdio: 'ignore' });
  }
  return onPath() ?? fail('No Firefox was found; install one or set FIREFOX_PATH.');
}

/** Launches a headless Firefox, driven by WebDriver BiDi. */
export const launchFirefox = (options = {}) =>
  launch({ browser: 'firefox', executablePath: ensureFirefox(), headless: true, ...options });

/**
 * Waits until a screen's title is shown. XPath by text: Firefox searches its accessibility tree so
 * slowly that a long list never finishes.
 */
export const waitForTitle = (page, title) =>
  page.waitForSelector(`::-p-xpath(//h1[normalize-space()="${title}"])`);
