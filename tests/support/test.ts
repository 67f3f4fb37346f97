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
  /** Opens the address, on this test's page or another, where the role's person is signed in. */
  readonly enter: (role: Role, path?: string, on?: Page) => Promise<void>;
  /** Signs in through the screens, where the journey ends the session or renews its tokens. */
  readonly ownSession: boolean;
  /** Refusals that the journey is about; the browser logs them. */
  readonly demandedStatuses: readonly number[];
  /** Whether the browser has service workers: for each journey it is new, and fetches the shell twice. */
  readonly hasServiceWorker: boolean;
  /** Fails the test when the page throws or logs an error or a warning. */
  readonly cleanConsole: undefined;
  /** Attaches the picture, the calls and the servers' log of a journey that failed. */
  readonly evidence: undefined;
  /** A context of its own, for a journey that changes what a context keeps: its clock, size or workers. */
  readonly ownContext: boolean;
}

interface WorkerFixtures {
  readonly shared: SharedContext;
  readonly signedInRoles: SignedInRoles;
}

/** A status that the protocol itself demands is logged by the browser, not by us. */
const isDemanded = (text: string, statuses: readonly number[]) =>
  text.includes('Failed to load resource') &&
  // a journey that cuts the connection
  (text.includes('net::ERR_INTERNET_DISCONNECTED') ||
    statuses.some((status) => text.includes(` ${status} `)));

/** In `npm run test:full`, on the embedded database: which one answers changes no color. */
const looksAtColors =
  process.env['JOURNEYS_FULL'] === '1' && process.env['DATABASE_URL'] === undefined;
/** What a browser keeps of the portal matters most beside another release. */
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
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(error.message));
      page.on('console', (message) => {
        const isLoud = message.type() === 'error' || message.type() === 'warning';
        if (isLoud && !isDemanded(message.text(), demandedStatuses)) said.push(message.text());
      });
      await give(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** To collect the nodes that are in order as well takes three times as long as to look at them. */
const ONLY_VIOLATIONS: RunOptions = { resultTypes: ['violations'], reporter: 'no-passes' };

/** The rules that colors can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const WITHOUT_COLORS: RunOptions = {
  rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])),
};

/** Axe in a frame, once per document: reading its code takes longer than most pages. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axeSource);
  // the frames of payment providers are of other origins
  await frame.evaluate(`axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`);
}

async function expectNoViolations(page: Page, options: RunOptions): Promise<void> {
  await Promise.all(page.frames().map(bringAxe));
  const asked = JSON.stringify({ ...ONLY_VIOLATIONS, ...options });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${asked})`);
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) })),
  ).toEqual([]);
}

/**
 * Axe finds nothing on the page. The portal has no colors of its own, so the stories prove those of every
 * component; before a release they are looked at here too, in light and dark, where a text looks like
 * none before.
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
