import { codeFor, personOf, signInHere } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// the journeys sign in, out and renew
test.use({ ownSession: true });

test('[NAV-48] [NAV-51] [I18N-03] [AUTH-08] [AUTH-09] [SCREEN-01] [SCREEN-63] a person signs in with a code and lands on the Overview', async ({
  page,
}) => {
  const { username, password, email } = personOf('administrator');
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/login\/$/);
  await expectAccessible(page);

  // one form, with the names that password managers go by
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
  // what is read while the browser is cleared is logged
  const configured = page.waitForResponse(/:fetch\b/);
  await enter('viewer');
  await (await configured).finished();
  await page.getByRole('button', { name: /Saga Lindqvist/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/en\/login\/$/);
  await expect(page.getByLabel('Username')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain('eyJ');
  await page.goto('/en/cards/');
  await expect(page).toHaveURL(/\/en\/login\//);
});

test.describe('with a clock of its own', () => {
  test.use({ ownContext: true });

  test(
    '[SESS-02] [SESS-06] [SESS-07] an expired session says so and goes to the sign-out page',
    { tag: '@full' },
    async ({ page, enter }) => {
      // a page that goes while it registers leaves the next one waiting, which is logged
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

test('[NAV-51] a deep link survives the sign-in', async ({ page, enter }) => {
  await enter('manager', '/en/cards/?status=ordered');
  await expect(page).toHaveURL(/\/en\/cards\/\?status=ordered$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Cards' })).toBeVisible();
});

test.describe('on a narrow page, with a connection that fails', () => {
  test.use({ ownContext: true, viewport: { width: 320, height: 640 } });

  test(
    '[AUTH-08] [AUTH-31] a sign-in goes on after the network dropped, and back and forward lead through its steps',
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

test.describe('somebody new', () => {
  test.use({ demandedStatuses: [401, 403, 404] });

  test(
    '[SCREEN-05] [SCREEN-64] a password that somebody else chose is replaced, and who has no account asks for one',
    { tag: '@full' },
    async ({ page }) => {
      const username = `newcomer${Date.now()}`;
      const email = `${username}@new.example`;
      const made = await fetch(`${IDENTITY_URL}/api/v1/users`, {
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
      expect(made.status).toBe(200);
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

test.describe('a page that is left alone', () => {
  test.use({ ownContext: true });

  test('[NAV-53] [SESS-24] [SESS-25] [SESS-29] a page that nobody touches counts down, can be kept, and then signs out', async ({
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
    '[SESS-24] a page that is opened again after nobody was there for too long is signed out too, and signing in leads back to it',
    { tag: '@full' },
    async ({ page, enter }) => {
      const AWAY_MILLISECONDS = 1801 * 1000;
      await enter('viewer', '/en/cards/');
      // closed, so that no page of the portal runs in the meantime
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
