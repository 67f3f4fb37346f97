import type { Page, Request, Response } from '@playwright/test';
import { PATHS } from '../../apps/portal/src/addresses/paths.ts';
import { remoteAnswered, withConfig } from '../support/flags.ts';
import { expectLoaded } from '../support/loaded.ts';
import { expect, test } from '../support/test.ts';

const ASIDE: readonly string[] = [PATHS.login, PATHS.logout, PATHS.agent];
const BEFORE_SIGN_IN = [
  PATHS.login,
  PATHS.register,
  PATHS.forgotUsername,
  PATHS.forgotPassword,
  PATHS.unlockAccount,
  PATHS.signInHelp,
];
/** Every screen with its own URL. */
const AFTER_SIGN_IN = Object.values(PATHS).filter(
  (path) => !path.includes(':') && ![...BEFORE_SIGN_IN, ...ASIDE].some((aside) => aside === path),
);

/** Words of three or more letters; the pseudo-language has no plain letters. */
const PLAIN_WORDS = /[A-Za-z][a-z]{2,}/g;

/** Words in dates that the browser formats. */
const calendarWords = (['short', 'long'] as const).flatMap((style) => {
  const formatter = new Intl.DateTimeFormat('en-US', {
    weekday: style,
    month: style,
    timeZoneName: style,
  });
  // every month and every weekday
  return Array.from({ length: 12 * 7 }, (_, at) =>
    formatter.format(new Date(2026, at % 12, 1 + at)),
  );
});
/** Text from react-aria's own translations, and the names of a key and of the language. */
const BORROWED = [
  'day month year hour minute Start Date End Date Calendar yyyy',
  'Increase Decrease DropZone',
  'Ctrl English',
];
/** Names of states and products are shown next to their standard codes. */
const IS_REFERENCE = /\((?:[A-Z]{2}|\d{3})\)$/;

interface Sent {
  /** Words sent by the services, which are not our text; grows as the page is used. */
  readonly words: ReadonlySet<string>;
  /** Resolves when every call has been answered and its words collected. */
  readonly allArrived: () => Promise<void>;
}

function watchSent(page: Page): Sent {
  const known = [...calendarWords, ...BORROWED];
  const words = new Set(known.flatMap((text) => text.match(PLAIN_WORDS) ?? []));
  const take = async (response: Response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    const body = await response.text().catch(() => '');
    for (const word of body.match(PLAIN_WORDS) ?? []) words.add(word);
  };
  const underWay = new Map<Request, Promise<void>>();
  page.on('request', (request) => {
    // undefined if there was no response, as when the page navigates away
    underWay.set(
      request,
      request.response().then(
        (answer) => (answer ? take(answer) : undefined),
        () => undefined,
      ),
    );
  });
  const allArrived = async () => {
    for (const [request, arrived] of underWay) {
      await arrived;
      underWay.delete(request);
    }
  };
  return { words, allArrived };
}

/** Every piece of text on the page that is visible or read by screen readers. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    const pieces: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const owner = walker.currentNode.parentElement;
      if (!owner?.checkVisibility() || owner.closest('script, style')) continue;
      pieces.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        if (element.checkVisibility()) pieces.push(element.getAttribute(name) ?? '');
      }
    }
    return pieces;
  });

const beyondTheEdge = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The linked URLs in the page's main area, such as a list's rows: `/cards/:cardId`. */
const links = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main a[href^="/en/"]')].map((link) =>
      (link.getAttribute('href') ?? '').replace(/[?#].*$/, ''),
    ),
  );

/** Texts that are neither in the pseudo-language nor sent by a service. */
async function foreign(page: Page, { words, allArrived }: Sent): Promise<readonly string[]> {
  const pieces = await textOf(page);
  // a response may be rendered just before its words are collected
  await allArrived();
  return pieces.filter(
    (piece) =>
      !IS_REFERENCE.test(piece) &&
      (piece.match(PLAIN_WORDS) ?? []).some((word) => !words.has(word)),
  );
}

/** Faults of the screen in this language, at desktop and phone width. */
async function faultsOf(page: Page, sent: Sent): Promise<readonly string[]> {
  const hard = await foreign(page, sent);
  const faults = [...new Set(hard)].map((piece) => `not in a catalog: ${piece.trim()}`);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const beyond = await beyondTheEdge(page);
    if (beyond > 0) faults.push(`${beyond} px wider than ${size.width}`);
  }
  return faults;
}

/** Waits until the screen has finished loading. */
async function settled(page: Page, { allArrived }: Sent) {
  // a panel hides the page behind it from assistive technology
  const panel = page.getByRole('dialog').getByRole('heading');
  await page.getByRole('heading', { level: 1 }).or(panel).first().waitFor();
  await allArrived();
  await expectLoaded(page);
}

/** Opens screens in the pseudo-language and collects the faults of each. */
async function looker(page: Page) {
  const sent = watchSent(page);
  const faults: Record<string, readonly string[]> = {};
  await withConfig(page, { pseudoLanguage: true });
  const look = async (path: string) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await settled(page, sent);
    const found = await faultsOf(page, sent);
    if (found.length > 0) faults[path] = found;
  };
  return { faults, look };
}

test('pages before sign-in have no hardcoded text and leave room for longer translations', async ({
  page,
}) => {
  const { faults, look } = await looker(page);
  for (const path of BEFORE_SIGN_IN) await look(`/en${path}`);
  expect(faults).toEqual({});
});

test(
  'screens have no hardcoded text and leave room for longer translations',
  { tag: '@full' },
  async ({ page, enter }) => {
    test.setTimeout(400_000);
    const answered = remoteAnswered(page);
    await enter('administrator');
    await answered;
    const { faults, look } = await looker(page);
    const waiting = AFTER_SIGN_IN.map((path) => `/en${path}`);
    // a link to signing out would end the session in the middle
    const patterns = new Set([...waiting, ...ASIDE.map((path) => `/en${path}`)]);
    for (let at = 0; at < waiting.length; at += 1) {
      await look(waiting[at] ?? '/en/');
      for (const address of await links(page)) {
        const pattern = address.replaceAll(/\/[^/]*\d[^/]*/g, '/:id');
        if (patterns.has(pattern)) continue;
        patterns.add(pattern);
        waiting.push(address);
      }
    }
    expect(faults).toEqual({});
  },
);
