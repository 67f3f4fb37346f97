import type { Page } from '@playwright/test';
import { remoteAnswered, withFlags } from '../support/flags.ts';
import { codeFor, personOf } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test(
  '[FLAG-01] [FLAG-09] [FLAG-16] flags decide how users sign in and whether they can register',
  { tag: '@full' },
  async ({ page }) => {
    const password = page.getByLabel('Password', { exact: true });
    const register = page.getByRole('link', { name: 'Register' });
    const former = page.getByRole('button', { name: 'Use the previous sign-in page' });
    await page.goto('/en/login/');
    await expect(password).toBeVisible();
    await expect(register).toBeVisible();
    await expect(former).toBeHidden();

    await withFlags(page, { accountActivation: false, legacyLogin: true });
    await page.goto('/en/register/');
    await expect(page).toHaveURL(/\/en\/login\/$/);
    await expect(former).toBeVisible();
    await expect(password).toBeVisible();
    await expect(register).toBeHidden();
    await expectAccessible(page);

    await withFlags(page, { signInWidget: false });
    await page.goto('/en/login/');
    const leave = page.getByRole('button', { name: 'Go to the sign-in page' });
    await expect(leave).toBeVisible();
    await expect(password).toBeHidden();
    await expectAccessible(page);
    await leave.click();
    await page.waitForURL((url) => url.href.startsWith(IDENTITY_URL));
    const person = personOf('viewer');
    await page.locator('input[name="identifier"]').fill(person.username);
    await page.locator('input[name="credentials.passcode"]').fill(person.password);
    const since = Date.now() - 1000;
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('input[name="credentials.passcode"]:not([type="password"])').waitFor();
    const code = await codeFor(IDENTITY_URL, person.email, since);
    await page.locator('input[name="credentials.passcode"]').fill(code);
    await page.locator('input[name="credentials.passcode"]').press('Enter');
    await expect(heading(page, 'Overview')).toBeVisible();
  },
);

const alternate = async (page: Page) => {
  await page.goto('/en/pay/');
  const form = await heading(page, 'Pay').boundingBox();
  const bills = await heading(page, 'Bills').boundingBox();
  return form !== null && bills !== null && form.x > bills.x + bills.width;
};
/** The provider's message about a Visa card with an incomplete security code. */
const saidOfVisa = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Card', { exact: true }).click();
  const card = page.frameLocator('iframe[title="Card details"]');
  await card.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242');
  await card.getByLabel('Expires (MM/YYYY)').fill('08/2031');
  await card.getByLabel('Security code').fill('12');
  await card.getByRole('button', { name: 'Use this card' }).click();
  return card.getByRole('alert');
};
const aboutCards = async (page: Page) => {
  await page.goto('/en/funds/');
  await page.getByRole('button', { name: 'Add payment method' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Details go only to the payment provider/)).toBeVisible();
  return dialog.getByText(/^Includes Visa/);
};

test(
  '[FLAG-12] [FLAG-17] [FLAG-23] [FLAG-25] [FLAG-26] flags decide what screens show',
  { tag: '@full' },
  async ({ page, enter }) => {
    const fees = heading(page, 'Fees so far this cycle');
    const message = page.getByText('Test message from the message center');
    const factors = heading(page, 'Security setup');
    const passcode = heading(page, 'Verbal passcode');
    const answered = remoteAnswered(page);
    await enter('administrator');
    await answered;
    await expect(fees).toBeVisible();
    await page.goto('/en/settings/my-settings/');
    await expect(factors).toBeVisible();
    await page.goto('/en/settings/notifications/');
    await expect(page.getByRole('tab', { name: 'Open' })).toBeVisible();
    await expect(message).toBeHidden();
    await expect(await aboutCards(page)).toBeHidden();
    await expect(await saidOfVisa(page)).toHaveText(/We do not accept Visa cards/);
    expect(await alternate(page)).toBe(false);

    await withFlags(page, {
      alternatePaymentDashboard: true,
      dashboardV1: true,
      messageCenterTest: true,
      twoFactorAuthentication: false,
      visaSupport: true,
    });
    await page.goto('/en/settings/my-settings/');
    await expect(passcode).toBeVisible();
    await expect(factors).toBeHidden();
    await page.goto('/en/settings/notifications/');
    await expect(message).toBeVisible();
    await expect(await aboutCards(page)).toBeVisible();
    await expect(await saidOfVisa(page)).toHaveText('Enter the security code.');
    expect(await alternate(page)).toBe(true);
    await expectAccessible(page);
    await page.goto('/');
    await expect(heading(page, 'Overview')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Spend/ }).first()).toBeVisible();
    await expect(fees).toBeHidden();
    await expectAccessible(page);
  },
);

test(
  '[FLAG-18] [FLAG-20] [FLAG-22] usage data needs consent, and debugging logs calls',
  { tag: '@full' },
  async ({ page, enter }) => {
    const events: string[] = [];
    const traced: string[] = [];
    await page.exposeFunction('tellScreen', (screen: string) => events.push(screen));
    await page.addInitScript(() => {
      window.addEventListener('forecourt:screen', (event) => {
        if (event instanceof CustomEvent)
          void Reflect.get(window, 'tellScreen')(event.detail.screen);
      });
    });
    page.on('console', (line) => {
      if (line.type() === 'debug') traced.push(line.text());
    });
    const question = page.getByText('Usage data', { exact: true });
    const answered = remoteAnswered(page);
    await enter('viewer');
    await answered;
    await expect(question).toBeHidden();
    expect(traced).toEqual([]);

    await withFlags(page, { analyticsCustomEvents: true, cookieConsent: true, debugging: true });
    await page.goto('/en/cards/?q=Rosa');
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => traced.some((line) => /^GET \/cards 200 \S+$/.test(line))).toBe(true);
    expect(traced.filter((line) => line.includes('Rosa'))).toEqual([]);
    expect(events).toEqual([]);
    await page.getByRole('button', { name: 'Allow usage data' }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => events).toEqual(['cards']);
    await page.goto('/en/drivers/');
    await expect.poll(() => events).toEqual(['cards', 'drivers']);
    await expect(question).toBeHidden();
  },
);

test(
  '[FLAG-14] [FLAG-19] [FLAG-24] [FLAG-27] flags decide which screens and actions are available',
  { tag: '@full' },
  async ({ page, enter }) => {
    const denied = page.getByRole('heading', { level: 1, name: /access/i });
    const answered = remoteAnswered(page);
    await enter('administrator', '/en/cardassignments/');
    await answered;
    await expect(heading(page, 'Card Assignments')).toBeVisible();
    await page.goto('/en/services/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Proximity' })).toBeVisible();
    await page.goto('/en/rewards/');
    await expect(page.getByRole('link', { name: 'Redeem points' })).toBeVisible();

    await withFlags(page, { cardholders: false, points: false, proximityMenu: false });
    await page.goto('/en/cardassignments/');
    await expect(denied).toBeVisible();
    await page.goto('/en/services/');
    await expect(page.getByRole('main').getByRole('link', { name: 'FleetDash' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Proximity' })).toBeHidden();
    await page.goto('/en/rewards/');
    await expect(heading(page, 'Rewards')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Redeem points' })).toBeHidden();
  },
);
