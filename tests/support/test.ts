import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type BrowserContext, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { inOrder, looksOfTexts } from '../../.storybook/looksOfTexts.ts';
import { watchCalls } from './evidence.ts';
import { openSharedContext, type SharedContext } from './sharedContext.ts';
import { openSignedIn, signIn, type Role, type SignedInRoles } from './signIn.ts';
import { IDENTITY_URL } from './system.ts';

interface Fixtures {
  /** Opens the path on this test's page, or another, signed in with the role. */
  readonly enter: (role: Role, path?: string, on?: Page) => Promise<void>;
  /** Signs in through the screens, for journeys that end the session or renew its tokens. */
  readonly ownSession: boolean;
  /** Error statuses that the journey expects; the browser logs them. */
  readonly demandedStatuses: readonly number[];
  /** Whether service workers are on; for each journey, a new one fetches the app shell again. */
  readonly hasServiceWorker: boolean;
  /** Fails the test if the page throws or logs an error or a warning. */
  readonly cleanConsole: undefined;
  /** Attaches a screenshot, the calls, and the servers' log if a journey fails. */
  readonly evidence: undefined;
  /** A separate context, for a journey that changes its clock, viewport, or service workers. */
  readonly ownContext: boolean;
}

interface WorkerFixtures {
  readonly shared: SharedContext;
  readonly signedInRoles: SignedInRoles;
}

/** Expected error statuses are logged by the browser, not by our code. */
const isDemanded = (text: string, statuses: readonly number[]) =>
  text.includes('Failed to load resource') &&
  // for journeys that go offline
  (text.includes('net::ERR_INTERNET_DISCONNECTED') ||
    statuses.some((status) => text.includes(` ${status} `)));

/** In `npm run test:full` with the embedded database only: the database does not affect colors. */
const looksAtColors =
  process.env['JOURNEYS_FULL'] === '1' && process.env['DATABASE_URL'] === undefined;
/** What a browser caches of the portal matters most when it meets another release. */
const hasWorkers = process.env['LAST_RELEASE'] !== undefined;

async function prepare(context: BrowserContext, hasServiceWorker: boolean): Promise<void> {
  if (!hasServiceWorker) {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
    });
  }
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  shared: [
    async ({ browser }, give, { project }) => {
      const { contextOptions, actionTimeout, navigationTimeout } = project.use;
      const shared = await openSharedContext(browser, contextOptions ?? {});
      shared.context.setDefaultTimeout(actionTimeout ?? 0);
      shared.context.setDefaultNavigationTimeout(navigationTimeout ?? 0);
      await prepare(shared.context, hasWorkers);
      await give(shared);
      await shared.context.close();
    },
    { scope: 'worker' },
  ],
  ownContext: [false, { option: true }],
  context: async (
    { browser, shared, ownContext, hasServiceWorker, viewport, hasTouch },
    give,
    { project },
  ) => {
    if (!ownContext) {
      const isOther =
        hasServiceWorker !== hasWorkers ||
        hasTouch !== (project.use.hasTouch ?? false) ||
        viewport?.width !== project.use.viewport?.width;
      if (isOther) throw new Error('What this journey sets of its context needs ownContext: true.');
      await give(shared.context);
      await shared.empty();
      return;
    }
    const context = await browser.newContext();
    await prepare(context, hasServiceWorker);
    await give(context);
    await context.close();
  },
  signedInRoles: [
    // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read from its pattern
    async ({}, give) => give(new Map()),
    { scope: 'worker' },
  ],
  ownSession: [false, { option: true }],
  hasServiceWorker: [hasWorkers, { option: true }],
  enter: async ({ page, ownSession, signedInRoles }, give) => {
    await give((role, path = '/', on = page) =>
      ownSession
        ? signIn(on, IDENTITY_URL, role, path)
        : openSignedIn(on, role, path, signedInRoles),
    );
  },
  demandedStatuses: [[401, 404], { option: true }],
  evidence: [
    async ({ context, page }, give, info) => {
      const { tell, stop } = watchCalls(context);
      await give(undefined);
      stop();
      if (info.status === info.expectedStatus) return;
      await info.attach('evidence', { body: tell() });
      if (page.isClosed()) return;
      const path = info.outputPath('picture.png');
      await page.screenshot({ path });
      await info.attach('screenshot', { path });
    },
    { auto: true },
  ],
  cleanConsole: [
    async ({ page, demandedStatuses }, give) => {
      const lines: string[] = [];
      page.on('pageerror', (error) => lines.push(error.message));
      page.on('console', (message) => {
        const isLoud = message.type() === 'error' || message.type() === 'warning';
        if (isLoud && !isDemanded(message.text(), demandedStatuses)) lines.push(message.text());
      });
      await give(undefined);
      expect(lines).toEqual([]);
    },
    { auto: true },
  ],
});

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** Collecting passing nodes as well would take three times as long. */
const ONLY_VIOLATIONS: RunOptions = { resultTypes: ['violations'], reporter: 'no-passes' };

/** Rules that colors can violate. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const WITHOUT_COLORS: RunOptions = {
  rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])),
};

/** Loads axe into a frame, once per document: parsing it takes longer than checking most pages. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axeSource);
  // payment providers' frames have other origins
  await frame.evaluate(`axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`);
}

async function expectNoViolations(page: Page, options: RunOptions): Promise<void> {
  await Promise.all(page.frames().map(bringAxe));
  const axeOptions = JSON.stringify({ ...ONLY_VIOLATIONS, ...options });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${axeOptions})`);
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) })),
  ).toEqual([]);
}

/**
 * Checks that axe finds no violations. The portal has no colors of its own, so stories check those
 * of every component; before a release, colors are checked here too, in light and dark mode, if a
 * text has a style that was not checked before.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const looks = looksAtColors ? await page.evaluate(looksOfTexts) : [];
  if (looks.every((look) => inOrder.has(look))) return expectNoViolations(page, WITHOUT_COLORS);
  await expectNoViolations(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { runOnly: COLOR_RULES });
  await page.emulateMedia({ colorScheme: 'light' });
  for (const look of looks) inOrder.add(look);
}

export { expect };
