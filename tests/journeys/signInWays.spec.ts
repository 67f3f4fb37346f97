import type { Page } from '@playwright/test';
import { EVERY_WAY } from '../support/everyWay.ts';
import { withConfig } from '../support/flags.ts';
import { codeFor } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// the gateway does not know this issuer's users
test.use({ demandedStatuses: [401, 403, 404] });

const [KEYHOLDER, APPROVER] = EVERY_WAY.users;
type Person = (typeof EVERY_WAY.users)[number] | undefined;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the sign-in page of the all-options issuer, signed out, and submits the password. */
async function givePassword(page: Page, person: Person): Promise<number> {
  await page.goto('/en/login/');
  await page.getByLabel('Username').fill(person?.username ?? '');
  await page.getByLabel('Password', { exact: true }).fill(person?.password ?? '');
  const since = Date.now() - 1000;
  await button(page, 'Sign in').click();
  return since;
}

/** Signs in with the emailed code, up to the choice of authenticators to set up. */
async function toSetUp(page: Page, person: Person): Promise<void> {
  await withConfig(page, { issuers: { main: `${IDENTITY_URL}/oauth2/${EVERY_WAY.name}` } });
  const since = await givePassword(page, person);
  const code = page.getByLabel('Verification code');
  await code.waitFor();
  await code.fill(await codeFor(IDENTITY_URL, person?.email ?? '', since));
  await expect(page.getByRole('heading', { name: 'Set up another sign-in method' })).toBeVisible();
}

/** Signs in with another authenticator instead of the emailed code. */
async function proveBy(page: Page, person: Person, way: string): Promise<void> {
  await givePassword(page, person);
  await button(page, 'Try another way').click();
  await page.getByText(way).click();
  await button(page, 'Continue').click();
}

/** The authentication methods (`amr`) in the stored ID token. */
const provedBy = (page: Page) =>
  page.evaluate(() => {
    const { idToken }: { idToken?: { claims?: { amr?: string[] } } } = JSON.parse(
      localStorage.getItem('okta-token-storage') ?? '{}',
    );
    return idToken?.claims?.amr ?? [];
  });

/** Clears the sign-in from the browser; a security key keeps its credentials. */
async function forgetSignIn(page: Page): Promise<void> {
  await page.goto('/config.json');
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

test(
  '[AUTH-18] [AUTH-19] [AUTH-25] [SCREEN-14] a security key set up at sign-in proves the next one',
  { tag: '@full' },
  async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('WebAuthn.enable');
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'usb',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        // not touched yet
        automaticPresenceSimulation: false,
      },
    });
    const touches = (enabled: boolean) =>
      browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    const keys = async () =>
      (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials;

    await toSetUp(page, KEYHOLDER);
    await expectAccessible(page);
    await page.getByText('Security key or passkey').click();
    await button(page, 'Continue').click();
    await expect(
      page.getByRole('heading', { name: 'Set up a security key or passkey' }),
    ).toBeVisible();
    await expectAccessible(page);
    await touches(true);
    await button(page, 'Use your key').click();
    await expect.poll(async () => (await keys()).length).toBe(1);
    await expect(
      page.getByRole('heading', { name: 'Set up another sign-in method' }),
    ).toBeVisible();
    await expect(page.getByText('Security key or passkey')).toBeHidden();
    await button(page, 'Skip for now').click();
    await expect.poll(() => provedBy(page)).toContain('otp');

    await forgetSignIn(page);
    await proveBy(page, KEYHOLDER, 'Security key or passkey');
    await button(page, 'Use your key').click();
    await button(page, 'Skip for now').click();
    await expect.poll(() => provedBy(page)).toContain('hwk');
    expect((await keys())[0]?.signCount).toBeGreaterThan(1);

    // another person's key proves nothing
    await forgetSignIn(page);
    await browser.send('WebAuthn.clearCredentials', { authenticatorId });
    await proveBy(page, KEYHOLDER, 'Security key or passkey');
    await button(page, 'Use your key').click();
    await expect(page.getByText(/^The key did not respond/)).toBeVisible();
    expect(await provedBy(page)).toEqual([]);
  },
);

interface Waiting {
  readonly id: string;
  readonly choices: readonly string[];
}

/** Taps an answer in the demo's verify app, whose page lists pending requests. */
async function tap(tapped: string): Promise<void> {
  const response = await fetch(`${IDENTITY_URL}/demo/verify.json`);
  const { waiting }: { waiting: readonly Waiting[] } = await response.json();
  const url = `${IDENTITY_URL}/demo/verify/${waiting[0]?.id}/${tapped}`;
  await fetch(url, { method: 'POST', redirect: 'manual' });
}

test(
  '[AUTH-21] [AUTH-27] [AUTH-28] sign-in continues once the number is tapped in the verify app',
  { tag: '@full' },
  async ({ page }) => {
    await toSetUp(page, APPROVER);
    await page.getByText('Verify app').click();
    await button(page, 'Continue').click();
    await expect(page.getByText('Waiting for your answer in the app')).toBeVisible();
    await expectAccessible(page);
    await tap('approved');
    await expect(
      page.getByRole('heading', { name: 'Set up another sign-in method' }),
    ).toBeVisible();
    await button(page, 'Skip for now').click();
    await expect.poll(() => provedBy(page)).toContain('otp');

    await forgetSignIn(page);
    await proveBy(page, APPROVER, 'Request in the Verify app');
    const shown = page.getByText(/^Tap this number in the app: \d\d$/);
    await expect(shown).toBeVisible();
    await expectAccessible(page);
    const number = /\d\d$/.exec(await shown.innerText())?.[0] ?? '';
    await page.waitForResponse(/\/poll$/);
    await expect(shown).toBeVisible();
    await tap(number);
    await button(page, 'Skip for now').click();
    await expect.poll(() => provedBy(page)).toContain('swk');
  },
);

/** A step that is in no version of the protocol. */
const stepOf = (name: string, fields: readonly object[]) => ({
  version: '1.0.0',
  stateHandle: '02of-the-journey',
  expiresAt: '2099-01-01T00:00:00.000Z',
  intent: 'LOGIN',
  remediation: {
    type: 'array',
    value: [
      {
        rel: ['create-form'],
        name,
        href: `${IDENTITY_URL}/idp/idx/${name}`,
        method: 'POST',
        accepts: 'application/json; okta-version=1.0.0',
        value: [
          ...fields,
          { name: 'stateHandle', required: true, value: '02x', visible: false, mutable: false },
        ],
      },
    ],
  },
});
const DEPOTS = [
  { label: 'Plano', value: 'd1' },
  { label: 'Garland', value: 'd2' },
];
const CONFIRM_DEPOT = stepOf('confirm-depot', [
  { name: 'badge', label: 'Badge number', required: true },
  {
    name: 'depot',
    type: 'object',
    form: { value: [{ name: 'id', label: 'Home depot', required: true, options: DEPOTS }] },
  },
  { name: 'onShift', label: 'I am on shift', type: 'boolean' },
]);

test(
  '[AUTH-15] [AUTH-88] an unknown step becomes a form from its own description, even if empty',
  { tag: '@full' },
  async ({ page }) => {
    const answer = (body: object) => ({
      contentType: 'application/json; okta-version=1.0.0',
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
      body: JSON.stringify(body),
    });
    const sent: unknown[] = [];
    await page.route('**/idp/idx/identify', (route) => route.fulfill(answer(CONFIRM_DEPOT)));
    await page.route('**/idp/idx/confirm-depot', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill(answer(stepOf('read-notice', [])));
    });
    await givePassword(page, KEYHOLDER);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Continue').click();
    const badge = page.getByLabel('Badge number');
    await expect(badge).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
    await badge.fill('B-77');
    await page.getByRole('button', { name: /Home depot/ }).click();
    await page.getByRole('option', { name: 'Garland' }).click();
    await page.getByText('I am on shift').click();
    await button(page, 'Continue').click();
    await expect(badge).toBeHidden();
    expect(sent).toEqual([
      { badge: 'B-77', depot: { id: 'd2' }, onShift: true, stateHandle: '02x' },
    ]);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(button(page, 'Continue')).toBeEnabled();
  },
);
