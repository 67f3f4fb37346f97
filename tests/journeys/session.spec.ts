import { accessTokenOf, statusAtGateway } from '../support/gateway.ts';
import { codeFor, personOf } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import type { Page, Route } from '@playwright/test';

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

test('[SESS-21] a page elects a leader to renew tokens, and none where it renews none', async ({
  page,
  enter,
}) => {
  const elections: string[] = [];
  await page.exposeFunction('noteChannel', (path: string, name: string) => {
    if (name.endsWith('-election')) elections.push(path);
  });
  await page.addInitScript(() => {
    const Channel = BroadcastChannel;
    globalThis.BroadcastChannel = class extends Channel {
      constructor(name: string) {
        super(name);
        Reflect.apply(Reflect.get(globalThis, 'noteChannel'), null, [location.pathname, name]);
      }
    };
  });
  await enter('viewer', '/en/cards/');
  await page.goto('/en/cards/');
  await expect.poll(() => elections).toContain('/en/cards/');
  await page.goto('/en/logout/');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(elections).not.toContain('/en/logout/');
});

test.describe('the session', () => {
  test('[STORE-14] [STORE-15] [STORE-16] [STORE-17] [STORE-18] [AUTH-31] keeps each of its parts in its place, and opens the address that was asked for', async ({
    page,
  }) => {
    const person = personOf('manager');
    await page.goto('/en/cards/?q=4821');
    await page.getByLabel('User name').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    const since = Date.now() - 1000;
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const code = page.getByLabel('Verification code');
    await code.waitFor();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain(
      'okta-transaction-storage',
    );
    const local = await page.evaluate(() => Object.keys(localStorage));
    expect(local).toEqual(
      expect.arrayContaining([
        'okta-shared-transaction-storage',
        'okta-cache-storage',
        'okta-original-uri-storage',
      ]),
    );
    await code.fill(await codeFor(IDENTITY_URL, person.email, since));
    await page.waitForURL('**/en/cards/?q=4821');
    const keptUnder = (name: string) =>
      page.evaluate((key) => localStorage.getItem(key) ?? '{}', name);
    const tokens: unknown = JSON.parse(await keptUnder('okta-token-storage'));
    expect(tokens).toMatchObject({ accessToken: {}, idToken: {}, refreshToken: {} });
  });

  test('[SESS-20] [SESS-22] [SESS-23] [SCREEN-59] [SCREEN-60] shares its end with other tabs, and switches fleet and account', async ({
    page,
    context,
    enter,
  }) => {
    await enter('administrator', '/en/settings/switch-group/');
    const fleets = page.getByRole('list', { name: 'Fleets' });
    const words = await fleets.getByRole('listitem').nth(1).innerText();
    const fleet = words.split('\n')[0] ?? '';
    await page.getByRole('button', { name: `Switch to ${fleet}` }).click();
    await expect(page.getByRole('link', { name: 'One fleet only' })).toBeVisible();
    await page.goto('/en/settings/switch-account/');
    await page
      .getByRole('button', { name: /^Switch to / })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'One fleet only' })).toBeHidden();

    await page.goto('/en/settings/my-settings/');
    await expect(page.getByText('The sign-in service knows you as signed in.')).toBeVisible();
    await context.clearCookies();
    await page.reload();
    await expect(page.getByText(/^The sign-in service does not know of a session/)).toBeVisible();
    const token = await accessTokenOf(page);
    expect(await statusAtGateway(token)).toBe(200);

    const other = await context.newPage();
    await other.goto('/en/cards/');
    await expect(other.getByRole('heading', { name: 'Manage Cards' })).toBeVisible();
    await other.goto('/en/logout/');
    await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible({
      timeout: 20_000,
    });
    // a copy of the token is good for nothing
    await expect.poll(() => statusAtGateway(token), { timeout: 15_000 }).toBe(401);
    // what is left is the portal's own: nothing of the person
    const left = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name),
    );
    expect(left.filter((name) => name?.startsWith('answers'))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('okta-token-storage') ?? '{}')).toBe(
      '{}',
    );
  });
});

const fail = (route: Route) =>
  route.fulfill({
    status: 500,
    json: { errorCode: 'server.error', params: {}, fields: [], requestId: 'test' },
  });

test.describe('an account that cannot be loaded', () => {
  test.use({ demandedStatuses: [401, 404, 500] });

  test('[UI-21] [SESS-09] [ENT-08] says so with the way to a person, and is asked for again when that can help', async ({
    page,
    enter,
  }) => {
    const PROFILE = /\/businesses\/me$/;
    const ACCOUNTS = /\/businesses\/me\/accounts$/;
    const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const keptError = () =>
      page.evaluate(() => {
        const state: { account?: { err?: string } } = JSON.parse(
          localStorage.getItem('session-state') ?? '{}',
        );
        return state.account?.err ?? null;
      });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (PROFILE.test(request.url())) asked.push(request.headers()['sysaccountid'] ?? '');
    });
    await page.route(PROFILE, fail);
    await enter('viewer', '/en/cards/');
    const banner = page.getByRole('alert').filter({ hasText: 'Your account could not be loaded' });
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/en\/help\/contact\/$/);
    expect(await keptError()).toBeNull();

    // the profile failed and the account of the session did not
    await page.unroute(PROFILE);
    const answered = page.waitForResponse(PROFILE);
    await look();
    const profile: { sysAccountId: string } = await (await answered).json();
    expect(new Set(asked)).toEqual(new Set([profile.sysAccountId]));
    const count = asked.length;
    await look();
    await page.evaluate(() => fetch('/config.json'));
    expect(asked).toHaveLength(count);

    // what is shown is from before, and the account of the session has an error
    await page.route(ACCOUNTS, fail);
    await page.reload();
    await expect(banner).toBeVisible();
    expect(await keptError()).toBe('server.error');
    const whileFailing = asked.length;
    await look();
    await page.evaluate(() => fetch('/config.json'));
    expect(asked).toHaveLength(whileFailing);
  });
});
