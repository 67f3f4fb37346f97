// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { refuse, SAMPLE_IDS, type FakeHandlers } from '@forecourt/api-client/testing';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import type { CatalogName } from '../../messages/catalogs.ts';
import GuestPage from './GuestPage.tsx';

const openGuestPage = (
  getMembership: NonNullable<FakeHandlers['getMembership']>,
  names: readonly CatalogName[] = ['joining'],
) =>
  openPart(
    <AppContext value={makeLiveApp()}>
      <GuestPage />
    </AppContext>,
    names,
    { getMembership },
  );
const request = { membershipId: SAMPLE_IDS.card, accountNumber: '0000000412' };

it.each([
  [{ accountCount: 0, lockedCount: 1 }, 'Your access is locked', false],
  [{ accountCount: 0, lockedCount: 0 }, 'Welcome, you are almost in', false],
  [{ accountCount: 1, lockedCount: 1 }, 'Welcome, you are almost in', true],
  // from the previous release
  [{ accountCount: 1 }, 'Welcome, you are almost in', true],
] as const)(
  '[SCREEN-64] [GW-63] [USER-13] someone with %j reads “%s”',
  async (counts, title, canOpen) => {
    const requestedAt = '2026-11-21T16:00:00Z';
    const decidedAt = '2026-11-21T17:00:00Z';
    const page = await openGuestPage(() => ({
      isKnown: true,
      ...counts,
      requests: [{ ...request, state: 'denied', requestedAt, decidedAt }],
    }));
    await page.untilSaid('Account 0000000412');
    expect(page.said()).toContain(title);
    expect(page.said().includes('Open the portal')).toBe(canOpen);
  },
);

it('[SCREEN-64] [USER-13] welcomes no one before it is known whether they are locked', async () => {
  let isDown = true;
  const page = await openGuestPage(
    () =>
      isDown
        ? refuse(500, 'server.error')
        : { isKnown: true, accountCount: 0, lockedCount: 1, requests: [] },
    ['shared', 'cards', 'joining'],
  );
  expect(page.said()).not.toContain('almost in');
  await page.untilSaid('Your access could not be loaded.');
  expect(page.said()).not.toContain('almost in');
  expect(page.said()).toContain('Sign out');
  isDown = false;
  await page.press('button', 'Try again');
  await page.untilSaid('Your access is locked');
});

it('[SCREEN-64] [GW-65] says when a request that no one answers expires', async () => {
  const page = await openGuestPage(() => ({
    isKnown: true,
    accountCount: 0,
    lockedCount: 0,
    requests: [
      { ...request, state: 'pending', requestedAt: '2024-11-01T16:00:00Z', decidedAt: null },
    ],
  }));
  await page.untilSaid('Account 0000000412');
  expect(page.said()).toMatch(/Requested Nov 1, 2024.* expires Dec 1, 2024/);
});
