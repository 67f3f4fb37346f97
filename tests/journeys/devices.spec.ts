import { signIn } from '../support/signIn.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const ORDER = '/en/cards/order-new/';

test('[SCREEN-12] [SESS-23] what was begun on one device is offered on another, which signs the first one out', async ({
  page,
  enter,
  browser,
}) => {
  // two people's worth of signing in
  test.slow();
  await enter('administrator', ORDER);
  await page.getByLabel('First name').fill('Rosalind');
  const kept = page.waitForResponse((answer) => answer.url().includes('/drafts/order'));
  await page.getByLabel('City').fill('Amarillo');
  await kept;

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, IDENTITY_URL, 'administrator', ORDER);
  await expect(other.getByText('You began this before')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Go on with it' }).click();
  await expect(other.getByLabel('First name')).toHaveValue('Rosalind');
  await expect(other.getByLabel('City')).toHaveValue('Amarillo');
  await other.getByRole('button', { name: 'Cancel' }).click();
  await other.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(other.getByRole('heading', { name: 'Manage Cards' })).toBeVisible();

  await other.goto('/en/settings/my-settings/');
  const devices = other.getByRole('list', { name: 'Where you are signed in' });
  await expect(other.getByRole('list', { name: 'Security set-up' })).toBeVisible();
  await expect(devices.getByText('This browser')).toHaveCount(1);
  await other.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(other.getByText('You are signed out everywhere else.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(other);
  await elsewhere.close();

  // the session of the first is over at the sign-in service
  await page.goto('/en/settings/my-settings/');
  await expect(page.getByText(/^The sign-in service does not know of a session/)).toBeVisible();
});
