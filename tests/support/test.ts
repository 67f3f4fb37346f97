import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { watchCalls } from './evidence.ts';
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
  readonly withoutServiceWorker: undefined;
  /** Fails the test when the page throws or logs an error or a warning. */
  readonly cleanConsole: undefined;
  /** Attaches the calls and the servers' log of a journey that failed. */
  readonly evidence: undefined;
  /** Closes the pages: one that still goes elsewhere would interrupt the emptying of its context. */
  readonly closed: undefined;
  /** For `npm run test:firm`: the pages have a fraction of the processor. */
  readonly slowed: undefined;
}

interface WorkerFixtures {
  readonly signedInRoles: SignedInRoles;
}

/** A status that the protocol itself demands is logged by the browser, not by us. */
const isDemanded = (text: string, statuses: readonly number[]) =>
  text.includes('Failed to load resource') &&
  // a journey that cuts the connection
  (text.includes('net::ERR_INTERNET_DISCONNECTED') ||
    statuses.some((status) => text.includes(` ${status} `)));

const PROCESSOR_SHARE = 4;
/** `npm run test:full` */
const isFull = process.env['JOURNEYS_FULL'] === '1';

export const test = base.extend<Fixtures, WorkerFixtures>({
  signedInRoles: [
    // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read from its pattern
    async ({}, give) => give(new Map()),
    { scope: 'worker' },
  ],
  ownSession: [false, { option: true }],
  hasServiceWorker: [isFull, { option: true }],
  withoutServiceWorker: [
    async ({ context, hasServiceWorker }, give) => {
      if (!hasServiceWorker) {
        await context.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
        });
      }
      await give(undefined);
    },
    { auto: true },
  ],
  enter: async ({ page, ownSession, signedInRoles }, give) => {
    await give((role, path = '/', on = page) =>
      ownSession
        ? signIn(on, IDENTITY_URL, role, path)
        : openSignedIn(on, role, path, signedInRoles),
    );
  },
  demandedStatuses: [[401, 404], { option: true }],
  evidence: [
    async ({ context }, give, info) => {
      const tell = watchCalls(context);
      await give(undefined);
      if (info.status !== info.expectedStatus) await info.attach('evidence', { body: tell() });
    },
    { auto: true },
  ],
  closed: [
    async ({ context }, give) => {
      await give(undefined);
      await Promise.all(context.pages().map((page) => page.close()));
    },
    { auto: true },
  ],
  slowed: [
    async ({ context }, give) => {
      const slow = async (page: Page) => {
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SHARE });
      };
      if (process.env['FIRM'] === '1') {
        context.on('page', (page) => void slow(page));
        await Promise.all(context.pages().map(slow));
      }
      await give(undefined);
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

async function expectNoViolations(page: Page, options: RunOptions): Promise<void> {
  const axe = new AxeBuilder({ page, axeSource })
    .options({ ...ONLY_VIOLATIONS, ...options })
    // a frame of another origin needs a page of its own for the findings to come together
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) })),
  ).toEqual([]);
}

/**
 * Axe finds nothing on the page. The portal has no colors of its own, so the stories prove those of every
 * component; before a release they are looked at here too, in light and dark.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!isFull) return expectNoViolations(page, WITHOUT_COLORS);
  await expectNoViolations(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { runOnly: COLOR_RULES });
  await page.emulateMedia({ colorScheme: 'light' });
}

export { expect };
