import { accessTokenOf, statusAtGateway } from '../support/gateway.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import type { Page, Route } from '@playwright/test';

// the journeys sign in, out and renew
test.use({ ownSession: true });

interface KeptTokens {
  readonly accessLeft?: number;
  readonly idLeft?: number;
}

/** Puts tokens that end in so many seconds in place of the kept ones; a kind without a figure is not there. */
async function keepTokens(page: Page, { accessLeft, idLeft }: KeptTokens): Promise<void> {
  const issuer = `${IDENTITY_URL}/oauth2/forecourt`;
  const shared = { scopes: ['openid'], issuer, tokenUrl: `${issuer}/v1/token` };
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: 'somebody', iat: now };
  const tokens = {
    refreshToken: { ...shared, refreshToken: 'not-a-token', expiresAt: now + 86_400 },
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

/** The tab is hidden and seen again so many seconds later; nothing of it ran meanwhile. */
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

/** A renewal that begins does so at once; this much later there is none. */
const RENEWAL_MILLISECONDS = 5000;

/** The page with these tokens asks for others when its tab is seen again after so many seconds. */
async function renews(page: Page, kept: KeptTokens, seconds: number): Promise<boolean> {
  // the client of this page watches its tab as that of any other page does
  await page.goto('/en/unlock-account/');
  await expect(page.getByRole('heading', { name: 'Unlock your account' })).toBeVisible();
  await keepTokens(page, kept);
  const asked = page.waitForRequest(/\/v1\/token$/, { timeout: RENEWAL_MILLISECONDS });
  await leaveTab(page, seconds);
  return asked.then(
    () => true,
    () => false,
  );
}

test.describe('a tab that is seen again', () => {
  test.use({ demandedStatuses: [400, 401, 404] });

  test('[SESS-18] renews when its access token is over, and not when it was away for less', async ({
    page,
  }) => {
    expect(await renews(page, { accessLeft: 900, idLeft: 9999 }, 1800)).toBe(true);
    expect(await renews(page, { accessLeft: 900, idLeft: 9999 }, 1799)).toBe(false);
  });

  test('[SESS-19] goes by its ID token when it has no access token', async ({ page }) => {
    expect(await renews(page, { idLeft: 900 }, 1800)).toBe(true);
    expect(await renews(page, { idLeft: 9999 }, 1800)).toBe(false);
  });
});

const TOKEN_CALL = /\/v1\/token$/;

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
    shown.push(new URLSearchParams(route.request().postData() ?? '').get('refresh_token') ?? '');
    if (shown.length > 1) return then(route);
    await route.fetch();
    lost.push(route.request().url());
  });
  await letTokensRunOut(page);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => lost).toHaveLength(1);
  return shown;
}

test.describe('a page that is loaded anew in the middle of a renewal', () => {
  test('[SESS-08] shows its refresh token once more and keeps its session', async ({
    page,
    enter,
  }) => {
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
  });

  test.describe('too late', () => {
    test.use({ demandedStatuses: [400, 401] });

    test('[SESS-06] [SESS-08] ends with the banner, and asks no more', async ({ page, enter }) => {
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
    });
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
    shown.push(new URLSearchParams(route.request().postData() ?? '').get('refresh_token') ?? '');
    // the first renewal is not answered before the second has begun
    if (shown.length === 1) {
      await expect(async () => expect(await areTwoRenewing(one)).toBe(true)).toPass();
    }
    await route.continue();
  });
  // a page that is open would renew as soon as it hears of it, and be left in the middle of that
  await other.goto('about:blank');
  await one.goto('/config.json');
  await letTokensRunOut(one);
  await Promise.all([one, other].map((tab) => tab.goto('/en/cards/')));
  for (const tab of [one, other]) {
    await expect(tab.getByRole('heading', { name: 'Manage Cards' })).toBeVisible();
  }
  await context.unroute(TOKEN_CALL);
  return shown;
}

test('[SESS-08] [SESS-20] two pages that renew at once show each refresh token once, and both go on', async ({
  page,
  context,
  enter,
}) => {
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
});
