import { codeFor, personOf, signInHere } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// these journeys sign in, sign out, and renew tokens
test.use({ ownSession: true });

test('[NAV-48] [NAV-51] [I18N-03] [AUTH-08] [AUTH-09] [SCREEN-01] [SCREEN-63] a person signs in with a code and lands on the Overview', async ({
  page,
}) => {
  const { username, password, email } = personOf('administrator');
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/login\/$/);
  await expectAccessible(page);

  // a single form, with the field names that password managers expect
  const form = page.locator('form').filter({ has: page.getByLabel('Username') });
  const named = async (label: string) => {
    const field = form.getByLabel(label, { exact: true });
    return [await field.getAttribute('name'), await field.getAttribute('autocomplete')];
  };
  expect(await named('Username')).toEqual(['username', 'username']);
  expect(await named('Password')).toEqual(['password', 'current-password']);

  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('Not-the-password-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Username and/or password not recognized')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(username);

  const since = Date.now() - 1000;
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const code = page.getByLabel('Verification code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.fill('000000');
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await expectAccessible(page);
  await code.fill(await codeFor(IDENTITY_URL, email, since));

  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/$/);
});

test('[SESS-10 to SESS-17] [SESS-32] [NAV-52] signing out clears the browser and leads to the sign-in page', async ({
  page,
  enter,
}) => {
  // finish first: a read while the browser is cleared would log an error
  const configured = page.waitForResponse(/:fetch\b/);
  await enter('viewer');
  await (await configured).finished();
  await page.getByRole('button', { name: /Saga Lindqvist/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/en\/login\/$/);
  await expect(page.getByLabel('Username')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('eyJ');
  await page.goto('/en/cards/');
  await expect(page).toHaveURL(/\/en\/login\//);
});

test.describe('with a fake clock', () => {
  test.use({ ownContext: true });

  test(
    '[SESS-02] [SESS-06] [SESS-07] an expired session shows the banner and signs out',
    { tag: '@full' },
    async ({ page, enter }) => {
      // a page left while registering makes the next one wait, which is logged
      const configured = page.waitForResponse(/namespaces/);
      await enter('viewer');
      await configured;
      await page.clock.install();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Overview', exact: true })).toBeVisible();
      await page.evaluate(() => localStorage.setItem('expireSession', 'expire'));
      await page.clock.runFor(2000);
      await expect(page.getByText('Session expired, please log in')).toBeVisible();
      await page.clock.runFor(6000);
      await expect(page).toHaveURL(/\/en\/log(out|in)\//);
    },
  );
});

test('[NAV-51] a deep link survives sign-in', async ({ page, enter }) => {
  await enter('manager', '/en/cards/?status=ordered');
  await expect(page).toHaveURL(/\/en\/cards\/\?status=ordered$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Cards' })).toBeVisible();
});

test.describe('on a narrow page, with a failing connection', () => {
  test.use({ ownContext: true, viewport: { width: 320, height: 640 } });

  test(
    '[AUTH-08] [AUTH-31] sign-in recovers from a network failure and supports Back and Forward',
    { tag: '@full' },
    async ({ page }) => {
      const { username, password, email } = personOf('viewer');
      await page.goto('/en/cards/?status=ordered');
      const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.route(`${IDENTITY_URL}/**`, (route) => route.abort('internetdisconnected'));
      await signIn.click();
      await expect(page.getByText(/^The sign-in service is not responding/)).toBeVisible();
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
      await page.unroute(`${IDENTITY_URL}/**`);
      await signIn.click();
      const code = page.getByLabel('Verification code');
      await expect(code).toBeVisible();
      await expectAccessible(page);
      const isWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(await isWide()).toBe(false);

      await page.goBack();
      await expect(signIn).toBeVisible();
      expect(await isWide()).toBe(false);
      await expect(page.getByLabel('Username')).toHaveValue(username);
      await page.goForward();
      await expect(signIn).toBeVisible();
      const since = Date.now() - 1000;
      await page.getByLabel('Password', { exact: true }).fill(password);
      await signIn.click();
      await expect(code).toBeVisible();
      await code.fill(await codeFor(IDENTITY_URL, email, since));
      await page.waitForURL('**/en/cards/?status=ordered');
    },
  );
});

test.describe('a new user', () => {
  test.use({ demandedStatuses: [401, 403, 404] });

  test(
    '[SCREEN-05] [SCREEN-64] must replace an assigned password, then sees the no-account page',
    { tag: '@full' },
    async ({ page }) => {
      const username = `newcomer${Date.now()}`;
      const email = `${username}@new.example`;
      const created = await fetch(`${IDENTITY_URL}/api/v1/users`, {
        method: 'POST',
        headers: {
          authorization: 'SSWS journeys-manage-people-with-this-token',
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          profile: { login: username, email, firstName: 'Noor', lastName: 'Hale' },
          credentials: { password: { value: 'Silver-Anchor-93' } },
        }),
      });
      expect(created.status).toBe(200);
      await page.goto('/en/login/');
      const since = Date.now() - 1000;
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password', { exact: true }).fill('Silver-Anchor-93');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByLabel('Verification code').fill(await codeFor(IDENTITY_URL, email, since));
      const next = page.getByLabel('New password', { exact: true });
      await next.fill('Silver-Anchor-93');
      await expectAccessible(page);
      await next.fill('Quiet-Harvest-58');
      await page.getByLabel('Confirm new password').fill('Quiet-Harvest-58');
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByRole('heading', { name: 'Welcome, you are almost in' })).toBeVisible();
      await expectAccessible(page);
    },
  );
});

test.describe('an idle page', () => {
  test.use({ ownContext: true });

  test('[NAV-53] [SESS-24] [SESS-25] [SESS-29] warns, lets the user stay, then signs out', async ({
    page,
    enter,
  }) => {
    await page.clock.install();
    const configured = page.waitForResponse(/:fetch\b/);
    await enter('manager');
    await (await configured).finished();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await page.clock.fastForward('29:30');
    const question = page.getByRole('alertdialog', { name: 'Are you still there?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(question).toBeHidden();
    await page.clock.fastForward('30:05');
    await expect(page).toHaveURL(/\/en\/login\/$/);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByText(/^You were signed out because you were inactive/)).toBeVisible();
  });

  test(
    '[SESS-24] reopened after the timeout is signed out, and sign-in returns to it',
    { tag: '@full' },
    async ({ page, enter }) => {
      const AWAY_MILLISECONDS = 1801 * 1000;
      await enter('viewer', '/en/cards/');
      // away from the portal, so that none of its code runs in the meantime
      await page.goto('/config.json');
      await page.evaluate((away) => {
        localStorage.setItem('last-sign-of-life', String(Date.now() - away));
      }, AWAY_MILLISECONDS);
      await page.goto('/en/cards/?status=ordered');
      await expect(page.getByText(/^You were signed out because you were inactive/)).toBeVisible();
      await signInHere(page, IDENTITY_URL, 'viewer');
      await expect(page.getByRole('heading', { name: 'Manage Cards' })).toBeVisible();
      await expect(page).toHaveURL(/\/en\/cards\/\?status=ordered$/);
    },
  );
});
