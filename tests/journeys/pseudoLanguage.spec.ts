import type { Page, Request, Response } from '@playwright/test';
import { PATHS } from '../../apps/portal/src/addresses/paths.ts';
import { remoteAnswered, withConfig } from '../support/flags.ts';
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
/** Every screen with an address of its own. */
const AFTER_SIGN_IN = Object.values(PATHS).filter(
  (path) => !path.includes(':') && ![...BEFORE_SIGN_IN, ...ASIDE].some((aside) => aside === path),
);

/** Words of three letters and more; letters of the pseudo-language are none of these. */
const PLAIN_WORDS = /[A-Za-z][a-z]{2,}/g;

/** Words of dates that the browser itself puts together. */
const calendarWords = (['short', 'long'] as const).flatMap((style) => {
  const formatter = new Intl.DateTimeFormat('en-US', {
    weekday: style,
    month: style,
    timeZoneName: style,
  });
  // every month with every day of a week
  return Array.from({ length: 12 * 7 }, (_, at) =>
    formatter.format(new Date(2026, at % 12, 1 + at)),
  );
});
/** What react-aria says in the languages of its own; how a key and the language itself are called. */
const BORROWED = [
  'day month year Start Date End Date Calendar yyyy',
  'Increase Decrease DropZone',
  'Ctrl English',
];
/** Names of states and products stand next to the code that they are known by everywhere. */
const IS_REFERENCE = /\((?:[A-Z]{2}|\d{3})\)$/;

interface Sent {
  /** Words that the services sent, and so are no text of ours; grows while the page is used. */
  readonly words: ReadonlySet<string>;
  /** Until every call is answered and the words of its answer are known. */
  readonly allArrived: () => Promise<void>;
}

function watchSent(page: Page): Sent {
  const known = [...calendarWords, ...BORROWED];
  const words = new Set(known.flatMap((text) => text.match(PLAIN_WORDS) ?? []));
  const take = async (answer: Response) => {
    if (!answer.headers()['content-type']?.includes('json')) return;
    const body = await answer.text().catch(() => '');
    for (const word of body.match(PLAIN_WORDS) ?? []) words.add(word);
  };
  const underWay = new Map<Request, Promise<void>>();
  page.on('request', (request) => {
    // undefined where there was no answer, as when the page is left
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

/** What can be read on the page or is read aloud, piece by piece. */
const said = (page: Page) =>
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

/** Where a row of a list leads, by the path of the screen that it opens: `/cards/:cardId`. */
const links = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main a[href^="/en/"]')].map((link) =>
      (link.getAttribute('href') ?? '').replace(/[?#].*$/, ''),
    ),
  );

/** Texts that are neither in the language nor sent by a service. */
async function foreign(page: Page, { words, allArrived }: Sent): Promise<readonly string[]> {
  const pieces = await said(page);
  // an answer may be on the page a moment before its words are taken here
  await allArrived();
  return pieces.filter(
    (piece) =>
      !IS_REFERENCE.test(piece) &&
      (piece.match(PLAIN_WORDS) ?? []).some((word) => !words.has(word)),
  );
}

/** What is wrong with the screen in this language, at the width of a desk and of a phone. */
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

/** Until the screen has said what it has to say. */
async function settled(page: Page, { allArrived }: Sent) {
  // a panel hides the page behind it from who listens
  const panel = page.getByRole('dialog').getByRole('heading');
  await page.getByRole('heading', { level: 1 }).or(panel).first().waitFor();
  await allArrived();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Opens screens of the pseudo-language one after the other, and keeps what is wrong with each. */
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

test('no page before sign-in has a text that is not in a catalog, and each has room for longer words', async ({
  page,
}) => {
  const { faults, look } = await looker(page);
  for (const path of BEFORE_SIGN_IN) await look(`/en${path}`);
  expect(faults).toEqual({});
});

test(
  'no screen has a text that is not in a catalog, and each has room for longer words',
  { tag: '@full' },
  async ({ page, enter }) => {
    test.setTimeout(400_000);
    const answered = remoteAnswered(page);
    await enter('administrator');
    await answered;
    const { faults, look } = await looker(page);
    const waiting = AFTER_SIGN_IN.map((path) => `/en${path}`);
    const patterns = new Set(waiting);
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
