// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { DEFAULT_ALERT_TIMES } from '@forecourt/validation';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { RootRoute } from '../../app/RootRoute.tsx';
import { SettingsTab } from './SettingsTab.tsx';

it('[UI-19] asks before another tab loses settings that are not saved', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const router = createMemoryRouter([
    { Component: RootRoute, children: [{ path: '/', Component: SettingsTab }] },
  ]);
  let stored = { times: DEFAULT_ALERT_TIMES, version: 1 };
  const page = await openPart(
    <RouterProvider router={router} />,
    ['shared', 'cards', 'notifications'],
    {
      getAlertTimes: () => stored,
      getPush: () => ({ publicKey: null, endpoints: [], gone: [] }),
      listAlertMessages: () => ({ items: [], nextCursor: null, total: 0 }),
      putAlertTimes: ({ body }) => {
        stored = { times: body, version: 2 };
        return stored;
      },
    },
  );
  await page.untilSaid('Quiet hours');
  await page.press('input[role="switch"]');
  await act(async () => router.navigate('/?tab=history', { replace: true }));
  await page.untilSaid('Leave without saving?');
  expect(router.state.location.search).toBe('');
  await page.press('button', 'Keep editing');
  await page.press('button[type="submit"]');
  await page.untilSaid('Your settings were saved.');
  await act(async () => router.navigate('/?tab=history', { replace: true }));
  expect(router.state.location.search).toBe('?tab=history');
});
