import { accessTokenOf, statusAtGateway } from '../support/gateway.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import type { Page, Request, Route } from '@playwright/test';

// these journeys sign in, sign out, and renew tokens
test.use({ ownSession: true });

const TOKEN_CALL = /\/v1\/token$/;

interface KeptTokens {
  readonly refreshToken: string;
  readonly accessLeft?: number;
  readonly idLeft?: number;
}

/** Replaces the stored tokens by ones that expire in the given seconds; omits those without. */
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
    (stored) => localStorage.setItem('okta-token-storage', stored),
    JSON.stringify(tokens),
  );
}

/** Hides the tab and shows it again after the given seconds, during which none of its code runs. */
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

/** The refresh token in a token request. */
const refreshTokenOf = (call: Request) =>
  new URLSearchParams(call.postData() ?? '').get('refresh_token') ?? '';

interface Absence extends Omit<KeptTokens, 'refreshToken'> {
  readonly seconds: number;
}

/**
 * Leaves the tab once with each set of tokens. The last one renews, and does so as soon as the tab
 * is visible, so all renewals have been seen by then.
 */
async function shownAfter(page: Page, absences: Readonly<Record<string, Absence>>) {
  // the auth client on this page watches its tab like on any other
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

test.describe('a tab that becomes visible again', () => {
  test.use({ demandedStatuses: [400, 401, 404] });

  test('[SESS-18] renews an expired access token only after at least 1800 s away', async ({
    page,
  }) => {
    const shown = await shownAfter(page, {
      'away for less': { accessLeft: 900, idLeft: 9999, seconds: 1799 },
      'away for long': { accessLeft: 900, idLeft: 9999, seconds: 1800 },
    });
    expect(shown).toEqual(['away for long']);
  });

  test('[SESS-19] checks the ID token if there is no access token', async ({ page }) => {
    const shown = await shownAfter(page, {
      'ID token goes on': { idLeft: 9999, seconds: 1800 },
      'ID token is over': { idLeft: 900, seconds: 1800 },
    });
    expect(shown).toEqual(['ID token is over']);
  });
});

/** Expires the stored access and ID tokens, but not the refresh token. */
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

/** Drops the response to the first renewal, which did succeed; `then` handles later ones. */
async function loseRenewal(page: Page, then: (route: Route) => Promise<void>) {
  const shown: string[] = [];
  const lost: string[] = [];
  await page.route(TOKEN_CALL, async (route) => {
    shown.push(refreshTokenOf(route.request()));
    if (shown.length > 1) return then(route);
    await route.fetch();
    lost.push(route.request().url());
  });
  // otherwise the open page would renew on its own timer
  await page.goto('/config.json');
  await letTokensRunOut(page);
  await page.goto('/en/cards/', { waitUntil: 'commit' });
  await expect.poll(() => lost).toHaveLength(1);
  return shown;
}

test.describe('a page reloaded during a renewal', () => {
  test(
    '[SESS-08] sends its refresh token again and keeps its session',
    { tag: '@full' },
    async ({ page, enter }) => {
      await enter('viewer', '/en/cards/');
      const shown = await loseRenewal(page, (route) => route.continue());
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Manage Cards' })).toBeVisible();
      expect(shown).toEqual([shown[0], shown[0]]);
      const token = await accessTokenOf(page);
      expect(await statusAtGateway(token)).toBe(200);
      // and the next renewal continues from there
      await page.unroute(TOKEN_CALL);
      await letTokensRunOut(page);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Manage Cards' })).toBeVisible();
      expect(await accessTokenOf(page)).not.toBe(token);
    },
  );

  test.describe('whose refresh token is then refused', () => {
    test.use({ demandedStatuses: [400, 401] });

    test(
      '[SESS-06] [SESS-08] ends the session with the banner and stops retrying',
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

/** Whether one tab is renewing while another waits for the lock. */
const areTwoRenewing = (page: Page) =>
  page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.some(({ name }) => name === 'renewal of tokens');
  });

/** Opens both tabs with expired tokens; returns the refresh tokens that were used. */
async function renewInBoth(one: Page, other: Page): Promise<string[]> {
  const shown: string[] = [];
  const context = one.context();
  await context.route(TOKEN_CALL, async (route) => {
    shown.push(refreshTokenOf(route.request()));
    // delay the first renewal until the second has started
    if (shown.length === 1) {
      await expect(async () => expect(await areTwoRenewing(one)).toBe(true)).toPass();
    }
    await route.continue();
  });
  // an open page would start renewing and be interrupted by the navigation
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
  '[SESS-08] [SESS-20] two pages renewing simultaneously use each refresh token once and continue',
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
