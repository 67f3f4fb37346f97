import { accessTokenOf, statusAtGateway } from '../support/gateway.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import type { Page, Request, Route } from '@playwright/test';

// the journeys sign in, out and renew
test.use({ ownSession: true });

const TOKEN_CALL = /\/v1\/token$/;

interface KeptTokens {
  readonly refreshToken: string;
  readonly accessLeft?: number;
  readonly idLeft?: number;
}

/** Puts tokens that end in so many seconds in place of the kept ones; a kind without a figure is not there. */
async function keepTokens(
  page: Page,
  { refreshToken, accessLeft, idLeft }: KeptTokens,
): Promise<void> {
  const issuer = `${IDENTITY_URL}/oauth2/forecourt`;
  const shared = { scopes: ['openid'], issuer, tokenUrl: `${issuer}/v1/token` };
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: 'somebody', iat: now };
  const tokens = {
    refreshToken: { ...shared, refreshToken, expiresAt: now + 86_400 },
    ...(accessLeft !== undefined && {
      accessToken: {
        ...shared,
        accessToken: 'not-a-token',
        tokenType: 'Bearer',
        expiresAt: now + accessLeft,
        userinfoUrl: `${issuer}/v1/userinfo`,
        claims,
      },
    }),
    ...(idLeft !== undefined && {
      idToken: {
        ...shared,
        idToken: 'not-a-token',
        clientId: 'forecourt-portal',
        expiresAt: now + idLeft,
        claims,
      },
    }),
  };
  await page.evaluate(
    (kept) => localStorage.setItem('okta-token-storage', kept),
    JSON.stringify(tokens),
  );
}

/** The tab is hidden and seen again so many seconds later; nothing of it ran in the meantime. */
async function leaveTab(page: Page, seconds: number): Promise<void> {
  await page.evaluate((away) => {
    const clock = Date.now.bind(Date);
    for (const isHidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      if (!isHidden) Date.now = () => clock() + away * 1000;
      document.dispatchEvent(new Event('visibilitychange'));
    }
    Date.now = clock;
  }, seconds);
}

/** The refresh token that a call for new tokens shows. */
const refreshTokenOf = (call: Request) =>
  new URLSearchParams(call.postData() ?? '').get('refresh_token') ?? '';

interface Absence extends Omit<KeptTokens, 'refreshToken'> {
  readonly seconds: number;
}

/**
 * Leaves the tab once with each of these tokens. The last time it renews, and a renewal begins as soon as
 * the tab is seen: what was shown by then is all that was renewed.
 */
async function shownAfter(page: Page, absences: Readonly<Record<string, Absence>>) {
  // the client of this page watches its tab as that of any other page does
  await page.goto('/en/unlock-account/');
  await expect(page.getByRole('heading', { name: 'Unlock your account' })).toBeVisible();
  const shown: string[] = [];
  page.on('request', (call) => {
    if (TOKEN_CALL.test(call.url()) && call.method() === 'POST') shown.push(refreshTokenOf(call));
  });
  for (const [refreshToken, { seconds, ...left }] of Object.entries(absences)) {
    await keepTokens(page, { refreshToken, ...left });
    await leaveTab(page, seconds);
  }
  await expect.poll(() => shown).toContain(Object.keys(absences).at(-1));
  return shown;
}

test.describe('a tab that is seen again', () => {
  test.use({ demandedStatuses: [400, 401, 404] });

  test('[SESS-18] renews when its access token is over, and not when it was away for less', async ({
    page,
  }) => {
    const shown = await shownAfter(page, {
      'away for less': { accessLeft: 900, idLeft: 9999, seconds: 1799 },
      'away for long': { accessLeft: 900, idLeft: 9999, seconds: 1800 },
    });
    expect(shown).toEqual(['away for long']);
  });

  test('[SESS-19] goes by its ID token when it has no access token', async ({ page }) => {
    const shown = await shownAfter(page, {
      'ID token goes on': { idLeft: 9999, seconds: 1800 },
      'ID token is over': { idLeft: 900, seconds: 1800 },
    });
    expect(shown).toEqual(['ID token is over']);
  });
});

/** The kept access token has run out, and so has the ID token; the refresh token has not. */
const letTokensRunOut = (page: Page) =>
  page.evaluate(() => {
    const tokens: Record<string, { expiresAt: number }> = JSON.parse(
      localStorage.getItem('okta-token-storage') ?? '{}',
    );
    for (const kind of ['accessToken', 'idToken']) {
      const token = tokens[kind];
      if (token) token.expiresAt = Math.floor(Date.now() / 1000) - 60;
    }
    localStorage.setItem('okta-token-storage', JSON.stringify(tokens));
  });

/** Loses the answer to the first renewal, which the provider has made; later ones are answered by `then`. */
async function loseRenewal(page: Page, then: (route: Route) => Promise<void>) {
  const shown: string[] = [];
  const lost: string[] = [];
  await page.route(TOKEN_CALL, async (route) => {
    shown.push(refreshTokenOf(route.request()));
    if (shown.length > 1) return then(route);
    await route.fetch();
    lost.push(route.request().url());
  });
  // the page that was open would renew too, by its own clock
  await page.goto('/config.json');
  await letTokensRunOut(page);
  await page.goto('/en/cards/', { waitUntil: 'commit' });
  await expect.poll(() => lost).toHaveLength(1);
  return shown;
}

test.describe('a page that is loaded anew in the middle of a renewal', () => {
  test(
    '[SESS-08] shows its refresh token once more and keeps its session',
    { tag: '@full' },
    async ({ page, enter }) => {
      await enter('viewer', '/en/cards/');
      const shown = await loseRenewal(page, (route) => route.continue());
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Manage Cards' })).toBeVisible();
      expect(shown).toEqual([shown[0], shown[0]]);
      const token = await accessTokenOf(page);
      expect(await statusAtGateway(token)).toBe(200);
      // and the next renewal goes on from there
      await page.unroute(TOKEN_CALL);
      await letTokensRunOut(page);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Manage Cards' })).toBeVisible();
      expect(await accessTokenOf(page)).not.toBe(token);
    },
  );

  test.describe('too late', () => {
    test.use({ demandedStatuses: [400, 401] });

    test(
      '[SESS-06] [SESS-08] ends with the banner, and asks no more',
      { tag: '@full' },
      async ({ page, enter }) => {
        await enter('viewer', '/en/cards/');
        const shown = await loseRenewal(page, (route) =>
          route.fulfill({
            status: 400,
            headers: { 'access-control-allow-origin': new URL(page.url()).origin },
            json: {
              error: 'invalid_grant',
              error_description: 'The refresh token is invalid or expired.',
            },
          }),
        );
        await page.reload();
        await expect(page.getByText('Session expired, please log in')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible({
          timeout: 20_000,
        });
        expect(shown).toHaveLength(2);
      },
    );
  });
});

/** A tab renews, and another waits until it may. */
const areTwoRenewing = (page: Page) =>
  page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.some(({ name }) => name === 'renewal of tokens');
  });

/** Opens both tabs with tokens that ran out; what was shown to renew them. */
async function renewInBoth(one: Page, other: Page): Promise<string[]> {
  const shown: string[] = [];
  const context = one.context();
  await context.route(TOKEN_CALL, async (route) => {
    shown.push(refreshTokenOf(route.request()));
    // the first renewal is not answered before the second has begun
    if (shown.length === 1) {
      await expect(async () => expect(await areTwoRenewing(one)).toBe(true)).toPass();
    }
    await route.continue();
  });
  // a page that is open would renew as soon as it hears of it, and be left in the middle of that
  if (other.url() !== 'about:blank') await other.goto('about:blank');
  await one.goto('/config.json');
  await letTokensRunOut(one);
  await Promise.all([one, other].map((tab) => tab.goto('/en/cards/')));
  for (const tab of [one, other]) {
    await expect(tab.getByRole('heading', { name: 'Manage Cards' })).toBeVisible();
  }
  await context.unroute(TOKEN_CALL);
  return shown;
}

test(
  '[SESS-08] [SESS-20] two pages that renew at once show each refresh token once, and both go on',
  { tag: '@full' },
  async ({ page, context, enter }) => {
    await enter('viewer', '/en/cards/');
    const other = await context.newPage();
    const tokens = [await accessTokenOf(page)];
    const shown: string[] = [];
    for (const _ of ['at once', 'and once more']) {
      shown.push(...(await renewInBoth(page, other)));
      tokens.push(await accessTokenOf(other));
    }
    expect(shown).toHaveLength(2);
    expect(new Set(shown).size).toBe(2);
    expect(new Set(tokens).size).toBe(3);
    expect(await accessTokenOf(page)).toBe(tokens[2]);
    expect(await statusAtGateway(tokens[2] ?? '')).toBe(200);
  },
);
