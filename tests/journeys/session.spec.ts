import { accessTokenOf, statusAtGateway } from '../support/gateway.ts';
import { codeFor, personOf } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import type { Route } from '@playwright/test';

// these journeys sign in, sign out, and renew tokens
test.use({ ownSession: true });

test('[SESS-21] a page elects a leader to renew tokens, but the sign-out page does not', async ({
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
  test('[STORE-14] [STORE-15] [STORE-16] [STORE-17] [STORE-18] [AUTH-31] stores each part under its own key, and opens the requested URL after sign-in', async ({
    page,
  }) => {
    const person = personOf('manager');
    await page.goto('/en/cards/?q=4821');
    await page.getByLabel('Username').fill(person.username);
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

  test(
    '[SCREEN-60] limits the Overview and cards to the chosen fleet until its filter is removed',
    { tag: '@full' },
    async ({ page, enter }) => {
      const all = page.waitForResponse(/\/cards\?/);
      await enter('administrator', '/en/cards/');
      expect(new URL((await all).url()).searchParams.get('fleetId')).toBeNull();
      const count = page.getByText(/^\d+ cards · /);
      await expect(count).toBeVisible();
      const every = Number.parseInt(await count.innerText(), 10);

      await page.goto('/en/settings/switch-group/');
      const choice = page.getByRole('list', { name: 'Fleets' }).getByRole('listitem').nth(1);
      const [fleet = ''] = (await choice.innerText()).split('\n');
      const ofFleet = page.waitForResponse(/\/dashboard\?.*fleetId=/);
      await choice.getByRole('button', { name: `Switch to ${fleet}` }).click();
      expect((await ofFleet).status()).toBe(200);
      await expect(page.getByRole('link', { name: 'Single fleet' })).toBeVisible();

      const cards = page.waitForResponse(/\/cards\?.*fleetId=/);
      await page.getByRole('link', { name: 'Cards', exact: true }).click();
      const { items }: { items: readonly { fleetId: string }[] } = await (await cards).json();
      expect(new Set(items.map(({ fleetId }) => fleetId)).size).toBe(1);
      const few = async () => Number.parseInt(await count.innerText(), 10);
      await expect.poll(few).toBeLessThan(every);
      expect(await few()).toBeGreaterThan(0);
      await page.getByRole('button', { name: new RegExp(`^Remove .*${fleet}`) }).click();
      await expect.poll(few).toBe(every);
      await page.getByRole('link', { name: 'My Account', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Single fleet' })).toBeHidden();
    },
  );

  test('[SESS-20] [SESS-22] [SESS-23] [SCREEN-59] [SCREEN-60] ends in every tab, and switches fleet and account', async ({
    page,
    context,
    enter,
  }) => {
    await enter('administrator', '/en/settings/switch-group/');
    const fleets = page.getByRole('list', { name: 'Fleets' });
    const words = await fleets.getByRole('listitem').nth(1).innerText();
    const fleet = words.split('\n')[0] ?? '';
    await page.getByRole('button', { name: `Switch to ${fleet}` }).click();
    await expect(page.getByRole('link', { name: 'Single fleet' })).toBeVisible();
    await page.goto('/en/settings/switch-account/');
    await page
      .getByRole('button', { name: /^Switch to / })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Single fleet' })).toBeHidden();

    // one account's filters do not apply to another
    await page.goto('/en/cards/?status=active');
    const filters = () => page.evaluate(() => sessionStorage.getItem('list-filters'));
    await expect.poll(filters).toContain('active');
    const switcher = page.getByRole('button', { name: /Account \d+ · / });
    const there = await switcher.innerText();
    await switcher.click();
    await page.getByRole('menuitemradio', { checked: false }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(switcher).not.toHaveText(there);
    expect(await filters()).toBeNull();
    await expect(page).toHaveURL(/\/en\/$/);

    await page.goto('/en/settings/my-settings/');
    await expect(page.getByText('You are signed in.')).toBeVisible();
    await context.clearCookies();
    await page.reload();
    await expect(page.getByText(/^The sign-in service does not show a session/)).toBeVisible();
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
    // a copy of the token no longer works
    await expect.poll(() => statusAtGateway(token), { timeout: 15_000 }).toBe(401);
    // only the portal's own data is left, nothing of the user
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

  test('[UI-21] [SESS-09] [ENT-08] shows contact info and is refetched only if useful', async ({
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
    const requests: string[] = [];
    page.on('request', (request) => {
      if (PROFILE.test(request.url())) requests.push(request.headers()['sysaccountid'] ?? '');
    });
    await page.route(PROFILE, fail);
    await enter('viewer', '/en/cards/');
    const banner = page.getByRole('alert').filter({ hasText: 'Your account could not be loaded' });
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/en\/help\/contact\/$/);
    expect(await keptError()).toBeNull();

    // the profile failed, but the session's account did not
    await page.unroute(PROFILE);
    const answered = page.waitForResponse(PROFILE);
    await look();
    const profile: { sysAccountId: string } = await (await answered).json();
    expect(new Set(requests)).toEqual(new Set([profile.sysAccountId]));
    const count = requests.length;
    await look();
    await page.evaluate(() => fetch('/config.json'));
    expect(requests).toHaveLength(count);

    // what is shown is cached, and the session's account has an error
    await page.route(ACCOUNTS, fail);
    await page.reload();
    await expect(banner).toBeVisible();
    expect(await keptError()).toBe('server.error');
    const whileFailing = requests.length;
    await look();
    await page.evaluate(() => fetch('/config.json'));
    expect(requests).toHaveLength(whileFailing);
  });
});
