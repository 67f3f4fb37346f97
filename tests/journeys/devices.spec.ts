import { personOf, signIn } from '../support/signIn.ts';
import { accessTokenOf, statusAtGateway } from '../support/gateway.ts';
import { IDENTITY_URL } from '../support/system.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// these journeys sign in, sign out, and renew tokens
test.use({ ownSession: true });

const ORDER = '/en/cards/order-new/';

test(
  '[SCREEN-09] [SCREEN-12] a draft resumes on a second device, which signs out the first',
  { tag: '@full' },
  async ({ page, enter, browser }) => {
    // takes two sign-ins
    test.slow();
    await enter('administrator', ORDER);
    await page.getByLabel('First name').fill('Rosalind');
    const saved = page.waitForResponse((response) => response.url().includes('/drafts/order'));
    await page.getByLabel('City').fill('Amarillo');
    await saved;

    const token = await accessTokenOf(page);
    expect(await statusAtGateway(token)).toBe(200);

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signIn(other, IDENTITY_URL, 'administrator', ORDER);
    await expect(other.getByText('You have an unfinished draft')).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Resume draft' }).click();
    await expect(other.getByLabel('First name')).toHaveValue('Rosalind');
    await expect(other.getByLabel('City')).toHaveValue('Amarillo');
    await other.getByRole('button', { name: 'Cancel' }).click();
    await other.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(other.getByRole('heading', { name: 'Manage Cards' })).toBeVisible();

    await other.goto('/en/settings/my-settings/');
    const devices = other.getByRole('list', { name: 'Where you are signed in' });
    await expect(other.getByRole('list', { name: 'Security setup' })).toBeVisible();
    await expect(devices.getByText('This browser')).toHaveCount(1);
    await other.getByRole('button', { name: 'Sign out everywhere else' }).click();
    const proof = other.getByRole('dialog', { name: 'Sign out everywhere else?' });
    await expectAccessible(other);
    await proof.getByLabel('Current password').fill(personOf('administrator').password);
    await proof.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(other.getByText('You are signed out everywhere else.')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(other);
    await elsewhere.close();

    // the first session ended at the identity provider, so the gateway rejects its token
    await expect.poll(() => statusAtGateway(token), { timeout: 15_000 }).toBe(401);
    await page.goto('/en/cards/');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible({
      timeout: 20_000,
    });
  },
);
