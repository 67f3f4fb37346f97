import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test.ts';

/** Resets the welcome tour, as for a new user. */
async function forgetTour(page: Page): Promise<void> {
  const loaded = page.waitForRequest(/user\/profile\/properties$/);
  await page.reload();
  const request = await loaded;
  const { authorization = '' } = await request.allHeaders();
  await page.request.patch(request.url(), {
    headers: { authorization },
    data: { remove: ['welcomeTourSeenAt'] },
  });
}

test('[GW-140] sign-in help shows support hours and leads to recovery', async ({ page }) => {
  await page.goto('/en/login/');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Help with signing in' })).toBeVisible();
  await expect(page.getByText('8 AM to 5 PM ET')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'I forgot my password' }).click();
  await expect(page).toHaveURL(/forgot-password/);
});

test.describe('signed in', () => {
  test.use({ demandedStatuses: [401, 404, 503] });

  test('[SCREEN-50] [SCREEN-51] [SCREEN-61] [NAV-47] [MSG-68] help, contact, and feedback work, and the tour is shown only once', async ({
    page,
    enter,
  }) => {
    await enter('manager', '/en/help/');
    await expect(page.getByText(/Monday to Friday, 7 AM to 4 PM CT/)).toBeVisible();
    await page.getByRole('button', { name: 'A purchase was declined' }).click();
    await expect(page.getByRole('link', { name: 'View declined purchases' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Help', exact: true }).click();
    const items = page.getByRole('menuitem');
    await expect(items).toHaveText(['Contact Us', 'Live Help', 'Share Feedback']);
    await items.first().click();
    await expect(page.getByRole('link', { name: 'service@forecourt.example' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Share Feedback' }).click();
    await page.getByText('Well', { exact: true }).click();
    await page.getByRole('textbox', { name: /What should we know/ }).fill('The replay is great.');
    await page.route('**/user-feedback', (route) => route.fulfill({ status: 503, body: '{}' }), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText(/^Error submitting feedback/)).toBeVisible();
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Thank you. We read every word.')).toBeVisible();

    await forgetTour(page);
    await page.goto('/en/');
    const tour = page.getByRole('dialog', { name: 'Welcome to Forecourt' });
    await expect(tour).toBeVisible();
    await expectAccessible(page);
    const saved = page.waitForResponse(
      (response) =>
        response.request().method() === 'PATCH' && response.url().includes('/properties'),
    );
    await tour.getByRole('button', { name: 'Skip' }).click();
    await saved;
    const reloaded = page.waitForResponse(/user\/profile\/properties$/);
    await page.reload();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(tour).toBeHidden();
  });
});
