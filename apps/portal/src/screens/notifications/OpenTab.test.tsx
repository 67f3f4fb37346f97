// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { samplePage } from '@forecourt/api-client/testing';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { SelectedContext } from '../../shell/account.ts';
import { openSelected } from '../../shell/account.test.fixtures.ts';
import { OpenTab } from './OpenTab.tsx';

it.each([[['exceptions']], [[]]])(
  '[SCREEN-36] [NAV-06] leads to the alerts of an account with the features %j only if it has them',
  async (features) => {
    const viewer = { ...openSelected.viewer, features: new Set(features) };
    const page = await openPart(
      <AppContext value={makeLiveApp()}>
        <SelectedContext value={{ ...openSelected, viewer }}>
          <RouterProvider router={createMemoryRouter([{ path: '*', Component: OpenTab }])} />
        </SelectedContext>
      </AppContext>,
      ['shared', 'signedIn', 'cards', 'notifications'],
      { searchNotifications: () => samplePage([]) },
    );
    await page.untilSaid('Nothing needs your attention');
    expect(page.said().includes('Choose your alerts')).toBe(features.length > 0);
  },
);
