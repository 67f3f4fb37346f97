import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { signIn, type Role } from './signIn.ts';
import { IDENTITY_URL } from './system.ts';

interface Fixtures {
  /** Signs in on this test's page and opens the address. */
  readonly enter: (role: Role, path?: string) => Promise<void>;
  /** Refusals that the journey is about; the browser logs them. */
  readonly demandedStatuses: readonly number[];
  /** Fails the test when the page throws or logs an error or a warning. */
  readonly cleanConsole: undefined;
}

/** A status that the protocol itself demands is logged by the browser, not by us. */
const isDemanded = (text: string, statuses: readonly number[]) =>
  text.includes('Failed to load resource') &&
  // a journey that cuts the connection
  (text.includes('net::ERR_INTERNET_DISCONNECTED') ||
    statuses.some((status) => text.includes(` ${status} `)));

export const test = base.extend<Fixtures>({
  enter: async ({ page }, give) => {
    await give((role, path = '/') => signIn(page, IDENTITY_URL, role, path));
  },
  demandedStatuses: [[401, 404], { option: true }],
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

/** The rules that a colour scheme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Axe with every rule finds nothing, and nothing in the colours of dark either. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // a frame of another origin needs a page of its own for the findings to come together
    const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
    const { violations } = await (
      colorScheme === 'dark' ? axe.withRules(COLOUR_RULES) : axe
    ).analyze();
    expect(
      violations.map(({ id, nodes }) => ({
        id,
        colorScheme,
        at: nodes.map(({ target }) => target),
      })),
    ).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

export { expect };
